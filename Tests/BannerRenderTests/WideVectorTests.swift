import BannerKit
import BannerRender
import Foundation
import Testing

/// The vectors of «What a banner means», What real banners also need and Free scrolling: a spec with inputs as JSON, its
/// events and some states, which were not made by this program; `free/random.jsonl` has random ones.
@Suite("Wide vectors")
struct WideVectorTests {
    private static let folder = testsFolder.appendingPathComponent("Vectors")

    static let names = ["wide", "free"].flatMap { part in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)) ?? [])
            .filter { $0.hasSuffix(".json") }.map { "\(part)/\($0.dropLast(5))" }.sorted()
    }

    @Test func `the vectors are there`() {
        #expect(WideVectorTests.names.count == 15 + 17)
    }

    /// A vector and the banner that it describes.
    struct Vector {
        let fields: [String: Any]
        let banner: Banner

        init(_ name: String) throws {
            try self.init(Data(contentsOf: WideVectorTests.folder.appendingPathComponent("\(name).json")))
        }

        init(_ data: Data) throws {
            fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            var spec = try #require(fields["spec"] as? [String: Any])
            var scenario: [String: Any] = ["name": "vector", "duration": fields["duration"] as Any]
            for key in ["inputs", "viewport", "reducedMotion"] { scenario[key] = fields[key] }
            spec["scenarios"] = [scenario]
            banner = try read(
                String(decoding: try JSONSerialization.data(withJSONObject: spec), as: UTF8.self))
        }
    }

    @Test(arguments: names)
    func `each spec gives its events and its states`(name: String) throws {
        try check(Vector(name))
    }

    @Test func `random specs of free scrolling give those of an independent simulator`() throws {
        let text = try String(
            contentsOf: WideVectorTests.folder.appendingPathComponent("free/random.jsonl"), encoding: .utf8)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 60)
        for line in lines { try check(Vector(Data(line.utf8))) }
    }

    private func check(_ vector: Vector) throws {
        let name = vector.fields["name"] ?? ""
        let events = try VectorTests.play(vector.banner).split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
        let wanted = try #require(vector.fields["events"] as? [Any])
        #expect(VectorTests.agree(events, wanted), "\(name): \(events)")
        let schedule = Schedule(vector.banner, scenario: try #require(vector.banner.scenarios.first))
        for case let wanted as [String: Any] in vector.fields["states"] as? [Any] ?? [] {
            let time = Time.seconds(try #require(wanted["t"] as? NSNumber).doubleValue)
            let line = text { StateJSON(vector.banner).append(schedule.state(at: time), to: &$0) }
            let seen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            for (key, value) in wanted {
                let found = try #require(seen[key], "\(name): \(key) at \(time)")
                #expect(VectorTests.agree(found, value), "\(name): \(key): \(seen)")
            }
        }
    }
}

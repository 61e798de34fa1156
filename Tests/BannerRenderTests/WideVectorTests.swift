import BannerKit
import BannerRender
import Foundation
import Testing

/// The vectors of «What a banner means», What real banners also need and Free scrolling: a spec with inputs as JSON, its events and some
/// states, which were not made by this program.
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
    private struct Vector {
        let fields: [String: Any]
        let banner: Banner

        init(_ name: String) throws {
            let data = try Data(contentsOf: WideVectorTests.folder.appendingPathComponent("\(name).json"))
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
    func `each spec gives its events`(name: String) throws {
        let vector = try Vector(name)
        let seen = try VectorTests.play(vector.banner).split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
        let wanted = try #require(vector.fields["events"] as? [Any])
        #expect(VectorTests.agree(seen, wanted), "\(seen)")
    }

    @Test(arguments: names)
    func `each spec gives its states`(name: String) throws {
        let vector = try Vector(name)
        let schedule = Schedule(vector.banner, scenario: try #require(vector.banner.scenarios.first))
        for case let wanted as [String: Any] in vector.fields["states"] as? [Any] ?? [] {
            let time = Time.seconds(try #require(wanted["t"] as? NSNumber).doubleValue)
            let line = text { StateJSON(vector.banner).append(schedule.state(at: time), to: &$0) }
            let seen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            for (key, value) in wanted {
                #expect(VectorTests.agree(try #require(seen[key], "\(key) at \(time)"), value), "\(key): \(seen)")
            }
        }
    }
}

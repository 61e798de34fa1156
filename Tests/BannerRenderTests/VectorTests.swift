import BannerKit
import BannerRender
import Foundation
import Testing

/// Banner files with the exact events that are expected; the expected events were not made by this
/// program.
///
/// `NAME.banner.yaml` has one scenario and `NAME.ndjson` its events, all kinds except `focus` and
/// `indicator`. `random.jsonl` contains banners with random loops, policies, inputs and durations,
/// played by an independent simulator written from the definition alone.
@Suite("Vectors")
struct VectorTests {
    private static let folder = testsFolder.appendingPathComponent("Vectors")
    private static let kinds = Banner.Event.Kinds.all.subtracting([.focus, .indicator])

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".ndjson") }.map { String($0.dropLast(7)) }.sorted()

    @Test func `the vectors are there`() {
        #expect(VectorTests.names.count == 25)
    }

    @Test(arguments: names)
    func `each spec gives its events, letter by letter`(name: String) throws {
        let spec = try String(
            contentsOf: VectorTests.folder.appendingPathComponent("\(name).banner.yaml"),
            encoding: .utf8)
        let events = try String(
            contentsOf: VectorTests.folder.appendingPathComponent("\(name).ndjson"), encoding: .utf8
        )
        #expect(try VectorTests.play(spec) == events)
    }

    @Test func `random specs give the events of an independent simulator`() throws {
        let lines = try String(
            contentsOf: VectorTests.folder.appendingPathComponent("random.jsonl"), encoding: .utf8)
        #expect(lines.split(separator: "\n").count == 110)
        for line in lines.split(separator: "\n") {
            let vector = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            var spec = try #require(vector["spec"] as? [String: Any])
            spec["scenarios"] = [
                ["name": "vector", "duration": vector["duration"], "inputs": vector["inputs"]]
            ]
            let text = String(
                decoding: try JSONSerialization.data(withJSONObject: spec), as: UTF8.self)
            let seen = try VectorTests.play(text).split(separator: "\n").map { line in
                try JSONSerialization.jsonObject(with: Data(line.utf8))
            }
            let wanted = try #require(vector["events"] as? [Any])
            try #require(wanted.count >= 2, "no events but `start` and `end`")
            #expect(VectorTests.agree(seen, wanted), "\(vector["name"] ?? ""): \(seen)")
        }
    }

    /// The events of a file's first scenario as NDJSON.
    private static func play(_ spec: String) throws -> String {
        try play(read(spec))
    }

    /// The same for a banner.
    static func play(_ banner: Banner) throws -> String {
        let scenario = try #require(banner.scenarios.first)
        let writer = TimelineWriter(banner.fitted(), format: .ndjson, duration: scenario.duration)
        return text { bytes in
            for event in Schedule(banner, scenario: scenario).events(
                upTo: scenario.duration, kinds: kinds)
            {
                writer.append(event, to: &bytes)
            }
        }
    }

    /// Whether two JSON values are equal, with numbers within 1e−6.
    static func agree(_ a: Any, _ b: Any) -> Bool {
        switch (a, b) {
        case (let a as [Any], let b as [Any]):
            a.count == b.count && zip(a, b).allSatisfy { agree($0, $1) }
        case (let a as [String: Any], let b as [String: Any]):
            a.count == b.count
                && a.allSatisfy { key, value in b[key].map { agree(value, $0) } ?? false }
        case (let a as String, let b as String): a == b
        case (let a as NSNumber, let b as NSNumber): abs(a.doubleValue - b.doubleValue) <= 1e-6
        default: false
        }
    }
}

import BannerCalendar
import BannerKit
import BannerRender
import Foundation
import Testing

/// The vectors of «What a banner means», What real banners also need, Free scrolling, Drift,
/// Rotation, and what viewers do (Play and pause, The end, Release, Order): a spec with inputs as JSON, its events and some states, and what a summary reports, which were
/// not made by this program; `free/random.jsonl` has random ones.
@Suite("Wide vectors")
struct WideVectorTests {
    private static let folder = testsFolder.appendingPathComponent("Vectors")

    static let names = ["wide", "free", "rotation", "viewer", "drift"].flatMap { part in
        ((try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(part).path)) ?? [])
            .filter { $0.hasSuffix(".json") }.map { "\(part)/\($0.dropLast(5))" }.sorted()
    }

    @Test func `the vectors are there`() {
        #expect(WideVectorTests.names.count == 15 + 17 + 16 + 50 + 16)
    }

    /// A vector and the banner that it describes.
    struct Vector {
        let fields: [String: Any]
        let banner: Banner
        let scenario: Banner.Scenario
        /// The sets from the vector's date on, in UTC.
        let sets: SetTimeline?

        var schedule: Schedule {
            Schedule(banner, viewer: Banner.Viewer(), scenario: scenario, sets: sets)
        }

        init(_ name: String) throws {
            try self.init(
                Data(contentsOf: WideVectorTests.folder.appendingPathComponent("\(name).json")))
        }

        init(_ data: Data) throws {
            fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            var spec = try #require(fields["spec"] as? [String: Any])
            var scenario: [String: Any] = ["name": "vector", "duration": fields["duration"] as Any]
            for key in ["inputs", "viewport", "reducedMotion", "start", "seed"] {
                scenario[key] = fields[key]
            }
            spec["scenarios"] = [scenario]
            banner = try read(
                String(decoding: try JSONSerialization.data(withJSONObject: spec), as: UTF8.self))
            let played = try #require(banner.scenarios.first)
            self.scenario = played
            sets = played.start.flatMap { [banner] in
                banner.sets(from: $0, in: .utc, upTo: played.duration)
            }
        }

        /// What the clock shows at a time.
        var local: (@Sendable (Time) -> String)? {
            scenario.start.map { Zone.utc.clock(from: $0.instant(in: .utc)) }
        }
    }

    @Test(arguments: names)
    func `each spec gives its events and its states`(name: String) throws {
        try check(Vector(name))
    }

    @Test func `random specs of free scrolling give those of an independent simulator`() throws {
        let text = try String(
            contentsOf: WideVectorTests.folder.appendingPathComponent("free/random.jsonl"),
            encoding: .utf8)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 60)
        for line in lines { try check(Vector(Data(line.utf8))) }
    }

    private func check(_ vector: Vector) throws {
        let name = vector.fields["name"] ?? ""
        let json = EventJSON(vector.banner, local: vector.local)
        let lines = text { bytes in
            let kinds = Banner.Event.Kinds.all.subtracting([.focus, .indicator])
            for event in vector.schedule.events(upTo: vector.scenario.duration, kinds: kinds) {
                json.append(event, to: &bytes)
            }
        }
        let events = try lines.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8))
        }
        let wanted = try #require(vector.fields["events"] as? [Any])
        #expect(VectorTests.agree(events, wanted), "\(name): \(events)")
        let schedule = vector.schedule
        for case let wanted as [String: Any] in vector.fields["states"] as? [Any] ?? [] {
            let time = Time.seconds(try #require(wanted["t"] as? NSNumber).doubleValue)
            let line = text { StateJSON(vector.banner).append(schedule.state(at: time), to: &$0) }
            let seen = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            for (key, value) in wanted {
                let found = try #require(seen[key], "\(name): \(key) at \(time)")
                #expect(VectorTests.agree(found, value), "\(name): \(key): \(seen)")
            }
        }
    }

    @Test(arguments: names.filter { $0.hasPrefix("rotation/") || $0.hasPrefix("drift/") })
    func `each spec gives its report, for up to a year without its inputs as well`(name: String)
        throws
    {
        let vector = try Vector(name)
        func expect(_ wanted: Any?, _ schedule: Schedule, _ end: Time) throws {
            let line = text { SummaryText(vector.banner, schedule, upTo: end).appendJSON(to: &$0) }
            var seen = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let keys: Set = ["item", "showings", "seconds", "weight", "turns", "expected"]
            let items = seen["items"] as? [[String: Any]] ?? []
            seen = seen.filter { ["changes", "cycle"].contains($0.key) }
            seen["items"] = items.map { $0.filter { keys.contains($0.key) } }
            #expect(VectorTests.agree(seen, try #require(wanted)), "\(line)")
        }
        try expect(vector.fields["report"], vector.schedule, vector.scenario.duration)
        guard let far = vector.fields["far"] as? [String: Any] else { return }
        let hours = try #require((far["for"] as? String).flatMap { Int64($0.dropLast()) })
        try expect(far["report"], Schedule(vector.banner), .seconds(hours * 3600))
    }
}

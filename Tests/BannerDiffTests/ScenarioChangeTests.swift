import BannerKit
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `Scenarios before and after` {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        let banners = try [old, new].map { text in
            let file = SourceFile(
                name: "test.banner.yaml", bytes: Array("items: [a, b, c]\n\(text)".utf8))
            return try #require(BannerFile.read(file).banner)
        }
        return ScenarioChange.all(from: banners[0], to: banners[1], DiffPlay(horizon: .zero)).map {
            scenario in
            let words = [scenario.outcomes.before, scenario.outcomes.after].map { outcome in
                outcome.map { "\($0.isPassed ? "passes" : "fails") \($0.changes)" } ?? "-"
            }
            let name = (scenario.oldName.map { "\($0)>" } ?? "") + scenario.name
            return "\(name): \(words.joined(separator: " > "))\(scenario.isChanged ? "" : " =")"
        }
    }

    @Test func `are matched by name, then by content`() throws {
        let old = """
            timer: 1s
            scenarios:
              - { name: kept, duration: 3.5s, expect: [{ changes: 3 }] }
              - { name: old, duration: 2.5s }
              - { name: gone, duration: 4.5s }
            """
        let new = """
            timer: 1s
            scenarios:
              - { name: renamed, duration: 2.5s }
              - { name: kept, duration: 3.5s, expect: [{ changes: 4 }] }
              - { name: new, duration: 1.5s }
            """
        #expect(
            try changes(old, new) == [
                "old>renamed: passes 2 > passes 2 =", "kept: passes 3 > fails 3",
                "new: - > passes 1",
                "gone: passes 4 > -",
            ])
    }

    @Test func `differ also where only the times do`() throws {
        let scenario = "scenarios: [{ name: s, duration: 2.9s, expect: [{ changes: 2 }] }]"
        #expect(
            try changes("timer: 1s\n\(scenario)", "timer: 1.2s\n\(scenario)") == [
                "s: passes 2 > passes 2"
            ])
    }

    /// A finger by 110 points: content that snaps goes to page 1, free content rests where it is,
    /// on page 1 as well.
    @Test func `differ where only the place does at which content rests`() throws {
        let rest = """
            layout: { cellWidthMultiplier: 0.5, align: start }
            scenarios: [{ name: s, duration: 3s, inputs: [{ at: 1s, drag: { by: -110, over: 1s, velocity: 0 } }], \
            expect: [{ at: 3s, page: 1 }] }]
            """
        #expect(
            try changes(
                "paging: { loop: none }\n\(rest)", "paging: { loop: none, snap: none }\n\(rest)")
                == [
                    "s: passes 1 > passes 1"
                ])
    }

    /// Two timers of a microsecond, 2 · 10¹⁰ times: nobody compares all of that.
    @Test func `are counted, not played to their end`() throws {
        let scenario = "transition: 0s\nscenarios: [{ name: s, duration: 24h }]"
        let changed = try changes(
            "timer: { interval: 0.000001, cycles: 1000000 }\n\(scenario)",
            "timer: { interval: 0.000001, cycles: 999999 }\n\(scenario)")
        #expect(changed == ["s: passes 2999999 > passes 2999996"])
    }
}

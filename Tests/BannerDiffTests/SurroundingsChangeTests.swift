import BannerKit
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `Other windows and less motion` {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        let banners = try [old, new].map { text in
            let file = SourceFile(name: "test.banner.yaml", bytes: Array("items: [a, b, c]\n\(text)".utf8))
            return try #require(BannerFile.read(file).banner)
        }
        let play = DiffPlay(horizon: .seconds(60))
        return SurroundingsChange.all(from: banners[0], to: banners[1], play).map { change in
            let sides = [change.facts.before, change.facts.after].map { "\($0.changes) \($0.failing)" }
            return "\(change.place): \(sides.joined(separator: " > "))"
        }
    }

    private let scenario = """
        scenarios:
          - name: a short drag
            duration: 3s
            inputs: [{ at: 1s, drag: { by: -100, velocity: 0 } }]
            expect: [{ at: 2s, page: b }]
        """

    @Test func `are silent where the change does the same everywhere`() throws {
        #expect(try changes("timer: 2s", "timer: 3s").isEmpty)
        #expect(
            try changes(
                "timer: 2s\nbreakpoints: [{ minWidth: 600, focus: 1.1 }]",
                "timer: 3s\nbreakpoints: [{ minWidth: 600, focus: 1.1 }]"
            ).isEmpty)
    }

    @Test func `say at which width a scenario fails that passed`() throws {
        let breakpoints = { (part: String) in
            "layout: { cellWidthMultiplier: 0.2 }\nbreakpoints: [{ minWidth: 1000, layout: { cellWidthMultiplier: \(part) } }]\n"
        }
        #expect(
            try changes(breakpoints("0.1") + scenario, breakpoints("1") + scenario) == [
                #"width(1000.0): 0 [] > 0 ["a short drag"]"#
            ])
    }

    @Test func `say what a timer that is kept does with reduced motion`() throws {
        #expect(
            try changes("timer: 2s", "timer: { interval: 2s, whenReduced: keep }") == [
                "reducedMotion: 0 [] > 30 []"
            ])
    }
}

import BannerDiagnostics
import BannerKit
import BannerTree
import Testing

@testable import BannerLanguage
@testable import BannerMeant
@testable import BannerYAML

@Suite struct `A reading without guesses` {
    static let texts: [(text: String, help: String)] = [
        ("timer: 2 sec", "write a number and a unit, such as `2s`, `300ms`, `1.5s`, `2m` or `1m30s`"),
        ("paging: { loop: infinit }", "write one of `none`, `rewind`, `infinite`"),
        ("timeZone: Asia/Beijing", "write an IANA id, such as `Asia/Seoul` or `America/New_York`"),
        ("indicator: { color: red }", "write `\"#RGB\"`, `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, such as `\"#FF6B35\"`"),
        ("layout: { spacing: 20px }", "write a number of points, or leave `spacing` out: its default is `0`"),
        ("transition: { gap: 3 }", "its keys are `duration`, `easing`, `effect`; your own begin with `x-`"),
        ("focus: none", "for example `focus: 1.1`"),
    ]

    private func findings(_ text: String, _ guesses: Guesses) throws -> [Diagnostic] {
        var report = Report()
        let file = SourceFile(name: "a.yaml", bytes: Array((text + "\nitems: [a, b]\n").utf8))
        let document = try #require(Document.parse(file, into: &report))
        var reading = Reading(document, report, guesses)
        _ = Banner.shape.read(document.root, &reading)
        return reading.report.keptFindings
    }

    @Test(arguments: texts) func `names what is allowed`(text: String, help: String) throws {
        let found = try findings(text, .none)
        #expect(found.map(\.help) == [help])
        #expect(found.allSatisfy { $0.fix == nil })
    }

    @Test(arguments: texts) func `refuses the same`(text: String, help: String) throws {
        let guessed = try findings(text, .meant)
        #expect(try findings(text, .none).map(\.message) == guessed.map(\.message))
        #expect(guessed.first?.help != help)
    }
}

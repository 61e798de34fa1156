import BannerYAML
import Foundation
import Testing

@testable import BannerCommand

@Suite struct `bannerkit explain of a key` {
    @Test(arguments: ["timer.whenReduced", "whenReduced"])
    func `says its type, its words, its default, an example, and where the definition says more`(
        name: String
    ) throws {
        #expect(
            try shell("bannerkit explain \(name)")
                == Ran(
                    output: """
                        timer.whenReduced
                        What the timer does for viewers who asked for less motion.

                        Type: `stop` or `keep`
                        Default: `stop`
                        - `stop`: Never starts.
                        - `keep`: Runs; each change is a jump.

                        For example:

                            timer: { interval: 2s, whenReduced: keep }

                        See «What a banner means», Reduced motion.

                        """))
    }

    @Test func `of a mapping lists its keys, and a list of occasions is one`() throws {
        let lines = try shell("bannerkit explain when").output.split(separator: "\n")
        #expect(lines[0] == "items.when" && lines.contains("Its keys:"))
        #expect(
            lines.contains(
                "  items.when.days        The days of the week on which its windows begin."))
        #expect(
            lines.contains(
                "    items: [{ id: summer-sale, when: { from: 2026-11-27, until: 2026-11-29 } }]"))
    }

    @Test
    func
        `of a word that several keys end in lists them, without those of breakpoints that are the same`()
        throws
    {
        #expect(
            try shell("bannerkit explain direction")
                == Ran(
                    output: """
                          layout.direction  The side that the next card is on.
                          timer.direction   The direction in which the timer turns the pages.

                        """))
    }

    @Test func `of a parameter says for which styles it holds`() throws {
        let output = try shell("bannerkit explain indicator.width").output
        #expect(output.hasPrefix("indicator.width (pill)\nThe pill's length in points.\n"))
        #expect(output.contains("\nindicator.width (progressBar)\nThe bar's length in points.\n"))
        let all = try shell("bannerkit explain indicator.edge").output
        #expect(
            all.hasPrefix(
                "indicator.edge (none, dots, scalingDots, pill, scrollBar, progressBar, fraction, timerBar)\n"
            ))
    }

    @Test func `comes before the rules of a group with the same name`() throws {
        let output = try shell("bannerkit explain scenarios").output
        #expect(
            output.hasPrefix("scenarios\nThe banner's tests")
                && output.contains("\n\nBK6001 expectation-failed"))
    }

    @Test(arguments: [
        ("whenReducd", "whenReduced"), ("timer.whenReduce", "timer.whenReduced"),
        ("intervall", "interval"),
    ])
    func `names the nearest key`(name: String, nearest: String) throws {
        let ran = try shell("bannerkit explain \(name)")
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(
            ran.errors.hasPrefix(
                "bannerkit: unknown rule or key `\(name)`\n  help: did you mean `\(nearest)`?\n"),
            "\(ran)")
    }

    @Test(arguments: Set(KeyPage.all.map(\.path)).sorted())
    func `shows a part of a banner without an error`(path: String) throws {
        for page in KeyPage.all where page.path == path {
            let items = page.example.hasPrefix("items:") ? "" : "items: [red, orange, yellow]\n"
            let file = SourceFile(name: "a.banner.yaml", bytes: Array((items + page.example).utf8))
            // Pages of several cards also need `align: start`, and a drift `snap: none`.
            let errors = BannerFile.read(file).report.findings.filter {
                $0.severity == .error
                    && !["group-needs-start", "drift-conflict"].contains($0.rule.slug)
            }
            #expect(errors.map(\.message) == [], "\(page.example)")
            #expect(
                page.example.contains("\(path.split(separator: ".").last ?? ""): "),
                "\(page.example)")
        }
    }

    /// The texts of the definition's sections.
    private static let sections: [String: [String]] = {
        let sections = (try? Page.definition().flatMap(\.sections)) ?? []
        return Dictionary(grouping: sections, by: \.title).mapValues { $0.map(\.text) }
    }()

    @Test(arguments: Set(KeyPage.all.map(\.path)).sorted())
    func `names a section of the definition that has the key, or the one around it`(path: String)
        throws
    {
        for page in KeyPage.all where page.path == path {
            let sections = try #require(Self.sections[page.section], "\(page.section)")
            #expect(sections.count == 1, "\(page.section)")
            #expect(
                path.split(separator: ".").suffix(2).contains { sections[0].contains($0) },
                "\(page.section)")
        }
    }
}

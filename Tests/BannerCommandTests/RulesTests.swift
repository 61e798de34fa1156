import BannerRender
import BannerYAML
import Testing

@Suite struct `bannerkit explain` {
    @Test(arguments: ["BK2001", "bk2001", "unknown-key"])
    func `shows a rule's example, its findings, and the example corrected`(name: String) throws {
        let ran = try shell("bannerkit explain \(name)")
        #expect(ran.code == 0 && ran.errors.isEmpty)
        #expect(
            ran.output.hasPrefix(
                "BK2001 unknown-key (error)\na key that its mapping does not have\n\nA misspelt key"
            ))
        #expect(ran.output.contains("\nFor example, for this banner:\n\n    items:"))
        #expect(
            ran.output.contains("\nbannerkit reports:\n\n    bad.banner.yaml:3:3: error[BK2001]: "))
        #expect(ran.output.contains("\nThis one is correct:\n\n    items:"))
    }

    @Test func `lists every rule on a line, by group`() throws {
        let ran = try shell("bannerkit explain")
        let groups = ran.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
        #expect(
            groups.map { $0[0] }.joined(separator: " ") == """
                reading (BK1) keys (BK2) values (BK3) between-keys (BK4) advice (BK5) scenarios (BK6) limits (BK7)
                """)
        #expect(
            groups.map { $0.dropFirst() }.joined().map { String($0.prefix(8).dropFirst(2)) }
                == Rule.all.map(\.id))
        #expect(
            groups[1][1]
                == "  BK2001  unknown-key              error    a key that its mapping does not have",
            "\(groups[1][1])")
        #expect(ran.errors.isEmpty && ran.code == 0)
    }

    @Test(arguments: [
        ("between-keys", "between-keys (BK4)", "BK4001"), ("bk401", "between-keys (BK4)", "BK4010"),
        ("BK5001 unknown-key", "BK5001 moves-forever (advice)", "Text"),
    ])
    func `lists a group, or those whose ids begin so`(words: String, first: String, second: String)
        throws
    {
        let lines = try shell("bannerkit explain \(words)").output.split(separator: "\n")
        #expect(lines[0] == first)
        #expect(lines[1].drop { $0 == " " }.hasPrefix(second) || second == "Text", "\(lines[1])")
    }

    @Test func `names the nearest rule`() throws {
        #expect(
            try shell("bannerkit explain unkown-key")
                == Ran(
                    errors: """
                        bannerkit: unknown rule or key `unkown-key`
                          help: did you mean `unknown-key`?
                          help: `bannerkit explain` lists the rules

                        """, code: 2))
    }

    @Test(arguments: Rule.all)
    func `has a page for every rule`(rule: Rule) {
        let page = RulePage(rule)
        let report = BannerFile.read(page.bad).report
        let text = page.text(report)
        #expect(
            text.hasPrefix("\(rule.id) \(rule.slug) (\(rule.severity.name))\n\(rule.summary)\n\n"))
        #expect(!text.contains("⟦") && !text.contains("\n\n\n"))
    }
}

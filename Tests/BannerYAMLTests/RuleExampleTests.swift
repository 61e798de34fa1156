import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

@Suite("A rule's examples")
struct RuleExampleTests {
    @Test(arguments: Rule.ofValidation.filter { !$0.bad.isEmpty }.map(\.id))
    func `the bad one gives exactly this rule at exactly the marked place`(id: String) throws {
        let rule = try #require(Rule.named(id))
        let example = Marked(rule.bad)
        let findings = example.read.report.findings
        #expect(findings.map(\.rule.id) == [id], "\(example.read.lines)")
        let text = Array(example.text.unicodeScalars)
        let marked = findings.map {
            "⟦\(String(String.UnicodeScalarView(text[$0.range.start..<$0.range.end])))⟧"
        }
        #expect(findings.map(\.range) == example.ranges, "what is found is \(marked)")
    }

    @Test func `a bad one is missing only where it would be too long, or no text`() {
        #expect(
            Rule.ofValidation.filter(\.bad.isEmpty).map(\.slug) == [
                "not-utf-8", "json-syntax", "batch-record", "file-too-large", "nested-too-deep",
                "too-many-nodes",
                "too-many-aliases",
                "scalar-too-long", "blank-run-too-long", "too-many-directives", "too-many-items",
                "too-many-inputs",
                "too-many-scenarios", "too-many-expectations", "missing-zone-data",
                "too-many-occasions",
                "too-many-windows", "too-many-turns", "missing-image", "over",
                "link-host", "link-scheme", "relative-link", "image-host", "image-too-large",
                "item-count",
                "dwell-limit",
                "title-too-long", "required-key",
            ])
    }

    @Test(arguments: Rule.ofValidation.map(\.id))
    func `the good one gives nothing at all`(id: String) throws {
        let rule = try #require(Rule.named(id))
        #expect(BannerFile.reading(rule.good).lines == [])
    }

    @Test func `ids and slugs are unique, and the ids in order`() {
        let ids = Rule.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(Set(Rule.all.map(\.slug)).count == ids.count)
    }

    @Test func `a rule is found by its id and by its slug`() {
        #expect(Rule.named("BK2001")?.slug == "unknown-key")
        #expect(Rule.named("bk2001")?.slug == "unknown-key")
        #expect(Rule.named("unknown-key")?.id == "BK2001")
        #expect(Rule.named("unknown") == nil)
    }
}

extension Rule {
    /// The rules that reading a banner file checks.
    static let ofValidation = reading + ignores + beyondReading

    /// The rules about what a banner says.
    static let beyondReading = shape + value + between + advice + limits
}

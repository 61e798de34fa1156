import BannerDiagnostics
import BannerTestSupport
import BannerTree
import Testing

@Suite struct `A rule of reading` {
    // Curly quotes are only wrong in the values of some keys, which a tree knows nothing of.
    @Test(arguments: Rule.reading.filter { !$0.bad.isEmpty && $0.slug != "typographic-quotes" })
    func `is broken by its bad example, where that is marked, and by nothing else in it`(rule: Rule)
    {
        let bad = Marked(rule.bad)
        let findings = Reading(bad.text).report.findings
        #expect(findings.map(\.rule.id) == [rule.id])
        #expect(findings.map(\.range) == bad.ranges)
    }

    @Test(arguments: Rule.reading)
    func `is kept by its good example`(rule: Rule) {
        let reading = Reading(rule.good)
        #expect(reading.rules == [])
        #expect(reading.document?.root["items"]?.count ?? 0 > 0)
    }

    @Test func `has an id and a name of its own`() {
        #expect(Rule.reading.map(\.id) == Rule.reading.map(\.id).sorted())
        #expect(Set(Rule.reading.map(\.id)).count == Rule.reading.count)
        #expect(Set(Rule.reading.map(\.slug)).count == Rule.reading.count)
    }
}

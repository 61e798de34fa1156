import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

@Suite("A mistake that people make")
struct MistakeTests {
    @Test(arguments: Mistake.all.map(\.marked))
    func `has one finding, at its cause, one of whose remedies is the right one`(marked: String)
        throws
    {
        let mistake = try #require(Mistake.all.first { $0.marked == marked })
        let example = Marked(marked)
        let findings = example.read.report.findings
        #expect(findings.map(\.rule.slug) == [mistake.slug], "\(example.read.lines)")
        #expect(findings.map(\.range) == example.ranges, "\(example.read.lines)")
        let texts = findings.first.map { $0.remedies.map { example.text.applying($0.edits) } } ?? []
        let meant = BannerFile.reading(mistake.followed).resolved()
        let isRight = texts.isEmpty || texts.contains { BannerFile.reading($0).resolved() == meant }
        #expect(isRight, "\(texts.joined(separator: "\n---\n"))")
        #expect(Remedied(example.text).faults == [])
        let after = BannerFile.reading(mistake.followed)
        #expect(!after.report.hasErrors && after.report.count(of: .warning) == 0, "\(after.lines)")
    }

    @Test func `is one of many different ones`() {
        #expect(Mistake.all.count > 110)
        #expect(Set(Mistake.all.map(\.marked)).count == Mistake.all.count)
    }
}

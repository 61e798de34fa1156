import BannerRender
import Testing

@Suite struct `A report` {
    static func rule(_ id: String, _ severity: Severity = .error) -> Rule {
        Rule(id, "slug-\(id)", severity, "summary", "")
    }

    @Test func `lists its findings by place, then by rule, then as they came`() {
        var report = Report()
        report.add(Finding(Self.rule("BK2"), "d", at: SourceRange(5, 6)))
        report.add(Finding(Self.rule("BK1"), "b", at: SourceRange(5, 9)))
        report.add(Finding(Self.rule("BK1"), "c", at: SourceRange(5, 6)))
        report.add(Finding(Self.rule("BK3"), "a", at: SourceRange(0, 1)))
        #expect(report.findings.map(\.message) == ["a", "b", "c", "d"])
    }

    @Test func `shows a hundred findings and counts the rest`() {
        var report = Report()
        for place in (0..<5_000).reversed() {
            report.add(Finding(Self.rule("BK1"), "\(place)", at: SourceRange(place, place)))
        }
        #expect(report.findings.count == 100)
        #expect(report.hiddenCount == 4_900)
        let held = report.shown
        #expect(
            held.findings.map(\.message) == report.findings.map(\.message)
                && held.hiddenCount == 4_900)
        #expect(report.count(of: .error) == 5_000)
    }

    @Test func `says in every list how many findings are not in it`() {
        var report = Report()
        for place in 0..<101 {
            report.add(Finding(Self.rule("BK1"), "\(place)", at: SourceRange(place, place)))
        }
        let file = SourceFile(name: "a.yaml", bytes: [])
        #expect(report.lines(in: file).count == 101)
        #expect(report.lines(in: file).last == "a.yaml: 1 more finding is not shown")
        let checked = CheckedFile(file, report, at: .inside("a.yaml"))
        var gitlab = GitLabReport()
        let entry = gitlab.add(checked).split(separator: "\n").last ?? ""
        #expect(
            entry.hasPrefix(
                #"{"description":"1 more finding is not shown","check_name":"hidden","fingerprint":"#
            ))
        #expect(
            entry.hasSuffix(#""severity":"info","location":{"path":"a.yaml","lines":{"begin":1}}}"#)
        )
    }

    @Test func `has errors only if a finding is one`() {
        var report = Report()
        #expect(report.isEmpty && !report.hasErrors)
        report.add(Finding(Self.rule("BK1", .warning), "w", at: .fileStart))
        report.add(Finding(Self.rule("BK1", .advice), "a", at: .fileStart))
        #expect(!report.isEmpty && !report.hasErrors)
        report.add(Finding(Self.rule("BK1"), "e", at: .fileStart))
        #expect(report.hasErrors && report.count(of: .warning) == 1)
    }
}

/// How often each rule is broken, the most frequent first, and how many of its findings `--fix` would mend.
package struct StatisticsReport: ReportWriter {
    private var counts: [String: Count] = [:]
    /// Findings in files that have so many that not every one is known.
    private var unknown = 0
    private let hasSummary: Bool
    /// The word of the format that it is in; text has none.
    private let format: String?

    private struct Count {
        let rule: Rule
        let severity: Severity
        var all = 0
        var fixable = 0
    }

    /// Counts nothing yet.
    package init(_ setting: ReportSetting, format: String? = nil) {
        hasSummary = setting.hasSummary
        self.format = format
    }

    package mutating func add(_ checked: CheckedFile) -> String {
        for finding in checked.report.keptFindings {
            let key = finding.rule.id + finding.severity.name
            counts[key, default: Count(rule: finding.rule, severity: finding.severity)].all += 1
            if finding.fix?.isSafe == true { counts[key]?.fixable += 1 }
        }
        unknown += checked.report.uncountedByRule
        return ""
    }

    private func json(_ rows: [Count], _ tally: Tally) -> String {
        let all = rows.map { row -> JSON in
            [
                "rule": .string(row.rule.id), "slug": .string(row.rule.slug), "severity": .string(row.severity.name),
                "count": .number(row.all), "fixable": .number(row.fixable),
            ]
        }
        let end: JSON = ["uncounted": .number(unknown), "summary": .summary(tally)]
        guard format == ReportFormat.json.word else { return (all + [end]).map { $0.line + "\n" }.joined() }
        return "{\"schemaVersion\":1,\"statistics\":\(JSONList.text(all)),\(end.line.dropFirst())\n"
    }

    private func markdown(_ rows: [Count], _ tally: Tally) -> String {
        let lines = rows.map { row in
            "| \(row.all) | \(row.rule.id) \(row.rule.slug) | **\(row.severity.name)** | \(row.fixable) |\n"
        }
        return "### bannerkit: \(tally.summary)\n"
            + (rows.isEmpty ? "" : "\n| findings | rule | severity | with --fix |\n| ---: | --- | --- | ---: |\n")
            + lines.joined() + (unknown > 0 ? "\n\(unknown) more in files with very many findings\n" : "")
    }

    package func end(_ tally: Tally) -> String {
        let rows = counts.values.sorted { ($1.all, $0.rule.id, $0.severity) < ($0.all, $1.rule.id, $1.severity) }
        if format == ReportFormat.markdown.word { return markdown(rows, tally) }
        if format != nil { return json(rows, tally) }
        var table = Columns([.right, .left, .left, .left])
        for row in rows {
            let fixable = row.fixable > 0 ? "  \(row.fixable) with --fix" : ""
            table.add([String(row.all), row.rule.id, row.rule.slug, row.severity.name + fixable])
        }
        var text = String.written { table.append(to: &$0) }
        if unknown > 0 { text += "\(unknown) more in files with very many findings\n" }
        guard hasSummary && tally.files > 0 else { return text }
        return text + (text.isEmpty ? "" : "\n") + tally.summary + "\n"
    }
}

extension ReportFormat {
    /// What `--statistics` prints in place of text.
    package static let statistics = ReportFormat("statistics", wantsLocations: false) { StatisticsReport($0) }

    /// What `--statistics` prints in place of this format; `nil` if the format is about places in files, and the counts
    /// are printed as text beside it.
    package var statistics: ReportFormat? {
        if word == ReportFormat.text.word { return .statistics }
        guard [ReportFormat.json, .jsonl, .markdown].contains(where: { $0.word == word }) else { return nil }
        return ReportFormat(word, wantsLocations: false) { [word] in StatisticsReport($0, format: word) }
    }
}

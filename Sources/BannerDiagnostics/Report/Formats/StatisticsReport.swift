/// How often each rule is broken, the most frequent first, and how many of its findings `--fix` would mend.
package struct StatisticsReport: ReportWriter {
    private var counts: [String: Count] = [:]
    /// Findings in files that have so many that not every one is known.
    private var unknown = 0
    private let hasSummary, isJSON: Bool

    private struct Count {
        let rule: Rule
        let severity: Severity
        var all = 0
        var fixable = 0
    }

    /// Counts nothing yet.
    package init(_ setting: ReportSetting, isJSON: Bool = false) {
        hasSummary = setting.hasSummary
        self.isJSON = isJSON
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
        let lines = rows.map { row in
            ([
                "rule": .string(row.rule.id), "slug": .string(row.rule.slug), "severity": .string(row.severity.name),
                "count": .number(row.all), "fixable": .number(row.fixable),
            ] as JSON).line
        }
        return "{\"schemaVersion\":1,\"statistics\":[" + lines.map { "\n" + $0 }.joined(separator: ",")
            + (lines.isEmpty ? "" : "\n") + "],\"uncounted\":\(unknown),\"summary\":\(JSON.summary(tally).line)}\n"
    }

    package func end(_ tally: Tally) -> String {
        let rows = counts.values.sorted { ($1.all, $0.rule.id, $0.severity) < ($0.all, $1.rule.id, $1.severity) }
        if isJSON { return json(rows, tally) }
        let width = String(rows.first?.all ?? 0).count
        let slugs = rows.map(\.rule.slug.count).max() ?? 0
        var text = ""
        for row in rows {
            let number = String(row.all)
            let fixable = row.fixable > 0 ? "  \(row.fixable) with --fix" : ""
            text += String(repeating: " ", count: width - number.count) + number
            text += "  \(row.rule.id)  \(row.rule.slug)" + String(repeating: " ", count: slugs - row.rule.slug.count)
            text += "  \(row.severity.name)\(fixable)\n"
        }
        if unknown > 0 { text += "\(unknown) more in files with very many findings\n" }
        guard hasSummary && tally.files > 0 else { return text }
        return text + (text.isEmpty ? "" : "\n") + tally.summary + "\n"
    }
}

extension ReportFormat {
    /// What `--statistics` prints in place of text.
    package static let statistics = ReportFormat("statistics", wantsLocations: false) { StatisticsReport($0) }

    /// What `--statistics` prints in place of this format; `nil` if it prints text beside it.
    package var statistics: ReportFormat? {
        word == ReportFormat.json.word
            ? ReportFormat("json", wantsLocations: false) { StatisticsReport($0, isJSON: true) } : nil
    }
}

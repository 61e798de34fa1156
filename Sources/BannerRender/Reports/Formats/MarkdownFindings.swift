/// Findings as a table in Markdown, for the summary of a CI job or a comment on a pull request.
///
/// The worst come first, because a comment has a limit and the table ends below it.
package struct MarkdownFindings: ReportWriter {
    /// How many bytes the table can have: a comment on GitHub can have 65,536 characters.
    private static let limit = 60_000

    private let command: String
    /// The rows by severity; files that could not be read are at the beginning.
    private var rows: [[String]] = [[], [], [], []]
    /// How many bytes the rows of each severity have.
    private var lengths = [0, 0, 0, 0]
    /// How many findings are not in the table.
    private var hidden = 0

    /// A table without rows.
    package init(command: String = "validate") {
        self.command = command
    }

    package mutating func add(_ checked: CheckedFile) -> String {
        let name = MarkdownText.escaped(checked.file.name)
        if let fault = checked.fault {
            add("| \(name) |  | **unreadable** | cannot be read: \(MarkdownText.message(fault)) |\n", worth: 0)
        }
        hidden += checked.report.hiddenCount
        let table = checked.file.lineTable()
        for finding in checked.report.findings {
            let place = table.region(of: finding.range).start
            var text = MarkdownText.message(finding.message)
            if let help = finding.help ?? finding.fix?.title { text += "<br>" + MarkdownText.message(help) }
            let name = "| \(name) | \(place.line):\(place.column) "
            let rule = "\(finding.rule.id) \(finding.rule.slug)"
            add(
                "\(name)| **\(finding.severity.name)** | \(text)<br><sub>\(rule)</sub> |\n",
                worth: finding.severity.rawValue + 1)
        }
        return ""
    }

    private mutating func add(_ row: String, worth rank: Int) {
        // What is as bad as this, or worse, fills the table.
        guard lengths[...rank].reduce(0, +) < MarkdownFindings.limit else {
            hidden += 1
            return
        }
        rows[rank].append(row)
        lengths[rank] += row.utf8.count
    }

    package mutating func end(_ tally: Tally) -> String {
        var text = "### bannerkit \(command): \(tally.summary)\n"
        var room = MarkdownFindings.limit
        var shown: [String] = []
        for row in rows.joined() {
            guard row.utf8.count <= room else {
                hidden += 1
                continue
            }
            room -= row.utf8.count
            shown.append(row)
        }
        if !shown.isEmpty {
            text += "\n| file | place | severity | finding |\n| --- | --- | --- | --- |\n" + shown.joined()
        }
        if hidden > 0 { text += "\n\(hidden) more \(hidden == 1 ? "is" : "are") not shown.\n" }
        return text
    }
}

extension ReportFormat {
    /// A table in Markdown.
    static let markdown = ReportFormat("markdown", wantsLocations: false) { MarkdownFindings(command: $0.command) }
}

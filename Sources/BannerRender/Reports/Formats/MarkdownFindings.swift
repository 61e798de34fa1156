/// A Markdown table of findings, for a job summary or a pull request comment.
///
/// The most severe come first, because the size of a comment is limited.
package struct MarkdownFindings: ReportWriter {
    private let command: String
    /// The rows, unreadable files first.
    ///
    /// The limit in bytes leaves room below GitHub's 65,536 characters.
    private var rows = LimitedRows(limit: 60_000) { $0.utf8.count }

    /// An empty table for a command.
    package init(command: String = "validate") { self.command = command }

    package mutating func add(_ checked: CheckedFile) -> String {
        let name = MarkdownText.escaped(checked.file.name)
        if let fault = checked.fault {
            rows.add {
                "| \(name) |  | **unreadable** | cannot be read: \(MarkdownText.message(fault)) |\n"
            }
        }
        rows.leftOut += checked.report.hiddenCount
        for (finding, region) in checked.placedFindings {
            rows.add(rank: finding.severity.rawValue + 1) {
                let help = finding.help.map { "<br>" + MarkdownText.message($0.description) } ?? ""
                let message = MarkdownText.message(finding.message.description)
                return """
                    | \(name) | \(region.start.line):\(region.start.column) | \
                    **\(finding.severity.name)** | \(message)\(help)<br><sub>\(finding.rule.id) \
                    \(finding.rule.slug)</sub> |\n
                    """
            }
        }
        return ""
    }

    package mutating func end(_ tally: Tally) -> String {
        var text = "### bannerkit \(command): \(tally.summary)\n"
        let shown = rows.kept()
        if !shown.isEmpty {
            text +=
                "\n| file | place | severity | finding |\n| --- | --- | --- | --- |\n"
                + shown.joined()
        }
        let hidden = rows.leftOut
        if hidden > 0 { text += "\n\(hidden) more \(hidden == 1 ? "is" : "are") not shown.\n" }
        return text
    }
}

/// Rows with a limit on their number or size: the most severe are kept, and the others are counted.
struct LimitedRows {
    let limit: Int
    /// The size of a row in the unit of the limit; by default, rows are counted.
    var size: @Sendable (String) -> Int = { _ in 1 }
    /// The rows by rank, and their total size by rank.
    private(set) var rows: [[String]] = [[], [], [], []]
    private(set) var sizes = [0, 0, 0, 0]
    /// The number of rows over the limit.
    var leftOut = 0

    /// Adds a row; rank 0 is the most severe.
    ///
    /// The row is not created if it cannot be kept.
    mutating func add(rank: Int = 0, _ row: () -> String) {
        guard sizes[...rank].reduce(0, +) < limit else { return leftOut += 1 }
        let row = row()
        rows[rank].append(row)
        sizes[rank] += size(row)
    }

    /// The kept rows, by rank.
    mutating func kept() -> [String] {
        var room = limit
        return rows.joined().filter { row in
            guard size(row) <= room else {
                leftOut += 1
                return false
            }
            room -= size(row)
            return true
        }
    }
}

/// One JSON document for a complete run; its schema is `Schemas/report.schema.json`.
package struct JSONReport: ReportWriter {
    private var isFirst = true
    /// The files that could not be read, already as JSON.
    private var unread = ""
    /// What `--fix` changed and left, already as JSON; `nil` where it was not asked for.
    private var fixes: (changed: [String], left: [String]) = ([], [])

    /// A document with no findings yet.
    package init() {}

    package func begin() -> String {
        "{\"schemaVersion\":1,\"columnUnit\":\"codePoints\",\"offsetUnit\":\"bytes\",\"findings\":["
    }

    package mutating func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault {
            unread += unread.isEmpty ? "" : ","
            unread += (["path": .string(checked.file.name), "message": .string(fault)] as JSON).line
        }
        fixes.changed += checked.fixedLines
        fixes.left += checked.leftLines
        var text = ""
        for finding in FindingJSON(checked).findings {
            text += (isFirst ? "\n" : ",\n") + finding.line
            isFirst = false
        }
        return text
    }

    package func end(_ tally: Tally) -> String {
        func list(_ name: String, _ lines: [String]) -> String {
            lines.isEmpty ? "" : ",\"\(name)\":[\n" + lines.joined(separator: ",\n") + "\n]"
        }
        return (isFirst ? "" : "\n") + "],\"unread\":[" + unread + "]" + list("fixed", fixes.changed)
            + list("left", fixes.left) + ",\"summary\":" + JSON.summary(tally).line + "}\n"
    }
}

/// One line with a JSON object per finding, then one with the summary.
package struct JSONLines: ReportWriter {
    /// A report without lines yet.
    package init() {}

    package func add(_ checked: CheckedFile) -> String {
        guard let fault = checked.fault else {
            return FindingJSON(checked).findings.map { $0.line + "\n" }.joined()
        }
        return (["path": .string(checked.file.name), "unread": .string(fault)] as JSON).line + "\n"
    }

    package func end(_ tally: Tally) -> String {
        (["summary": .summary(tally)] as JSON).line + "\n"
    }
}

extension JSON {
    /// The numbers of a run.
    static func summary(_ tally: Tally) -> JSON {
        [
            "files": .number(tally.files), "errors": .number(tally.count(of: .error)),
            "warnings": .number(tally.count(of: .warning)), "advice": .number(tally.count(of: .advice)),
        ]
    }
}

extension ReportFormat {
    /// One JSON document.
    static let json = ReportFormat("json", wantsLocations: false) { _ in JSONReport() }
    /// A line of JSON for each finding.
    static let jsonl = ReportFormat("jsonl", wantsLocations: false) { _ in JSONLines() }
}

extension CheckedFile {
    /// What `--fix` changed, as a line of JSON each.
    fileprivate var fixedLines: [String] {
        fixes.changes.map { change in
            let members = [
                ("before", JSON.string(change.before)), ("after", .string(change.after)),
                ("applicability", .string(change.isSafe ? "safe" : "unsafe")),
            ]
            return line(change.rule, change.place, members)
        }
    }

    /// The suggestions that `--fix` left, as a line of JSON each.
    fileprivate var leftLines: [String] {
        fixes.left.map { left in
            line(left.rule, left.place, [("title", .string(left.title)), ("reason", .string(left.reason.rawValue))])
        }
    }

    private func line(_ rule: Rule, _ place: SourceLocation, _ members: [JSON.Member]) -> String {
        let start: [JSON.Member] = [
            ("rule", .string(rule.id)), ("path", .string(file.name)), ("line", .number(place.line)),
            ("column", .number(place.column)),
        ]
        return JSON.object(start + members).line
    }
}

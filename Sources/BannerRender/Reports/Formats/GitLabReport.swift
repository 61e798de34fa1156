/// GitLab's code quality report: an array with one object per finding.
///
/// A fingerprint contains neither line nor column, so that a moved finding is not new. Identical
/// findings are numbered, so that none hides another.
package struct GitLabReport: ReportWriter {
    private var list = JSONList()
    /// The number of occurrences of each path: two links to one file have the same path.
    private var times: [String: Int] = [:]

    /// An empty report.
    package init() {}

    package func begin() -> String { "[" }

    package mutating func add(_ checked: CheckedFile) -> String {
        let path = checked.location.path
        if let fault = checked.fault {
            return list.next(entry("unread", "blocker", "cannot be read: \(fault)", path))
        }
        guard !checked.report.findings.isEmpty else { return "" }
        let time = times.count(path) - 1
        var seen: [String: Int] = [:]
        var text = ""
        for (finding, region) in checked.placedFindings {
            let identity = [finding.rule.id, path, finding.path, finding.message.description]
                .joined(separator: "\u{0}")
            let mark = "\(identity)\u{0}\(seen.count(identity))" + (time > 0 ? "\u{0}\(time)" : "")
            let place: JSON = [
                "lines": ["begin": .number(region.start.line), "end": .number(region.end.line)],
                "positions": ["begin": region.start.json, "end": region.end.json],
            ]
            let rule = finding.rule
            text += list.next(
                entry(rule.id, severity(rule), finding.sentence, path, place, mark: mark))
        }
        if let hidden = checked.report.hiddenWords {
            text += list.next(entry("hidden", "info", hidden, path))
        }
        return text
    }

    package func end(_ tally: Tally) -> String { list.end + "\n" }

    /// An object for a finding, or by default for a whole file that is unreadable or has more
    /// findings than shown.
    ///
    /// An unreadable file has an entry because an empty report would look like success.
    private func entry(
        _ name: String, _ severity: String, _ words: String, _ path: String,
        _ place: JSON = ["lines": ["begin": 1]], mark: String? = nil
    ) -> JSON {
        let location: JSON = ["path": .string(path)]
        return [
            "description": .string(words), "check_name": .string(name),
            "fingerprint": .string(SHA256.hexadecimal(mark ?? "\(name)\u{0}\(path)")),
            "severity": .string(severity), "location": location.adding(place),
        ]
    }

    /// The severity in GitLab's words; a file that cannot be parsed is worse than one with errors.
    private func severity(_ rule: Rule) -> String {
        rule.severity == .error && rule.group == .reading
            ? "critical" : ["major", "minor", "info"][rule.severity.rawValue]
    }
}

extension [String: Int] {
    /// Increments the count of a key and returns it.
    mutating func count(_ text: String) -> Int {
        self[text, default: 0] += 1
        return self[text] ?? 1
    }
}

/// Writes the line, or with `--explode` the lines, for a record.
struct BatchAnswer {
    /// The number of the record's line, from 1.
    let line: Int
    let record: BatchRecord
    /// The keys of the copied members.
    let keys: [String]
    /// The findings of the record and its banner.
    let report: Report
    /// Why a banner without errors has no result.
    let reason: Failure?

    /// A line for each result, or one without a result.
    func text(_ results: [[UInt8]]) -> [UInt8] {
        let head = head
        var text: [UInt8] = []
        for result in results.isEmpty ? [Array("null".utf8)] : results {
            text += head
            text += result
            text.append("}\n")
        }
        return text
    }

    private var head: [UInt8] {
        var text: [UInt8] = []
        text.append("{\"v\":1,\"line\":\(line),\"id\":")
        text.append(contentsOf: record.id)
        for (key, value) in zip(keys, record.kept) {
            text.append(",")
            text.append(jsonString: key)
            text.append(":")
            text.append(contentsOf: value)
        }
        let errors = report.count(of: .error)
        text.append(",\"ok\":\(errors == 0),\"errors\":\(errors),\"warnings\":\(report.count(of: .warning))")
        // The places of a text are lines and columns, those of an object its pointers.
        let table = report.findings.isEmpty ? nil : record.spec.flatMap { $0.isJSON ? nil : $0.lineTable() }
        text.append(",\"findings\":")
        JSON.array(report.findings.map { json($0, table) }).write(to: &text)
        let words = [reason?.message, reason?.help.first].compactMap { $0 }
        text.append(",\"reason\":")
        json(words.isEmpty ? nil : words.joined(separator: "; ")).write(to: &text)
        text.append(",\"result\":")
        return text
    }

    private func json(_ finding: Diagnostic, _ table: LineTable?) -> JSON {
        let (start, end) = (table?.location(of: finding.range.start), table?.location(of: finding.range.end))
        func json(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }
        return [
            "rule": .string(finding.rule.id), "slug": .string(finding.rule.slug),
            "severity": .string(finding.severity.name), "message": .string(finding.message),
            "help": self.json(finding.help), "path": .string(finding.path), "line": json(start?.line),
            "column": json(start?.column), "endLine": json(end?.line), "endColumn": json(end?.column),
        ]
    }

    private func json(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

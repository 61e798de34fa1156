import BannerDiagnostics
import BannerKit

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

    /// Appends a line for each result, or one without a result.
    func append(_ results: [[UInt8]], to text: inout [UInt8]) {
        var head: [UInt8] = []
        appendHead(to: &head)
        for result in results.isEmpty ? [Array("null".utf8)] : results {
            text.append(contentsOf: head)
            text.append(contentsOf: result)
            text.append("}\n")
        }
    }

    private func appendHead(to text: inout [UInt8]) {
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
        text.append(",\"findings\":[")
        // The places of a text are lines and columns, those of an object its pointers.
        let table = report.findings.isEmpty ? nil : record.spec.flatMap { $0.isJSON ? nil : $0.lineTable() }
        for (number, finding) in report.findings.enumerated() {
            if number > 0 { text.append(",") }
            append(finding, table, to: &text)
        }
        text.append("],\"reason\":")
        let words = [reason?.message, reason?.help.first].compactMap { $0 }
        append(words.isEmpty ? nil : words.joined(separator: "; "), to: &text)
        text.append(",\"result\":")
    }

    private func append(_ finding: Diagnostic, _ table: LineTable?, to text: inout [UInt8]) {
        let rule = finding.rule
        text.append("{\"rule\":\"\(rule.id)\",\"slug\":\"\(rule.slug)\",\"severity\":\"\(finding.severity.name)\"")
        text.append(",\"message\":")
        text.append(jsonString: finding.message)
        text.append(",\"help\":")
        append(finding.help, to: &text)
        text.append(",\"path\":")
        text.append(jsonString: finding.path)
        let (start, end) = (
            table?.location(of: finding.range.start), table?.location(of: finding.range.end)
        )
        let places = [
            ("line", start?.line), ("column", start?.column), ("endLine", end?.line), ("endColumn", end?.column),
        ]
        for (key, value) in places { text.append(",\"\(key)\":\(value.map(String.init) ?? "null")") }
        text.append("}")
    }

    private func append(_ string: String?, to text: inout [UInt8]) {
        if let string { text.append(jsonString: string) } else { text.append("null") }
    }
}

import BannerDiagnostics
import BannerKit

/// Writes the line, or with `--explode` the lines, for a record.
struct BatchAnswer {
    /// The number of the record's line, from 1.
    let line: Int
    let record: BatchRecord
    /// The keys of the copied members.
    let keys: [String]
    /// The findings of the banner.
    let report: Report
    /// Why a banner without errors has no result.
    let reason: BatchFault?

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
        let errors = report.count(of: .error) + (record.fault == nil ? 0 : 1)
        text.append("{\"v\":1,\"line\":")
        text.append(number: line)
        text.append(",\"id\":")
        text.append(contentsOf: record.id)
        for (key, value) in zip(keys, record.kept) {
            text.append(",")
            text.append(jsonString: key)
            text.append(":")
            text.append(contentsOf: value)
        }
        text.append(errors == 0 ? ",\"ok\":true,\"errors\":" : ",\"ok\":false,\"errors\":")
        text.append(number: errors)
        text.append(",\"warnings\":")
        text.append(number: report.count(of: .warning))
        text.append(",\"findings\":[")
        appendFindings(to: &text)
        text.append("],\"reason\":")
        if let reason {
            text.append(jsonString: reason.help.map { "\(reason.message); \($0)" } ?? reason.message)
        } else {
            text.append("null")
        }
        text.append(",\"result\":")
    }

    private func appendFindings(to text: inout [UInt8]) {
        var isFirst = true
        if let fault = record.fault {
            append(.batchRecord, .error, fault.message, fault.help, "", nil, &isFirst, to: &text)
        }
        // The places of a text are lines and columns, those of an object its pointers.
        let table = report.findings.isEmpty ? nil : record.spec.flatMap { $0.isJSON ? nil : $0.lineTable() }
        for finding in report.findings {
            let place = table.map { ($0.location(of: finding.range.start), $0.location(of: finding.range.end)) }
            append(
                finding.rule, finding.severity, finding.message, finding.help, finding.path, place, &isFirst, to: &text)
        }
    }

    private func append(
        _ rule: Rule, _ severity: Severity, _ message: String, _ help: String?, _ path: String,
        _ place: (start: SourceLocation, end: SourceLocation)?, _ isFirst: inout Bool, to text: inout [UInt8]
    ) {
        text.append(isFirst ? "{\"rule\":\"" : ",{\"rule\":\"")
        isFirst = false
        text.append(rule.id)
        text.append("\",\"slug\":\"")
        text.append(rule.slug)
        text.append("\",\"severity\":\"")
        text.append(severity.name)
        text.append("\",\"message\":")
        text.append(jsonString: message)
        text.append(",\"help\":")
        if let help { text.append(jsonString: help) } else { text.append("null") }
        text.append(",\"path\":")
        text.append(jsonString: path)
        for (key, value) in [
            ("line", place?.start.line), ("column", place?.start.column), ("endLine", place?.end.line),
            ("endColumn", place?.end.column),
        ] {
            text.append(",\"\(key)\":")
            if let value { text.append(number: value) } else { text.append("null") }
        }
        text.append("}")
    }
}

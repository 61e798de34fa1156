extension BatchRecord {
    /// Encodes the answer to a record as NDJSON: one line per result, or one line without a result.
    ///
    /// Each line repeats the record's line number, its id, the members that `--keep` names, the
    /// findings, and the reason why a valid banner has no result.
    func answer(
        _ results: [[UInt8]], line: Int, _ keys: [String], _ report: Report, _ reason: Failure?
    ) -> [UInt8] {
        var head: [UInt8] = []
        head.append("{\"v\":1,\"line\":\(line),\"id\":")
        head.append(contentsOf: id)
        for (key, value) in zip(keys, kept) {
            head.append(",")
            head.append(jsonString: key)
            head.append(":")
            head.append(contentsOf: value)
        }
        let errors = report.count(of: .error)
        head.append(",\"ok\":\(errors == 0),\"errors\":\(errors),\"warnings\":\(report.count(of: .warning))")
        // Locations in YAML text are lines and columns; locations in a JSON object are JSON
        // pointers.
        let table = report.findings.isEmpty ? nil : spec.flatMap { $0.isJSON ? nil : $0.lineTable() }
        head.append(",\"findings\":")
        JSON.array(report.findings.map { json($0, table) }).write(to: &head)
        let words = [reason?.message, reason?.help.first].compactMap { $0 }
        head.append(",\"reason\":")
        json(words.isEmpty ? nil : words.joined(separator: "; ")).write(to: &head)
        head.append(",\"result\":")
        var text: [UInt8] = []
        for result in results.isEmpty ? [Array("null".utf8)] : results {
            text += head
            text += result
            text.append("}\n")
        }
        return text
    }

    private func json(_ finding: Finding, _ table: LineTable?) -> JSON {
        let (start, end) = (table?.location(of: finding.range.start), table?.location(of: finding.range.end))
        func json(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }
        return [
            "rule": .string(finding.rule.id), "slug": .string(finding.rule.slug),
            "severity": .string(finding.severity.name), "message": .string(finding.message.description),
            "help": self.json(finding.help?.description), "path": .string(finding.path), "line": json(start?.line),
            "column": json(start?.column), "endLine": json(end?.line), "endColumn": json(end?.column),
        ]
    }

    private func json(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

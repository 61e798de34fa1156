/// A file's findings as JSON objects: columns in code points from 1, offsets in the file's bytes from 0 (in those of its
/// text in UTF-8 if it is UTF-16), ends exclusive.
package struct FindingJSON {
    private let checked: CheckedFile
    private let table: LineTable

    /// The findings of a file.
    package init(_ checked: CheckedFile) {
        self.checked = checked
        table = checked.file.lineTable()
    }

    /// An object for each finding.
    package var findings: [JSONValue] { checked.report.findings.map(object) }

    private func object(_ finding: Diagnostic) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("rule", .text(finding.rule.id)),
            ("slug", .text(finding.rule.slug)),
            ("severity", .text(finding.severity.name)),
            ("message", .text(finding.message)),
            ("path", .text(checked.file.name)),
            ("range", range(finding.range)),
            ("yamlPath", .text(finding.path)),
            ("docs", .text("bannerkit explain \(finding.rule.id)")),
        ]
        if let label = finding.label { members.append(("label", .text(label))) }
        members.append(("suggestions", .array(finding.help.map { [.text($0)] } ?? [])))
        members.append(("fixes", .array(finding.fix.map { [fix($0)] } ?? [])))
        members.append(("related", .array(finding.notes.map(note))))
        return .object(members)
    }

    private func range(_ range: SourceRange) -> JSONValue {
        let region = table.region(of: range)
        return ["start": place(region.start, range.start), "end": place(region.end, range.end)]
    }

    private func place(_ location: SourceLocation, _ codePoint: Int) -> JSONValue {
        [
            "line": .number(location.line), "column": .number(location.column),
            "offset": .number(checked.file.markLength + table.byteOffset(of: codePoint)),
        ]
    }

    private func note(_ note: Note) -> JSONValue {
        .object([("message", .text(note.message))] + (note.range.map { [("range", range($0))] } ?? []))
    }

    private func fix(_ fix: Fix) -> JSONValue {
        [
            "title": .text(fix.title), "applicability": .text(fix.isSafe ? "safe" : "unsafe"),
            "edits": .array(fix.edits.map { ["range": range($0.range), "replacement": .text($0.replacement)] }),
        ]
    }
}

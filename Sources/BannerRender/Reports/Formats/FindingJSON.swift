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
    package var findings: [JSON] { checked.report.findings.map(object) }

    private func object(_ finding: Diagnostic) -> JSON {
        [
            "rule": .string(finding.rule.id), "slug": .string(finding.rule.slug),
            "severity": .string(finding.severity.name), "message": .string(finding.message),
            "path": .string(checked.file.name), "range": range(finding.range), "yamlPath": .string(finding.path),
            "docs": .string("bannerkit explain \(finding.rule.id)"), "label": finding.label.map { .string($0) },
            "suggestions": .array(finding.help.map { [.string($0)] } ?? []),
            "fixes": .array(finding.fix.map { [fix($0)] } ?? []), "related": .array(finding.notes.map(note)),
        ]
    }

    private func range(_ range: SourceRange) -> JSON {
        let region = table.region(of: range)
        return ["start": place(region.start, range.start), "end": place(region.end, range.end)]
    }

    private func place(_ location: SourceLocation, _ codePoint: Int) -> JSON {
        [
            "line": .number(location.line), "column": .number(location.column),
            "offset": .number(checked.file.markLength + table.byteOffset(of: codePoint)),
        ]
    }

    private func note(_ note: Note) -> JSON {
        ["message": .string(note.message), "range": note.range.map(range)]
    }

    private func fix(_ fix: Fix) -> JSON {
        [
            "title": .string(fix.title), "applicability": .string(fix.isSafe ? "safe" : "unsafe"),
            "edits": .array(fix.edits.map { ["range": range($0.range), "replacement": .string($0.replacement)] }),
        ]
    }
}

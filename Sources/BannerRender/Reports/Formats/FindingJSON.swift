/// A file's findings as JSON objects.
///
/// Columns are code points from 1, offsets are bytes of the file from 0 (for UTF-16, of its text in
/// UTF-8), and ends are exclusive.
package struct FindingJSON {
    private let checked: CheckedFile
    private let table: LineTable

    /// Creates the encoder for a file.
    package init(_ checked: CheckedFile) {
        self.checked = checked
        table = checked.file.lineTable()
    }

    /// The findings as objects.
    package var findings: [JSON] { checked.report.findings.map(object) }

    private func object(_ finding: Finding) -> JSON {
        [
            "rule": .string(finding.rule.id), "slug": .string(finding.rule.slug),
            "severity": .string(finding.severity.name),
            "message": .string(finding.message.description),
            "path": .string(checked.file.name), "range": range(finding.range),
            "yamlPath": .string(finding.path),
            "docs": .string("bannerkit explain \(finding.rule.id)"),
            "help": finding.help.map { .string($0.description) },
            "suggestions": .array(finding.remedies.map { .string($0.title.description) }),
            "fixes": .array(finding.remedies.map(fix)), "related": .array(finding.notes.map(note)),
        ]
    }

    private func range(_ range: SourceRange) -> JSON {
        let region = table.region(of: range)
        return ["start": place(region.start, range.start), "end": place(region.end, range.end)]
    }

    private func place(_ location: SourceLocation, _ codePoint: Int) -> JSON {
        location.json.adding([
            "offset": .number(checked.file.markLength + table.byteOffset(of: codePoint))
        ])
    }

    private func note(_ note: Note) -> JSON {
        ["message": .string(note.message.description), "range": note.range.map(range)]
    }

    private func fix(_ remedy: Remedy) -> JSON {
        [
            "title": .string(remedy.title.description),
            "applicability": .string(remedy.certainty.applicability),
            "edits": .array(
                remedy.edits.map {
                    ["range": range($0.range), "replacement": .string($0.replacement)]
                }),
        ]
    }
}

extension Certainty {
    /// The value in JSON reports.
    var applicability: String {
        switch self {
        case .certain: "safe"
        case .likely: "likely"
        case .possible: "possible"
        }
    }
}

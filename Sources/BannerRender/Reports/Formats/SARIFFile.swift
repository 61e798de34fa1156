/// One file's findings as SARIF results.
struct SARIFFile {
    private let location: CheckedFile.Location
    private let table: LineTable
    private let lineHashes: [Int: String]
    private var seen: [String: Int] = [:]

    init(_ checked: CheckedFile) {
        location = checked.location
        table = checked.file.lineTable()
        let lines = checked.report.findings.map { [table] in table.region(of: $0.range).start.line - 1 }
        lineHashes = LineFingerprint.of(Set(lines), in: checked.file.bytes.utf8Text)
    }

    /// Encodes a finding.
    mutating func result(_ finding: Finding, ruleIndex: Int?) -> JSON {
        let region = table.region(of: finding.range, in: .utf16)
        let related = finding.notes.enumerated().compactMap { index, note in
            note.range.map { self.related(index + 1, note.message.description, $0) }
        }
        return [
            "ruleId": .string(finding.rule.id), "ruleIndex": ruleIndex.map(JSON.number),
            "level": .string(SARIFReport.level(finding.severity)),
            "message": SARIFReport.message(finding.sentence),
            "locations": [["physicalLocation": place(region)]], "relatedLocations": .unlessEmpty(related),
            "partialFingerprints": fingerprints(finding, region),
            "fixes": .unlessEmpty(finding.remedies.filter { $0.certainty < .possible }.map(fix)),
        ]
    }

    private func place(_ region: Region) -> JSON {
        ["artifactLocation": artifact, "region": json(region)]
    }

    private var artifact: JSON {
        let path = location.path.utf8.percentEncoded
        return switch location {
        case .inside: ["uri": .string(path), "uriBaseId": "%SRCROOT%"]
        case .outside: ["uri": .string("file://" + path)]
        }
    }

    private func json(_ region: Region) -> JSON {
        [
            "startLine": .number(region.start.line), "startColumn": .number(region.start.column),
            "endLine": .number(region.end.line), "endColumn": .number(region.end.column),
        ]
    }

    private func related(_ id: Int, _ message: String, _ range: SourceRange) -> JSON {
        [
            "id": .number(id), "message": SARIFReport.message(message),
            "physicalLocation": place(table.region(of: range, in: .utf16)),
        ]
    }

    private mutating func fingerprints(_ finding: Finding, _ region: Region) -> JSON {
        let line = region.start.line - 1
        let identity = [finding.rule.id, finding.path, finding.message.description].joined(separator: "\u{0}")
        let own = SHA256.hexadecimal("\(identity)\u{0}\(seen.count(identity))")
        return ["primaryLocationLineHash": lineHashes[line].map(JSON.string), "bannerkit/v1": .string(own)]
    }

    private func fix(_ remedy: Remedy) -> JSON {
        let replacements = remedy.edits.map { edit -> JSON in
            [
                "deletedRegion": json(table.region(of: edit.range, in: .utf16)),
                "insertedContent": ["text": .string(edit.replacement)],
            ]
        }
        return [
            "description": SARIFReport.message(remedy.title.description),
            "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
        ]
    }
}

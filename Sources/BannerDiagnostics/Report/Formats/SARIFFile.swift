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
        lineHashes = LineFingerprint.of(Set(lines), in: String(decoding: checked.file.bytes, as: UTF8.self))
    }

    /// The result of one finding.
    mutating func result(_ finding: Diagnostic, ruleIndex: Int?) -> JSONValue {
        let region = table.region(of: finding.range, in: .utf16)
        let words = finding.message + (finding.help.map { "; \($0)" } ?? "")
        var members: [(String, JSONValue)] = [("ruleId", .text(finding.rule.id))]
        if let ruleIndex { members.append(("ruleIndex", .number(ruleIndex))) }
        members += [
            ("level", .text(SARIFReport.level(finding.severity))),
            ("message", ["text": .text(SARIFReport.escaped(words))]),
            ("locations", [["physicalLocation": place(region)]]),
        ]
        let related = finding.notes.enumerated().compactMap { index, note in
            note.range.map { self.related(index + 1, note.message, $0) }
        }
        if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
        members.append(("partialFingerprints", fingerprints(finding, region)))
        if let fix = finding.fix { members.append(("fixes", [self.fix(fix)])) }
        return .object(members)
    }

    private func place(_ region: Region) -> JSONValue {
        ["artifactLocation": artifact, "region": json(region)]
    }

    private var artifact: JSONValue {
        switch location {
        case .inside(let path):
            ["uri": .text(path.utf8.percentEncoded), "uriBaseId": "%SRCROOT%"]
        case .outside(let path):
            ["uri": .text("file://" + path.utf8.percentEncoded)]
        }
    }

    private func json(_ region: Region) -> JSONValue {
        [
            "startLine": .number(region.start.line), "startColumn": .number(region.start.column),
            "endLine": .number(region.end.line), "endColumn": .number(region.end.column),
        ]
    }

    private func related(_ id: Int, _ message: String, _ range: SourceRange) -> JSONValue {
        [
            "id": .number(id), "message": ["text": .text(SARIFReport.escaped(message))],
            "physicalLocation": place(table.region(of: range, in: .utf16)),
        ]
    }

    private mutating func fingerprints(_ finding: Diagnostic, _ region: Region) -> JSONValue {
        let line = region.start.line - 1
        let identity = [finding.rule.id, finding.path, finding.message].joined(separator: "\u{0}")
        seen[identity, default: 0] += 1
        let own = SHA256.hexadecimal("\(identity)\u{0}\(seen[identity] ?? 1)")
        let hash = lineHashes[line].map { [("primaryLocationLineHash", JSONValue.text($0))] } ?? []
        return .object(hash + [("bannerkit/v1", .text(own))])
    }

    private func fix(_ fix: Fix) -> JSONValue {
        let replacements = fix.edits.map { edit in
            ([
                "deletedRegion": json(table.region(of: edit.range, in: .utf16)),
                "insertedContent": ["text": .text(edit.replacement)],
            ] as JSONValue)
        }
        let change: JSONValue = ["artifactLocation": artifact, "replacements": .array(replacements)]
        return ["description": ["text": .text(SARIFReport.escaped(fix.title))], "artifactChanges": [change]]
    }
}

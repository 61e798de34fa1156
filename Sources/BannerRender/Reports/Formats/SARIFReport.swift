/// SARIF 2.1.0 for GitHub's code scanning.
///
/// Columns are UTF-16 units. Only the `limit` most severe findings are written, because GitHub
/// keeps no more.
package struct SARIFReport: ReportWriter {
    /// The limit on findings.
    package static let limit = 5_000
    private let rules: [Rule]
    private let category: String
    /// The URL of the repository, if known.
    private let home: String?
    private var results = LimitedRows(limit: SARIFReport.limit)
    /// The files that could not be read.
    private var unread: [JSON] = []
    /// The number of omitted findings.
    package var leftOut: Int { results.leftOut }

    /// A report for these rules; `category` distinguishes it from other runs on the same commit.
    package init(rules: [Rule], category: String = "validate", home: String? = Release.home) {
        self.rules = rules
        self.category = category
        self.home = home
    }

    package func begin() -> String {
        let driver: JSON = [
            "name": "bannerkit", "version": .string(Release.version),
            "informationUri": home.map(JSON.string),
            "rules": .array(rules.map(descriptor)),
        ]
        return """
            {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
            "tool":\((["driver": driver] as JSON).line),
            "automationDetails":\((["id": .string("bannerkit/\(category)/")] as JSON).line),
            "columnKind":"utf16CodeUnits",
            "results":[
            """
    }

    package mutating func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault {
            let text = SARIFReport.message("cannot read \(checked.file.name): \(fault)")
            unread.append(["level": "error", "message": text])
        }
        results.leftOut += checked.report.hiddenCount
        var file = SARIFFile(checked)
        for finding in checked.report.findings {
            results.add(rank: finding.severity.rawValue) {
                file.result(finding, ruleIndex: rules.firstIndex { $0.id == finding.rule.id }).line
            }
        }
        return ""
    }

    package mutating func end(_ tally: Tally) -> String {
        let lines = results.kept().map { "\n" + $0 }.joined(separator: ",")
        let invocation: JSON = [
            "executionSuccessful": .bool(unread.isEmpty),
            "toolExecutionNotifications": .array(unread),
        ]
        return "\(lines)\n],\n\"invocations\":[\(invocation.line)]\n}]}\n"
    }

    private func descriptor(_ rule: Rule) -> JSON {
        let problem = rule.severity == .advice ? "recommendation" : rule.severity.name
        let explanation = rule.explanation.isEmpty ? rule.summary : rule.explanation
        return [
            "id": .string(rule.id), "name": .string(rule.slug),
            "shortDescription": clipped(rule.summary),
            "fullDescription": clipped(explanation),
            "help": [
                "text": .string("bannerkit explain \(rule.id)"), "markdown": .string(explanation),
            ],
            "defaultConfiguration": ["level": .string(SARIFReport.level(rule.severity))],
            "properties": [
                "precision": "very-high", "problem.severity": .string(problem), "tags": ["banner"],
            ],
            "helpUri": Release.page(of: rule, in: home).map(JSON.string),
        ]
    }

    /// The severity in SARIF's words.
    static func level(_ severity: Severity) -> String {
        severity == .advice ? "note" : severity.name
    }

    /// A message with escaped placeholders and links.
    static func message(_ text: String) -> JSON {
        ["text": .string(text.escaped(["{": "{{", "}": "}}", "[": "\\[", "]": "\\]"]))]
    }

    private func clipped(_ text: String) -> JSON { ["text": .string(String(text.prefix(1_000)))] }
}

/// One file's findings as SARIF results.
struct SARIFFile {
    private let location: CheckedFile.Location
    private let table: LineTable
    private let lineHashes: [Int: String]
    private var seen: [String: Int] = [:]

    init(_ checked: CheckedFile) {
        location = checked.location
        table = checked.file.lineTable()
        let lines = checked.report.findings.map { [table] in
            table.region(of: $0.range).start.line - 1
        }
        lineHashes = LineFingerprint.of(Set(lines), in: checked.file.bytes.utf8Text)
    }

    /// Encodes a finding.
    mutating func result(_ finding: Finding, ruleIndex: Int?) -> JSON {
        let region = table.region(of: finding.range, in: .utf16)
        let related = finding.notes.enumerated().compactMap { index, note in
            note.range.map { range -> JSON in
                [
                    "id": .number(index + 1),
                    "message": SARIFReport.message(note.message.description),
                    "physicalLocation": place(table.region(of: range, in: .utf16)),
                ]
            }
        }
        return [
            "ruleId": .string(finding.rule.id), "ruleIndex": ruleIndex.map(JSON.number),
            "level": .string(SARIFReport.level(finding.severity)),
            "message": SARIFReport.message(finding.sentence),
            "locations": [["physicalLocation": place(region)]],
            "relatedLocations": .unlessEmpty(related),
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

    private mutating func fingerprints(_ finding: Finding, _ region: Region) -> JSON {
        let line = region.start.line - 1
        let identity = [finding.rule.id, finding.path, finding.message.description].joined(
            separator: "\u{0}")
        let own = SHA256.hexadecimal("\(identity)\u{0}\(seen.count(identity))")
        return [
            "primaryLocationLineHash": lineHashes[line].map(JSON.string),
            "bannerkit/v1": .string(own),
        ]
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
            "artifactChanges": [
                ["artifactLocation": artifact, "replacements": .array(replacements)]
            ],
        ]
    }
}

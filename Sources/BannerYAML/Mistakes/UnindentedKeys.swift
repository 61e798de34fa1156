import BannerDiagnostics
import BannerTree

/// Keys at the top that belong under the key before them: they are not indented, or only by spaces that YAML does not know.
struct UnindentedKeys {
    /// What is said at the first of them.
    private var firsts: [Int: Diagnostic] = [:]
    /// Where findings begin that only follow.
    private var hidden: Set<Int> = []

    /// Finds them among the entries of a document.
    init(_ report: Report, _ document: Document, _ table: LineTable) {
        let wanted = [Rule.emptyValue, .misplacedKey, .unknownKey].map(\.id)
        let empty = report.keptFindings.contains { $0.rule.id == wanted[0] }
        // Without a key that has no value, there is nothing to find.
        guard empty else { return }
        let places = Set(report.keptFindings.lazy.filter { wanted.contains($0.rule.id) }.map(\.range.start))
        var owner: Node?
        var first: Node?
        for entry in document.root.entries {
            let key = entry.key
            if let owner, places.contains(key.range.start), belongs(key, under: owner) {
                hidden.insert(first == nil ? owner.range.start : key.range.start)
                first = first ?? key
                firsts[first?.range.start ?? 0] = UnindentedKeys.finding(
                    first ?? key, under: owner, until: entry.value.range.end, table, document)
                continue
            }
            let isEmpty = entry.value.isPlain && entry.value.firstByte == nil && places.contains(key.range.start)
            (owner, first) = (isEmpty ? key : nil, nil)
        }
    }

    private func belongs(_ key: Node, under owner: Node) -> Bool {
        let places = (Places.all[UnindentedKeys.trimmed(key)] ?? []).map(\.phrase)
        return places.contains(owner.text == "items" ? "in an item" : "under `\(owner.text)`")
            && !places.contains(Places.topLevel)
            && !places.contains("in a banner file")
    }

    /// A key without the foreign spaces before it.
    private static func trimmed(_ key: Node) -> String {
        let bytes = Array(key.bytes)
        var start = 0
        while let space = ForeignCharacter.space(at: start, in: bytes) { start += space.width }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    private static func finding(
        _ key: Node, under owner: Node, until end: Int, _ table: LineTable, _ document: Document
    ) -> Diagnostic {
        let name = trimmed(key)
        if owner.text == "items" {
            return Diagnostic(
                .misplacedKey, "`\(name)` belongs in an item", at: key.range,
                help: "begin each item with `- `, and indent its other keys by 2 spaces", path: key.path)
        }
        if let space = ForeignCharacter.description(in: Array(key.bytes)) {
            return Diagnostic(
                .misplacedKey, "`\(name)` is indented with \(space.words), which is not a space to YAML",
                at: key.range, help: "indent with spaces", path: key.path)
        }
        let lines = table.location(of: key.range.start).line...table.location(of: max(key.range.start, end - 1)).line
        let edits = lines.prefix(1_000).map { line in
            Edit(SourceRange(table.start(ofLine: line), table.start(ofLine: line)), "  ")
        }
        let what = lines.count == 1 ? "it" : "these \(lines.count) lines"
        // In JSON, indentation means nothing.
        let isBlock = table.location(of: key.range.start).column == 1 && key.style == .plain
        return Diagnostic(
            .misplacedKey, "`\(name)` belongs under `\(owner.text)`, and is not indented", at: key.range,
            help: isBlock ? "indent \(what) by 2 spaces" : "move it there",
            fix: isBlock && lines.count <= 1_000 ? Fix("indent \(what)", edits: Array(edits), isSafe: false) : nil,
            path: key.path)
    }

    /// Whether a finding only follows from keys that are not indented.
    func hides(_ finding: Diagnostic) -> Bool {
        hidden.contains(finding.range.start) && firsts[finding.range.start] == nil
            && [Rule.emptyValue, .misplacedKey, .unknownKey].contains { $0.id == finding.rule.id }
    }

    /// What is said in place of a finding at the first of the keys.
    func explained(_ finding: Diagnostic) -> Diagnostic? {
        guard let first = firsts[finding.range.start],
            [Rule.misplacedKey, .unknownKey].contains(where: { $0.id == finding.rule.id })
        else { return nil }
        return first
    }
}

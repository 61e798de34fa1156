/// What is said in place of findings whose cause is how the text is written: one finding for those that have one cause.
struct TextCauses {
    let document: Document
    let table: LineTable
    let scene: SyntaxScene
    let findings: [Diagnostic]
    /// What is said in place of findings; nothing in place of those that only follow from another one.
    private var answers: [Place: Diagnostic?] = [:]

    /// Where a finding begins, and its rule or message; nothing stands for any.
    private struct Place: Hashable {
        let start: Int
        var words: String?
    }

    init(_ document: Document, _ findings: [Diagnostic]) {
        (self.document, self.findings) = (document, findings)
        (table, scene) = (document.file.lineTable(), SyntaxScene(document.file.bytes))
        findKeys()
        findUnindentedKeys()
        findMissingDashes()
        findCommas()
    }

    /// The bytes of a range of code points.
    func bytes(of range: SourceRange) -> Range<Int> {
        table.byteOffset(of: range.start)..<table.byteOffset(of: range.end)
    }

    /// Whether a finding is about more than one line.
    func spansLines(_ finding: Diagnostic) -> Bool {
        scene.bytes[bytes(of: finding.range)].contains(where: \.isLineBreak)
    }

    /// The findings of some rules.
    func findings(of rules: Rule...) -> [Diagnostic] {
        let ids = rules.map(\.id)
        return findings.filter { ids.contains($0.rule.id) }
    }

    /// Says something else in place of a finding of some rules; what is said last counts.
    mutating func say(_ finding: Diagnostic, at start: Int? = nil, for rules: Rule...) {
        for rule in rules { answers[Place(start: start ?? finding.range.start, words: rule.id)] = .some(finding) }
    }

    /// Says nothing where a finding only follows from another one, unless something else is said there.
    mutating func hide(_ start: Int, for rules: Rule...) {
        for words in rules.isEmpty ? [nil] : rules.map(\.id) {
            let place = Place(start: start, words: words)
            answers[place] = answers[place] ?? .some(nil)
        }
    }

    mutating func hide(_ finding: Diagnostic) {
        answers[Place(start: finding.range.start, words: finding.message)] = .some(nil)
    }

    /// The finding that is said in place of one; `nil` for one that only follows.
    fileprivate func changed(_ finding: Diagnostic) -> Diagnostic? {
        for words in [finding.rule.id, finding.message, nil] {
            if let answer = answers[Place(start: finding.range.start, words: words)] { return answer }
        }
        return explained(finding) ?? finding
    }

    /// The same finding with what to change, if it is about a text with a slip of writing in it.
    private func explained(_ finding: Diagnostic) -> Diagnostic? {
        let isType = finding.rule.id == Rule.wrongType.id
        if isType, let changed = explainedBrackets(finding) { return changed }
        guard isType || finding.rule.group == .values, let node = document.scalar(at: finding.range.start),
            node.range == finding.range, !isType || finding.fix == nil, !node.isKey, !node.isBroken
        else { return nil }
        let message = Array(finding.message.utf8)
        let wantsList = isType && message.indices.contains { message.has("must be a list", at: $0) }
        guard node.style == .plain else { return finding.sayingSlip(quoted: node, isList: wantsList) }
        let spansLines = spansLines(finding)
        if wantsList {
            return (spansLines ? nil : finding.sayingWords(in: node)) ?? finding.sayingSlip(inList: node.bytes)
                ?? (spansLines ? finding.saying(help: "begin each item with `- `") : nil)
        }
        return (spansLines ? withDeeperItems(finding) : nil) ?? withPair(finding, in: node)
            ?? finding.sayingSlip(in: node.bytes)
    }

    /// The same finding with what to change, if it is about brackets: around a text, or around a whole banner.
    private func explainedBrackets(_ finding: Diagnostic) -> Diagnostic? {
        guard finding.message.hasSuffix(", not a list") else { return nil }
        let part = bytes(of: finding.range)
        let isFlow = scene.has("[", at: part.lowerBound)
        if finding.range.start == document.root.range.start {
            let isBanner = document.root.items.prefix(40).allSatisfy { item in
                item.kind == .mapping && item.count == 1
                    && item.entries.contains { entry in Places.root.contains { $0.key == entry.key.text } }
            }
            if !isFlow && isBanner { return finding.saying(help: "remove the `- ` before each key") }
            let help = isFlow ? "put `items: ` before it" : "put a line `items:` above it"
            let start = SourceRange(finding.range.start, finding.range.start)
            let fix = Fix(help, edits: [Edit(start, isFlow ? "items: " : "items:\n")], isSafe: false)
            let isAtLineStart = scene.line(at: part.lowerBound).start == part.lowerBound
            return finding.saying(help: help, fix: isAtLineStart ? fix : nil)
        }
        guard isFlow, !spansLines(finding),
            let key = finding.message.split(separator: "`").first, Lexicon.texts.contains(String(key)),
            finding.message.hasPrefix("`\(key)` must be")
        else { return nil }
        let quoted = yamlQuoted(scene.text(part))
        return part.count < 80 ? finding.saying(help: "quote the whole text: `\(quoted)`", writing: quoted) : nil
    }
}

extension Report {
    /// Makes one finding of those that have one cause in how the text is written, and says what that cause is.
    ///
    /// It is called only for a text with an error.
    mutating func joinCauses(in document: Document) {
        let scene = SyntaxScene(document.file.bytes)
        var foreign = scene.foreignText
        // Nothing else can be said of a text that cannot be judged as one banner.
        if foreign?.rule.id == Rule.yamlSyntax.id { foreign?.rule = .unknownKey }
        guard let cause = foreign ?? scene.openQuote else {
            let causes = TextCauses(document, keptFindings)
            return rewrite { causes.changed($0) }
        }
        rewrite { $0.severity == .error ? nil : $0 }
        add(Diagnostic(cause, document.file.lineTable()))
    }
}

extension Node {
    /// The mappings within a node, and the node itself if it is one; not those that aliases stand for.
    var mappings: [Node] {
        var found: [Node] = []
        addMappings(to: &found)
        return found
    }

    private func addMappings(to found: inout [Node]) {
        guard !isAlias else { return }
        if kind == .mapping { found.append(self) }
        for item in items { item.addMappings(to: &found) }
        for entry in entries { entry.value.addMappings(to: &found) }
    }
}

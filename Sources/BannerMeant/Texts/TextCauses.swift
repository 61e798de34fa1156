/// What is said in place of findings whose cause is how the text is written: one finding for those that have one cause.
struct TextCauses {
    let document: Document
    let table: LineTable
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
        table = document.file.lineTable()
        findKeys()
        findUnindentedKeys()
        findMissingDashes()
        findCommas()
    }

    /// The findings of some rules.
    func findings(of rules: Rule...) -> [Diagnostic] {
        let ids = rules.map(\.id)
        return findings.filter { ids.contains($0.rule.id) }
    }

    /// Says something else in place of a finding of some rules; what is said last counts.
    mutating func say(_ finding: Diagnostic, at start: Int, for rules: Rule...) {
        for rule in rules { answers[Place(start: start, words: rule.id)] = .some(finding) }
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
        return explained(finding)
    }

    /// The same finding with what to change, if it is about a text with a slip of writing in it.
    private func explained(_ finding: Diagnostic) -> Diagnostic {
        let isType = finding.rule.id == Rule.wrongType.id
        if isType, let changed = explainedBrackets(finding) { return changed }
        guard isType || finding.rule.group == .values, let node = document.scalar(at: finding.range.start),
            node.range == finding.range, !isType || finding.fix == nil, !node.isKey, !node.isBroken
        else { return finding }
        let wantsList = isType && finding.says("must be a list")
        guard node.style == .plain else {
            let found = TextMistake.first(quoted: node, isList: wantsList)
            return found.map { finding.saying(help: $0.help, writing: $0.replacement) } ?? finding
        }
        let spansLines = finding.spansLines(table)
        if !wantsList, spansLines, let changed = withDeeperItems(finding) { return changed }
        if !wantsList, let changed = withPair(finding, in: node) { return changed }
        let lines = wantsList && spansLines ? TextMistake(help: "begin each item with `- `") : nil
        let words = wantsList && !spansLines ? TextMistake.words(in: node) : nil
        let found = words ?? (wantsList ? TextMistake.first(inList: node.bytes) : TextMistake.first(in: node.bytes))
        return (found ?? lines).map {
            finding.saying($0.message, help: $0.help, writing: $0.replacement, isSafe: $0.isSafe)
        } ?? finding
    }

    /// The same finding with what to change, if it is about brackets: around a text, or around a whole banner.
    private func explainedBrackets(_ finding: Diagnostic) -> Diagnostic? {
        guard finding.message.hasSuffix(", not a list") else { return nil }
        let (bytes, range) = (document.file.bytes, finding.range)
        let start = table.byteOffset(of: range.start)
        guard start < bytes.count else { return nil }
        let isFlow = bytes[start] == UInt8(ascii: "[")
        if range.start == document.root.range.start {
            let isBanner = document.root.items.prefix(40).allSatisfy { item in
                item.kind == .mapping && item.count == 1
                    && item.entries.contains { entry in Places.root.contains { $0.key == entry.key.text } }
            }
            if !isFlow && isBanner { return finding.saying(help: "remove the `- ` before each key") }
            var changed = finding.saying(help: isFlow ? "put `items: ` before it" : "put a line `items:` above it")
            let edit = Edit(SourceRange(range.start, range.start), isFlow ? "items: " : "items:\n")
            let isAtLineStart = table.location(of: range.start).column == 1
            changed.fix = isAtLineStart ? Fix(changed.help ?? "", edits: [edit], isSafe: false) : nil
            return changed
        }
        guard isFlow, !finding.spansLines(table),
            let key = finding.message.split(separator: "`").first, Lexicon.texts.contains(String(key)),
            finding.message.hasPrefix("`\(key)` must be")
        else { return nil }
        let text = String(decoding: bytes[start..<table.byteOffset(of: range.end)], as: UTF8.self)
        let quoted = yamlQuoted(text)
        return text.utf8.count < 80 ? finding.saying(help: "quote the whole text: `\(quoted)`", writing: quoted) : nil
    }
}

extension Report {
    /// Makes one finding of those that have one cause in how the text is written, and says what that cause is.
    ///
    /// It is called only for a text with an error.
    mutating func joinCauses(in document: Document) {
        let bytes = document.file.bytes
        let cause = SyntaxCause.ofForeignText(in: bytes).map { cause in
            // Nothing else can be said of a text that cannot be judged as one banner.
            var cause = cause
            if cause.rule.id == Rule.yamlSyntax.id { cause.rule = .unknownKey }
            return cause
        }
        guard let cause = cause ?? SyntaxScene(bytes).openQuote else {
            let causes = TextCauses(document, keptFindings)
            return rewrite { causes.changed($0) }
        }
        rewrite { $0.severity == .error ? nil : $0 }
        add(Diagnostic(cause, document.file.lineTable()))
    }
}

extension Diagnostic {
    /// The same finding with other words, and perhaps with the text to write in its place.
    func saying(_ message: String? = nil, help: String, writing text: String? = nil, isSafe: Bool = false) -> Diagnostic
    {
        var changed = self
        changed.message = message ?? self.message
        changed.help = help
        changed.fix = text.map { Fix("write `\($0)`", edits: [Edit(range, $0)], isSafe: isSafe) }
        return changed
    }

    /// Whether the message contains these words.
    fileprivate func says(_ words: String) -> Bool {
        let (text, words) = (Array(message.utf8), Array(words.utf8))
        return text.indices.contains { text[$0...].starts(with: words) }
    }

    /// Whether the finding is about more than one line.
    fileprivate func spansLines(_ table: LineTable) -> Bool {
        table.location(of: range.start).line < table.location(of: range.end).line
    }
}

extension Node {
    /// The mappings within a node, and the node itself if it is one; not those that aliases stand for.
    var mappings: [Node] {
        var found: [Node] = []
        var open = [self]
        while let node = open.popLast() {
            guard !node.isAlias else { continue }
            switch node.kind {
            case .mapping:
                found.append(node)
                for entry in node.entries { open.append(entry.value) }
            case .sequence: for item in node.items { open.append(item) }
            case .scalar: break
            }
        }
        return found
    }
}

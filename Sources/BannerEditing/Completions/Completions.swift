import BannerLanguage
import BannerYAML

extension Completion {
    /// The completions at an offset of a text, most likely first.
    ///
    /// Required keys come first, then others in the order of the language; values in the file come
    /// before common ones. Continuation lines are indented relative to the current line.
    package static func list(at offset: Int, in bytes: [UInt8], _ root: Schema) -> [Completion] {
        guard (0...bytes.count).contains(offset) else { return [] }
        let marked = MarkedText(at: offset, bytes, root)
        if let comment = marked.comment { return list(in: comment, marked) }
        guard let place = Place(marked) else { return [] }
        var list = CompletionList(place)
        switch place.expected {
        case .key(let record, let present): list.addKeys(of: record, present: present)
        case .value(let schema, let key):
            if !list.typed.hasPrefix("*") { list.addValues(of: schema, key) }
            list.addAliases()
        case .own: list.addUsed()
        case .valueBelow(let schema): list.addBelow(schema)
        case .item(let schema):
            if let record = schema.mapping() { list.addKeys(of: record, present: []) }
            list.addValues(of: schema, nil)
        case .dash(let schema): list.addDash(schema)
        }
        return list.completions
    }

    /// The completions in a comment: colours, because YAML parses the `#F` in `color: #F` as a
    /// comment, and rules to ignore.
    private static func list(in comment: Range<Int>, _ marked: MarkedText) -> [Completion] {
        var bytes = marked.bytes
        if let name = bytes.ignoredName(in: comment, at: marked.offset) { return rules(in: name) }
        guard marked.offset == comment.upperBound, !bytes[comment].contains(0x20) else {
            return []
        }
        bytes.removeSubrange(comment)
        let marked = MarkedText(at: comment.lowerBound, bytes, marked.typedOutline.root)
        guard let place = Place(marked),
            case .value(let schema, _) = place.expected,
            case .text(let form)? = schema.scalar, form.use == .color
        else { return [] }
        var list = CompletionList(place)
        list.range = comment
        list.addValues(of: schema, nil)
        return list.completions
    }

    private static func rules(in range: Range<Int>) -> [Completion] {
        Rule.all.filter { $0.canBeIgnored && $0.group != .reading }.map { rule in
            Completion(
                label: rule.slug, kind: .rule, detail: "\(rule.id), \(rule.severity.name)",
                documentation: rule.markdown, range: range, filterText: rule.slug, text: rule.slug)
        }
    }
}

extension Rule {
    /// The documentation of the rule in Markdown.
    package var markdown: String {
        "**\(id) \(slug)** (\(severity.name))\n\n\(summary)\n\n\(explanation)"
    }
}

extension [UInt8] {
    /// The range of the rule's name at an offset of a comment `# bannerkit-ignore[…]`; `nil` if
    /// there is none.
    package func ignoredName(in comment: Range<Int>, at offset: Int) -> Range<Int>? {
        let text = self[comment]
        guard let open = text.firstIndex(of: UInt8(ascii: "[")), open < offset,
            text[..<open].drop(while: { $0 == "#" || $0 == 0x20 }).starts(
                with: "bannerkit-ignore".utf8)
        else { return nil }
        let close = text[open...].firstIndex(of: UInt8(ascii: "]")) ?? comment.upperBound
        guard offset <= close else { return nil }
        func isEnd(_ byte: UInt8) -> Bool { byte == "," || byte == 0x20 || byte == "[" }
        let start = self[open..<offset].lastIndex(where: isEnd) ?? open
        return start + 1..<(self[offset..<close].firstIndex(where: isEnd) ?? close)
    }
}

extension RecordSchema {
    /// The keys that can be added to a mapping; the keys of one form exclude those of others.
    func keys(besides present: [String]) -> [KeySchema] {
        let all = Set(forms.flatMap(\.keys))
        let known = all.intersection(present)
        let allowed = Set(forms.filter { known.isSubset(of: $0.keys) }.flatMap(\.keys))
        return Language.keys(of: self).filter { key in
            !present.contains(key.key) && !all.subtracting(allowed).contains(key.key)
        }
    }
}

extension KeySchema {
    /// The type, and the default or that the key is required.
    var detail: String {
        let standard = standardWords
        return schema.referenceText
            + (standard.isEmpty ? "" : isRequired ? ", required" : ", default \(standard)")
    }

    /// The documentation of the key in Markdown.
    package var markdown: String {
        (["**`\(key)`**: \(summary)"] + facts).joined(separator: "\n\n")
    }

    /// The facts about the value: type, bounds, default, and the meaning of words.
    package var facts: [String] {
        var parts = ["Type: \(schema.referenceText)"]
        if case .number(let bounds) = schema.forms[0] { parts.append("Allowed: \(bounds.words)") }
        let standard = standardWords
        if !standard.isEmpty { parts.append(isRequired ? "Required" : "Default: \(standard)") }
        let words = schema.forms.flatMap { form -> [Word] in
            if case .choice(let words) = form { words } else { [] }
        }
        if !words.isEmpty {
            parts.append(words.map { "- `\($0.text)`: \($0.summary)" }.joined(separator: "\n"))
        }
        return parts
    }
}

/// Keys at the top that belong under the key before them: they are not indented, or only by spaces that YAML does not know.
extension TextCauses {
    mutating func findUnindentedKeys() {
        // Without a key that has no value, there is nothing to find.
        guard !findings(of: .emptyValue).isEmpty else { return }
        let places = Set(findings(of: .emptyValue, .misplacedKey, .unknownKey).map(\.range.start))
        var (owner, first): (Node?, Node?) = (nil, nil)
        for entry in document.root.entries {
            let key = entry.key
            guard let above = owner, places.contains(key.range.start), TextCauses.belongs(key, under: above) else {
                let isEmpty = entry.value.isPlain && entry.value.firstByte == nil && places.contains(key.range.start)
                (owner, first) = (isEmpty ? key : nil, nil)
                continue
            }
            hide(first == nil ? above.range.start : key.range.start, for: .emptyValue, .misplacedKey, .unknownKey)
            let place = first ?? key
            first = place
            say(finding(place, under: above, until: entry.value.range.end), for: .misplacedKey, .unknownKey)
        }
    }

    private static func belongs(_ key: Node, under owner: Node) -> Bool {
        let places = (Places.all[ForeignCharacter.removed(from: Array(key.bytes))] ?? []).map(\.phrase)
        return places.contains(Places.phrase(under: owner.text))
            && !places.contains(Places.topLevel) && !places.contains("in a banner file")
    }

    private func finding(_ key: Node, under owner: Node, until end: Int) -> Diagnostic {
        let name = ForeignCharacter.removed(from: Array(key.bytes))
        let said = Diagnostic(
            .misplacedKey, "`\(name)` belongs in an item", at: key.range,
            help: "begin each item with `- `, and indent its other keys by 2 spaces", path: key.path)
        if owner.text == "items" { return said }
        if let space = ForeignCharacter.firstSpace(in: Array(key.bytes)) {
            return said.saying(
                "`\(name)` is indented with \(space.words), which is not a space to YAML", help: "indent with spaces")
        }
        let lines = table.location(of: key.range.start).line...table.location(of: max(key.range.start, end - 1)).line
        let starts = lines.prefix(1_000).map { table.start(ofLine: $0) }
        let what = lines.count == 1 ? "it" : "these \(lines.count) lines"
        // In JSON, indentation means nothing.
        let isBlock = starts[0] == key.range.start && key.style == .plain
        let fix = Fix("indent \(what)", edits: starts.map { Edit(SourceRange($0, $0), "  ") }, isSafe: false)
        return said.saying(
            "`\(name)` belongs under `\(owner.text)`, and is not indented",
            help: isBlock ? "indent \(what) by 2 spaces" : "move it there",
            fix: isBlock && lines.count <= 1_000 ? fix : nil)
    }
}

/// Keys at the top that belong under the key before them: they are not indented, or only by spaces that YAML does not know.
extension TextCauses {
    mutating func findUnindentedKeys() {
        // Without a key that has no value, there is nothing to find.
        guard !findings(of: .emptyValue).isEmpty else { return }
        let places = Set(findings(of: .emptyValue, .misplacedKey, .unknownKey).map(\.range.start))
        var owner: Node?
        var first: Node?
        for entry in document.root.entries {
            let key = entry.key
            if let owner, places.contains(key.range.start), TextCauses.belongs(key, under: owner) {
                let place = first ?? key
                hide(
                    first == nil ? owner.range.start : key.range.start, for: .emptyValue, .misplacedKey, .unknownKey)
                first = place
                say(
                    finding(place, under: owner, until: entry.value.range.end), at: place.range.start,
                    for: .misplacedKey, .unknownKey)
                continue
            }
            let isEmpty = entry.value.isPlain && entry.value.firstByte == nil && places.contains(key.range.start)
            (owner, first) = (isEmpty ? key : nil, nil)
        }
    }

    private static func belongs(_ key: Node, under owner: Node) -> Bool {
        let places = (Places.all[ForeignCharacter.removed(from: Array(key.bytes))] ?? []).map(\.phrase)
        return places.contains(Places.phrase(under: owner.text))
            && !places.contains(Places.topLevel) && !places.contains("in a banner file")
    }

    private func finding(_ key: Node, under owner: Node, until end: Int) -> Diagnostic {
        func misplaced(_ message: String, _ help: String, _ fix: Fix? = nil) -> Diagnostic {
            Diagnostic(
                .misplacedKey, "`\(ForeignCharacter.removed(from: Array(key.bytes)))` \(message)", at: key.range,
                help: help, fix: fix, path: key.path)
        }
        if owner.text == "items" {
            return misplaced(
                "belongs in an item", "begin each item with `- `, and indent its other keys by 2 spaces")
        }
        if let space = ForeignCharacter.firstSpace(in: Array(key.bytes)) {
            return misplaced("is indented with \(space.words), which is not a space to YAML", "indent with spaces")
        }
        let lines = table.location(of: key.range.start).line...table.location(of: max(key.range.start, end - 1)).line
        let starts = lines.prefix(1_000).map { table.start(ofLine: $0) }
        let what = lines.count == 1 ? "it" : "these \(lines.count) lines"
        // In JSON, indentation means nothing.
        let isBlock = table.location(of: key.range.start).column == 1 && key.style == .plain
        let fix = Fix("indent \(what)", edits: starts.map { Edit(SourceRange($0, $0), "  ") }, isSafe: false)
        return misplaced(
            "belongs under `\(owner.text)`, and is not indented",
            isBlock ? "indent \(what) by 2 spaces" : "move it there", isBlock && lines.count <= 1_000 ? fix : nil)
    }
}

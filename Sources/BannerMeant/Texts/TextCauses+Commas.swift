/// Text between braces that a `,` ends: `{ id: a, title: 1,000 off }`, `{ color: rgb(1, 2, 3) }`.
extension TextCauses {
    mutating func findCommas() {
        let places = Set(findings(of: .unknownKey).map(\.range.start))
        guard !places.isEmpty else { return }
        for mapping in document.root.mappings { findCommas(in: mapping, places) }
    }

    private mutating func findCommas(in mapping: Node, _ places: Set<Int>) {
        // The value that the keys after it are the rest of, with its key, and the first of those keys.
        var (owner, first): (Node.Entry?, Node?) = (nil, nil)
        for entry in mapping.entries {
            let (key, value) = (entry.key, entry.value)
            let isEmpty = value.isPlain && value.firstByte == nil && value.range.start == value.range.end
            guard places.contains(key.range.start), key.isPlain, isEmpty, let start = owner else {
                (owner, first) = (value.isPlain && value.firstByte != nil ? entry : nil, nil)
                continue
            }
            let meant = values(from: start, to: key)
            if !meant.isEmpty { sayCut(start.value, at: key, meant, until: key) }
            let isCall = TextCauses.opensCall(start.value.bytes)
            guard meant.isEmpty, isCall || Lexicon.texts.contains(start.key.text),
                let whole = whole(from: start.value, to: key)
            else {
                owner = nil
                continue
            }
            hide(key.range.start)
            if isCall {
                explainCall(whole, start.value, until: key.range.end)
                if whole.utf8.last == UInt8(ascii: ")") { owner = nil }
            } else {
                first = first ?? key
                sayCut(start.value, at: first ?? key, [yamlQuoted(whole)], isText: true, until: key)
            }
        }
    }

    /// What is written from a text to a key that is the rest of it, if only a `,` is between them.
    private func whole(from text: Node, to key: Node) -> String? {
        let comma = bytes(of: text.range).upperBound
        let part = bytes(of: SourceRange(text.range.start, key.range.end))
        guard comma < part.upperBound, part.count < 512, scene.has(",", at: comma),
            !scene.bytes[part].contains(0x0A),
            scene.oneOf(",}", at: scene.skip(part.upperBound) { scene.has(" ", at: $0) })
        else { return nil }
        return scene.text(part)
    }

    /// Says at a key that it is the rest of a value, and what to write in place of both.
    private mutating func sayCut(
        _ value: Node, at key: Node, _ meant: [String], isText: Bool = false, until last: Node
    ) {
        let edits = [Edit(SourceRange(value.range.start, last.range.end), meant[0])]
        let fix = Fix("write `\(meant[0])`", edits: edits, isSafe: false, isUnique: false)
        let help = isText ? "quote the text: `\(meant[0])`" : "write " + meant.map { "`\($0)`" }.joinedByOr
        say(
            Diagnostic(
                .unknownKey, "a `,` ends the value here", at: SourceRange(value.range.end, value.range.end + 1),
                help: help, fix: meant.count == 1 ? fix : nil, path: value.path), at: key.range.start, for: .unknownKey)
        hide(value.range.start)
    }

    /// `{ width: 10,000 }`, `{ interval: 2,5s }` and `{ from: Nov 27, 2026 }`: what such values can be.
    private func values(from start: Node.Entry, to rest: Node) -> [String] {
        if start.key.equals("from") || start.key.equals("until") {
            return whole(from: start.value, to: rest).flatMap { Meaning.only(.date, $0) }.map { [$0.text] } ?? []
        }
        guard start.value.bytes.allSatisfy({ $0.decimalDigit != nil }), rest.range.start == start.value.range.end + 1,
            let schema = Places.all[start.key.text]?.first?.key.schema
        else { return [] }
        let whole = "\(start.value.text),\(rest.text)"
        if case .duration = schema.forms[0], let duration = DurationText.meant(by: whole) { return duration.texts }
        return MeantNumber.number(whole, schema)
    }

    /// Whether a text has a `(` that is not closed.
    private static func opensCall(_ text: ArraySlice<UInt8>) -> Bool {
        text.count < 80 && text.contains(UInt8(ascii: "(")) && !text.contains(UInt8(ascii: ")"))
    }

    /// Says of a function of another language what is said of its beginning, before a `,` that YAML reads as its own.
    private mutating func explainCall(_ call: String, _ beginning: Node, until end: Int) {
        for finding in findings where finding.range.start == beginning.range.start {
            var whole = finding
            let shown = "`\(beginning.text)`"
            if finding.message.hasPrefix(shown) {
                whole.message = "`\(call)`" + finding.message.dropFirst(shown.count)
            }
            whole.range = SourceRange(beginning.range.start, end)
            let color = finding.rule.id == Rule.invalidColor.id ? MeantColor.hex(call).map { "\"\($0)\"" } : nil
            if let meant = color ?? Reading.curve(meantBy: call) {
                whole = whole.saying(writing: meant)
            }
            say(whole, for: finding.rule)
        }
    }
}

/// Text between braces that a `,` ends: `{ id: a, title: 1,000 off }`, `{ color: rgb(1, 2, 3) }`.
extension TextCauses {
    mutating func findCommas() {
        let places = Set(findings(of: .unknownKey).map(\.range.start))
        guard !places.isEmpty else { return }
        for mapping in document.root.mappings { findCommas(in: mapping, places) }
    }

    private mutating func findCommas(in mapping: Node, _ places: Set<Int>) {
        func isRest(_ key: Node, _ value: Node) -> Bool {
            places.contains(key.range.start) && key.isPlain && value.isPlain && value.firstByte == nil
                && value.range.start == value.range.end
        }
        guard mapping.entries.contains(where: { isRest($0.key, $0.value) }) else { return }
        var text: Node?
        var (first, isDate): (Node?, Bool) = (nil, false)
        var number: (key: Node, value: Node)?
        for (key, value) in mapping.entries.map({ ($0.key, $0.value) }) {
            let isRest = isRest(key, value)
            if isRest, let start = number, key.range.start == start.value.range.end + 1, addNumber(start, key) {
                (text, number) = (nil, nil)
                continue
            }
            let isNumber = value.isPlain && !value.bytes.isEmpty && value.bytes.allSatisfy { $0.decimalDigit != nil }
            number = isNumber ? (key, value) : nil
            guard isRest, let owner = text else {
                let isText = value.isPlain && value.firstByte != nil
                isDate = key.equals("from") || key.equals("until")
                let isCut = isDate || Lexicon.texts.contains(key.text) || TextCauses.opensCall(value.bytes)
                (text, first) = (isText && isCut ? value : nil, nil)
                continue
            }
            guard let whole = whole(from: owner, to: key) else {
                text = nil
                continue
            }
            if TextCauses.opensCall(owner.bytes) {
                hide(key.range.start)
                explainCall(whole, owner, until: key.range.end)
                if whole.utf8.last == UInt8(ascii: ")") { text = nil }
                continue
            }
            if isDate {
                if let date = Meaning.only(.date, whole) {
                    sayCut(owner, at: key, "write `\(date.text)`", [date.text], until: key.range.end)
                }
                text = nil
                continue
            }
            let quoted = yamlQuoted(whole)
            let place = first ?? key
            if first != nil { hide(key.range.start) }
            first = place
            sayCut(owner, at: place, "quote the text: `\(quoted)`", [quoted], until: key.range.end)
        }
    }

    /// What is written from a text to a key that is the rest of it, if only a `,` is between them.
    private func whole(from text: Node, to key: Node) -> String? {
        let bytes = document.file.bytes
        let start = table.byteOffset(of: text.range.start)
        let (comma, end) = (table.byteOffset(of: text.range.end), table.byteOffset(of: key.range.end))
        guard comma < end, end - start < 512, bytes[comma] == UInt8(ascii: ","), !bytes[start..<end].contains(0x0A),
            let after = bytes[end...].first(where: { $0 != 0x20 }), ",}".utf8.contains(after)
        else { return nil }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Says at a key that it is the rest of a value, and what to write in place of both.
    private mutating func sayCut(_ value: Node, at key: Node, _ help: String, _ meant: [String], until end: Int) {
        let edits = [Edit(SourceRange(value.range.start, end), meant[0])]
        let fix = Fix("write `\(meant[0])`", edits: edits, isSafe: false, isUnique: false)
        say(
            Diagnostic(
                .unknownKey, "a `,` ends the value here", at: SourceRange(value.range.end, value.range.end + 1),
                help: help, fix: meant.count == 1 ? fix : nil, path: value.path), at: key.range.start, for: .unknownKey)
        hide(value.range.start)
    }

    /// `{ width: 10,000 }` and `{ interval: 2,5s }`.
    private mutating func addNumber(_ start: (key: Node, value: Node), _ rest: Node) -> Bool {
        guard let schema = Places.all[start.key.text]?.first?.key.schema else { return false }
        let whole = "\(start.value.text),\(rest.text)"
        var meant = MeantNumber.number(whole, schema)
        if case .duration = schema.forms[0], let duration = DurationText.meant(by: whole) {
            meant = duration.texts
        }
        guard !meant.isEmpty else { return false }
        sayCut(
            start.value, at: rest, "write " + meant.map { "`\($0)`" }.joinedByOr, meant, until: rest.range.end)
        return true
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
                whole = whole.saying(help: "write `\(meant)`", writing: meant)
            }
            say(whole, at: finding.range.start, for: finding.rule)
        }
    }
}

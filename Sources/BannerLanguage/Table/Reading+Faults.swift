extension Reading {
    /// A value of the wrong type.
    package mutating func wrongType(
        _ node: Node, wants schema: Schema, help: String? = nil, fix: Fix? = nil,
        or allowed: String? = nil
    ) {
        guard !node.isBroken else { return distrust(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema) }
        guard !isFull else {
            fault(.wrongType, "", at: node)
            return
        }
        let message = "\(title(of: node)) must be \(schema.phrase), not \(node.description)"
        if let help { return fault(.wrongType, message, at: node, help: help, fix: fix) }
        refuse(node, .type(schema), .wrongType, message, or: allowed ?? hint(node, schema))
    }

    /// Whether a key has no value at all.
    package func isEmpty(_ node: Node) -> Bool { node.isPlain && node.firstByte == nil }

    /// A key without a value; the finding is at the key.
    package mutating func emptyValue(_ node: Node, wants schema: Schema) {
        guard !node.isBroken else { return distrust(node) }
        let heading = node.range.start == node.range.end ? heading(of: node) : node.range
        fault(
            .emptyValue, "\(title(of: node)) has no value; expected \(schema.phrase)", at: heading, in: node,
            help: hint(node, schema))
        distrust(node)
    }

    /// A plain scalar that YAML does not read as text, where text is expected.
    package mutating func notText(_ node: Node, wants schema: Schema) {
        guard !node.isBroken else { return distrust(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema) }
        let kind =
            switch node.type {
            case .boolean: "a boolean"
            case .null: "null"
            case .number, .specialNumber, .text: "a number"
            }
        guard node.isPlain else { return wrongType(node, wants: schema) }
        let quoted = JSON.quoted(node.text)
        // `null` and `false` can mean that there is no text.
        let isNumber = node.type == .number || node.type == .specialNumber
        let fix = pages.isTaken(node) ? nil : fix(node, writing: quoted, isSafe: isNumber)
        refuse(
            node, .notText, .unquotedText,
            "\(title(of: node)) must be \(schema.phrase), but YAML reads `\(node.shownText)` as \(kind)",
            help: "put it in quotes: `\(quoted)`", fix: fix)
    }

    /// A number or a duration that is out of range.
    package mutating func outOfRange(
        _ node: Node, is words: String, help: String? = nil, _ number: Double? = nil, _ bounds: Bounds? = nil
    ) {
        refuse(
            node, .range(number, bounds), .outOfRange,
            "`\(node.shownText)` is out of range: \(title(of: node)) must be \(words)", or: help)
    }

    /// A word that is not part of a choice; returns the number of the word that is certainly meant, if there is one.
    package mutating func unknownWord(_ node: Node, of words: [Word]) -> Int? {
        guard !isEmpty(node) else { return .none(after: emptyValue(node, wants: .choice(words))) }
        return refuse(
            node, .word(words), .unknownWord, "`\(node.shownText)` is not a value of \(title(of: node))",
            or: "write one of " + words.map { "`\($0.text)`" }.joined(separator: ", "))
    }
}

extension Reading {
    /// What to write, for a help line; a key of the banner itself, or of settings, has its own example.
    package func hint(_ node: Node, _ schema: Schema) -> String {
        let name = name(of: node)
        if case .choice = schema { return schema.hint(for: name) }
        let isOwn = !isBanner || node.path.utf8.count == name.utf8.count + 1
        if isOwn, let key = (otherKeys ?? Places.root).first(where: { $0.key == name }),
            case .either = key.schema, let example = key.ownExample
        {
            return "for example `\(name): \(example.yaml)`"
        }
        return schema.hint(for: name)
    }
}

extension RecordSchema {
    /// A mapping with its required keys or, if there are none, the first two.
    package var example: JSON {
        // Where keys exclude each other, one of them is part of what says something.
        let form = forms.first.map { $0.required + $0.atLeastOne.prefix(1) } ?? []
        let needed = keys.filter { $0.isRequired || form.contains($0.key) }
        let shown = needed.isEmpty ? Array(keys.prefix(2)) : needed
        return .object(shown.map { ($0.key, $0.shownValue) })
    }
}

extension Schema {
    /// What a value of this type is called after "must be".
    package var phrase: String {
        switch self {
        case .text(let form): form.phrase
        case .number(let bounds): bounds.isWhole ? "a whole number" : "a number"
        case .boolean: "`true` or `false`"
        case .onlyTrue: "`true`"
        case .duration: "a duration"
        case .choice: "a word"
        case .list: "a list"
        case .tuple(let elements): "a list of \(elements.count)"
        case .page: "a page's number or an item's id"
        case .record, .variants: "a mapping"
        case .either(let short, let long): "\(short.phrase) or \(long.phrase)"
        }
    }

    /// A value of this type, to show.
    package var example: JSON {
        switch self {
        case .text(let form): .string(form.example)
        case .number(let bounds): .number(bounds.contains(1) ? 1 : bounds.upper)
        case .boolean, .onlyTrue: true
        case .duration: "2s"
        case .choice(let words): .string(words[0].text)
        case .list(let element, _): [element.example]
        case .tuple(let elements): .array(elements.map(\.example))
        case .page: 0
        case .record(let record): record.example
        case .variants(let variants):
            .object([
                (variants.key, .string(variants.defaultWord ?? variants.variants[0].word.text))
            ])
        case .either(let short, _): short.example
        }
    }

    /// What to write, for a help line.
    package func hint(for name: String) -> String {
        switch self {
        case .choice(let words) where words.count > 1:
            "write one of " + words.map { "`\($0.text)`" }.joined(separator: ", ")
        case .record(let record) where record.keys.allSatisfy { !$0.isRequired }:
            "its keys are " + record.keys.map { "`\($0.key)`" }.joined(separator: ", ")
        default:
            name.isEmpty || name.hasSuffix("]")
                ? "for example `\(example.yaml)`" : "for example `\(name): \(example.yaml)`"
        }
    }
}

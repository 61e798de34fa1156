extension Reading {
    /// Reports a value of the wrong type.
    package mutating func wrongType(
        _ node: Node, wants schema: Schema, explanation: Words? = nil
    ) {
        guard !node.isBroken else { return distrust(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema) }
        guard !isFull else {
            fault(.wrongType, "", at: node)
            return
        }
        fault(
            .wrongType, "\(title(of: node)) must be \(schema.phrase), not \(node.description)", at: node,
            explanation: explanation ?? hint(node, schema), cause: .value(schema))
    }

    /// Whether a key has no value.
    package func isEmpty(_ node: Node) -> Bool { node.isPlain && node.firstByte == nil }

    /// Reports a key without a value, at the key.
    package mutating func emptyValue(_ node: Node, wants schema: Schema) {
        guard !node.isBroken else { return distrust(node) }
        let heading = node.range.start == node.range.end ? heading(of: node) : node.range
        fault(
            .emptyValue, "\(title(of: node)) has no value; expected \(schema.phrase)", at: heading, in: node,
            explanation: hint(node, schema), cause: .value(schema))
        distrust(node)
    }

    /// Reports a plain scalar that YAML does not read as text, where text is expected.
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
        fault(
            .unquotedText,
            "\(title(of: node)) must be \(schema.phrase), but YAML reads `\(node.shownText)` as \(kind)", at: node,
            explanation: "put text in quotes", cause: .value(schema))
    }

    /// Reports a number or a duration that is out of range.
    package mutating func outOfRange(
        _ node: Node, is words: String, explanation: Words? = nil, wants schema: Schema
    ) {
        fault(
            .outOfRange, "`\(node.shownText)` is out of range: \(title(of: node)) must be \(words)", at: node,
            explanation: explanation, cause: .value(schema))
    }

    /// Reports a word that is not in a choice; returns the index of the word that is certainly
    /// meant, if there is one.
    package mutating func unknownWord(_ node: Node, of words: [Word]) -> Int? {
        guard !isEmpty(node) else { return .none(after: emptyValue(node, wants: .choice(words))) }
        fault(
            .unknownWord, "`\(node.shownText)` is not a value of \(title(of: node))", at: node,
            explanation: hint(node, .choice(words)), cause: .value(.choice(words)))
        return Typo.word(node.shownText, in: words.map(\.text))
    }
}

extension Reading {
    /// The suggestion of a help line; a key of the banner itself, or of settings, has its own
    /// example.
    package func hint(_ node: Node, _ schema: Schema) -> Words {
        let name = name(of: node)
        if case .choice = schema { return schema.hint(for: name, isJSON: file.isJSON) }
        let isOwn = !isBanner || node.path.utf8.count == name.utf8.count + 1
        if isOwn, let key = (otherKeys ?? Places.root).first(where: { $0.key == name }),
            case .either = key.schema, let example = key.ownExample
        {
            return Words("for example `\(example.entry(of: name, isJSON: file.isJSON))`")
        }
        return schema.hint(for: name, isJSON: file.isJSON)
    }
}

extension RecordSchema {
    /// An example of the mapping: its required keys or, if there are none, its first two.
    package var example: JSON {
        // If keys exclude each other, one of them is needed for a valid example.
        let form = forms.first.map { $0.required + $0.atLeastOne.prefix(1) } ?? []
        let needed = keys.filter { $0.isRequired || form.contains($0.key) }
        let shown = needed.isEmpty ? Array(keys.prefix(2)) : needed
        return .object(shown.map { ($0.key, $0.shownValue) })
    }
}

extension Schema {
    /// The name of the type after "must be".
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

    /// An example of the type.
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

    /// The suggestion of a help line.
    func hint(for name: String, isJSON: Bool) -> Words {
        switch self {
        case .choice(let words) where words.count > 1: "write one of \(words.map(\.text).listed)"
        case .record(let record) where record.keys.allSatisfy { !$0.isRequired }:
            "its keys are \(record.keys.map(\.key).listed)"
        default:
            name.isEmpty || name.hasSuffix("]")
                ? "for example `\(example.text(isJSON: isJSON))`"
                : "for example `\(example.entry(of: name, isJSON: isJSON))`"
        }
    }
}

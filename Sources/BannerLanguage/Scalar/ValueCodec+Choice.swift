/// A word of a choice, with its value and its meaning.
package struct Choice<Value: Sendable>: Sendable {
    let word: Word
    let value: Value

    package init(_ text: String, _ value: Value, _ summary: String) {
        word = Word(text: text, summary: summary)
        self.value = value
    }
}

extension Choice where Value: RawRepresentable<String> {
    /// A value whose name is the word.
    package init(_ value: Value, _ summary: String) { self.init(value.rawValue, value, summary) }
}

extension ValueCodec where Value: Equatable & Sendable {
    /// The shape of one of several words, each with its own value.
    package static func choice(_ choices: [Choice<Value>]) -> ValueCodec {
        let words = choices.map(\.word)
        let table = KeyTable(words.map(\.text))
        return ValueCodec(
            schema: .choice(words),
            read: { node, reading in
                guard node.kind == .scalar else {
                    return .none(after: reading.wrongType(node, wants: .choice(words)))
                }
                if let number = table.index(of: node) { return choices[number].value }
                // Keys that depend on the word are read as if the certainly intended word were
                // there.
                return reading.unknownWord(node, of: words).map { choices[$0].value }
            },
            write: { value, _, text in
                guard let number = choices.firstIndex(where: { $0.value == value }) else { return }
                text.append(word: words[number].text)
            })
    }
}

extension ValueCodec where Value == Bool {
    /// The shape of `true` or `false`.
    package static let boolean = ValueCodec(
        schema: .boolean, read: { node, reading in reading.boolean(node, wants: .boolean) },
        write: { value, _, text in text.append(value ? "true" : "false") })

    /// The shape of a key that can only be `true`, because an input that does not happen has no
    /// meaning.
    static let onlyTrue = ValueCodec(
        schema: .onlyTrue,
        read: { node, reading in
            guard let value = reading.boolean(node, wants: .onlyTrue) else { return nil }
            if value { return true }
            return .none(
                after: reading.outOfRange(
                    node, is: "`true` or absent", explanation: "remove the key", wants: .onlyTrue)
            )
        },
        write: { value, _, text in text.append(value ? "true" : "false") })
}

extension Reading {
    /// Reads a boolean; reports any other value.
    mutating func boolean(_ node: Node, wants schema: @autoclosure () -> Schema) -> Bool? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        let mayBeBoolean = node.tag == .none ? node.style == .plain : node.tag == .bool
        if mayBeBoolean {
            if node.equals("true") { return true }
            if node.equals("false") { return false }
        }
        guard mayBeBoolean, !isEmpty(node), !node.isBroken, YAML11.boolean(node.bytes) != nil else {
            return .none(after: wrongType(node, wants: schema()))
        }
        fault(
            .yaml11Boolean, "`\(node.shownText)` is not a boolean: only `true` and `false` are",
            at: node,
            explanation: hint(node, schema()), cause: .value(schema()))
        return nil
    }
}

extension ValueCodec {
    /// The shape of one value, or of a list of values.
    static func oneOrMany<Element>(
        of element: ValueCodec<Element>, count: ClosedRange<Int>, tooMany: Rule
    ) -> ValueCodec where Value == [Element], Element: Sendable {
        let list = ValueCodec.list(of: element, count: count, tooMany: tooMany)
        return ValueCodec(
            schema: .either(element.schema, list.schema),
            read: { node, reading in
                switch node.kind {
                case .scalar: return element.read(node, &reading).map { [$0] }
                case .sequence: return list.read(node, &reading)
                case .mapping:
                    return .none(
                        after: reading.wrongType(node, wants: .either(element.schema, list.schema)))
                }
            },
            write: list.write)
    }
}

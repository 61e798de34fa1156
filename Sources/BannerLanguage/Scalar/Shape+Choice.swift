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

extension Shape where Value: Equatable & Sendable {
    /// The shape of one of several words, each with its own value.
    package static func choice(_ choices: [Choice<Value>]) -> Shape {
        let words = choices.map(\.word)
        let table = KeyTable(words.map(\.text))
        return Shape(
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
            write: { value, _ in choices.first { $0.value == value }.map { .string($0.word.text) } })
    }
}

import YAMLTree

/// A word of a choice, its value, and its meaning.
struct Choice<Value> {
    let word: Word
    let value: Value

    init(_ text: String, _ value: Value, _ summary: String) {
        word = Word(text: text, summary: summary)
        self.value = value
    }
}

/// The words of a choice, written one below the other.
///
/// Each word is tried by a closure that passes on to that of the previous word. An array of them would be one more type
/// for each choice: see `FieldLine`. No two words have the same value.
@resultBuilder struct Choices<Value: Sendable>: Sendable {
    /// The words in the order of the reference.
    let words: [Word]
    /// The value of the word with a number.
    let value: @Sendable (Int) -> Value
    /// The number of the word for a value; `nil` if there is none.
    let number: @Sendable (Value) -> Int?
}

extension Choices where Value: Equatable {
    static func buildExpression(_ choice: Choice<Value>) -> Choice<Value> { choice }

    static func buildPartialBlock(first: Choice<Value>) -> Choices {
        let value = first.value
        return Choices(words: [first.word], value: { _ in value }, number: { $0 == value ? 0 : nil })
    }

    static func buildPartialBlock(accumulated: Choices, next: Choice<Value>) -> Choices {
        let (value, valueBefore, numberBefore) = (next.value, accumulated.value, accumulated.number)
        let number = accumulated.words.count
        return Choices(
            words: accumulated.words + [next.word],
            value: { $0 == number ? value : valueBefore($0) },
            number: { $0 == value ? number : numberBefore($0) })
    }
}

extension Shape where Value: Equatable & Sendable {
    /// One of several words.
    static func choice(@Choices<Value> _ choices: () -> Choices<Value>) -> Shape {
        let choices = choices()
        let (words, valueOf, numberOf) = (choices.words, choices.value, choices.number)
        let table = KeyTable(words.map { $0.text })
        return Shape(
            schema: .choice(words),
            read: { node, reading in
                guard node.kind == .scalar else {
                    reading.wrongType(node, wants: .choice(words))
                    return nil
                }
                if let number = table.index(of: node) { return valueOf(number) }
                // What depends on the word is read as if the certainly intended word were there.
                return reading.unknownWord(node, of: words).map(valueOf)
            },
            write: { value in numberOf(value).map { .string(words[$0].text) } })
    }
}

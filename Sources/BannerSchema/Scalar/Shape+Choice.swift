import YAMLTree

extension Shape where Value: Equatable & Sendable {
    /// One of several words; a word, the value that it stands for, and what it means.
    static func choice(_ words: [(String, Value, String)]) -> Shape {
        let named = words.map { Word(text: $0.0, summary: $0.2) }
        let table = KeyTable(words.map(\.0))
        return Shape(
            schema: .choice(named),
            read: { node, reading in
                guard node.kind == .scalar else {
                    reading.wrongType(node, wants: .choice(named))
                    return nil
                }
                if let index = table.index(of: node) { return words[index].1 }
                reading.unknownWord(node, of: named)
                return nil
            },
            write: { value in words.first { $0.1 == value }.map { .string($0.0) } })
    }
}

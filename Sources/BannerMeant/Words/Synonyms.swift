// Other words for keys and for the words of choices: `[synonyms]` in `words.txt`.

extension KeySchema {
    /// Other names for this key of a mapping.
    func synonyms(in record: RecordSchema) -> [String] { Lexicon.synonyms.list("\(record.name).\(key)") }

    /// Whether a name is another one for this key of a mapping.
    func isMeant(by name: String, in record: RecordSchema) -> Bool {
        synonyms(in: record).contains { Suggestion.isSame($0, name) }
    }
}

extension [Word] {
    /// Other words for one of this choice.
    func synonyms(of word: Word) -> [String] {
        Lexicon.synonyms.list("\(map(\.text).joined(separator: "|")).\(word.text)")
    }

    /// The place of the word for which a text is another one.
    func place(meantBy text: String) -> Int? {
        firstIndex { synonyms(of: $0).contains { Suggestion.isSame($0, text) } }
    }
}

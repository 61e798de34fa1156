// Other words for keys and for the words of choices: `[synonyms]` in `words.txt`.

extension KeySchema {
    /// Other names for this key of a mapping.
    func synonyms(in record: RecordSchema) -> [String] { Lexicon.synonyms.list("\(record.name).\(key)") }
}

extension Reading {
    /// The key of a mapping for which a name is another one; each mapping's are looked up once for a file.
    mutating func key(meantBy name: String, in record: RecordSchema) -> KeySchema? {
        let keys = keys(of: record)
        let others = otherNames[record.name] ?? keys.map { $0.synonyms(in: record).map(Suggestion.folded) }
        otherNames[record.name] = others
        let wanted = Suggestion.folded(name)
        return others.firstIndex { $0.contains(wanted) }.map { keys[$0] }
    }
}

extension [Word] {
    /// Other words for one of this choice, which its first two words name, so that it can have more of them.
    func synonyms(of word: Word) -> [String] {
        Lexicon.synonyms.list("\(prefix(2).map(\.text).joined(separator: "|")).\(word.text)")
    }

    /// The place of the word that a text is, or for which it is another one.
    func place(of text: String) -> Int? {
        firstIndex { Suggestion.isSame($0.text, text) } ?? place(meantBy: text)
    }

    /// The place of the word for which a text is another one.
    func place(meantBy text: String) -> Int? {
        firstIndex { synonyms(of: $0).contains { Suggestion.isSame($0, text) } }
    }
}

/// Words that mean something, so that no slip of another word is read into them.
enum KnownWords {
    /// The keys of the language, and the words of its choices, each with its other words.
    private static let table: (keys: [String], words: [[String]]) = {
        var (keys, words) = ([String](), [[String]]())
        func add(_ choice: [Word]) { words += choice.map { [$0.text] + choice.synonyms(of: $0) } }
        Language.banner.walk { schema in
            switch schema {
            case .record(let record): keys += record.keys.flatMap { [$0.key] + $0.synonyms(in: record) }
            case .variants(let variants): add(variants.variants.map(\.word))
            case .choice(let choice): add(choice)
            case .either, .list, .text, .number, .boolean, .onlyTrue, .duration, .tuple, .page: break
            }
        }
        return (keys, words)
    }()

    /// The keys and words of the language, and what other carousels call them, as they are compared.
    static let here: [[UInt8]] = {
        let words = table.keys + table.words.joined() + Lexicon.foreign.meanings.keys
        return Set(words.map(Suggestion.folded)).sorted { $0.lexicographicallyPrecedes($1) }
    }()

    /// The words of choices that a text is or stands for.
    private static let meanings: [[UInt8]: Set<String>] = {
        var meanings: [[UInt8]: Set<String>] = [:]
        for word in table.words {
            for text in word { meanings[Suggestion.folded(text), default: []].insert(word[0]) }
        }
        return meanings
    }()

    /// Whether another word for one of a choice may say something else: `pause`, `resume` and `rtl` do in another choice.
    static func meansMore(_ text: String, than word: String) -> Bool {
        decides(text, against: word) || meanings[Suggestion.folded(text)].map { $0 != [word] } ?? false
    }

    /// Whether a part of a text decides about its meaning, and is none of the word that it stands for: `up`, `before`.
    static func decides(_ text: String, against word: String) -> Bool {
        let wanted = parts(of: word)
        return parts(of: text).contains { Lexicon.deciding.contains($0) && !wanted.contains($0) }
    }

    /// The words that a word is made of: `reduced` and `motion`.
    static func parts(of word: String) -> [String] {
        var parts: [[UInt8]] = [[]]
        var isAfterSmall = false
        for byte in word.utf8 {
            let isSmall = (0x61...0x7A).contains(byte)
            let isCapital = (0x41...0x5A).contains(byte)
            if isCapital && isAfterSmall || !isCapital && !isSmall { parts.append([]) }
            if isCapital || isSmall { parts[parts.count - 1].append(byte | 0x20) }
            isAfterSmall = isSmall
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}

import BannerDiagnostics

/// A key of other carousels: what it is called here, or why there is none.
struct ForeignWord: Sendable {
    /// The words that mean the same, in any case and with any separators.
    let words: [String]
    /// What to write.
    let meaning: Meaning

    /// What a word means here.
    enum Meaning: Sendable {
        /// A key, as the way to it from the banner, with an example that can be part of a banner.
        case key(String, example: String)
        /// Something that is written in another way: which.
        case written(String)
        /// A banner does not have it, for this reason.
        case absent(String)
    }

    /// The meaning of a key, if it is known from other carousels.
    static func named(_ name: String) -> ForeignWord? {
        all.first { $0.words.contains { Suggestion.isSame($0, name) } }
    }

    /// Whether the word means a key of the mapping at a JSON Pointer.
    func means(_ key: String, in pointer: String) -> Bool {
        guard case .key(let path, _) = meaning, let dot = path.lastIndex(of: ".") else { return false }
        return path[path.index(after: dot)...] == key && pointer == "/" + path[..<dot]
    }

    /// What to write, for a help line.
    var help: String {
        switch meaning {
        case .key(let path, let example): "here it is `\(path)`, such as `\(example)`"
        case .written(let way): "here it is \(way)"
        case .absent(let reason): "a banner does not have this key: \(reason)"
        }
    }

    /// Every known word, by what it is about.
    static let all = motion + sizes + touch + time + marks + parts

    /// Words for a key of the language.
    static func key(_ path: String, _ example: String, _ words: String...) -> ForeignWord {
        ForeignWord(words: words, meaning: .key(path, example: example))
    }

    /// Words for something that is not one key of the language.
    static func written(_ way: String, _ words: String...) -> ForeignWord {
        ForeignWord(words: words, meaning: .written(way))
    }

    /// Words for something that a banner does not have.
    static func absent(_ reason: String, _ words: String...) -> ForeignWord {
        ForeignWord(words: words, meaning: .absent(reason))
    }
}

import CBannerParts

/// A table of words and what each means, the only way in which words are looked up: a part of `CBannerParts/Words/words.txt`.
///
/// Case and separators do not count.
package struct Lexicon: Sendable {
    /// What each word means, in the order of the lines; several where it is on several lines, and empty for a list of words.
    package let meanings: [String: [String]]

    /// The part that a name in brackets begins.
    init(_ part: String) {
        var meanings: [String: [String]] = [:]
        for line in Lexicon.lines(of: part) {
            let equals =
                line.indices.dropFirst().first { line[$0] == UInt8(ascii: "=") && line[$0 - 1] == 0x20 }
                ?? line.endIndex
            let meaning = String(decoding: line[equals...].dropFirst(2), as: UTF8.self)
            for word in line[..<equals].split(separator: UInt8(ascii: " ")) {
                meanings[Lexicon.key(String(decoding: word, as: UTF8.self)), default: []].append(meaning)
            }
        }
        self.meanings = meanings
    }

    /// The first meaning of a word.
    subscript(word: String) -> String? { meanings[Lexicon.key(word)]?[0] }

    /// Every meaning of a word.
    func all(_ word: String) -> [String] { meanings[Lexicon.key(word)] ?? [] }

    /// The words that are the meaning of one.
    func list(_ word: String) -> [String] {
        self[word]?.utf8.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) } ?? []
    }

    func contains(_ word: String) -> Bool { self[word] != nil }

    private static func key(_ word: String) -> String { String(decoding: Suggestion.folded(word), as: UTF8.self) }

    /// The lines of a part, without those that are comments.
    static func lines(of part: String) -> [ArraySlice<UInt8>] {
        sections[part]?.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") } ?? []
    }

    /// The text of each part, whose lines begin with `#` where they are comments.
    private static let sections: [String: ArraySlice<UInt8>] = {
        let text = unsafe bannerkit_words()
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: text.bytes, count: text.count))
        var sections: [String: ArraySlice<UInt8>] = [:]
        var (name, start) = ("", 0)
        for bracket in bytes.indices where bytes[bracket] == UInt8(ascii: "[") && bytes[max(0, bracket - 1)] == 0x0A {
            sections[name] = bytes[start..<bracket]
            start = bytes[bracket...].firstIndex(of: 0x0A) ?? bytes.count
            name = String(decoding: bytes[(bracket + 1)..<start].prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
        }
        sections[name] = bytes[start...]
        return sections
    }()
}

extension Lexicon {
    // A time, beside the words of the idioms.
    static let englishDays = Lexicon("englishDays")
    static let whenever = Lexicon("whenever")
    static let relativeDays = Lexicon("relativeDays")
    // A place.
    static let abbreviations = Lexicon("abbreviations")
    static let regions = Lexicon("regions")
    static let offsetZones = Lexicon("offsetZones")
    static let fixedZones = Lexicon("fixedZones")
    static let areas = Lexicon("areas")
    static let windows = Lexicon("windows")
    static let places = Lexicon("places")
    // A colour.
    package static let colors = Lexicon("colors")
    static let moreColors = Lexicon("moreColors")
    // A key, or a value of one.
    static let occasionKeys = Lexicon("occasionKeys")
    static let advice = Lexicon("advice")
    static let texts = Lexicon("texts")
    static let insides = Lexicon("insides")
    static let foreign = Lexicon("foreign")
    static let booleans = Lexicon("booleans")
    static let synonyms = Lexicon("synonyms")
    static let ends = Lexicon("ends")
    static let counts = Lexicon("counts")
    static let nothing = Lexicon("nothing")
    // A word that no slip is read into, a part that decides what a word means, and what begins a programmer's comment.
    static let elsewhere = Lexicon("elsewhere")
    static let deciding = Lexicon("deciding")
    static let notes = Lexicon("notes")
}

/// A text as its numbers, words and marks: in lower case, without spaces, and in ASCII where it only looks different.
struct Written {
    private var tokens: ArraySlice<String>

    /// The parts of a text; none for a long one.
    init(_ text: String) {
        var tokens: [String] = []
        var last = Kind.mark
        for scalar in text.utf8.count > 80 ? "".unicodeScalars : text.lowercased().unicodeScalars {
            let plain = Written.plain(scalar)
            let kind = Kind(plain)
            if kind == .mark || kind != last {
                if kind != .space { tokens.append(String(Character(plain))) }
            } else {
                tokens[tokens.count - 1].unicodeScalars.append(plain)
            }
            last = kind == .space ? .mark : kind
        }
        self.tokens = tokens[...]
    }

    private enum Kind {
        case digit, letter, mark, space

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "0"..."9": self = .digit
            case "a"..."z", "\u{AA}"...: self = .letter
            case " ", "\t": self = .space
            default: self = .mark
            }
        }
    }

    /// The character that one of East Asian keyboards, or of typography, stands for.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}": " "
        case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
        case "、", "،": ","
        case "。": "."
        case "\u{2018}", "\u{2019}", "\u{2032}": "'"
        case "\u{201C}", "\u{201D}", "\u{2033}": "\""
        case "\u{301C}": "~"
        default: scalar
        }
    }

    /// The text in ASCII where it only looks different.
    static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { plain.append(Written.plain(scalar)) }
        return String(plain)
    }

    var isAtEnd: Bool { tokens.isEmpty }

    /// The next part, if it is a word or a mark.
    var next: String? { tokens.first.flatMap { $0.isNumber ? nil : $0 } }

    /// The parts between one of some marks.
    func split(_ marks: String...) -> [Written] {
        tokens.split { marks.contains($0) }.map { part in
            var written = self
            written.tokens = part
            return written
        }
    }

    /// Passes over the next part if it is one of these.
    mutating func take(_ words: String...) -> Bool { take(words) }

    mutating func take(_ words: [String]) -> Bool {
        guard let first = tokens.first, words.contains(first) else { return false }
        tokens.removeFirst()
        return true
    }

    /// The next part if it is a number, and how many digits it has.
    mutating func number(_ allowed: ClosedRange<Int> = 1...9) -> (value: Int, digits: Int)? {
        guard let first = tokens.first, first.isNumber, allowed.contains(first.utf8.count), let number = Int(first)
        else {
            return nil
        }
        tokens.removeFirst()
        return (number, first.utf8.count)
    }

    /// Passes over the `.` after a short word; two of them are a range.
    mutating func takeShortening(of word: String) {
        var after = self
        if word.utf8.count < 4, after.take("."), after.next != "." { self = after }
    }

    /// The digits of the next part, if it is a number.
    mutating func digits() -> String? {
        guard let first = tokens.first, first.isNumber else { return nil }
        tokens.removeFirst()
        return first
    }

    /// Marks and words between the ends of a range.
    static let ranges = [
        "-", "~", "to", "until", "till", "through", "thru", "bis", "à", "a", "au", "al", "até", "tot", "ate",
    ]

    /// Marks and words between parts of a list.
    static let lists = [",", ";", "/", "+", "&", "|", "and", "und", "et", "y", "e", "en", "och", "og"]

    /// What a table says of the next part, which is then passed over.
    mutating func meaning(in lexicon: Lexicon) -> String? {
        guard let first = tokens.first, let meaning = lexicon[first] else { return nil }
        tokens.removeFirst()
        return meaning
    }
}

extension String {
    fileprivate var isNumber: Bool { utf8.first.map { (0x30...0x39).contains($0) } ?? false }
}

/// A text as its numbers, words and marks: in lower case, without spaces, and in ASCII where it only looks different.
enum Written {
    /// The parts of a text; none for a long one.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var last = Kind.mark
        for scalar in text.utf8.count > 80 ? "".unicodeScalars : text.lowercased().unicodeScalars {
            let plain = plain(scalar)
            let kind = Kind(plain)
            if kind == .mark || kind != last {
                if kind != .space { parts.append(String(Character(plain))) }
            } else {
                parts[parts.count - 1].unicodeScalars.append(plain)
            }
            last = kind == .space ? .mark : kind
        }
        return parts
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

    /// The text in ASCII where it only looks different.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map(plain)))
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
}

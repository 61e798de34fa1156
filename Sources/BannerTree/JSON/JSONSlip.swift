/// What people write where JSON does not allow it.
extension SyntaxCause {
    init(_ fault: JSONFault, in text: [UInt8]) {
        let place = min(fault.position, text.count)
        self.init("", at: place..<min(place + 1, text.count))
        switch fault.reason {
        case .incomplete: (message, explanation) = ("the text ends before the JSON does", "close every `{`, `[` and `\"`")
        case .number: self = SyntaxCause(numberAt: place, in: text)
        case .escape:
            (message, explanation) = ("this escape is not part of JSON", "write `\\\\` for a backslash")
            range = place..<min(place + 2, text.count)
        case .halfPair:
            message = "this escape is half a character"
            explanation = "write both halves, as in `\\ud83d\\ude00`, or the character itself"
            range = place..<min(place + 6, text.count)
        case .control:
            message = "text in JSON ends on the line on which it begins"
            explanation = "close the quote, or write `\\n` for a line break and `\\t` for a tab"
        case .encoding: message = "this text is not UTF-8"
        case .depth(let limit): message = "more than \(limit) nested lists and objects"
        case .count(let limit): message = "more than \(limit) values"
        case .rest:
            message = "there is text after the end of the JSON"
            explanation = "remove it; a file has one banner"
        case .unexpected(let byte): self = SyntaxCause(byte, at: place, in: text)
        }
    }

    private init(numberAt place: Int, in text: [UInt8]) {
        self.init(
            "this is not a number of JSON", at: place..<SyntaxCause.wordEnd(text, place),
            explanation: "write digits on both sides of a point, and no zeros or `+` before them")
    }

    /// What a byte that is not allowed says about what was meant.
    private init(_ byte: UInt8, at place: Int, in text: [UInt8]) {
        let before = text[..<place].last { !Screening.isBlank($0) } ?? 0
        let rest = text[place...]
        let word = place..<SyntaxCause.wordEnd(text, place)
        let isSeparated = ",:[{".utf8.contains(before) || before == 0
        if !isSeparated, SyntaxCause.beginsValue(rest, word) {
            let sign = LastPart.isKey(in: text) ? ":" : ","
            self.init("a `\(sign)` is missing before this", at: place..<place + 1, explanation: "write `\(sign)`")
            return
        }
        switch byte {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): self.init(end: byte, after: before, place, text)
        case UInt8(ascii: "'"):
            self.init("text in JSON is between double quotes", at: place..<place + 1, explanation: "write `\"` at both ends")
        case 0xE2 where rest.starts(with: [0xE2, 0x80]):
            self.init("text in JSON is between straight quotes", at: place..<place + 3, explanation: "write `\"` at both ends")
        case UInt8(ascii: "#") where [3, 4, 6, 8].contains(SyntaxCause.wordEnd(text, place + 1) - place - 1):
            self.init(unquoted: place..<SyntaxCause.wordEnd(text, place + 1), text)
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            self.init(
                "JSON has no comments", at: place..<place + 1,
                explanation: "remove it, or name the file `*.banner.yaml`, where `#` begins a comment")
        case UInt8(ascii: "="):
            self.init("a `:` separates a key from its value", at: place..<place + 1, explanation: "write `:`")
            replace(range, with: ":", .likely)
        case UInt8(ascii: "+"), UInt8(ascii: "."): self.init(numberAt: place, in: text)
        case _ where byte.isLetter: self.init(word: word, text)
        default:
            let isShown = byte > 0x20 && byte < 0x7F
            self.init(
                isShown ? "`\(Character(Unicode.Scalar(byte)))` cannot stand here" : "this cannot stand here",
                at: place..<place + 1, explanation: "put `,` between values, `:` after a key, and text between double quotes")
        }
    }

    /// A `}`, `]` or `,` where a value is expected.
    private init(end: UInt8, after before: UInt8, _ place: Int, _ text: [UInt8]) {
        let sign = Character(Unicode.Scalar(end))
        self.init("`\(sign)` cannot stand here", at: place..<place + 1, explanation: nil)
        if before == UInt8(ascii: ":") || !",[{".utf8.contains(before) && LastPart.isKey(in: text) {
            (message, explanation) = ("a value is missing before this", "write a `:` and a value after the key")
        } else if before == UInt8(ascii: ","), let comma = text[..<place].lastIndex(of: before) {
            range = comma..<comma + 1
            let isSafe = end != before
            explanation = "remove it"
            replace(range, with: "", isSafe ? .certain : .likely)
            message = isSafe ? "JSON does not allow `,` after the last value" : "a value is missing between two `,`"
        }
    }

    /// A word outside of quotes.
    private init(word: Range<Int>, _ text: [UInt8]) {
        let shown = String(decoding: text[word], as: UTF8.self)
        let known: [(is: [String], meant: String)] = [
            (["true"], "true"), (["false"], "false"), (["null", "none", "nil", "undefined"], "null"),
        ]
        if ["nan", "infinity", "inf"].contains(shown.lowercased()) {
            self.init("`\(shown)` is not a number of JSON", at: word, explanation: "write digits, or leave the key out")
        } else if let meant = known.first(where: { $0.is.contains(shown.lowercased()) })?.meant {
            self.init("JSON writes `\(meant)`", at: word, explanation: "write `\(meant)`")
            replace(word, with: meant, shown.lowercased() == meant ? .certain : .likely)
        } else {
            self.init(unquoted: word, text)
        }
    }

    /// Text outside of quotes.
    private init(unquoted bytes: Range<Int>, _ text: [UInt8]) {
        let quoted = "\"\(String(decoding: text[bytes], as: UTF8.self))\""
        self.init("text in JSON is between double quotes", at: bytes, explanation: "write `\(quoted)`")
        replace(bytes, with: quoted, .likely)
    }

    /// Whether a value of JSON can begin with these bytes.
    private static func beginsValue(_ rest: ArraySlice<UInt8>, _ word: Range<Int>) -> Bool {
        guard let byte = rest.first else { return false }
        if "\"{[-".utf8.contains(byte) || (0x30...0x39).contains(byte) { return true }
        return ["true", "false", "null"].contains { rest[word].elementsEqual($0.utf8) }
    }

    private static func wordEnd(_ text: [UInt8], _ start: Int) -> Int {
        text[start...].firstIndex { !$0.isLetter && !(0x30...0x39).contains($0) && !"_-.+".utf8.contains($0) }
            ?? text.count
    }
}

/// Whether a key is the last part of a text that is JSON.
private struct LastPart: JSONReceiver {
    private var isKey = false

    /// Whether it is, before the first fault of a text.
    static func isKey(in text: [UInt8]) -> Bool {
        var limits = JSONLimits()
        (limits.depth, limits.count) = (1_000, .max)
        var part = LastPart()
        _ = JSONReader.fault(in: text, limits: limits, telling: &part)
        return part.isKey
    }

    mutating func begin(_ kind: JSONKind, at position: Int) { isKey = false }
    mutating func end(at position: Int) { isKey = false }
    mutating func takeKey(_ key: String, _ range: Range<Int>) { isKey = true }
    mutating func take(_ value: JSON, _ range: Range<Int>) { isKey = false }
}

extension UInt8 { fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) } }

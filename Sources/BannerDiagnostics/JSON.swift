/// A JSON value; objects keep the order of their keys.
package enum JSON: Equatable {
    case null
    case bool(Bool)
    /// A number as text, because JSON does not limit its precision.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key of an object with its value.
    package typealias Member = (key: String, value: JSON)

    /// An integer.
    package static func number(_ value: some BinaryInteger) -> JSON { .number(value.description) }

    package static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left.elementsEqual(right) { $0 == $1 }
        case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Creates an object; members whose value is `nil` are omitted.
    package init(dictionaryLiteral elements: (String, JSON?)...) {
        var members: [Member] = []
        members.reserveCapacity(elements.count)
        for case (let key, let value?) in elements { members.append((key, value)) }
        self = .object(members)
    }

    /// This object's members, followed by those of another.
    package func adding(_ more: JSON) -> JSON {
        guard case .object(let members) = self, case .object(let others) = more else { return self }
        return .object(members + others)
    }

    /// An array; `nil` if it would be empty.
    package static func unlessEmpty(_ values: [JSON]) -> JSON? {
        values.isEmpty ? nil : .array(values)
    }
}

extension JSON {
    /// The value of a key; `nil` if there is none, or if this is not an object.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value at a path of keys, such as `["textDocument", "uri"]`.
    package subscript(path: [String]) -> JSON? {
        path.reduce(Optional(self)) { $0?[$1] }
    }

    /// The text of a string; `nil` for other values.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The value of an integer in any notation, such as `2`, `2.0` or `2e0`; `nil` for other
    /// values.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    /// The value of a number; `nil` for other values.
    package var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// The value of a boolean; `nil` for other values.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The values of an array; `nil` for other values.
    package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

    /// The value on one line, without spaces.
    package var line: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes.utf8Text
    }

    /// Appends the value on one line.
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += value.utf8
        case .string(let value): bytes.append(quoted: value)
        case .array(let values): bytes.append(list: values) { $0.write(to: &$1) }
        case .object(let members):
            bytes.append(byte: "{")
            for (key, value) in members {
                bytes.append(key: key)
                value.write(to: &bytes)
            }
            bytes.append(byte: "}")
        }
    }

    /// The value as an indented document, with two spaces per level and short lists of scalars on
    /// one line.
    package func document(indent: String = "") -> String {
        if let line = shortLine, indent.utf8.count + line.utf8.count <= 80 { return line }
        let inner = indent + "  "
        switch self {
        case .null, .bool, .number, .string: return line
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            return "[\n"
                + values.map { inner + $0.document(indent: inner) }.joined(separator: ",\n")
                + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map {
                "\(inner)\($0.key.quotedAsJSON): \($0.value.document(indent: inner))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// The value on one line with spaces; `nil` if an object in it has more than one key.
    private var shortLine: String? {
        switch self {
        case .null, .bool, .number, .string: return line
        case .array(let values):
            let lines = values.compactMap(\.shortLine)
            return lines.count == values.count ? "[" + lines.joined(separator: ", ") + "]" : nil
        case .object(let members):
            guard let only = members.first, members.count == 1, let line = only.value.shortLine
            else { return nil }
            return "{ \(only.key.quotedAsJSON): \(line) }"
        }
    }
}

extension [UInt8] {
    /// Appends an ASCII character.
    @inlinable package mutating func append(byte character: Unicode.Scalar) {
        append(UInt8(ascii: character))
    }

    /// Appends the comma that is required before the next part of a list or an object, if it is not
    /// the first part.
    package mutating func appendComma() {
        if let last, last != "[", last != "{" { append(byte: ",") }
    }

    /// Appends a member's key, after a comma if it is not the first one.
    package mutating func append(key: String) {
        appendComma()
        append(quoted: key)
        append(byte: ":")
    }

    /// Appends an array of values that `append` writes.
    package mutating func append<Value>(
        list: some Sequence<Value>, _ append: (Value, inout [UInt8]) -> Void
    ) {
        self.append(byte: "[")
        for value in list {
            appendComma()
            append(value, &self)
        }
        self.append(byte: "]")
    }

    /// Appends a string without characters that must be escaped, in quotes.
    package mutating func append(word: String) {
        append(byte: "\"")
        var word = word
        word.withUTF8 { unsafe append(contentsOf: $0) }
        append(byte: "\"")
    }

    /// Appends a quoted string.
    ///
    /// Control characters, characters that change the reading direction or are invisible, and the
    /// second of two `#` are escaped.
    package mutating func append(quoted text: String) {
        append(byte: "\"")
        var text = text
        text.withUTF8 { bytes in
            var place = 0
            while true {
                let start = place
                place = unsafe bytes.span.endOfPlain(from: start)
                unsafe append(contentsOf: bytes.extracting(start..<place))
                guard place < bytes.count else { break }
                place = unsafe appendScalar(at: place, of: bytes)
            }
        }
        append(byte: "\"")
    }

    /// Appends one scalar, escaped if necessary; returns its end.
    private mutating func appendScalar(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let end = unsafe bytes[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        let scalar = unsafe bytes[start..<end].utf8Text.unicodeScalars
        let escape = unsafe scalar.first?.escapeInJSON(after: start == 0 ? 0x20 : bytes[start - 1])
        if let escape { self += escape.utf8 } else { unsafe append(contentsOf: bytes[start..<end]) }
        return end
    }
}

extension Unicode.Scalar {
    /// The escape of a scalar in a quoted string; `nil` if it needs none.
    fileprivate func escapeInJSON(after previous: UInt8) -> String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "#" where previous == "#": "\\u0023"
        default: isHarmful ? String(self).utf16.map { "\\u" + $0.hexadecimal(4) }.joined() : nil
        }
    }
}

extension Span<UInt8> {
    /// The end of a run of characters that certainly need no escape; the next character may need
    /// none either.
    ///
    /// These are ASCII, and the common harmless characters beyond it: accented letters and most
    /// signs of the Latin-1 block, dashes and curly quotes, most Chinese, Japanese and Korean
    /// characters, and most emoji.
    fileprivate func endOfPlain(from start: Int) -> Int {
        var place = start
        while place < count {
            let byte = self[place]
            // Most are letters.
            guard byte &- 0x5D >= 0x22 else {
                place += 1
                continue
            }
            switch byte {
            case 0x24..<0x5C, 0x20..<0x22: place += 1
            case 0x23 where place == 0 || self[place - 1] != 0x23: place += 1
            case 0x80...:
                // The first two bytes of a character.
                switch UInt16(byte) << 8 | UInt16(self[place + 1]) {
                case 0xC2AE...0xC3BF: place += 2
                // U+2600 to U+27BF, U+4E00 to U+9FBF, U+AC00 to U+D77F.
                case 0xE298...0xE29E, 0xE4B8...0xE9BE, 0xEAB0...0xED9D: place += 3
                // U+2010 to U+2026, U+1F300 to U+1F63F.
                case 0xE280 where (0x90...0xA6).contains(self[place + 2]): place += 3
                case 0xF09F where (0x8C...0x98).contains(self[place + 2]): place += 4
                default: return place
                }
            default: return place
            }
        }
        return place
    }
}

extension String {
    /// The text as a quoted JSON string.
    package var quotedAsJSON: String { JSON.string(self).line }
}

extension BinaryInteger {
    /// The number in hexadecimal, with at least `count` digits.
    package func hexadecimal(_ count: Int, uppercase: Bool = false) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}

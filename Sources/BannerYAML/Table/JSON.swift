/// A JSON value whose keys keep their order.
package indirect enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key of an object with its value.
    package struct Member: Equatable, Sendable {
        package let key: String
        package let value: JSON
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map(Member.init)) }
}

extension JSON {
    /// The value on one line as YAML writes it: text without quotes if none are needed, keys without quotes.
    package var yaml: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): NumberText.exact(value)
        case .string(let value): JSON.needsQuotes(value) ? JSON.quoted(value) : value
        case .array(let values): "[" + values.map(\.yaml).joined(separator: ", ") + "]"
        case .object(let members):
            "{ " + members.map { "\($0.key): \($0.value.yaml)" }.joined(separator: ", ") + " }"
        }
    }

    /// Whether text must be quoted so that the core schema reads it as text, in flow and in block style.
    package static func needsQuotes(_ text: String) -> Bool {
        guard case .text = CoreType(Array(text.utf8).span) else { return true }
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"): true
            case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: ":"), 0x80...: true
            default: false
            }
        }
        let (blank, colon) = (UInt8(ascii: " "), UInt8(ascii: ":"))
        guard isPlain, let first = text.utf8.first, text.utf8.last != blank,
            !text.unicodeScalars.contains(where: mustBeEscaped)
        else { return true }
        return [blank, colon, UInt8(ascii: "-")].contains(first)
            || text.utf8.split(separator: blank).contains { $0.last == colon }
    }

    /// Whether a character is a control, a line break or none at all: YAML refuses it or reads it as something else.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }

    /// Text in double quotes, as JSON and YAML both read it.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where mustBeEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The value on one line, if no object in it has more than one key.
    private var shortLine: String? {
        switch self {
        case .null, .bool, .number, .string: return document()
        case .array(let values):
            let lines = values.compactMap(\.shortLine)
            return lines.count == values.count ? "[" + lines.joined(separator: ", ") + "]" : nil
        case .object(let members):
            guard let only = members.first, members.count == 1, let line = only.value.shortLine else { return nil }
            return "{ \(JSON.quoted(only.key)): \(line) }"
        }
    }

    /// The value as a document, two spaces per level; short lists of scalars on one line.
    func document(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return NumberText.exact(value)
        case .string(let value): return JSON.quoted(value)
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            if let line = shortLine, indent.utf8.count + line.utf8.count <= 80 { return line }
            return "[\n" + values.map { inner + $0.document(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            if members.count == 1, let line = shortLine, indent.utf8.count + line.utf8.count <= 80 { return line }
            let lines = members.map { "\(inner)\(JSON.quoted($0.key)): \($0.value.document(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }
}

/// A JSON value whose keys keep their order, written so that no text can be harmful.
package enum JSONValue: Sendable {
    case object([(String, JSONValue)])
    case array([JSONValue])
    case text(String)
    case number(Int)
    /// What is already JSON: `true`, `null`, a number of another type.
    case literal(String)

    /// No value.
    package static var null: JSONValue { .literal("null") }

    /// The value on one line.
    package var line: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .object(let members):
            text += "{"
            for (index, (key, value)) in members.enumerated() {
                text += index == 0 ? "" : ","
                text += "\(JSONValue.quoted(key)):"
                value.write(to: &text)
            }
            text += "}"
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                text += index == 0 ? "" : ","
                value.write(to: &text)
            }
            text += "]"
        case .text(let value): text += JSONValue.quoted(value)
        case .number(let value): text += String(value)
        case .literal(let value): text += value
        }
    }

    /// Text in quotes; control characters, characters that change the reading direction or hide text, and the second of
    /// two `#` are escaped.
    static func quoted(_ text: String) -> String {
        var result = "\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "#" where previous == "#": result += "\\u0023"
            default:
                if scalar.isHarmful {
                    for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(unit) }
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
            previous = scalar
        }
        return result + "\""
    }

    private static func hexadecimal(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .literal(value ? "true" : "false") }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}

extension String {
    /// The text as JSON writes it, in quotes.
    package var quotedAsJSON: String { JSONValue.quoted(self) }
}

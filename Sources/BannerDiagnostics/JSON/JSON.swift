/// A JSON value; objects keep the order of their keys.
package enum JSON: Equatable, Sendable {
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
    package static func number(_ value: some BinaryInteger) -> JSON { .number(String(value)) }

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

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Creates an object; members whose value is `nil` are omitted.
    package init(dictionaryLiteral elements: (String, JSON?)...) {
        self = .object(elements.compactMap { key, value in value.map { (key, $0) } })
    }

    /// This object's members, followed by those of another.
    package func adding(_ more: JSON) -> JSON {
        guard case .object(let members) = self, case .object(let others) = more else { return self }
        return .object(members + others)
    }

    /// An array; `nil` if it would be empty.
    package static func unlessEmpty(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }
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
}

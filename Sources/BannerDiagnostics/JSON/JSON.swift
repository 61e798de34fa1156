/// A JSON value whose keys keep their order.
package enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written, because JSON does not limit how exact it is.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A key of an object with its value.
    package typealias Member = (key: String, value: JSON)

    /// A whole number.
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
    /// A key whose value is `nil` is left out.
    package init(dictionaryLiteral elements: (String, JSON?)...) {
        self = .object(elements.compactMap { key, value in value.map { (key, $0) } })
    }

    /// The members of this object, and then those of another.
    package func adding(_ more: JSON) -> JSON {
        guard case .object(let members) = self, case .object(let others) = more else { return self }
        return .object(members + others)
    }

    /// A list, or nothing in place of an empty one.
    package static func unlessEmpty(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }
}

extension JSON {
    /// The value of an object's key.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value at a path of keys, such as `["textDocument", "uri"]`.
    package subscript(path: [String]) -> JSON? {
        path.reduce(Optional(self)) { $0?[$1] }
    }

    /// The text of a string.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The value of a whole number that fits, however it is written: `2`, `2.0` and `2e0` are the same.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    /// The value of a number.
    package var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// `true` or `false`.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The values of a list.
    package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
}

/// JSON as values, for messages.
package indirect enum JSONTree: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A whole number that fits, however it is written: `2`, `2.0` and `2e0` are the same.
    case integer(Int)
    /// Any other number.
    case number(Double)
    case string(String)
    case array([JSONTree])
    /// The members in order, each key once.
    case object([Member])

    /// A key of an object with its value.
    package struct Member: Equatable, Sendable {
        package let key: String
        package var value: JSONTree

        /// A key and its value.
        package init(_ key: String, _ value: JSONTree) {
            self.key = key
            self.value = value
        }
    }

    /// The value in some bytes; if an object has a key twice, the last value counts.
    package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONFault) {
        self = try JSONReader.read(bytes, limits: limits, into: JSONTreeBuilder()).root ?? .null
    }

    /// The value of an object's key.
    package subscript(key: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value at a path of keys, such as `["textDocument", "uri"]`.
    package subscript(path: [String]) -> JSONTree? {
        path.reduce(Optional(self)) { $0?[$1] }
    }

    /// The text of a string.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The value of a whole number.
    package var integer: Int? { if case .integer(let value) = self { value } else { nil } }

    /// `true` or `false`.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The values of a list.
    package var array: [JSONTree]? { if case .array(let values) = self { values } else { nil } }
}

/// Builds a value from its parts.
private struct JSONTreeBuilder: JSONReceiver {
    var root: JSONTree?
    private var open: [Open] = []

    /// A list or an object that has not ended yet.
    ///
    /// Both have their fields here, because an array is changed in place only where it is stored.
    private struct Open {
        let kind: JSONKind
        var items: [JSONTree] = []
        var members: [JSONTree.Member] = []
        /// Where each key is among the members of a large object.
        var numbers: [[UInt8]: Int] = [:]
        var key = ""
        private static let few = 16

        init(_ kind: JSONKind) { self.kind = kind }

        mutating func add(_ value: JSONTree) {
            guard kind == .object else { return items.append(value) }
            // Two keys are the same only if their code points are.
            let known =
                members.count < Open.few
                ? members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) } : numbers[Array(key.utf8)]
            if let known {
                members[known].value = value
                return
            }
            members.append(JSONTree.Member(key, value))
            guard members.count >= Open.few else { return }
            for number in numbers.isEmpty ? 0..<members.count : members.count - 1..<members.count {
                numbers[Array(members[number].key.utf8)] = number
            }
        }
    }

    mutating func begin(_ kind: JSONKind, at position: Int) { open.append(Open(kind)) }

    mutating func end(at position: Int) {
        guard let done = open.popLast() else { return }
        add(done.kind == .array ? .array(done.items) : .object(done.members))
    }

    mutating func takeKey(_ key: String, _ range: Range<Int>) { open[open.count - 1].key = key }

    mutating func take(_ value: JSONScalar, _ range: Range<Int>) {
        switch value {
        case .null: add(.null)
        case .bool(let value): add(.bool(value))
        case .string(let text): add(.string(text))
        case .number(let text): add(JSONTreeBuilder.number(text))
        }
    }

    private static func number(_ text: String) -> JSONTree {
        if let whole = Int(text) { return .integer(whole) }
        // Every number of JSON is one of Swift's.
        let value = Double(text) ?? .nan
        return Int(exactly: value).map(JSONTree.integer) ?? .number(value)
    }

    private mutating func add(_ value: JSONTree) {
        guard let last = open.indices.last else {
            root = value
            return
        }
        open[last].add(value)
    }
}

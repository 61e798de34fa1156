extension JSON {
    /// Parses JSON; of duplicate keys, the last value counts.
    package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONFault) {
        self = try JSONReader.read(bytes, limits: limits, into: JSONBuilder()).root ?? .null
    }
}

/// Builds a value from the parser's callbacks.
private struct JSONBuilder: JSONReceiver {
    var root: JSON?
    private var open: [Open] = []

    /// An array or an object that has not ended.
    ///
    /// One struct for both: an array is mutated in place only in its stored property.
    private struct Open {
        let kind: JSONKind
        var items: [JSON] = []
        var members: [JSON.Member] = []
        /// The index of each key in a large object.
        var numbers: [[UInt8]: Int] = [:]
        var key = ""
        private static let few = 16

        init(_ kind: JSONKind) { self.kind = kind }

        mutating func add(_ value: JSON) {
            guard kind == .object else { return items.append(value) }
            // Keys are equal only if their code points are.
            let known =
                members.count < Open.few
                ? members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) } : numbers[Array(key.utf8)]
            if let known {
                members[known].value = value
                return
            }
            members.append((key, value))
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

    mutating func take(_ value: JSON, _ range: Range<Int>) { add(value) }

    private mutating func add(_ value: JSON) {
        guard let last = open.indices.last else {
            root = value
            return
        }
        open[last].add(value)
    }
}

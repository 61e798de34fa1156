extension JSON {
    /// Parses JSON; of duplicate keys, the last value counts.
    package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONFault) {
        self = try JSONReader.read(bytes, limits: limits, into: JSONBuilder()).root ?? .null
    }

    /// The value on one line of YAML, with quotes only where they are necessary.
    package var yaml: String { text(isJSON: false) }

    /// The value on one line with spaces, as JSON or YAML.
    package func text(isJSON: Bool) -> String {
        switch self {
        case .null, .bool, .number: line
        case .string(let value): isJSON || JSON.needsQuotes(value) ? JSON.quoted(value) : value
        case .array(let values):
            "[" + values.map { $0.text(isJSON: isJSON) }.joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ " + members.map { $1.entry(of: $0, isJSON: isJSON) }.joined(separator: ", ")
                    + " }"
        }
    }

    /// A mapping's entry with this value.
    package func entry(of key: String, isJSON: Bool) -> String {
        "\(JSON.string(key).text(isJSON: isJSON)): \(text(isJSON: isJSON))"
    }

    /// Whether text must be quoted so that the core schema reads it as text, in flow and in block
    /// style.
    package static func needsQuotes(_ text: String) -> Bool {
        guard case .text = CoreType(Array(text.utf8).span) else { return true }
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x80 || byte.isLetterOrDigit || " -._/:".utf8.contains(byte)
        }
        let (blank, colon) = (UInt8(ascii: " "), UInt8(ascii: ":"))
        guard isPlain, let first = text.utf8.first, text.utf8.last != blank,
            !needsEscapes(text)
        else { return true }
        return [blank, colon, UInt8(ascii: "-")].contains(first)
            || text.utf8.split(separator: blank).contains { $0.last == colon }
    }

    /// Whether text contains a character that must be escaped.
    static func needsEscapes(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: mustBeEscaped)
    }

    /// Whether a character is a control, a line break or a noncharacter, which YAML rejects or
    /// changes.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
            "\u{FFFE}", "\u{FFFF}":
            true
        default: false
        }
    }

    /// The text in double quotes, valid in JSON and YAML.
    package static func quoted(_ text: String) -> String {
        let escaped = text.escaped { scalar, _ in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: mustBeEscaped(scalar) ? "\\u" + scalar.value.hexadecimal(4) : nil
            }
        }
        return "\"\(escaped)\""
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

        mutating func add(_ value: JSON) {
            guard kind == .object else { return items.append(value) }
            // Keys are equal only if their code points are.
            let known =
                members.count < Open.few
                ? members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
                : numbers[Array(key.utf8)]
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

    mutating func begin(_ kind: JSONKind, at position: Int) { open.append(Open(kind: kind)) }

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

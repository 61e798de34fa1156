extension Banner.Data {
    /// The name that belongs to `bannerkit resolve`, which makes its value anew.
    package static let reserved = "x-resolved"

    /// The value that a node says by the core schema of YAML 1.2.
    init(_ node: Node) {
        switch node.kind {
        case .sequence: self = .list(node.items.map { Banner.Data($0) })
        case .mapping:
            self = .mapping(node.entries.map { Member(name: $0.key.text, value: Banner.Data($0.value)) })
        case .scalar:
            self =
                switch node.type {
                case .null: .null
                case .boolean: .bool(node.firstByte.map { $0 | 0x20 } == "t")
                case .number: .number(Banner.Data.number(node.bytes))
                case .specialNumber: .text(Banner.Data.special(node.text))
                case .text: .text(node.text)
                }
        }
    }

    /// A number with the author's digits in JSON's syntax: without a plus sign and zeros before it, and with a digit on
    /// both sides of a point.
    private static func number(_ bytes: ArraySlice<UInt8>) -> String {
        let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
        var rest = bytes
        var text: [UInt8] = rest.first == "-" ? [UInt8(ascii: "-")] : []
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        while rest.first == zero, rest.dropFirst().first?.decimalDigit != nil { rest.removeFirst() }
        if rest.first == point { text.append(zero) }
        for (byte, next) in zip(rest, rest.dropFirst().map { $0 } + [zero | 0x80]) {
            text.append(byte)
            if byte == point && next.decimalDigit == nil { text.append(zero) }
        }
        return text.utf8Text
    }

    /// A number that JSON does not have: `.inf`, `-.inf` and `.nan` in one spelling, and `0x1F` and `0o17` as written.
    private static func special(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        return text.utf8.last.map { $0 | 0x20 } == "n" ? ".nan" : text.hasPrefix("-") ? "-.inf" : ".inf"
    }

    /// Appends the value as JSON.
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append("null")
        case .bool(let value): bytes.append(value ? "true" : "false")
        case .number(let text): bytes.append(text)
        case .text(let text): bytes.append(quoted: text)
        case .list(let values):
            bytes.append("[")
            for value in values {
                bytes.appendComma()
                value.write(to: &bytes)
            }
            bytes.append("]")
        case .mapping(let members):
            bytes.append("{")
            bytes.append(members)
            bytes.append("}")
        }
    }
}

extension [UInt8] {
    /// Appends members of own data to an object.
    mutating func append(_ members: [Banner.Data.Member]) {
        for member in members {
            append(key: member.name)
            member.value.write(to: &self)
        }
    }
}

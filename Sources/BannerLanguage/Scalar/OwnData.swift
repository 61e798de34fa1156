extension Banner.Data {
    /// The key that `bannerkit resolve` writes, and ignores when it reads.
    package static let reserved = "x-resolved"

    /// The value of a node by the core schema of YAML 1.2.
    init(_ node: Node) {
        switch node.kind {
        case .sequence: self = .list(node.items.map { Banner.Data($0) })
        case .mapping:
            self = .mapping(
                node.entries.map { Member(name: $0.key.text, value: Banner.Data($0.value)) })
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

    /// A number with the author's digits in JSON's syntax: without a plus sign and leading zeros,
    /// and with a digit on both sides of the point.
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

    /// A number that JSON does not have: `.inf`, `-.inf` and `.nan` in one spelling; `0x1F` and
    /// `0o17` as written.
    private static func special(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        return text.utf8.last.map { $0 | 0x20 } == "n"
            ? ".nan" : text.hasPrefix("-") ? "-.inf" : ".inf"
    }
}

extension JSON {
    /// The JSON of an author's own value.
    init(_ data: Banner.Data) {
        switch data {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = .number(text)
        case .text(let text): self = .string(text)
        case .list(let values): self = .array(values.map { JSON($0) })
        case .mapping(let members): self = .object(members.map { ($0.name, JSON($0.value)) })
        }
    }

    /// The JSON of a node, with its aliases resolved.
    init(_ node: Node) { self.init(Banner.Data(node)) }
}

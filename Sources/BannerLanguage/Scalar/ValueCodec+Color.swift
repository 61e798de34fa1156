extension ValueCodec where Value == Banner.Color {
    /// The shape of a colour: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static let color = ValueCodec(
        schema: .text(form),
        read: { node, reading in
            if node.kind == .scalar && node.type == .text,
                let color = node.withBytes({ Banner.Color(hex: $0) })
            {
                return color
            }
            return .none(after: reading.notColor(node, wants: .text(form)))
        },
        write: { color, options, text in
            text.append(byte: "\"")
            text.append(hex: color, isWhole: options.isComplete)
            text.append(byte: "\"")
        })

    private static let form = TextForm(
        phrase: "a colour", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        patternMessage: "Write a colour as \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\", in quotes.",
        example: "#FF6B35",
        use: .color)
}

extension Banner.Color {
    /// Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    package init?(hex bytes: Span<UInt8>) {
        guard bytes.first == "#" else { return nil }
        var value: UInt32 = 0
        for position in 1..<bytes.count {
            guard let digit = bytes[position].hexDigit, bytes.count <= 9 else { return nil }
            value = value << 4 | digit
        }
        func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        func half(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0xF) * 17 }
        switch bytes.count {
        case 4: self.init(red: half(8), green: half(4), blue: half(0))
        case 7: self.init(red: channel(16), green: channel(8), blue: channel(0))
        case 9: self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        default: return nil
        }
    }

    /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
    package var hex: String { .written { $0.append(hex: self, isWhole: false) } }
}

extension [UInt8] {
    /// Appends `#RRGGBBAA`, or `#RRGGBB` for an opaque colour unless `isWhole`.
    fileprivate mutating func append(hex color: Banner.Color, isWhole: Bool) {
        func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x37) }
        func append(_ channel: UInt8) {
            self.append(digit(channel >> 4))
            self.append(digit(channel & 15))
        }
        self.append(UInt8(ascii: "#"))
        append(color.red)
        append(color.green)
        append(color.blue)
        if isWhole || color.alpha != 255 { append(color.alpha) }
    }
}

extension Reading {
    fileprivate mutating func notColor(_ node: Node, wants schema: @autoclosure () -> Schema) {
        guard !node.isBroken else { return markInvalid(node) }
        guard node.kind == .scalar else { return wrongType(node, wants: schema()) }
        guard !isEmpty(node) else { return noColor(node, wants: schema()) }
        fault(
            .invalidColor, "`\(node.shownText)` is not a colour", at: node,
            explanation:
                "write `\"#RGB\"`, `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, such as `\"#FF6B35\"`",
            cause: .value(schema()))
    }

    /// Reports a colour's key without a value, or with a colour that YAML reads as a comment.
    private mutating func noColor(_ node: Node, wants schema: @autoclosure () -> Schema) {
        let line = file.bytes[cursor.byteOffset(of: node.range.end)...].prefix { !$0.isLineBreak }
        let word = line.drop { $0.isSpaceOrTab }.prefix { $0 == "#" || $0.hexDigit != nil }
        guard Banner.Color(hex: Array(word).span) != nil else {
            return emptyValue(node, wants: schema())
        }
        let start = node.range.end + (word.startIndex - line.startIndex)
        let range = SourceRange(start, start + word.count)
        let quoted = "\"\(word.utf8Text)\""
        // Another comment can follow the colour.
        let rest = line[word.endIndex...].drop { $0.isSpaceOrTab }
        let isAlone = rest.isEmpty || rest.first == "#" && rest.startIndex > word.endIndex
        fault(
            .invalidColor, "`#` begins a comment here, so \(title(of: node)) has no value",
            at: range, in: node,
            explanation: "put the colour in quotes: `\(quoted)`",
            remedies: isAlone && !node.isAlias
                ? [Remedy("write `\(quoted)`", [Edit(range, quoted)], .certain)] : [])
    }
}

import BannerModel
import Diagnostics
import YAMLTree

extension Shape where Value == Color {
    /// A colour: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static let color = Shape(
        schema: .text(form),
        read: { node, reading in
            if node.kind == .scalar && node.type == .text, let color = node.withBytes({ Color(hex: $0) }) {
                return color
            }
            reading.notColor(node, wants: .text(form))
            return nil
        },
        write: { .string($0.hex) })

    private static let form = TextForm(
        phrase: "a colour", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        patternMessage: "Write a colour as \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\", between quotes.", example: "#FF6B35")
}

extension Color {
    /// The colour that `#RGB`, `#RRGGBB` or `#RRGGBBAA` says.
    init?(hex bytes: Span<UInt8>) {
        guard bytes.first == UInt8(ascii: "#") else { return nil }
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

    /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
    var hex: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    fileprivate var hexDigit: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension Reading {
    fileprivate mutating func notColor(_ node: Node, wants schema: @autoclosure () -> Schema) {
        guard !node.isBroken else { return distrust(node) }
        guard node.kind == .scalar else { return wrongType(node, wants: schema()) }
        if isEmpty(node), let comment = comment(after: node) {
            let quoted = "\"\(comment.text)\""
            return fault(
                .invalidColor, "`#` begins a comment here, so \(title(of: node)) has no value", at: comment.range,
                in: node,
                help: "put the colour between quotes: `\(quoted)`",
                fix: Fix("write `\(quoted)`", edits: [Edit(comment.range, quoted)], isSafe: true))
        }
        let hash = [UInt8(ascii: "#")] + node.bytes
        let text = node.shownText
        guard !isEmpty(node), Color(hex: hash.span) == nil else {
            if isEmpty(node) { return emptyValue(node, wants: schema()) }
            return fault(
                .invalidColor, "`\(text)` is not a colour: it does not begin with `#`", at: node,
                help: "write `\"#\(text)\"`",
                fix: Fix("write `\"#\(text)\"`", edits: [Edit(node.range, "\"#\(text)\"")], isSafe: true))
        }
        guard node.type == .text else { return notText(node, wants: schema()) }
        fault(
            .invalidColor, "`\(text)` is not a colour", at: node,
            help: "write `\"#RGB\"`, `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, such as `\"#FF6B35\"`")
    }

    /// A colour that stands where YAML sees a comment.
    private func comment(after node: Node) -> (text: String, range: SourceRange)? {
        let lines = file.lineTable()
        var position = lines.byteOffset(of: node.range.end)
        while position < file.bytes.count && file.bytes[position] == UInt8(ascii: " ") { position += 1 }
        guard position < file.bytes.count && file.bytes[position] == UInt8(ascii: "#") else { return nil }
        let word = file.bytes[position...].prefix { $0 == UInt8(ascii: "#") || $0.hexDigit != nil }
        guard Color(hex: word.span) != nil else { return nil }
        let start = lines.codePoint(atByte: position)
        return (String(decoding: word, as: UTF8.self), SourceRange(start, start + word.count))
    }
}

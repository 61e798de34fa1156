import BannerDiagnostics
import BannerTree

/// A character that is invisible and can be a command to what prints it: C0 without tab and line breaks, DEL and C1.
struct ControlCharacter {
    /// Its code point.
    let value: UInt32

    /// The first one in a scalar's text, which is valid UTF-8.
    init?(in node: Node) {
        guard let control = node.withBytes({ ControlCharacter(in: $0) }) else { return nil }
        self = control
    }

    /// The first one in valid UTF-8.
    init?(in bytes: Span<UInt8>) {
        for position in bytes.indices {
            switch bytes[position] {
            case 0x09, 0x0A, 0x0D: continue
            case 0x00...0x1F, 0x7F:
                value = UInt32(bytes[position])
                return
            case 0xC2 where position + 1 < bytes.count && bytes[position + 1] < 0xA0:
                value = UInt32(bytes[position + 1])
                return
            default: continue
            }
        }
        return nil
    }

    /// Its name, such as `U+001B`.
    var name: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}

extension Reading {
    /// Text that contains a control character.
    mutating func controlInText(_ node: Node, _ control: ControlCharacter) {
        fault(
            .controlInText, "\(title(of: node)) contains the control character \(control.name)", at: node,
            help: "remove it")
    }
}

/// A file's name in the `---` and `+++` lines of a patch, for `patch` and `git apply`.
struct PatchName {
    let name: [UInt8]

    /// The encoded name: a tab follows a name with spaces, and unusual names are quoted as git
    /// does.
    var bytes: [UInt8] {
        guard needsQuotes else { return name.contains(0x20) ? name + [0x09] : name }
        return [UInt8(ascii: "\"")] + name.flatMap(quoted) + [UInt8(ascii: "\"")]
    }

    /// Whether the name is ambiguous without quotes, or is not printable text.
    private var needsQuotes: Bool {
        let text = name.utf8Text
        return !text.utf8.elementsEqual(name) || name.first == 0x20 || name.last == 0x20
            || text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.isHarmful }
    }

    private func quoted(_ byte: UInt8) -> [UInt8] {
        let backslash = UInt8(ascii: "\\")
        switch byte {
        case 0x07...0x0D: return [backslash, Array("abtnvfr".utf8)[Int(byte) - 7]]
        case UInt8(ascii: "\""), backslash: return [backslash, byte]
        case 0x20...0x7E: return [byte]
        default:
            let zero = UInt8(ascii: "0")
            return [backslash, zero + byte >> 6, zero + byte >> 3 & 7, zero + byte & 7]
        }
    }
}

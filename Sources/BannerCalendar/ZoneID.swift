/// The name of a time zone, such as `Asia/Seoul`.
package enum ZoneID {
    /// The form of all ids as a regular expression (ECMA-262).
    package static let pattern =
        "^(?!(localtime|posixrules|Factory)$)(?!(posix|right)/)[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*$"

    /// The id that applies if a banner has none.
    package static let utc = "UTC"

    /// Whether a text has the form of an id: parts of letters, digits, `+`, `-` and `_`, joined by
    /// `/`.
    ///
    /// Names with another meaning, such as `localtime`, are not ids.
    package static func isID(_ text: some Collection<UInt8>) -> Bool {
        guard !text.isEmpty, text.count <= 128 else { return false }
        let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPart) }) else { return false }
        if parts.count == 1 {
            return !["localtime", "posixrules", "Factory"].contains { $0.utf8.elementsEqual(text) }
        }
        return !["posix", "right"].contains { $0.utf8.elementsEqual(parts[0]) }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension Rule {
    /// Text that cannot be an image.
    package static let invalidImage = Rule(
        "BK3009", "invalid-image", .error, "text that cannot be an image",
        """
        An image is a path relative to the banner file, in its folder or below it, or an `https` address. Absolute \
        paths, paths that leave the folder with `..`, and other schemes work on one machine only or are unsafe.

              items:
                - id: red
            ✗     image: ⟦../secret.png⟧
            ✓     image: images/red.png
                  alt: A red square
        """)
}

/// The checks of an image's text.
package enum ImageText {
    /// What is wrong with an image.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        func fault(_ message: Words, _ explanation: Words) -> TextFault {
            TextFault(.invalidImage, message, explanation: explanation)
        }
        let text = bytes.shown
        guard let first = bytes.first else {
            return fault("an image cannot be empty", "write a path such as `images/summer.png`")
        }
        if bytes.starts(with: "https:".utf8) {
            let reason = LinkText.unprintable(bytes, "an image's address")
            if let reason { return fault(reason.message, reason.explanation) }
            let address = bytes.dropFirst(6)
            let host = address.starts(with: "//".utf8) ? address.dropFirst(2).first : nil
            if let host, !"/?#".utf8.contains(host) { return nil }
            return fault("`\(text)` does not name a server", "write `https://` and an address")
        }
        if bytes.contains(where: { $0 < 0x20 }) || ControlCharacter(in: bytes.span) != nil {
            return fault(
                "`\(text)` is not an image's path: it contains a control character",
                bytes.contains { $0 < 0x20 } ? "remove it; between folders write `/`" : "remove it")
        }
        if let scheme = LinkText.scheme(of: bytes), scheme.first?.decimalDigit == nil {
            let name = String(decoding: scheme, as: UTF8.self).lowercased()
            return fault(
                scheme.count == 1 ? "`\(text)` is a path on one machine only" : "an image cannot come from `\(name):`",
                "write a path relative to this file, or an `https` address")
        }
        if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") {
            return fault(
                "`\(text)` is not a relative path",
                "write the path from this file's folder, such as `images/summer.png`")
        }
        if bytes.contains(UInt8(ascii: "\\")) {
            return fault("`\(text)` contains a backslash", "write `/` between folders")
        }
        guard leavesFolder(bytes) else { return nil }
        return fault(
            "`\(text)` leaves the folder of this file", "put the image into this file's folder or below it")
    }

    /// Whether this is a path of letters, digits, `-`, `_` and single points between `/`, which needs no further check.
    package static func isPlainPath(_ bytes: Span<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetterOrDigit else { return false }
        guard ByteSet.path.containsAll(of: bytes) else { return false }
        for position in 1..<bytes.count where bytes[position] == UInt8(ascii: ".") {
            if bytes[position - 1] == UInt8(ascii: ".") { return false }
        }
        return true
    }

    /// Whether a path leaves its start upwards; `%2e%2e` also does.
    private static func leavesFolder(_ bytes: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for part in bytes.split(separator: UInt8(ascii: "/")) {
            if isDots(part, 2) { depth -= 1 } else if !isDots(part, 1) { depth += 1 }
            if depth < 0 { return true }
        }
        return false
    }

    private static func isDots(_ part: ArraySlice<UInt8>, _ count: Int) -> Bool {
        var dots = 0
        var rest = part
        while let first = rest.first {
            if first == UInt8(ascii: ".") {
                rest = rest.dropFirst()
            } else if rest.starts(with: "%2e".utf8) || rest.starts(with: "%2E".utf8) {
                rest = rest.dropFirst(3)
            } else {
                return false
            }
            dots += 1
        }
        return dots == count
    }
}

extension ByteSet {
    /// The bytes of plain paths: those of ids, and `/`.
    fileprivate static let path = ByteSet { $0.isLetterOrDigit || [0x2D, 0x2E, 0x2F, 0x5F].contains($0) }
}

extension Rule {
    /// Text that cannot be an image.
    package static let invalidImage = Rule(
        "BK3009", "invalid-image", .error, "text that cannot be an image",
        """
        An image is a path relative to the banner file, in its folder or below it, a path from \
        the site's root, such as `/assets/red.png`, or an `https` address. Paths that leave the \
        folder with `..`, and other schemes, work on one machine only or are unsafe.

              items:
                - id: red
            ✗     image: ⟦../secret.png⟧
            ✓     image: images/red.png
                  alt: A red square
        """)
}

/// The checks of an image's text.
package enum ImageText {
    /// The fault in an image; `nil` if it is valid.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        func fault(_ message: Words, _ explanation: Words) -> TextFault {
            TextFault(.invalidImage, message, explanation: explanation)
        }
        let text = bytes.shown
        guard let first = bytes.first else {
            return fault("an image cannot be empty", "write a path such as `images/summer.png`")
        }
        if bytes.starts(with: "https:".utf8) {
            let host = bytes.dropFirst(6).starts(with: "//".utf8) ? bytes.dropFirst(8).first : nil
            let isAddress = host.map { !"/?#".utf8.contains($0) } ?? false
            return isAddress && !LinkText.hasControl(bytes) && !bytes.contains(0x20)
                ? nil
                : fault(
                    "`\(text)` is not an address",
                    "write `https://` and an address, with `%20` for a space")
        }
        // A path can begin with digits and a colon, such as `2024:a.png`.
        let hasScheme = LinkText.scheme(of: bytes).map { $0.first?.decimalDigit == nil } ?? false
        let isPath =
            !hasScheme && first != "~" && !isRootless(bytes)
            && !bytes.contains(UInt8(ascii: "\\"))
            && !leavesFolder(bytes)
            && !LinkText.hasControl(bytes)
        return isPath
            ? nil
            : fault(
                "`\(text)` is not a path in the folder of this file",
                "write a path such as `images/summer.png`, or an `https` address")
    }

    /// Whether this is certainly a valid path: letters, digits, `-`, `_` and single dots between
    /// `/`.
    package static func isPlainPath(_ bytes: Span<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetterOrDigit else { return false }
        guard ByteSet.path.containsAll(of: bytes) else { return false }
        for position in 1..<bytes.count where bytes[position] == "." {
            if bytes[position - 1] == "." { return false }
        }
        return true
    }

    /// Whether only `/`, or a server, follows the `/` at the beginning.
    private static func isRootless(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == "/" && bytes.dropFirst().first ?? UInt8(ascii: "/") == "/"
    }

    /// Whether a path leaves its folder upwards, also by `%2e%2e`.
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
            if first == "." {
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
    fileprivate static let path = ByteSet {
        $0.isLetterOrDigit || [0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
}

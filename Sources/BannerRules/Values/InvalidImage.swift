import BannerDiagnostics

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
        let text = bytes.shown
        guard let first = bytes.first else {
            return TextFault(
                rule: .invalidImage, message: "an image cannot be empty",
                help: "write a path such as `images/summer.png`")
        }
        if bytes.starts(with: "https:".utf8) { return webFault(in: bytes) }
        if bytes.contains(where: { $0 < 0x20 }) || ControlCharacter(in: bytes.span) != nil {
            return TextFault(
                rule: .invalidImage, message: "`\(text)` is not an image's path: it contains a control character",
                help: "remove it")
        }
        let scheme = bytes.prefix { $0.isLetterOrDigit || "+.-".utf8.contains($0) }
        if bytes.dropFirst(scheme.count).first == UInt8(ascii: ":"), scheme.first?.decimalDigit == nil, !scheme.isEmpty
        {
            let name = String(decoding: scheme, as: UTF8.self)
            return TextFault(
                rule: .invalidImage,
                message: scheme.count == 1
                    ? "`\(text)` is a path on one machine only"
                    : "an image cannot come from `\(name.lowercased() == name ? name : name.lowercased()):`",
                help: "write a path relative to this file, or an `https` address")
        }
        if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") {
            return TextFault(
                rule: .invalidImage, message: "`\(text)` is not a relative path",
                help: "write the path from this file's folder, such as `images/summer.png`")
        }
        if bytes.contains(UInt8(ascii: "\\")) {
            return TextFault(
                rule: .invalidImage, message: "`\(text)` contains a backslash", help: "write `/` between folders",
                replacement: String(
                    decoding: bytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self))
        }
        guard leavesFolder(bytes) else { return nil }
        return TextFault(
            rule: .invalidImage, message: "`\(text)` leaves the folder of this file",
            help: "put the image into this file's folder or below it")
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

    private static func webFault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        if var fault = LinkText.unprintable(bytes, "an image's address") {
            fault = TextFault(rule: .invalidImage, message: fault.message, help: fault.help)
            return fault
        }
        let address = bytes.dropFirst(6)
        guard address.starts(with: "//".utf8), let host = address.dropFirst(2).first, !"/?#".utf8.contains(host) else {
            return TextFault(
                rule: .invalidImage, message: "`\(bytes.shown)` does not name a server",
                help: "write `https://` and an address")
        }
        return nil
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
        guard part.first == UInt8(ascii: ".") || part.first == UInt8(ascii: "%") else { return false }
        var dots = 0
        var rest = part
        while !rest.isEmpty {
            if rest.first == UInt8(ascii: ".") {
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

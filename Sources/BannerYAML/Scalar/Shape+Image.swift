import BannerDiagnostics

extension Shape where Value == String {
    /// A picture: a path in the banner file's folder or below it, or an `https` address.
    static let image = text(
        TextForm(
            phrase: "an image",
            pattern:
                "^(https://[^\\u0000-\\u0020\\u007f-\\u009f/?#][^\\u0000-\\u0020\\u007f-\\u009f]*"
                + "|(?![/~]|[A-Za-z][A-Za-z0-9+.-]*:|[.][.](/|$))[^\\u0000-\\u001f\\u007f-\\u009f\\\\]+)$",
            patternMessage: "Write a path relative to this file, such as images/summer.png, or an https address.",
            example: "images/summer.png"),
        isPlainly: ImageText.isPlainPath, fault: ImageText.fault)
}

/// The checks of an image's text.
enum ImageText {
    static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
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
                replacement: JSON.string(
                    String(decoding: bytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
                ).yaml)
        }
        guard leavesFolder(bytes) else { return nil }
        return TextFault(
            rule: .invalidImage, message: "`\(text)` leaves the folder of this file",
            help: "put the image into this file's folder or below it")
    }

    /// Whether this is a path of letters, digits, `-`, `_` and single points between `/`, which needs no further check.
    static func isPlainPath(_ bytes: Span<UInt8>) -> Bool {
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

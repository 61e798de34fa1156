import BannerDiagnostics

extension Shape where Value == String {
    /// The target of a tap: `https`, `http`, `mailto`, `tel`, or an app's own scheme; never a script or data.
    static let link = text(
        TextForm(
            phrase: "a link",
            pattern:
                "^(https?://[^\\u0000-\\u0020\\u007f-\\u009f/?#][^\\u0000-\\u0020\\u007f-\\u009f]*"
                + "|(mailto|tel):[^\\u0000-\\u0020\\u007f-\\u009f]+"
                + "|(?!(https?|javascript|data|vbscript|file|blob|about|filesystem)://)[a-z][a-z0-9+.-]*"
                + "://[^\\u0000-\\u0020\\u007f-\\u009f]+)$",
            patternMessage: "Begin with https://, http://, mailto:, tel: or an app's own scheme such as myapp://.",
            example: "https://example.com/sale"),
        isPlainly: LinkText.isPlainly
    ) { bytes in
        let text = bytes.shown
        guard !bytes.isEmpty else {
            return TextFault(
                rule: .invalidLink, message: "a link cannot be empty", help: "write one, or leave the key out")
        }
        if let fault = LinkText.unprintable(bytes, "a link") { return fault }
        let scheme = bytes.prefix { $0.isLetterOrDigit || "+.-".utf8.contains($0) }
        let rest = bytes.dropFirst(scheme.count)
        guard !scheme.isEmpty && rest.first == UInt8(ascii: ":") else {
            let meant =
                text.hasPrefix("//") ? "https:\(text)" : bytes.contains(UInt8(ascii: ".")) ? "https://\(text)" : nil
            return TextFault(
                rule: .invalidLink, message: "`\(text)` is not a link: it does not begin with a scheme",
                help: "begin with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as `myapp://`",
                replacement: bytes.first == UInt8(ascii: "/") && !text.hasPrefix("//")
                    ? nil : meant.map { JSON.string($0).yaml })
        }
        let lower = String(decoding: scheme, as: UTF8.self).lowercased()
        guard !LinkText.forbidden.contains(lower) else {
            return TextFault(
                rule: .invalidLink,
                message: "`\(lower):` is not allowed in a link: it holds code or data, not an address",
                help: "link to an `https` page")
        }
        guard lower.utf8.elementsEqual(scheme), scheme.first?.decimalDigit == nil,
            scheme.first.map({ $0 >= UInt8(ascii: "a") }) ?? false
        else {
            return TextFault(
                rule: .invalidLink, message: "`\(text)` is not a link: its scheme is not in lower case",
                help: "write `\(lower):`")
        }
        let address = rest.dropFirst()
        if lower == "mailto" || lower == "tel" {
            guard address.isEmpty else { return nil }
            return TextFault(
                rule: .invalidLink, message: "`\(text)` has no address", help: "write the address after `\(lower):`")
        }
        let host = address.dropFirst(2)
        let isWeb = lower == "https" || lower == "http"
        guard address.starts(with: "//".utf8), let first = host.first, !isWeb || !"/?#".utf8.contains(first) else {
            return TextFault(
                rule: .invalidLink, message: "`\(text)` is not a link: it has no address",
                help: "write `\(lower)://` and an address")
        }
        return nil
    }
}

/// What links and image paths have in common.
enum LinkText {
    /// Schemes that run something, or access the viewer's own machine.
    static let forbidden: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about", "filesystem"]

    /// The bytes that cannot be or begin a control character: those beyond ASCII begin with 0xC2.
    private static let printable = ByteSet { $0 > 0x20 && $0 != 0x7F && $0 != 0xC2 }

    /// Whether this is an `https` address that needs no further check.
    static func isPlainly(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count > 8, bytes.extracting(..<8).equals("https://") else { return false }
        let host = bytes[8]
        guard host != UInt8(ascii: "/") && host != UInt8(ascii: "?") && host != UInt8(ascii: "#") else { return false }
        return printable.containsAll(of: bytes)
    }

    /// A fault for text that contains a space or a control character.
    static func unprintable(_ bytes: ArraySlice<UInt8>, _ phrase: String) -> TextFault? {
        let hasControl = bytes.contains { $0 < 0x20 } || ControlCharacter(in: bytes.span) != nil
        guard hasControl || bytes.contains(0x20) else { return nil }
        let text = bytes.shown
        return TextFault(
            rule: .invalidLink,
            message: "`\(text)` is not \(phrase): it contains a \(hasControl ? "control character" : "space")",
            help: hasControl ? "remove it" : "write `%20` for a space")
    }
}

import BannerDiagnostics

extension Rule {
    /// Text that cannot be a link.
    package static let invalidLink = Rule(
        "BK3008", "invalid-link", .error, "text that cannot be a link",
        """
        A link begins with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as `myapp://`. \
        `javascript:`, `data:` and similar schemes are refused, because a link must not run code.

              items:
                - id: red
            ✗     link: ⟦"javascript:alert(1)"⟧
            ✓     link: https://example.com/red
        """)
}

/// What links and image paths have in common.
package enum LinkText {
    /// Schemes that run something, or access the viewer's own machine.
    private static let forbidden: Set<String> = [
        "javascript", "data", "vbscript", "file", "blob", "about", "filesystem",
    ]

    /// The bytes that cannot be or begin a control character: those beyond ASCII begin with 0xC2.
    private static let printable = ByteSet { $0 > 0x20 && $0 != 0x7F && $0 != 0xC2 }

    /// Whether this is an `https` address that needs no further check.
    package static func isPlainly(_ bytes: Span<UInt8>) -> Bool {
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

    /// What is wrong with a link.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        let text = bytes.shown
        guard !bytes.isEmpty else {
            return TextFault(
                rule: .invalidLink, message: "a link cannot be empty", help: "write one, or leave the key out")
        }
        if let fault = LinkText.unprintable(bytes, "a link") { return fault }
        let scheme = bytes.prefix { $0.isLetterOrDigit || "+.-".utf8.contains($0) }
        let rest = bytes.dropFirst(scheme.count)
        guard !scheme.isEmpty && rest.first == UInt8(ascii: ":") else {
            let server = bytes.prefix { $0 != UInt8(ascii: "/") }
            let isMail = bytes.count { $0 == UInt8(ascii: "@") } == 1 && server.count == bytes.count
            let isServer =
                server.contains(UInt8(ascii: "."))
                && server.allSatisfy { $0.isLetterOrDigit || ".-:".utf8.contains($0) }
            let meant =
                text.hasPrefix("//") ? "https:\(text)" : isMail ? "mailto:\(text)" : isServer ? "https://\(text)" : nil
            return TextFault(
                rule: .invalidLink, message: "`\(text)` is not a link: it does not begin with a scheme",
                help: "begin with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as `myapp://`",
                replacement: bytes.first == UInt8(ascii: "/") && !text.hasPrefix("//")
                    ? nil : meant)
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

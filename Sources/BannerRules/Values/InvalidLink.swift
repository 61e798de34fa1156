extension Rule {
    /// Text that cannot be a link.
    package static let invalidLink = Rule(
        "BK3008", "invalid-link", .error, "text that cannot be a link",
        """
        A link begins with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as \
        `myapp://`, or it is relative, such as `/sale` or `sale.html#today`. `javascript:`, \
        `data:` and similar schemes are refused, because a link must not run code.

              items:
                - id: red
            ✗     link: ⟦"javascript:alert(1)"⟧
            ✓     link: https://example.com/red
        """)
}

/// The checks of a link's text, some of which apply to images too.
package enum LinkText {
    /// Schemes that run code, or access the viewer's device.
    private static let forbidden: Set<String> = [
        "javascript", "data", "vbscript", "file", "blob", "about", "filesystem",
    ]

    /// The bytes that cannot be, or begin, a control character; those beyond ASCII begin with 0xC2.
    private static let printable = ByteSet { $0 > 0x20 && $0 != 0x7F && $0 != 0xC2 }

    /// Whether this is certainly a valid `https` URL.
    package static func isPlainly(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count > 8, bytes.extracting(..<8).equals("https://") else { return false }
        let host = bytes[8]
        guard host != "/" && host != "?" && host != "#" else { return false }
        return printable.containsAll(of: bytes)
    }

    /// Whether text contains a control character.
    static func hasControl(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { $0 < 0x20 } || ControlCharacter(in: bytes.span) != nil
    }

    /// The scheme of a URL, before its `:`; `nil` if there is none.
    package static func scheme(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let scheme = bytes.prefix { $0.isLetterOrDigit || "+.-".utf8.contains($0) }
        return scheme.isEmpty || bytes.dropFirst(scheme.count).first != ":" ? nil : scheme
    }

    /// Whether text without a scheme is a relative link instead of a host, a mail address, or text
    /// that no URL allows.
    private static func isRelative(_ bytes: ArraySlice<UInt8>) -> Bool {
        let first = bytes.prefix { !"/?#".utf8.contains($0) }
        guard !bytes.starts(with: "//".utf8),
            !bytes.contains(where: { "\\<>\"{}|^`[]".utf8.contains($0) }),
            !first.contains(where: { ":@".utf8.contains($0) })
        else { return false }
        let name = first.utf8Text.lowercased()
        // The last four are common notations of an absent value.
        let words = ["http", "https", "mailto", "tel", "null", "~", "true", "false"]
        guard !words.contains(name), !name.hasPrefix("www.") else { return false }
        // `example.com` is a host, `sale.html` a page, `1.2` a version.
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return true
        }
        let ending = name[name.index(after: dot)...]
        return ending.isEmpty || ending.utf8.contains { $0.decimalDigit != nil }
            || pages.contains(ending)
    }

    /// The extensions of pages and files.
    private static let pages = Set(
        "html htm xhtml php asp aspx jsp cgi pdf txt md json xml png jpg jpeg webp gif svg zip"
            .split(separator: " "))

    /// The fault in a link; `nil` if it is valid.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        func fault(_ message: Words, _ explanation: Words) -> TextFault {
            TextFault(.invalidLink, message, explanation: explanation)
        }
        let text = bytes.shown
        guard !bytes.isEmpty else {
            return fault("a link cannot be empty", "write one, or leave the key out")
        }
        guard !hasControl(bytes), !bytes.contains(0x20) else {
            return fault(
                "`\(text)` is not a link: it contains a space or a control character",
                "write `%20` for a space")
        }
        let form: Words =
            """
            write an address such as `https://example.com`, `mailto:me@example.com` or \
            `myapp://sale`
            """
        guard let scheme = scheme(of: bytes) else {
            return isRelative(bytes) ? nil : fault("`\(text)` is not a link", form)
        }
        let lower = scheme.utf8Text.lowercased()
        guard !forbidden.contains(lower) else {
            return fault(
                "`\(lower):` is not allowed in a link: it holds code or data, not an address",
                "link to an `https` page"
            )
        }
        let address = bytes.dropFirst(scheme.count + 1)
        let first = address.starts(with: "//".utf8) ? address.dropFirst(2).first : nil
        let isWeb = lower == "https" || lower == "http"
        let hasAddress =
            lower == "mailto" || lower == "tel"
            ? !address.isEmpty : first.map { !isWeb || !"/?#".utf8.contains($0) } ?? false
        let isLower = lower.utf8.elementsEqual(scheme) && scheme.first ?? 0 >= UInt8(ascii: "a")
        return hasAddress && isLower ? nil : fault("`\(text)` is not a link", form)
    }
}

extension Rule {
    /// Text that cannot be an id or a tag.
    package static let invalidID = Rule(
        "BK3007", "invalid-id", .error, "text that cannot be an id or a tag",
        """
        An id begins with a letter or a digit, followed by letters, digits, `-`, `_` and `.`: \
        ASCII only, at most 128 characters, so that it can be part of an address, a file name and \
        a report. People read the `title` instead.

              items:
            ✗   - id: ⟦summer sale⟧
            ✓   - id: summer-sale
            ✓     title: Summer sale
        """)
}

/// The notation of ids and tags.
package enum IdentifierText {
    /// A regular expression (ECMA-262) for all ids.
    package static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"

    /// Whether the bytes match the pattern.
    package static func isIdentifier(_ bytes: Span<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetterOrDigit, bytes.count <= 128 else {
            return false
        }
        return ByteSet.identifier.containsAll(of: bytes)
    }

    /// The fault in an id or a tag; `phrase` is "an id" or "a tag".
    package static func fault(in bytes: ArraySlice<UInt8>, _ phrase: String) -> TextFault? {
        guard !isIdentifier(bytes.span) else { return nil }
        let title = phrase == "an id" ? ", and put the name in `title`" : ""
        return TextFault(
            .invalidID,
            bytes.isEmpty ? "\(phrase) cannot be empty" : "`\(bytes.shown)` cannot be \(phrase)",
            explanation:
                """
                begin with a letter or digit, then ASCII letters, digits, `-`, `_` and `.`, up to \
                128\(title)
                """
        )
    }
}

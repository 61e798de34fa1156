extension Rule {
    /// Text that cannot be an id or a tag.
    package static let invalidID = Rule(
        "BK3007", "invalid-id", .error, "text that cannot be an id or a tag",
        """
        An id begins with a letter or a digit, followed by letters, digits, `-`, `_` and `.`: ASCII only, at most 128 \
        characters, so that it can be part of an address, a file name and a report. People read the `title` instead.

              items:
            ✗   - id: ⟦summer sale⟧
            ✓   - id: summer-sale
            ✓     title: Summer sale
        """)
}

/// The text of ids and tags.
package enum IdentifierText {
    /// All ids, in ECMA-262.
    package static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"

    /// Whether the bytes match the pattern.
    package static func isIdentifier(_ bytes: Span<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetterOrDigit, bytes.count <= 128 else { return false }
        return ByteSet.identifier.containsAll(of: bytes)
    }

    /// What is wrong with an id or a tag, which `phrase` calls it.
    package static func fault(in bytes: ArraySlice<UInt8>, _ phrase: String) -> TextFault? {
        func fault(_ reason: String, _ explanation: Words) -> TextFault {
            TextFault(.invalidID, "`\(bytes.shown)` \(reason)", explanation: explanation)
        }
        guard bytes.count <= 128 else {
            return fault("is too long for \(phrase): \(bytes.count) bytes", "write at most 128 bytes")
        }
        let isID = phrase == "an id"
        let foreign = String(decoding: bytes, as: UTF8.self).unicodeScalars.first { !$0.isInIdentifier }
        // A combining accent is part of a letter.
        if let foreign, foreign.properties.isAlphabetic || foreign.isMarkOrEmoji {
            return fault(
                "cannot be \(phrase): \(isID ? "ids" : "tags") are ASCII",
                "use a-z, A-Z, 0-9, `-`, `_` and `.`\(isID ? ", and put the name in `title`" : "")")
        }
        guard let first = bytes.first, first.isLetterOrDigit else {
            let form: Words = "begin with a letter or digit, then letters, digits, `-`, `_` and `.`"
            return bytes.isEmpty
                ? TextFault(.invalidID, "\(phrase) cannot be empty", explanation: form)
                : fault("cannot be \(phrase): it does not begin with a letter or digit", form)
        }
        guard let bad = foreign else { return nil }
        return fault(
            "cannot be \(phrase): it contains \(bad == " " ? "a space" : "`\(bad)`")",
            "use only letters, digits, `-`, `_` and `.`\(bad == " " && isID ? ", and put the name in `title`" : "")")
    }
}

extension Unicode.Scalar {
    /// Whether it is an accent of the letter before it, or a picture.
    fileprivate var isMarkOrEmoji: Bool {
        guard !isASCII else { return false }
        return properties.generalCategory == .nonspacingMark || properties.isEmoji
    }

    /// Whether ids can contain it after their first character.
    fileprivate var isInIdentifier: Bool {
        guard isASCII else { return false }
        return UInt8(value).isLetterOrDigit || self == "-" || self == "_" || self == "."
    }
}

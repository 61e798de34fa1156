/// A filter that makes untrusted text safe for terminals and CI logs.
///
/// Characters that move the cursor, change colours or direction, or hide text are escaped as
/// `\u{1B}`. Everything from a file, including its name, passes through here before it is printed.
package struct Sanitiser {
    /// The characters that are separated when repeated, because CI runners interpret them: `##[…]`
    /// anywhere, and `::` at the start of a line, also after spaces.
    private var parted = ""
    /// Whether to escape everything outside ASCII, for a terminal without UTF-8.
    package var isASCII = false

    /// Whether the output depends on the previous character.
    var isForRunner: Bool { !parted.isEmpty }

    /// The limit on code points in one grapheme cluster; the rest is escaped.
    private static let letterLimit = 8

    /// A sanitiser that separates these characters; by default for a terminal with UTF-8.
    package init(parting parted: String = "", isASCII: Bool = false) {
        self.parted = parted
        self.isASCII = isASCII
    }

    /// A sanitiser for CI logs.
    package static func forRunner(isASCII: Bool = false) -> Sanitiser {
        Sanitiser(parting: "#:", isASCII: isASCII)
    }

    /// The sanitised text.
    package func visible(_ text: String) -> String {
        // The common case.
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && !parted.utf8.contains($0) }) { return text }
        var result = ""
        var previous: Character?
        for character in text {
            result += visible(character, after: previous)
            // Leading spaces do not matter to runners.
            if previous != nil || !character.isWhitespace { previous = character }
        }
        return result
    }

    /// The sanitised text, shortened in the middle to about `limit` characters.
    package func visible(_ text: String, limit: Int) -> String {
        guard text.utf8.count > limit && text.count > limit else { return visible(text) }
        let gap = isASCII ? "..." : "…"
        return visible(String(text.prefix(limit * 3 / 4))) + gap
            + visible(String(text.suffix(limit / 4)))
    }

    /// One grapheme cluster in its sanitised form.
    func visible(_ character: Character, after previous: Character?) -> String {
        if isForRunner && isCommand(character, after: previous) {
            return isASCII
                ? character.unicodeScalars.map(\.escaped).joined()
                : "\u{200B}" + visible(character, after: " ")
        }
        let scalars = character.unicodeScalars
        if isASCII {
            return scalars.map { $0.isASCII && !$0.isHarmful ? String($0) : $0.escaped }.joined()
        }
        if character.isEmojiSequence { return String(character) }
        let startsWithMark = scalars.first?.isMark ?? false
        return scalars.enumerated().map { index, scalar in
            let isTooMuch = index >= Sanitiser.letterLimit
            return scalar.isHarmful || isTooMuch || startsWithMark ? scalar.escaped : String(scalar)
        }.joined()
    }

    /// Whether the character would complete a runner's command.
    private func isCommand(_ character: Character, after previous: Character?) -> Bool {
        // Runners compare code points, so combining marks do not matter.
        guard let first = character.unicodeScalars.first, parted.unicodeScalars.contains(first)
        else { return false }
        let last = previous?.unicodeScalars.last
        return last == first || first == ":" && last == nil
    }
}

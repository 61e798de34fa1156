/// Makes an author's text harmless for a terminal and for a build runner's log.
///
/// Characters that would move the cursor, colour the screen, change the reading direction or hide text are written as
/// `\u{1B}`; everything that came from a file, including its name, passes through here before it is printed.
package struct Sanitiser: Sendable {
    /// The signs of which a zero-width space separates two: `#`, because a build runner reads `##[…]` anywhere in a line as
    /// a command, and `:`, also one that begins a text, because it reads a line that begins with `::`, also after spaces, as
    /// a command.
    private var parted = ""
    /// Whether everything outside ASCII is written as an escape, for a terminal without UTF-8.
    package var isASCII = false

    /// Whether what is written depends on the character before.
    var isForRunner: Bool { !parted.isEmpty }

    /// How many code points one letter with its marks can have; the rest is written as escapes.
    private static let letterLimit = 8

    /// A sanitiser for a UTF-8 terminal.
    package init(parting parted: String = "", isASCII: Bool = false) { (self.parted, self.isASCII) = (parted, isASCII) }

    /// A sanitiser for what a build runner reads.
    package static func forRunner(isASCII: Bool = false) -> Sanitiser {
        Sanitiser(parting: "#:", isASCII: isASCII)
    }

    /// The text with everything harmful made visible.
    package func visible(_ text: String) -> String {
        // Most text is plain words.
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && !parted.utf8.contains($0) }) { return text }
        var result = ""
        var previous: Character?
        for character in text {
            result += visible(character, after: previous)
            // Text after leading spaces still begins the text.
            if previous != nil || !character.isWhitespace { previous = character }
        }
        return result
    }

    /// The text in at most `limit` characters, shortened in the middle if it is longer, with everything harmful made
    /// visible.
    package func visible(_ text: String, limit: Int) -> String {
        guard text.utf8.count > limit && text.count > limit else { return visible(text) }
        let gap = isASCII ? "..." : "…"
        return visible(String(text.prefix(limit * 3 / 4))) + gap + visible(String(text.suffix(limit / 4)))
    }

    /// One letter with its marks, or one emoji, as it can be printed after `previous`.
    func visible(_ character: Character, after previous: Character?) -> String {
        if isForRunner && isCommand(character, after: previous) {
            return isASCII
                ? character.unicodeScalars.map(\.escaped).joined() : "\u{200B}" + visible(character, after: " ")
        }
        let scalars = character.unicodeScalars
        if isASCII { return scalars.map { $0.isASCII && !$0.isHarmful ? String($0) : $0.escaped }.joined() }
        if character.isEmojiSequence { return String(character) }
        let startsWithMark = scalars.first?.isMark ?? false
        return scalars.enumerated().map { index, scalar in
            let isTooMuch = index >= Sanitiser.letterLimit
            return scalar.isHarmful || isTooMuch || startsWithMark ? scalar.escaped : String(scalar)
        }.joined()
    }

    /// Whether the letter would turn the text before it into a command.
    private func isCommand(_ character: Character, after previous: Character?) -> Bool {
        // Runners read code points: an accent on the second one hides neither.
        guard let first = character.unicodeScalars.first, parted.unicodeScalars.contains(first) else { return false }
        let last = previous?.unicodeScalars.last
        return last == first || first == ":" && last == nil
    }
}

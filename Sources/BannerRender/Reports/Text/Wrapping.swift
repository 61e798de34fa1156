extension String {
    /// Wraps the text at `width` columns; continuation lines begin with `indent`.
    ///
    /// Long words are not broken.
    package func wrapped(to width: Int, indent: String = "", from start: Int = 0) -> String {
        var result = ""
        var column = start
        for (index, word) in words.enumerated() {
            let length = word.reduce(0) { $0 + $1.displayWidth }
            if index > 0 && column + 1 + length > width {
                result += "\n" + indent + word
                column = indent.count + length
            } else {
                result += (index > 0 ? " " : "") + word
                column += (index > 0 ? 1 : 0) + length
            }
        }
        return result
    }

    /// The words; a short code span in backticks is one word.
    private var words: [String] {
        var words: [String] = []
        for part in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = words.last, last.count < 40,
                last.utf8.count(where: { $0 == "`" }) % 2 == 1
            {
                words[words.count - 1] = last + " " + part
            } else {
                words.append(String(part))
            }
        }
        return words
    }
}

extension Character {
    /// The width in terminal columns, usually 0 to 2.
    package var displayWidth: Int {
        // A Hangul syllable of separate letters is as wide as its first letter.
        isEmojiSequence ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    }

    /// Whether the character is an emoji of several code points: a family, a flag, a skin tone or a
    /// keycap.
    var isEmojiSequence: Bool {
        let others = unicodeScalars.dropFirst()
        return !others.isEmpty && unicodeScalars.first?.properties.isEmoji == true
            && others.allSatisfy {
                [0x200D, 0xFE0F, 0x20E3].contains($0.value) || $0.properties.isEmoji
            }
    }
}

extension Unicode.Scalar {
    /// The width of the code point in columns.
    var displayWidth: Int {
        guard value >= 0x300 else { return 1 }
        if isMark || isVariationSelector || (0x1160...0x11FF).contains(value) { return 0 }
        if properties.generalCategory == .format { return 0 }
        if properties.isEmojiPresentation { return 2 }
        let next = wideRanges.partitioningIndex { $0.upperBound >= value }
        return next < wideRanges.count && wideRanges[next].contains(value) ? 2 : 1
    }
}

/// The East Asian Wide and Fullwidth ranges of Unicode 15, with the reserved code points of wide
/// blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
]

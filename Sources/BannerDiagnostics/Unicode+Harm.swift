extension Unicode.Scalar {
    /// Whether it has an effect other than being displayed: it is invisible, or controls text or a
    /// terminal.
    package var isHarmful: Bool {
        if value < 0x7F { return value < 0x20 }
        // A fast path for the most frequent characters: Korean syllables, and characters common to
        // Chinese and Japanese.
        if (0xAC00...0xD7A3).contains(value) || (0x4E00...0x9FFC).contains(value) { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return true
        default: return isVariationSelector || isBlankLetter
        }
    }

    /// Whether it is drawn onto the previous character.
    package var isMark: Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
    }

    /// Whether it only selects the form of the previous character.
    package var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    /// Whether it is a letter by its category but invisible: Hangul fillers and similar characters.
    private var isBlankLetter: Bool {
        [0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5].contains(value)
    }

    /// The code point as a Swift escape, such as `\u{1B}`.
    package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

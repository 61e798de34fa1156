extension Unicode.Scalar {
    /// Whether it does anything other than show itself.
    package var isHarmful: Bool {
        if value < 0x7F { return value < 0x20 }
        // Most of what else is written: Korean syllables, and what Chinese and Japanese have in common.
        if (0xAC00...0xD7A3).contains(value) || (0x4E00...0x9FFC).contains(value) { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return true
        default: return isVariationSelector || isBlankLetter
        }
    }

    /// Whether it is drawn onto the previous letter.
    package var isMark: Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
    }

    /// Whether it only selects the form of the previous letter.
    package var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    /// Whether it counts as a letter but is invisible: the Hangul fillers and the braille blank.
    private var isBlankLetter: Bool {
        [0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5].contains(value)
    }

    /// The code point as an escape in Swift's form, such as `\u{1B}`.
    package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

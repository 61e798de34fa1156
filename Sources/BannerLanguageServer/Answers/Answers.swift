// What the answers consist of. Ranges are in bytes of a snapshot's text.

/// A text to write in place of a range.
package struct Replacement: Equatable, Sendable {
    /// What is replaced; empty for an insertion.
    package var range: Range<Int>
    /// The new text.
    package var text: String
}

/// An explanation of what is at a position.
package struct Hover: Equatable, Sendable {
    /// What is explained.
    package var range: Range<Int>
    /// The explanation.
    package var text: Explanation
}

/// A list that is not longer than an editor can use.
package struct Capped<Element: Sendable>: Sendable {
    /// The first elements.
    package var elements: [Element]
    /// How many are left out.
    package var omitted = 0
}

/// An entry of a file's outline.
package struct Symbol: Equatable, Sendable {
    /// The type of an entry.
    package enum Kind: Sendable {
        case section, item, scenario, input, expectation, value
    }

    package var name: String
    package var detail: String
    package var kind: Kind
    /// The complete entry.
    package var range: Range<Int>
    /// What is selected when an editor goes there: inside `range`.
    package var selection: Range<Int>
    package var children: [Symbol] = []
}

/// A part of a file that can be folded away, of two lines or more.
package struct Fold: Equatable, Sendable {
    /// From the line that stays visible to the end of the last line.
    package var range: Range<Int>
    /// Whether it is a block of comments.
    package var isComment = false
}

/// A text that leads to another file or page.
package struct Link: Equatable, Sendable {
    /// Where a link leads.
    package enum Target: Equatable, Sendable {
        /// A path relative to the file.
        case path(String)
        /// An address.
        case address(String)
    }

    package var range: Range<Int>
    package var target: Target
    package var tooltip: String
}

/// A colour in a file.
package struct ColorMark: Equatable, Sendable {
    package var range: Range<Int>
    /// The channels, 0 … 255.
    package var red, green, blue, alpha: UInt8
}

/// A part of a line with its meaning.
package struct Token: Equatable, Sendable {
    /// What a part of a line is.
    package enum Kind: Int, CaseIterable, Sendable {
        case key, word, text, number, duration, id, color, comment
    }

    package var range: Range<Int>
    package var kind: Kind
    /// Whether it names something for the first time: the id of an item.
    package var isDeclaration = false
}

/// Why something cannot be done: a sentence for an author, without a full stop.
package struct Refusal: Error, Equatable, Sendable {
    package var message: String
}

/// What a rename would change.
package struct RenameTarget: Equatable, Sendable {
    package var range: Range<Int>
    package var placeholder: String
}

/// A text that an editor shows between those of the file.
package struct InlayHint: Equatable, Sendable {
    package var offset: Int
    package var text: String
    package var tooltip: String
}

/// A command above a line.
package struct Lens: Equatable, Sendable {
    /// What a lens does.
    package enum Command: Equatable, Sendable {
        case runScenario(name: String)
        case preview
    }

    package var range: Range<Int>
    package var title: String
    package var command: Command
}

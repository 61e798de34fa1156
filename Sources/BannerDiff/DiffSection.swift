/// A part of a comparison, independent of the format: below a title a table, a list, and code.
package struct DiffSection: Sendable {
    /// What a section is about.
    enum Kind {
        /// Why a version cannot be compared.
        case fault
        /// What the change does.
        case effect
        /// Details, which are left out first.
        case detail
    }

    let title: DiffLine
    var kind = Kind.effect
    /// A table whose first row is its head, and whose first column is text; the others are numbers.
    var table: [[DiffLine]] = []
    /// A list; each entry is a line with those below it.
    var entries: [[DiffLine]] = []
    /// Messages that are shown as they are, below labels.
    var code: [(label: String?, lines: [DiffLine])] = []

    /// Whether there is nothing below the title.
    var isEmpty: Bool { table.isEmpty && entries.isEmpty && code.isEmpty }
}

/// A line of a comparison: the program's words, and an author's as `\(.code(text))`.
package struct DiffLine: ExpressibleByStringInterpolation, StringInterpolationProtocol, Sendable {
    /// A part of a line.
    enum Part {
        /// The program's words.
        case words(String)
        /// A message of the program, with an author's words in backticks.
        case message(String)
        /// An author's words in backticks.
        case code(String)
        /// An author's words; in backticks only if Markdown or HTML could read them as its own.
        case name(String)
        /// The name of an item; in a page it leads to where the item is first shown.
        case item(String)
        /// The name of a scenario; in a page it leads to its start.
        case scenario(String)
        /// A time, of a scenario if it is one's; in a page it leads there.
        case moment(Time, scenario: String?)
        /// The program's word for a good state, which is coloured as new, or a bad one, coloured as old.
        case state(String, isNew: Bool)
        /// A space, and an author's words in backticks, coloured; in a terminal in a line of their own if they are long.
        case value(String, isNew: Bool)
        /// An arrow from what is before to what is after; in a terminal, it begins a line.
        case arrow
    }

    private(set) var parts: [Part] = []
    /// How many characters of a message are shown; it can quote an author's text of any length.
    static let longestMessage = 400

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package init(stringInterpolation line: DiffLine) { self = line }
    package init(stringLiteral words: String) { appendLiteral(words) }

    package mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        appendLiteral(value.description)
    }
    package mutating func appendInterpolation(_ line: DiffLine) { parts += line.parts }
    mutating func appendInterpolation(_ part: Part) { parts.append(part) }
}

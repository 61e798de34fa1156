/// A part of a comparison, independent of the output format: a title with a list.
package struct DiffSection {
    let title: DiffLine
    /// Whether it is the sentence that begins a comparison, or the reason why there is none.
    var isLead = false
    /// A list; each entry is a line with lines below it.
    var entries: [[DiffLine]] = []

    /// Whether the section has only a title.
    var isEmpty: Bool { entries.isEmpty }
}

/// A line of a comparison; text of the file is interpolated as `\(.code(text))`.
package struct DiffLine: ExpressibleByStringInterpolation, StringInterpolationProtocol, Hashable {
    enum Part: Hashable {
        /// Trusted text.
        case words(String)
        /// A message, with text of the file in backticks.
        case message(String)
        /// A finding, which quotes text of the file; it becomes code only in formats that would
        /// interpret it.
        case finding(String)
        /// Text of the file as code.
        case code(String)
        /// Text of the file; it becomes code only in formats that would interpret it.
        case name(String)
        /// Text of the file in a sentence: a title or a short value.
        case title(String)
        /// The name of an item; on a page, a button that seeks to its first showing.
        case item(String)
        /// The name of a scenario; on a page, a button that seeks to its start.
        case scenario(String)
        /// A time, in a scenario if given; on a page, a button that seeks to it.
        case moment(Time, scenario: String?)
        /// The word for a good state, coloured as new, or a bad one, coloured as old.
        case state(String, isNew: Bool)
        /// A value in the file as code, with the colour of its version.
        case value(String, isNew: Bool)
    }

    private(set) var parts: [Part] = []
    /// The limit on the characters of a message, which can quote long text of the file.
    static let longestMessage = 400
    /// The limit on the characters of a title in a sentence.
    static let longestTitle = 60

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package init(stringInterpolation line: DiffLine) { self = line }
    package init(stringLiteral words: String) { appendLiteral(words) }

    package mutating func appendLiteral(_ words: String) {
        if !words.isEmpty { parts.append(.words(words)) }
    }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        appendLiteral(value.description)
    }
    package mutating func appendInterpolation(_ line: DiffLine) { parts += line.parts }
    mutating func appendInterpolation(_ part: Part) { parts.append(part) }

    /// Whether its last state is a bad one.
    var isBad: Bool {
        parts.reduce(false) { isBad, part in
            if case .state(_, let isNew) = part { !isNew } else { isBad }
        }
    }

    /// The line with a capital letter, unless a name begins it.
    var capitalised: DiffLine {
        var line = self
        if case .words(let words)? = parts.first {
            line.parts[0] = .words(words.prefix(1).uppercased() + words.dropFirst())
        }
        return line
    }
}

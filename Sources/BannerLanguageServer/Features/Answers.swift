// The values of answers. Ranges are byte offsets in a snapshot's text.

/// A text edit; its range is empty for an insertion.
struct Replacement: Equatable {
    var range: Range<Int>
    var text: String
}

/// The documentation of a range, shown on hover.
typealias Hover = (range: Range<Int>, text: Explanation)

/// An entry of the document outline.
struct Symbol {
    /// The kind of an entry; raw values are those of the protocol.
    enum Kind: Int {
        case section = 3
        case scenario = 6
        case value = 7
        case item = 19
    }

    var name: String
    var detail = ""
    var kind = Kind.value
    /// The whole entry.
    var range: Range<Int>
    /// The range to select when an editor navigates to the entry, inside `range`.
    var selection: Range<Int>
    var children: [Symbol] = []
}

/// A foldable range of two or more lines: from the line that stays visible to the end of the last
/// line.
typealias Fold = (range: Range<Int>, isComment: Bool)

/// A colour in a file.
typealias ColorMark = (range: Range<Int>, color: Banner.Color)

/// An inlay hint: a text that an editor shows between characters of the file.
typealias InlayHint = (offset: Int, text: String, tooltip: String)

/// A code lens: a command above a line, with its arguments after the document's URI.
typealias Lens = (range: Range<Int>, title: String, command: String, arguments: [String])

/// A document link.
///
/// The target is a URL, or a path relative to the file.
typealias Link = (range: Range<Int>, target: String, isPath: Bool, tooltip: String)

/// A semantic token within a line.
struct Token {
    /// The token types, in the order of the legend.
    enum Kind: Int {
        case key, word, text, number, id, comment
    }

    var range: Range<Int>
    var kind: Kind
    /// Whether the token declares a name: the id of an item.
    var isDeclaration = false
}

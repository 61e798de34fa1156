// What the answers consist of. Ranges are in bytes of a snapshot's text.

/// A text to write in place of a range, which is empty for an insertion.
struct Replacement: Equatable {
    var range: Range<Int>
    var text: String
}

/// An explanation of what is at a position.
typealias Hover = (range: Range<Int>, text: Explanation)

/// An entry of a file's outline.
struct Symbol {
    /// The type of an entry, by the number that the protocol has for it.
    enum Kind: Int {
        case section = 3
        case scenario = 6
        case value = 7
        case item = 19
    }

    var name: String
    var detail = ""
    var kind = Kind.value
    /// The complete entry.
    var range: Range<Int>
    /// What is selected when an editor goes there: inside `range`.
    var selection: Range<Int>
    var children: [Symbol] = []
}

/// A part of a file that can be folded away, of two lines or more: from the line that stays visible to the end of the last.
typealias Fold = (range: Range<Int>, isComment: Bool)

/// A colour in a file.
typealias ColorMark = (range: Range<Int>, color: Banner.Color)

/// A text that an editor shows between those of the file.
typealias InlayHint = (offset: Int, text: String, tooltip: String)

/// A command above a line, with its arguments after the document.
typealias Lens = (range: Range<Int>, title: String, command: String, arguments: [String])

/// A text that leads to another file or page.
///
/// The target is an address, or a path relative to the file.
typealias Link = (range: Range<Int>, target: String, isPath: Bool, tooltip: String)

/// A part of a line with its meaning.
struct Token {
    /// What a part of a line is, in the order of the protocol's words in the legend.
    enum Kind: Int {
        case key, word, text, number, id, comment
    }

    var range: Range<Int>
    var kind: Kind
    /// Whether it names something for the first time: the id of an item.
    var isDeclaration = false
}

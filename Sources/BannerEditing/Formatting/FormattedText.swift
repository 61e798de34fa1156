/// A text in the one form that `bannerkit format` writes («The command line», Formatting).
///
/// Indentation, spaces, line breaks, and quotes that are not needed change; values, comments, anchors and tags do not. The text
/// must be YAML; whether the result means the same is for whoever reads both to compare.
package struct FormattedText {
    /// The text in its form.
    package let bytes: [UInt8]
    /// The comments of the source.
    package let comments: [Range<Int>]

    /// Brackets that would end after this column are written as a block.
    package static let width = 100

    /// Formats a text.
    package init(_ source: [UInt8]) {
        var writer = FormWriter(source)
        writer.write()
        bytes = writer.out
        comments = writer.outline.comments
    }
}

/// What stands beside a text's nodes: a comment, or `---`, `...` and `%` at the beginning of a line.
struct FormNote {
    let range: Range<Int>
    /// The column in the source.
    let column: Int
    let isMark: Bool

    /// Where its line begins.
    var line: Int { range.lowerBound - column }
}

/// Writes a text's nodes and notes in the order of the source.
struct FormWriter {
    let bytes: [UInt8]
    let outline: Outline
    let notes: [FormNote]
    var nextNote = 0
    /// The byte of the source up to which everything is written.
    var passed = 0
    var out: [UInt8] = []
    /// Whether no line of the innermost block is written yet: it begins without a blank line.
    var isFresh = true
    /// The end of each line, as in the source's first one.
    let lineEnd: [UInt8]

    init(_ source: [UInt8]) {
        bytes = source
        outline = Outline(of: source)
        notes = FormWriter.notes(source, outline)
        lineEnd = source[source.lineEnd(of: 0)...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
        out.reserveCapacity(source.count + source.count / 8)
    }

    mutating func write() {
        if let root = outline.root {
            writeNotes(before: start(of: root), indent: 0)
            startLine(at: start(of: root), indent: 0)
            value(root, indent: 0, after: .nothing)
        }
        writeNotes(before: bytes.count + 1, indent: 0)
        if !out.isEmpty { out += lineEnd }
    }

    /// The comments, and the marks before the root and after it.
    private static func notes(_ bytes: [UInt8], _ outline: Outline) -> [FormNote] {
        let content = outline.root.map { outline[$0].range } ?? 0..<0
        let marks = bytes.lines(of: 0..<bytes.count).compactMap { start -> FormNote? in
            guard start < content.lowerBound || start >= content.upperBound else { return nil }
            let line = bytes[start..<bytes.lineEnd(of: start)]
            let isMark = line.starts(with: "---".utf8) || line.starts(with: "...".utf8)
            let end = isMark ? start + 3 : line.first == "%" ? line.endIndex : start
            return end > start ? FormNote(range: start..<end, column: 0, isMark: true) : nil
        }
        let comments = outline.comments.map { comment in
            FormNote(range: comment, column: bytes.column(of: comment.lowerBound), isMark: false)
        }
        return marks.isEmpty ? comments : (marks + comments).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Lines

    /// Ends the line, and begins the one of something at a place, after a blank line if there is one before it in the source.
    mutating func startLine(at place: Int, indent: Int) {
        if !out.isEmpty {
            out += lineEnd
            if !isFresh && breaks(upTo: place) > 1 { out += lineEnd }
        }
        isFresh = false
        out += Array(repeating: 0x20, count: indent)
    }

    /// How many lines end between what is written and a place, at most two.
    private func breaks(upTo place: Int) -> Int {
        var (count, index) = (0, passed)
        while index < place && count < 2 {
            if bytes[index] == 0x0A || bytes[index] == 0x0D && !(index + 1 < place && bytes[index + 1] == 0x0A) {
                count += 1
            }
            index += 1
        }
        return count
    }

    /// Writes the notes before a place on lines of their own, up to one that is further left than a column.
    mutating func writeNotes(before place: Int, indent: Int, from column: Int = 0) {
        while nextNote < notes.count, notes[nextNote].range.lowerBound < place, notes[nextNote].column >= column {
            let note = notes[nextNote]
            startLine(at: note.range.lowerBound, indent: note.isMark ? 0 : indent)
            append(note)
        }
    }

    /// Writes the comment that is left on the source's line, as far away as there, or two spaces: comments stay in a column.
    mutating func writeTrailingNote() {
        guard let note = nextNote < notes.count ? notes[nextNote] : nil, !note.isMark,
            (note.line...note.range.lowerBound).contains(passed)
        else { return }
        let gap = bytes[..<note.range.lowerBound].reversed().prefix { $0 == 0x20 }.count
        // `We are #1` is reported as a text only if it looks like one; after a `,` it does not.
        let next = bytes[(note.range.lowerBound + 1)...].first ?? 0x20
        let isGlued = next > 0x20 && note.range.lowerBound - gap == passed
        out += Array(repeating: 0x20, count: max(isGlued ? 1 : 2, gap))
        append(note)
    }

    private mutating func append(_ note: FormNote) {
        var text = bytes[note.range]
        while text.last?.isSpaceOrTab == true { text.removeLast() }
        out += text
        passed = note.range.upperBound
        nextNote += 1
    }

    /// Whether a note comes before a place.
    func hasNote(before place: Int) -> Bool { nextNote < notes.count && notes[nextNote].range.lowerBound < place }
}

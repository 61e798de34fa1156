/// A text in the canonical format of `bannerkit format` («The command line», Formatting).
///
/// Formatting changes indentation, spaces, line breaks and unnecessary quotes; it keeps values,
/// comments, anchors and tags. The text must be valid YAML. The caller compares the meaning of the
/// result.
package struct FormattedText {
    /// The formatted text.
    package let bytes: [UInt8]
    /// The comments in the source.
    package let comments: [Range<Int>]

    /// The maximum column of a flow collection; a longer one becomes a block.
    package static let width = 100

    /// Formats a text.
    package init(_ source: [UInt8]) {
        var writer = FormatWriter(source)
        writer.write()
        bytes = writer.out
        comments = writer.outline.comments
    }
}

/// A comment, or one of `---`, `...` and `%` at the start of a line.
struct FormatTrivia {
    let range: Range<Int>
    /// The column in the source.
    let column: Int
    let isMark: Bool

    /// The start of its line.
    var line: Int { range.lowerBound - column }
}

/// A writer for nodes and comments, in the order of the source.
struct FormatWriter {
    let bytes: [UInt8]
    let outline: Outline
    /// The comments and markers that are not written yet.
    var notes: ArraySlice<FormatTrivia>
    /// The source offset up to which everything is written.
    var passed = 0
    var out: [UInt8] = []
    /// Whether the innermost block has no lines yet, so that it begins without a blank line.
    var isFresh = true
    /// The line ending of the source's first line.
    let lineEnd: [UInt8]

    init(_ source: [UInt8]) {
        bytes = source
        outline = Outline(of: source)
        notes = FormatWriter.notes(source, outline)[...]
        lineEnd =
            source[source.lineEnd(of: 0)...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
        out.reserveCapacity(source.count + source.count / 8)
    }

    mutating func write() {
        if let root = outline.root {
            writeNotes(before: outline[root].start, indent: 0)
            startLine(at: outline[root].start, indent: 0)
            value(root, indent: 0, after: .nothing)
        }
        writeNotes(before: bytes.count + 1, indent: 0)
        if !out.isEmpty { out += lineEnd }
    }

    /// The comments, and the document markers before and after the root.
    private static func notes(_ bytes: [UInt8], _ outline: Outline) -> [FormatTrivia] {
        let content = outline.root.map { outline[$0].range } ?? 0..<0
        let marks = bytes.lines(of: 0..<bytes.count).compactMap { start -> FormatTrivia? in
            guard start < content.lowerBound || start >= content.upperBound else { return nil }
            let line = bytes[start..<bytes.lineEnd(of: start)]
            let isMark = line.starts(with: "---".utf8) || line.starts(with: "...".utf8)
            let end = isMark ? start + 3 : line.first == "%" ? line.endIndex : start
            return end > start ? FormatTrivia(range: start..<end, column: 0, isMark: true) : nil
        }
        let comments = outline.comments.map { comment in
            FormatTrivia(
                range: comment, column: bytes.column(of: comment.lowerBound), isMark: false)
        }
        return marks.isEmpty
            ? comments : (marks + comments).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Lines

    /// Starts a new line for the source at an offset, after a blank line if the source has one.
    mutating func startLine(at place: Int, indent: Int) {
        if !out.isEmpty {
            out += lineEnd
            if !isFresh && breaks(upTo: place) > 1 { out += lineEnd }
        }
        isFresh = false
        out += Array(repeating: 0x20, count: indent)
    }

    /// The number of line breaks between the written part and an offset, at most two.
    private func breaks(upTo place: Int) -> Int {
        var count = 0
        var index = passed
        while index < place && count < 2 {
            if bytes[index] == 0x0A
                || bytes[index] == 0x0D && !(index + 1 < place && bytes[index + 1] == 0x0A)
            {
                count += 1
            }
            index += 1
        }
        return count
    }

    /// Writes the comments before an offset on lines of their own; stops at one to the left of
    /// `column`.
    mutating func writeNotes(before place: Int, indent: Int, from column: Int = 0) {
        while let note = notes.first, note.range.lowerBound < place, note.column >= column {
            startLine(at: note.range.lowerBound, indent: note.isMark ? 0 : indent)
            append(note)
        }
    }

    /// Writes the comment at the end of the current source line, with the same distance, at least
    /// two spaces: aligned comments stay aligned.
    mutating func writeTrailingNote() {
        guard let note = notes.first, !note.isMark,
            (note.line...note.range.lowerBound).contains(passed)
        else { return }
        let gap = bytes[..<note.range.lowerBound].reversed().prefix { $0 == 0x20 }.count
        // The finding about `We are #1` depends on the single space before the comment; after a `,`
        // it is not reported.
        let next = bytes[(note.range.lowerBound + 1)...].first ?? 0x20
        let isGlued = next > 0x20 && note.range.lowerBound - gap == passed
        out += Array(repeating: 0x20, count: max(isGlued ? 1 : 2, gap))
        append(note)
    }

    private mutating func append(_ note: FormatTrivia) {
        var text = bytes[note.range]
        while text.last?.isSpaceOrTab == true { text.removeLast() }
        out += text
        passed = note.range.upperBound
        notes.removeFirst()
    }

    /// Whether a comment comes before an offset.
    func hasNote(before place: Int) -> Bool {
        notes.first.map { $0.range.lowerBound < place } ?? false
    }
}

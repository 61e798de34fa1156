/// The lines of a text that decide what a place in it means: of a long list of items only the one that the place is in.
///
/// The structure of a large text takes a while to read, and an editor asks after each key. An item begins at the dash that
/// is indented least, and ends before the next line that is not indented more. That holds unless a bracket is open before
/// it; where lines are indented in another way, the window is the whole text.
package struct TextWindow {
    /// The lines.
    package private(set) var bytes: [UInt8]
    /// How many bytes the line above the item has, and how much further on the item is in the whole text.
    private var head, gap: Int

    /// Whether there is more than the window shows.
    package var isPart: Bool { head > 0 }

    /// The lines that matter for an offset of a text.
    package init(_ text: [UInt8], around offset: Int) {
        self.init(whole: text)
        guard let (list, item) = Self.find(text, offset),
            item.lowerBound > list.upperBound || item.upperBound < text.count
        else { return }
        bytes = Array(text[list]) + text[item]
        (head, gap) = (list.count, item.lowerBound - list.count)
    }

    /// The place in the window of an offset of the whole text.
    package func inside(_ offset: Int) -> Int { offset - gap }

    /// The place in the whole text of an offset in the item.
    package func outside(_ offset: Int) -> Int { offset + gap }

    /// All lines.
    init(whole text: [UInt8]) { (bytes, head, gap) = (text, 0, 0) }

    // MARK: Lines

    /// A line that has more than spaces and a comment.
    private struct Line {
        let start, column: Int
        let isDash: Bool

        /// The line that begins at a byte; `nil` for one without content.
        init?(_ text: [UInt8], at start: Int) {
            let place = text.content(in: start..<text.count)
            guard place < text.count, !Outline.isBreak(text[place]), text[place] != UInt8(ascii: "#") else {
                return nil
            }
            let next = place + 1 < text.count ? text[place + 1] : 0x0A
            self.start = start
            column = place - start
            isDash = text[place] == UInt8(ascii: "-") && (next == 0x20 || next == 0x09 || Outline.isBreak(next))
        }
    }

    /// The line of the key `items`, and the lines of the item around an offset.
    private static func find(_ text: [UInt8], _ offset: Int) -> (list: Range<Int>, item: Range<Int>)? {
        let own = text.lineStart(of: offset)
        let line = Line(text, at: own)
        // Something can be written at the offset, also before the line's first character.
        let column = min(line?.column ?? .max, offset - own)
        var item: Line?
        var isList = true
        var start = own
        // The place can be in the first line of its item, after the dash.
        let after = text.count > offset && !Outline.isBreak(text[offset]) ? offset - 1 : offset
        if let line, line.isDash, after > own + line.column { item = line }
        while start > 0 {
            let end = start
            let isPair = start > 1 && text[start - 2] == 0x0D && text[start - 1] == 0x0A
            start = text.lineStart(of: start - (isPair ? 2 : 1))
            guard let line = Line(text, at: start) else { continue }
            if line.column == 0 && !line.isDash {
                // The key `items` with its value on the lines below, and the next line that is not indented more than the dash.
                guard isList, text[start..<end].starts(with: "items:".utf8), Line(text, at: start + 6) == nil,
                    text[start + 6] != UInt8(ascii: "#"), let item, column >= item.column
                else { return nil }
                let itemEnd = text.lines(of: own..<text.count).dropFirst().first { line in
                    Line(text, at: line).map { $0.column <= item.column } ?? false
                }
                return (start..<end, item.start..<(itemEnd ?? text.count))
            }
            let least = item?.column ?? .max
            // Of several lines in the same column the nearest one begins the item, but each must be the beginning of one.
            if line.column < least {
                (item, isList) = (line, line.isDash)
            } else if line.column == least && !line.isDash {
                isList = false
            }
        }
        return nil
    }
}

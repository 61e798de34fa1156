import BannerDiagnostics

/// Lines that are indented by another number of spaces than the entries around them.
extension SyntaxScene {
    /// A column at which an entry of an open list or mapping begins.
    private struct Column {
        var place: Int
        var column: Int
        var isItem: Bool
    }

    /// A line that is not in the column of any entry above it, or of one of another kind.
    var otherIndentation: SyntaxCause? {
        guard !isAtEnd, !isInBrackets else { return nil }
        let line = line
        if problem == Problem.documentEnd { return indentedStart(line) }
        if problem == Problem.colon { return overIndented(line) }
        guard problem == Problem.noKey || problem == Problem.noDash, stop == line.content else { return nil }
        let isItem = self[stop] == UInt8(ascii: "-") && isSpace(stop + 1)
        let columns = openColumns(above: line)
        if let other = columns.first(where: { $0.column == line.indent && $0.isItem != isItem }) {
            return mixed(line, isItem: isItem, other, columns)
        }
        return misplaced(line, among: columns.filter { $0.isItem == isItem }, isItem ? "items" : "keys")
    }

    /// Text below a complete entry that is indented deeper: `interval: 3s` and, deeper, `countsFrom: settle`.
    private func overIndented(_ line: Line) -> SyntaxCause? {
        guard let above = self.line(above: line) else { return nil }
        let start = entryStart(above)
        let column = start - above.start
        guard colon(from: start, to: above.end) != nil, line.indent > column else { return nil }
        return misplaced(line, among: [Column(place: start, column: column, isItem: false)], "keys")
    }

    private func misplaced(_ line: Line, among columns: [Column], _ noun: String) -> SyntaxCause? {
        func distance(_ column: Column) -> Int { abs(column.column - line.indent) }
        guard let nearest = columns.min(by: { distance($0) < distance($1) }), distance(nearest) > 0 else { return nil }
        let isOnly = columns.allSatisfy { $0.column == nearest.column || distance($0) > distance(nearest) }
        let spaces = String(repeating: " ", count: nearest.column)
        let help = nearest.column == 0 ? "remove the spaces before it" : "indent it by \(counted(nearest.column))"
        return SyntaxCause(
            "this line is indented by \(counted(line.indent)), and the \(noun) above it by \(counted(nearest.column))",
            at: line.start, line.content, help: help,
            fix: .replacing(line.start, line.content, with: spaces, help, isSafe: isOnly)
        ).noting(
            nearest.column == 0 ? "not indented" : "indented by \(counted(nearest.column))", at: nearest.place,
            nearest.place + 1)
    }

    private func counted(_ spaces: Int) -> String {
        switch spaces {
        case 0: "none"
        case 1: "1 space"
        default: "\(spaces) spaces"
        }
    }

    /// A key in the column of items, or an item in the column of keys.
    private func mixed(_ line: Line, isItem: Bool, _ other: Column, _ columns: [Column]) -> SyntaxCause? {
        guard !isItem else {
            let items = columns.filter(\.isItem)
            if !items.isEmpty { return misplaced(line, among: items, "items") }
            return SyntaxCause(
                "an item of a list among the keys of a mapping", at: stop, stop + 1,
                help: "indent the list below its key, or remove the `-`"
            ).noting("the keys begin here", at: other.place, other.place + 1)
        }
        let entry = entryStart(self.line(at: other.place))
        let keys = columns.filter { !$0.isItem && $0.column > other.column }
        // The key of the item above again: another item begins.
        if let end = colon(from: stop, to: line.end), text(entry, entry + end - stop) != text(stop, end),
            let key = keys.last
        {
            return misplaced(line, among: [key], "keys")
        }
        return SyntaxCause(
            "a key among the items of a list", at: stop, stop + 1, help: "begin each item with `- `",
            fix: .replacing(stop, stop, with: "- ", "begin an item with `- `", isSafe: !keys.isEmpty)
        ).noting("the item above begins here", at: other.place, other.place + 1)
    }

    /// The columns of the entries that are open above a line, innermost first.
    private func openColumns(above line: Line) -> [Column] {
        var columns: [Column] = []
        var limit = Int.max
        var current = line
        while limit > 0, let above = self.line(above: current) {
            current = above
            guard above.indent < limit else { continue }
            var found: [Column] = []
            var position = above.content
            while position < entryStart(above) {
                found.append(Column(place: position, column: position - above.start, isItem: true))
                position = skipSpaces(position + 1)
            }
            let entry = entryStart(above)
            if entry - above.start < limit, colon(from: entry, to: above.end) != nil {
                found.append(Column(place: entry, column: entry - above.start, isItem: false))
            }
            guard !found.isEmpty else { continue }
            columns += found.filter { $0.column < limit }.reversed()
            limit = above.indent
        }
        return columns
    }

    /// A first key that is indented, although the others are not.
    private func indentedStart(_ line: Line) -> SyntaxCause? {
        var first = line
        while let above = self.line(above: first) { first = above }
        guard first.indent > line.indent, line.indent == 0, stop == line.content,
            self[first.content] != UInt8(ascii: "%")
        else { return nil }
        var edits: [(range: Range<Int>, text: String)] = []
        var position = first.start
        while position < line.start {
            let each = self.line(at: position)
            let spaces = min(first.indent, each.indent)
            if spaces > 0 { edits.append((each.start..<each.start + spaces, "")) }
            position = each.end + 1
        }
        let isSafe = looksLikeEntry(first) && looksLikeEntry(line) && edits.count < 100
        return SyntaxCause(
            "the first key is indented by \(counted(first.indent)), and this one is not", at: first.start,
            first.content,
            help: "start all top-level keys in the first column",
            fix: isSafe ? SyntaxCause.Fix(title: "remove the spaces", edits: edits, isSafe: true) : nil
        ).noting("this one is not indented", at: stop, stop + 1)
    }
}

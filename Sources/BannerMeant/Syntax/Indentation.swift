/// Lines that are indented by another number of spaces than the entries around them, or that are no entries.
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
        if problem == Problem.colon {
            // Text below a complete entry that is indented deeper: `interval: 3s` and, deeper, `countsFrom: settle`.
            guard let above = self.line(above: line), colon(in: above) != nil else { return nil }
            let start = entryStart(above)
            let column = Column(place: start, column: start - above.start, isItem: false)
            return line.indent > column.column ? misplaced(line, among: [column], "keys") : nil
        }
        guard problem == Problem.noKey || problem == Problem.noDash, stop == line.content else { return nil }
        let isItem = has("-", at: stop) && isSpace(stop + 1)
        let columns = openColumns(above: line)
        if let other = columns.first(where: { $0.column == line.indent && $0.isItem != isItem }) {
            return mixed(line, isItem: isItem, other, columns)
        }
        return misplaced(line, among: columns.filter { $0.isItem == isItem }, isItem ? "items" : "keys")
    }

    private func misplaced(_ line: Line, among columns: [Column], _ noun: String) -> SyntaxCause? {
        func distance(_ column: Column) -> Int { abs(column.column - line.indent) }
        guard let nearest = columns.min(by: { distance($0) < distance($1) }), distance(nearest) > 0 else { return nil }
        let isOnly = columns.allSatisfy { $0.column == nearest.column || distance($0) > distance(nearest) }
        let spaces = counted(nearest.column)
        let help = nearest.column == 0 ? "remove the spaces before it" : "indent it by \(spaces)"
        let cause = SyntaxCause(
            "this line is indented by \(counted(line.indent)), and the \(noun) above it by \(spaces)",
            at: line.start..<line.content, help: help,
            note: (nearest.column == 0 ? "not indented" : "indented by \(spaces)", nearest.place),
            fix: .replacing(
                line.start..<line.content, with: String(repeating: " ", count: nearest.column), help, isSafe: isOnly))
        return nearest.column > 0 ? placed(cause, line) : cause
    }

    /// The same cause, unless the language says that the line's key belongs to the banner and not to the mapping above it.
    private func placed(_ cause: SyntaxCause, _ line: Line) -> SyntaxCause {
        func key(_ line: Line) -> String? { colon(from: line.content, to: line.end).map { text(line.content, $0) } }
        guard line.indent > 0, let name = key(line), let places = Places.all[name],
            // The nearest key above that is not indented.
            let owner = sequence(first: line, next: { self.line(above: $0) }).prefix(1_000).lazy
                .filter({ $0.indent == 0 }).compactMap(key).first,
            Places.all[owner] != nil, owner != "scenarios",
            !places.contains(where: { $0.phrase == Places.phrase(under: owner) })
        else { return cause }
        guard places.allSatisfy(\.isTopLevel) else {
            var cause = cause
            cause.fix?.isSafe = false
            return cause
        }
        return SyntaxCause(
            "`\(name)` is a key of the banner, and is indented", at: cause.range, help: "remove the spaces before it",
            fix: .replacing(cause.range, with: "", "remove the spaces before it"))
    }

    private func counted(_ spaces: Int) -> String {
        spaces == 0 ? "none" : spaces == 1 ? "1 space" : "\(spaces) spaces"
    }

    /// A key in the column of items, or an item in the column of keys.
    private func mixed(_ line: Line, isItem: Bool, _ other: Column, _ columns: [Column]) -> SyntaxCause? {
        let items = columns.filter { $0.isItem }
        if isItem && !items.isEmpty { return misplaced(line, among: items, "items") }
        if isItem {
            return SyntaxCause(
                "an item of a list among the keys of a mapping", at: stop..<stop + 1,
                help: "indent the list below its key, or remove the `-`", note: ("the keys begin here", other.place))
        }
        let entry = entryStart(self.line(at: other.place))
        let keys = columns.filter { !$0.isItem && $0.column > other.column }
        // The key of the item above again: another item begins.
        if let end = colon(from: stop, to: line.end), text(entry, entry + end - stop) != text(stop, end),
            let key = keys.last
        {
            return line.indent == 0 ? dashBeforeFirstKey(other.place, line) : misplaced(line, among: [key], "keys")
        }
        return SyntaxCause(
            "a key among the items of a list", at: stop..<stop + 1, help: "begin each item with `- `",
            note: ("the item above begins here", other.place),
            fix: .replacing(stop..<stop, with: "- ", "begin an item with `- `", isSafe: !keys.isEmpty))
    }

    /// `- items: [a, b]` above keys that are not indented: a banner is no list.
    private func dashBeforeFirstKey(_ dash: Int, _ line: Line) -> SyntaxCause {
        SyntaxCause(
            "a `-` begins an item of a list, and the keys below it belong to no item", at: dash..<dash + 1,
            help: "remove the `-`, and as many spaces from the lines below it that are indented",
            note: ("this key is not indented", stop),
            fix: SyntaxCause.Fix(
                title: "remove the `-`",
                edits: unindenting(dash..<line.start, by: entryStart(self.line(at: dash)) - dash, "- ")))
    }

    /// The changes that take characters from the beginning of some lines, at most this many.
    private func unindenting(_ part: Range<Int>, by count: Int, _ characters: StaticString) -> [(
        range: Range<Int>, text: String
    )] {
        bytes.lines(part).map { ($0.prefix(count).prefix { oneOf(characters, at: $0) }, "") }.filter { !$0.0.isEmpty }
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
            let entry = entryStart(above)
            var position = above.content
            while position < entry {
                found.append(Column(place: position, column: position - above.start, isItem: true))
                position = skipSpaces(position + 1)
            }
            if colon(in: above) != nil {
                found.append(Column(place: entry, column: entry - above.start, isItem: false))
            }
            guard !found.isEmpty else { continue }
            columns += found.filter { $0.column < limit }.reversed()
            limit = above.indent
        }
        return columns
    }

    /// A first key that is indented, although the others are not; or what follows the end of the document.
    private func indentedStart(_ line: Line) -> SyntaxCause? {
        var first = line
        while let above = self.line(above: first) {
            if has("...", at: above.start) {
                return SyntaxCause(
                    "nothing is allowed here: the document has ended", at: stop..<stop + 1,
                    help: "remove the `...`, or everything from there on", note: ("the `...` is here", above.start))
            }
            first = above
        }
        guard first.indent > line.indent, line.indent == 0, stop == line.content, !has("%", at: first.content) else {
            return nil
        }
        let edits = unindenting(first.start..<line.start, by: first.indent, " ")
        let isSafe = looksLikeEntry(first) && looksLikeEntry(line) && edits.count < 100
        return SyntaxCause(
            "the first key is indented by \(counted(first.indent)), and this one is not",
            at: first.start..<first.content, help: "start all top-level keys in the first column",
            note: ("this one is not indented", stop),
            fix: isSafe ? SyntaxCause.Fix(title: "remove the spaces", edits: edits) : nil)
    }

    /// Text in the column of its key: `description: |` or `name:`, and below it the text.
    var textNotIndented: SyntaxCause? {
        guard !isInBrackets, let first = suspects.first, let above = line(above: first), first.indent == above.indent,
            colon(in: above) != nil, entryStart(first) == first.content
        else { return nil }
        let value = valueStart(above)
        let end = textEnd(above, from: value)
        let textEnd = textEnd(first, from: first.content)
        let isBlock = value < end && oneOf("|>", at: value) && end - value <= 3
        let isWord = value >= end && !(first.content..<textEnd).contains { bytes[$0] == 0x20 }
        guard isBlock || isWord else { return nil }
        var edits: [(range: Range<Int>, text: String)] = []
        var next: Line? = first
        while let line = next, edits.count < 100, !looksLikeEntry(line), line.indent == first.indent {
            edits.append((line.start..<line.start, "  "))
            next = isBlock ? self.line(below: line) : nil
        }
        return SyntaxCause(
            "this text belongs to the key above it, and is not indented", at: first.content..<textEnd,
            help: "indent it by 2 spaces more than the key", fix: SyntaxCause.Fix(title: "indent it", edits: edits))
    }

    /// `timer 3s`: a line without a `:`; or a line that is not YAML at all.
    var missingColon: SyntaxCause? {
        guard !isInBrackets, let line = suspects.first else { return nil }
        let start = entryStart(line)
        let end = textEnd(line, from: start)
        let noEntry = SyntaxCause(
            "this line is neither `key: value` nor part of the text above", at: start..<end,
            help: "add a `:` after a key; begin a comment with `#`; or indent the line to continue the text above")
        guard let keyEnd = keyEnd(from: start, in: line) else { return noEntry }
        let value = skipSpaces(keyEnd)
        let hasChildren = value >= end && (self.line(below: line).map { $0.indent > line.indent } ?? false)
        guard hasChildren || value < end && value > keyEnd else { return noEntry }
        let key = text(start, keyEnd)
        var cause = SyntaxCause(
            "a `:` is missing after `\(key)`", at: start..<keyEnd,
            help: "write `\(key):\(value < end ? " " : "")\(shownText(value, end))`",
            fix: .replacing(keyEnd..<keyEnd, with: ":", "add a `:`"))
        cause.otherwise = noEntry.help.map { (noEntry.message, $0) }
        return cause
    }
}

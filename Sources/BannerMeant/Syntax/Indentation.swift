/// Lines that are indented by another number of spaces than the entries around them, or that are no entries.
extension SyntaxScene {
    /// Where an entry of an open list or mapping begins, and at which column of its line.
    private typealias Column = (place: Int, column: Int, isItem: Bool)

    /// A line that is not in the column of any entry above it, or of one of another kind.
    var otherIndentation: SyntaxCause? {
        guard !isAtEnd, !isInBrackets else { return nil }
        let line = line
        if problem == Problem.documentEnd { return indentedStart(line) }
        if problem == Problem.colon {
            // Text below a complete entry that is indented deeper: `interval: 3s` and, deeper, `countsFrom: settle`.
            guard let above = self.line(above: line), above.colon != nil, line.indent > above.column else { return nil }
            return misplaced(line, among: [(above.entry, above.column, false)])
        }
        guard problem == Problem.noKey || problem == Problem.noDash, stop == line.content else { return nil }
        let isItem = isDash(stop)
        let columns = openColumns(above: line)
        let alike = columns.filter { $0.isItem == isItem }
        guard let other = columns.first(where: { $0.column == line.indent && $0.isItem != isItem }),
            !isItem || alike.isEmpty
        else { return misplaced(line, among: alike) }
        return isItem
            ? SyntaxCause(
                "an item of a list among the keys of a mapping", at: stop..<stop + 1,
                help: "indent the list below its key, or remove the `-`", note: ("the keys begin here", other.place))
            : keyAmongItems(line, dash: other.place, keys: alike.last { $0.column > other.column })
    }

    private func misplaced(_ line: Line, among columns: [Column]) -> SyntaxCause? {
        func distance(_ column: Column) -> Int { abs(column.column - line.indent) }
        guard let nearest = columns.min(by: { distance($0) < distance($1) }), distance(nearest) > 0 else { return nil }
        let isOnly = columns.allSatisfy { $0.column == nearest.column || distance($0) > distance(nearest) }
        let (name, isTopLevel) = (nearest.column > 0 ? keyElsewhere(line) : nil) ?? ("", false)
        let column = isTopLevel ? 0 : nearest.column
        let spaces = counted(column)
        let help = column == 0 ? "remove the spaces before it" : "indent it by \(spaces)"
        return SyntaxCause(
            isTopLevel
                ? "`\(name)` is a key of the banner, and is indented"
                : "this line is indented by \(counted(line.indent)), and the \(nearest.isItem ? "items" : "keys") above it by \(spaces)",
            at: line.start..<line.content, help: help,
            note: isTopLevel ? nil : (column == 0 ? "not indented" : "indented by \(spaces)", nearest.place),
            fix: .replacing(
                line.start..<line.content, with: String(repeating: " ", count: column), help,
                isSafe: isTopLevel || isOnly && name.isEmpty))
    }

    /// The key of an indented line, if the language says that it belongs to the banner, or at least not under the key above.
    private func keyElsewhere(_ line: Line) -> (name: String, isTopLevel: Bool)? {
        func key(_ line: Line) -> String? { line.colon.map { text(line.content, $0) } }
        guard line.indent > 0, let name = key(line), let places = Places.all[name],
            // The nearest key above that is not indented.
            let above = sequence(first: line, next: self.line(above:)).prefix(1_000).first(where: {
                $0.indent == 0 && $0.colon != nil
            }), let owner = key(above), Places.all[owner] != nil, owner != "scenarios",
            !places.contains(where: { $0.phrase == Places.phrase(under: owner) })
        else { return nil }
        return (name, places.allSatisfy(\.isTopLevel))
    }

    private func counted(_ spaces: Int) -> String {
        spaces == 0 ? "none" : spaces == 1 ? "1 space" : "\(spaces) spaces"
    }

    /// A key in the column of items, the nearest of which begins with a dash.
    private func keyAmongItems(_ line: Line, dash: Int, keys: Column?) -> SyntaxCause? {
        let entry = self.line(at: dash).entry
        // The key of the item above again: another item begins.
        guard let end = line.colon, text(entry, entry + end - stop) != text(stop, end), let keys else {
            return SyntaxCause(
                "a key among the items of a list", at: stop..<stop + 1, help: "begin each item with `- `",
                note: ("the item above begins here", dash),
                fix: .replacing(stop..<stop, with: "- ", "begin an item with `- `", isSafe: keys != nil))
        }
        guard line.indent == 0 else { return misplaced(line, among: [keys]) }
        // `- items: [a, b]` above keys that are not indented: a banner is no list.
        return SyntaxCause(
            "a `-` begins an item of a list, and the keys below it belong to no item", at: dash..<dash + 1,
            help: "remove the `-`, and as many spaces from the lines below it that are indented",
            note: ("this key is not indented", stop),
            fix: unindenting(dash..<line.start, by: entry - dash, "- ", "remove the `-`"))
    }

    /// The change that takes characters from the beginning of some lines, at most this many.
    private func unindenting(_ part: Range<Int>, by count: Int, _ characters: StaticString, _ title: String) -> Fix {
        let spaces = bytes.lines(part).map { $0.prefix(count).prefix { oneOf(characters, at: $0) } }
        return Fix(title: title, edits: spaces.filter { !$0.isEmpty }.map { ($0, "") })
    }

    /// The columns of the entries that are open above a line, innermost first.
    private func openColumns(above line: Line) -> [Column] {
        var columns: [Column] = []
        var limit = Int.max
        for above in sequence(first: line, next: self.line(above:)).dropFirst() where above.indent < limit {
            let dashes = (above.content..<above.entry).filter { has("-", at: $0) }
            let places = dashes + (above.colon == nil ? [] : [above.entry])
            guard !places.isEmpty else { continue }
            columns += places.map { ($0, $0 - above.start, $0 < above.entry) }.filter { $0.1 < limit }.reversed()
            limit = above.indent
        }
        return columns
    }

    /// A first key that is indented, although the others are not; or what follows the end of the document.
    private func indentedStart(_ line: Line) -> SyntaxCause? {
        let lines = Array(sequence(first: line, next: self.line(above:)))
        if let end = lines.dropFirst().first(where: { has("...", at: $0.start) }) {
            return SyntaxCause(
                "nothing is allowed here: the document has ended", at: stop..<stop + 1,
                help: "remove the `...`, or everything from there on", note: ("the `...` is here", end.start))
        }
        guard let first = lines.last, first.indent > line.indent, line.indent == 0, stop == line.content,
            !has("%", at: first.content)
        else { return nil }
        let fix = unindenting(first.start..<line.start, by: first.indent, " ", "remove the spaces")
        return SyntaxCause(
            "the first key is indented by \(counted(first.indent)), and this one is not",
            at: first.start..<first.content, help: "start all top-level keys in the first column",
            note: ("this one is not indented", stop),
            fix: looksLikeEntry(first) && looksLikeEntry(line) && fix.edits.count < 100 ? fix : nil)
    }

    /// Text in the column of its key: `description: |` or `name:`, and below it the text.
    var textNotIndented: SyntaxCause? {
        guard !isInBrackets, let first = suspects.first, let above = line(above: first), first.indent == above.indent,
            above.colon != nil, first.entry == first.content
        else { return nil }
        let end = textEnd(from: above.value)
        let part = first.content..<textEnd(from: first.content)
        let isBlock = above.value < end && oneOf("|>", at: above.value) && end - above.value <= 3
        guard isBlock || above.value >= end && !bytes[part].contains(0x20) else { return nil }
        let lines = sequence(first: first, next: line(below:)).prefix(isBlock ? 100 : 1).prefix {
            !looksLikeEntry($0) && $0.indent == first.indent
        }
        return SyntaxCause(
            "this text belongs to the key above it, and is not indented", at: part,
            help: "indent it by 2 spaces more than the key",
            fix: Fix(title: "indent it", edits: lines.map { ($0.start..<$0.start, "  ") }))
    }

    /// `timer 3s`: a line without a `:`; or a line that is not YAML at all.
    var missingColon: SyntaxCause? {
        guard !isInBrackets, let line = suspects.first else { return nil }
        let end = textEnd(from: line.entry)
        var cause = SyntaxCause(
            "this line is neither `key: value` nor part of the text above", at: line.entry..<end,
            help: "add a `:` after a key; begin a comment with `#`; or indent the line to continue the text above")
        guard let keyEnd = keyEnd(from: line.entry), case let value = skipSpaces(keyEnd),
            value < end ? value > keyEnd : self.line(below: line)?.indent ?? 0 > line.indent
        else { return cause }
        let key = text(line.entry, keyEnd)
        cause.otherwise = cause.help.map { (cause.message, $0) }
        cause.message = "a `:` is missing after `\(key)`"
        cause.range = line.entry..<keyEnd
        cause.help = "write `\(key):\(value < end ? " " : "")\(shownText(value, end))`"
        cause.fix = .replacing(keyEnd..<keyEnd, with: ":", "add a `:`")
        return cause
    }
}

/// Computes edits of a text from changes of its nodes.
///
/// Each function returns the edits for exactly one change, in block and flow style, in YAML and
/// JSON. Comments, quotes, indentation and line breaks stay as they are; a comment is lost only
/// with a removed line. `nil` means that the change is not possible without affecting something
/// else, such as an anchor with aliases, a broken node, or a comment.
///
///     var edits = NodeEdits(document)
///     let change = edits.rename(key, to: "spacing")
package struct NodeEdits {
    package let document: Document
    /// The line table, for text that is not ASCII.
    private let table: LineTable?
    /// The anchored nodes that have aliases.
    let targets: Set<UInt32>
    /// The number of nodes in each collection, including those of duplicate keys, which are not
    /// children.
    private var nodeCounts: [UInt32]
    /// The line break of the file.
    let lineBreak: String
    /// A cache of the values in collections, by key or index.
    private var keys: [UInt32: [String: UInt32]] = [:]

    /// Edits of a document's text.
    package init(_ document: Document) {
        self.document = document
        table = document.isASCII ? nil : document.file.lineTable()
        targets = Set(document.aliases.map(\.target.place))
        nodeCounts = Array(repeating: 0, count: document.records.count)
        for place in 1..<max(1, document.records.count) {
            nodeCounts[Int(document.records[place].parent)] += 1
        }
        let bytes = document.file.bytes
        let end = bytes.firstIndex(where: \.isLineBreak)
        lineBreak =
            end.map { bytes.has("\r\n", at: $0) ? "\r\n" : bytes[$0] == 0x0D ? "\r" : "\n" } ?? "\n"
    }

    /// Renames a key, which keeps its quotes.
    package mutating func rename(_ key: Node, to name: String) -> [Edit]? {
        let parent = record(key.place).parent
        guard key.isKey, !key.isAlias, canChange(key.place), isWhole(parent),
            name == key.text || value(of: name, in: parent) == nil
        else { return nil }
        return edits([(content(key.place), write(.string(name), like: key))])
    }

    /// Replaces a value: text keeps its quotes, and a list or mapping is written in flow style.
    package mutating func replace(_ node: Node, with value: JSON) -> [Edit]? {
        guard !node.isKey, canChange(node.place),
            node.isAlias || node.tag == .none || node.tag == .string && value.string != nil
        else { return nil }
        return change(node.place, to: write(value, like: node)).flatMap { edits([$0]) }
    }

    /// Swaps two scalars, including their quotes.
    package mutating func swap(_ one: Node, _ other: Node) -> [Edit]? {
        let ranges = [one, other].map { content($0.place) }
        guard
            [one, other].allSatisfy({
                $0.kind == .scalar && !$0.isAlias && $0.tag == .none && canChange($0.place)
                    && isSimple($0.place)
            }), !ranges.contains(where: \.isEmpty), !ranges[0].overlaps(ranges[1])
        else { return nil }
        return edits([(ranges[0], raw(ranges[1])), (ranges[1], raw(ranges[0]))])
    }

    /// Wraps a value into a mapping with more entries: `value` becomes `{ key: value }`, or an
    /// indented block.
    package mutating func wrap(
        _ node: Node, in key: String, with entries: [(key: String, value: JSON)] = []
    ) -> [Edit]? {
        let (place, range) = (node.place, range(node.place))
        guard !node.isKey, canChange(place) else { return nil }
        let name = write(.string(key)) + ":"
        guard isBlock(place) else {
            guard isSimple(place), !range.isEmpty else { return nil }
            let more = entries.map { ", " + write($0) }.joined()
            let (first, last) = (range.lowerBound, range.upperBound)
            return edits([(first..<first, "{ \(name) "), (last..<last, more + " }")])
        }
        let start = range.lowerBound
        guard entries.isEmpty, let column = column(start), content(place) == range else {
            return nil
        }
        // A list can begin below its key without indentation.
        let isOutdented =
            place != 0 && !isItem(place)
            && column <= self.column(self.start(record(place).parent)) ?? 0
        let head = (isOutdented ? "  " : "") + name + line(column + 2)
        return edits([(start..<start, head)] + shifts(range, by: 2))
    }

    /// Replaces a mapping or a list by its only value.
    package mutating func unwrap(_ node: Node) -> [Edit]? {
        let (place, outer) = (node.place, range(node.place))
        guard !node.isKey, !node.isAlias, node.kind != .scalar, node.count == 1, canChange(place),
            content(place) == outer, let change = change(place, to: "", keeping: true)
        else { return nil }
        var child = record(place).first
        if node.kind == .mapping {
            guard colon(child) != nil else { return nil }
            child += 1
        }
        let inner = range(child)
        guard !inner.isEmpty, !isPair(child),
            !hasComment(change.range.lowerBound..<inner.lowerBound),
            !hasComment(inner.upperBound..<outer.upperBound)
        else { return nil }
        guard isBlock(child) else {
            // The continuation lines of text would be in the column of the key.
            guard !isText(child), isOneLine(inner) || isFlowCollection(child) else { return nil }
            return edits([
                (change.range.lowerBound..<inner.lowerBound, change.text),
                (inner.upperBound..<outer.upperBound, ""),
            ])
        }
        let start = outer.lowerBound
        guard let column = column(start), let own = self.column(inner.lowerBound), own >= column,
            place == 0 || isItem(place) || column > self.column(self.start(place - 1)) ?? .max
        else { return nil }
        return edits([(start..<inner.lowerBound, "")] + shifts(inner, by: column - own))
    }
}

extension NodeEdits {
    /// Sorts edits, and merges those that touch; `nil` if they overlap.
    package static func merged(_ edits: [Edit]) -> [Edit]? {
        var merged: [Edit] = []
        for edit in edits.sorted(by: {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }) {
            guard let last = merged.last, last.range.end >= edit.range.start else {
                merged.append(edit)
                continue
            }
            guard last.range.end == edit.range.start else { return nil }
            merged[merged.count - 1] = Edit(
                SourceRange(last.range.start, edit.range.end), last.replacement + edit.replacement)
        }
        return merged
    }

    /// A replacement, in bytes.
    typealias Change = (range: Range<Int>, text: String)

    func sorted(_ changes: [Change]) -> [Change] {
        changes.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    /// Converts changes to sorted edits.
    func edits(_ changes: [Change]) -> [Edit]? {
        func codePoint(_ byte: Int) -> Int { table?.codePoint(atByte: byte) ?? byte }
        return sorted(changes).map { range, text in
            Edit(SourceRange(codePoint(range.lowerBound), codePoint(range.upperBound)), text)
        }
    }

    /// The change that overwrites a node, without its anchor and tag; a block is replaced from
    /// after the `:`.
    func change(_ place: UInt32, to text: String, keeping isKept: Bool = false) -> Change? {
        var range = content(place)
        let hasProperties = range.lowerBound > start(place)
        guard !(place..<record(place).next).contains(where: targets.contains), !isPair(place),
            !hasProperties || !isBlock(place)
        else { return nil }
        if place != 0, !isItem(place), isBlock(place) || range.isEmpty && !hasProperties {
            guard let colon = colon(place - 1) else { return nil }
            range = colon + 1..<(range.isEmpty ? colon + 1 : range.upperBound)
        }
        // A `#` directly after a quote begins a comment here, but would become part of a word.
        guard isKept || !hasComment(range), !bytes.has("#", at: range.upperBound) else {
            return nil
        }
        let isGlued =
            range.lowerBound > 0 && !isBlank(range.lowerBound - 1)
            && (range.isEmpty || isBlock(place))
        return (range, isGlued ? " " + text : text)
    }

    // MARK: Positions

    var bytes: [UInt8] { document.file.bytes }
    func record(_ place: UInt32) -> Record { document.records[Int(place)] }
    private func byte(_ codePoint: UInt32) -> Int {
        table?.byteOffset(of: Int(codePoint)) ?? Int(codePoint)
    }
    func start(_ place: UInt32) -> Int { byte(record(place).start) }
    func range(_ place: UInt32) -> Range<Int> { start(place)..<byte(record(place).end) }
    func raw(_ range: Range<Int>) -> String { bytes[range].utf8Text }

    /// The range of a node without its anchor and tag.
    func content(_ place: UInt32) -> Range<Int> {
        let range = range(place)
        var position = range.lowerBound
        while position < range.upperBound, "&!".utf8.contains(bytes[position]) {
            while position < range.upperBound, !isBlank(position) { position += 1 }
            while position < range.upperBound, isBlank(position) || bytes[position] == "#" {
                position = isBlank(position) ? position + 1 : lineEnd(position)
            }
        }
        return position..<range.upperBound
    }

    func isBlank(_ position: Int) -> Bool {
        InputValidation.isBlank(bytes[position])
    }

    func isCollection(_ place: UInt32) -> Bool {
        [.mapping, .sequence].contains(record(place).kind)
    }

    /// Whether a node is a list or mapping in flow style.
    func isFlowCollection(_ place: UInt32) -> Bool {
        let start = content(place).lowerBound
        return isCollection(place) && (bytes.has("{", at: start) || bytes.has("[", at: start))
    }

    /// Whether a node is a list or mapping in block style.
    func isBlock(_ place: UInt32) -> Bool {
        isCollection(place) && !isFlowCollection(place) && !isPair(place)
    }

    /// Whether a node is a pair without braces in a flow sequence: `[key: value]`.
    func isPair(_ place: UInt32) -> Bool {
        place != 0 && record(place).kind == .mapping && !isFlowCollection(place)
            && isFlowCollection(record(place).parent)
    }

    func isItem(_ place: UInt32) -> Bool {
        place != 0 && record(record(place).parent).kind == .sequence
    }

    /// Whether a node is a block scalar.
    func isText(_ place: UInt32) -> Bool { [.literal, .folded].contains(record(place).style) }

    /// Whether changing a node affects nothing else: it is not broken, and neither it nor an
    /// enclosing node has aliases.
    func canChange(_ place: UInt32) -> Bool {
        var around = place
        while !targets.contains(around), around != 0 { around = record(around).parent }
        return !targets.contains(around) && !record(place).isBroken && isWhole(place)
    }

    /// Whether all keys of a mapping are in the tree.
    func isWhole(_ place: UInt32) -> Bool {
        let record = record(place)
        return !isCollection(place)
            || nodeCounts[Int(place)] == (record.kind == .mapping ? 2 : 1) * record.count
    }

    /// The position of the `:` after a key; `nil` if there is none, or for an explicit key with
    /// `?`.
    func colon(_ key: UInt32) -> Int? {
        var position = range(key).upperBound
        while position < bytes.count, bytes[position].isSpaceOrTab { position += 1 }
        return bytes.has(":", at: position) ? position : nil
    }

    // MARK: Lines

    /// The end of a position's line, before its line break.
    func lineEnd(_ position: Int) -> Int {
        bytes.lineEnd(of: position)
    }

    /// The start of the line after a position.
    func nextLine(_ position: Int) -> Int {
        let end = lineEnd(position)
        return bytes.has("\r\n", at: end) ? end + 2 : min(end + 1, bytes.count)
    }

    /// The start of a position's line, if only spaces and dashes are before it.
    func lineStart(_ position: Int, _ allowed: StaticString = " -") -> Int? {
        let start = bytes[..<position].lastIndex { !allowed.contains($0) } ?? -1
        return start < 0 || bytes[start].isLineBreak ? start + 1 : nil
    }

    /// The column of a block's first byte, after spaces and dashes.
    func column(_ position: Int) -> Int? { lineStart(position).map { position - $0 } }

    /// The end of the line after a position, if the rest of the line is empty or a comment.
    func restEnd(_ position: Int) -> Int? {
        let rest = bytes[position...].firstIndex { !$0.isSpaceOrTab } ?? bytes.count
        return rest == bytes.count || bytes[rest].isLineBreak || bytes.has("#", at: rest)
            ? lineEnd(rest) : nil
    }

    func isOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(where: \.isLineBreak) }

    /// Whether a range contains a comment.
    func hasComment(_ range: Range<Int>) -> Bool {
        range.contains { position in
            bytes[position] == "#"
                && !document.isInsideScalar(
                    table?.codePoint(atByte: position) ?? position, atByte: position)
        }
    }

    /// A line break with an indentation.
    func line(_ column: Int) -> String { lineBreak + String(repeating: " ", count: column) }

    /// The changes that indent a block's lines after the first one, or reduce their indentation.
    func shifts(_ range: Range<Int>, by columns: Int) -> [Change] {
        guard columns != 0 else { return [] }
        var changes: [Change] = []
        var line = nextLine(range.lowerBound)
        while line < range.upperBound {
            let content = bytes[line...].firstIndex { $0 != 0x20 } ?? bytes.count
            if content < bytes.count, !bytes[content].isLineBreak {
                let gone = min(max(0, -columns), content - line)
                changes.append((line..<line + gone, String(repeating: " ", count: max(0, columns))))
            }
            line = nextLine(line)
        }
        return changes
    }

    // MARK: Texts

    /// A value on one line; text has the quotes of `node`.
    func write(_ value: JSON, like node: Node) -> String {
        guard let text = value.string, !document.file.isJSON else { return write(value) }
        switch node.style {
        case .doubleQuoted: return JSON.quoted(text)
        case .singleQuoted where !JSON.needsEscapes(text):
            return "'"
                + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                    separator: "''") + "'"
        default: return write(value)
        }
    }

    /// An entry on one line, in the file's language.
    package func write(_ entry: JSON.Member) -> String {
        entry.value.entry(of: entry.key, isJSON: document.file.isJSON)
    }

    /// A value on one line, in the file's language.
    package func write(_ value: JSON) -> String { value.text(isJSON: document.file.isJSON) }

    /// Whether a node can be moved into a flow collection unchanged.
    func isSimple(_ place: UInt32) -> Bool {
        guard !isBlock(place), !isPair(place), !isText(place) else { return false }
        return isCollection(place) || record(place).style != .plain
            || isOneLine(range(place))
                && !bytes[content(place)].contains { ",[]{}?".utf8.contains($0) }
    }

    /// The value of a key, or the item with an index, in a collection; cached.
    mutating func value(of key: String, in collection: UInt32) -> UInt32? {
        if keys[collection] == nil {
            let node = Node(document, at: collection)
            var values = node.entries.reduce(into: [:]) { $0[$1.key.text] = $1.value.place }
            for (number, item) in node.items.enumerated() { values["\(number)"] = item.place }
            keys[collection] = values
        }
        return keys[collection]?[key]
    }
}

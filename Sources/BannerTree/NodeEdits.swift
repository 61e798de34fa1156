/// Changes of a text, named by nodes of its tree.
///
/// Each answers the edits that make exactly one change, in block and in flow style, in YAML and in JSON. Comments,
/// quotes, indentation and line ends stay as they are; a comment is lost only with the line that is removed. `nil` says
/// that the change cannot be made here without touching something else: an anchor that others use, a broken node, a
/// comment.
///
///     var edits = NodeEdits(document)
///     let change = edits.rename(key, to: "spacing")
package struct NodeEdits {
    package let document: Document
    /// For each block of bytes, how many code points begin before it; empty for ASCII.
    private let counts: [Int]
    /// The anchored nodes that aliases use, in order.
    let targets: [UInt32]
    /// The line break to write.
    let lineBreak: String
    /// The keys of the mappings to which entries were added, each with its value.
    private var keys: [UInt32: [String: UInt32]] = [:]

    /// Changes of a document's text.
    package init(_ document: Document) {
        self.document = document
        let bytes = document.file.bytes
        var counts: [Int] = []
        if !document.isASCII {
            var count = 0
            for (position, byte) in bytes.enumerated() {
                if position & 127 == 0 { counts.append(count) }
                if byte & 0xC0 != 0x80 { count += 1 }
            }
        }
        self.counts = counts
        targets = document.aliases.map(\.target.place).sorted()
        let end = bytes.firstIndex(where: \.isLineBreak)
        lineBreak = end.map { bytes.has("\r\n", at: $0) ? "\r\n" : bytes[$0] == 0x0D ? "\r" : "\n" } ?? "\n"
    }

    /// The key with another name, in the quotes that it has.
    package mutating func rename(_ key: Node, to name: String) -> [Edit]? {
        guard key.isKey, !key.isAlias, !key.isBroken, !isShared(key.place), let text = text(name, like: key) else {
            return nil
        }
        return edits([(contentStart(key.place)..<end(key.place), text)])
    }

    /// The value with another one in its place: text keeps its quotes, and a list or a mapping is written in flow style.
    package mutating func replace(_ node: Node, with value: JSON) -> [Edit]? {
        guard !node.isKey, !node.isBroken, !isShared(node.place), let place = valueRange(node), !hasComment(place)
        else { return nil }
        guard node.isAlias || node.tag == .none || node.tag == .string && value.string != nil else { return nil }
        let isText = node.kind == .scalar && !node.isAlias
        guard let text = isText ? value.string.map({ text($0, like: node) }) ?? write(value) : write(value) else {
            return nil
        }
        // What begins a comment after a quote would be part of a word.
        guard place.upperBound == bytes.count || bytes[place.upperBound] != UInt8(ascii: "#") else { return nil }
        // After a `:` or a dash, but not in `"key":1`.
        let isGlued = place.lowerBound > 0 && !isBlank(place.lowerBound - 1) && (place.isEmpty || !isFlow(node.place))
        return edits([(place, isGlued ? " " + text : text)])
    }

    /// The values of two scalars in each other's place, with their quotes.
    package mutating func swap(_ one: Node, _ other: Node) -> [Edit]? {
        let nodes = [one, other]
        let ranges = nodes.map { contentStart($0.place)..<end($0.place) }
        for (node, range) in zip(nodes, ranges) {
            guard node.kind == .scalar, !node.isAlias, !node.isBroken, node.tag == .none, !isShared(node.place),
                isSimple(node.place),
                !range.isEmpty
            else { return nil }
        }
        guard !ranges[0].overlaps(ranges[1]) else { return nil }
        return edits([(ranges[0], raw(ranges[1])), (ranges[1], raw(ranges[0]))])
    }

    /// The value in a mapping, with more entries after it: `value` becomes `{ key: value }`, or a block with one more level.
    package mutating func wrap(_ node: Node, in key: String, with entries: [(key: String, value: JSON)] = []) -> [Edit]? {
        let (place, start) = (node.place, contentStart(node.place))
        guard !node.isKey, !node.isBroken, !isShared(place) else { return nil }
        guard isBlock(place) else {
            guard isSimple(place), !range(place).isEmpty else { return nil }
            let more = entries.map { ", " + name($0.key) + ": " + write($0.value) }.joined()
            let (first, last) = (range(place).lowerBound, end(place))
            return edits([(first..<first, "{ " + name(key) + ": "), (last..<last, more + " }")])
        }
        guard entries.isEmpty, let column = column(start), start == self.start(place) else { return nil }
        // A list can begin below its key without indentation.
        let isOutdented = place != 0 && !isItem(place) && column <= self.column(self.start(record(place).parent)) ?? 0
        let head = (isOutdented ? "  " : "") + name(key) + ":" + lineBreak + String(repeating: " ", count: column + 2)
        return edits([(start..<start, head)] + shifts(start..<end(place), by: 2))
    }

    /// The only value of a mapping or a list in its place.
    package mutating func unwrap(_ node: Node) -> [Edit]? {
        let (place, start) = (node.place, contentStart(node.place))
        guard !node.isKey, !node.isBroken, !node.isAlias, node.kind != .scalar, node.count == 1, !isShared(place),
            !isPair(place),
            start == self.start(place), !holdsTarget(place)
        else { return nil }
        var child = record(place).first
        if node.kind == .mapping {
            guard colon(child) != nil else { return nil }
            child = record(child).next
        }
        let (inner, outer) = (range(child), range(place))
        guard !inner.isEmpty, !isPair(child), !hasComment(outer.lowerBound..<inner.lowerBound) else { return nil }
        if !isBlock(place) {
            guard !hasComment(inner.upperBound..<outer.upperBound) else { return nil }
            return edits([(outer.lowerBound..<inner.lowerBound, ""), (inner.upperBound..<outer.upperBound, "")])
        }
        let style = record(child).style
        guard isBlock(child) else {
            // Lines of text that go on would be as far left as the key.
            guard isOneLine(inner) || style != .literal && style != .folded && isFlowCollection(child) else {
                return nil
            }
            guard place != 0, !isItem(place), let colon = colon(place - 1) else {
                return edits([(start..<inner.lowerBound, "")])
            }
            guard !hasComment(colon + 1..<start) else { return nil }
            return edits([(colon + 1..<inner.lowerBound, " ")])
        }
        guard let column = column(start), let own = self.column(inner.lowerBound), own >= column,
            place == 0 || isItem(place) || column > self.column(self.start(place - 1)) ?? .max
        else { return nil }
        return edits([(start..<inner.lowerBound, "")] + shifts(inner, by: column - own))
    }
}

extension NodeEdits {
    /// Edits in order of place, those at one place as one; `nil` if they overlap.
    package static func merged(_ edits: [Edit]) -> [Edit]? {
        var merged: [Edit] = []
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
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

    /// An entry of a mapping as it is in the text, or an item of a list.
    struct Element {
        let place: UInt32
        /// From the key or the item's dash to the end of the value.
        let range: Range<Int>
        let isFlow: Bool
    }

    /// A replacement in bytes.
    typealias Change = (range: Range<Int>, text: String)

    /// The changes in order as edits.
    func edits(_ changes: [Change]) -> [Edit]? {
        changes.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }.map {
            change in
            Edit(SourceRange(codePoint(change.range.lowerBound), codePoint(change.range.upperBound)), change.text)
        }
    }

    // MARK: Places

    var bytes: [UInt8] { document.file.bytes }
    var isJSON: Bool { document.file.isJSON }
    func record(_ place: UInt32) -> Record { document.records[Int(place)] }

    /// The byte at which a code point begins.
    func byte(_ codePoint: UInt32) -> Int {
        guard !counts.isEmpty else { return min(Int(codePoint), bytes.count) }
        let block = (0..<counts.count).partitioningIndex { counts[$0] > Int(codePoint) } - 1
        var (count, position) = (counts[block], block << 7)
        while position < bytes.count && (count < codePoint || bytes[position] & 0xC0 == 0x80) {
            if bytes[position] & 0xC0 != 0x80 { count += 1 }
            position += 1
        }
        return position
    }

    /// How many code points begin before a byte.
    func codePoint(_ byte: Int) -> Int {
        guard !counts.isEmpty else { return byte }
        let block = min(byte >> 7, counts.count - 1)
        return bytes[block << 7..<byte].reduce(counts[block]) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    func start(_ place: UInt32) -> Int { byte(record(place).start) }
    func end(_ place: UInt32) -> Int { byte(record(place).end) }
    func range(_ place: UInt32) -> Range<Int> { start(place)..<end(place) }
    func raw(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The first byte of a node after its anchor and its tag.
    func contentStart(_ place: UInt32) -> Int {
        let range = range(place)
        var position = range.lowerBound
        while position < range.upperBound, "&!".utf8.contains(bytes[position]) {
            while position < range.upperBound, !isBlank(position) { position += 1 }
            while position < range.upperBound, isBlank(position) || bytes[position] == UInt8(ascii: "#") {
                position = isBlank(position) ? position + 1 : lineEnd(position)
            }
        }
        return position
    }

    func isBlank(_ position: Int) -> Bool { bytes[position].isSpaceOrTab || bytes[position].isLineBreak }

    /// Whether a node is a list or a mapping between brackets.
    func isFlowCollection(_ place: UInt32) -> Bool {
        let kind = record(place).kind
        guard kind == .mapping || kind == .sequence else { return false }
        let start = contentStart(place)
        return start < bytes.count && bytes[start] == UInt8(ascii: kind == .mapping ? "{" : "[")
    }

    /// Whether a node is a list or a mapping on lines of its own.
    func isBlock(_ place: UInt32) -> Bool {
        let kind = record(place).kind
        return (kind == .mapping || kind == .sequence) && !isFlowCollection(place) && !isPair(place)
    }

    /// Whether a node is `key: value` without braces in `[key: value]`.
    func isPair(_ place: UInt32) -> Bool {
        place != 0 && record(place).kind == .mapping && !isFlowCollection(place)
            && isFlowCollection(record(place).parent)
    }

    /// Whether a node is inside of brackets.
    func isFlow(_ place: UInt32) -> Bool {
        place != 0 && (isFlowCollection(record(place).parent) || isPair(record(place).parent))
    }

    func isItem(_ place: UInt32) -> Bool { place != 0 && record(record(place).parent).kind == .sequence }

    /// Whether others use an anchor of a node or of one around it, so that a change there changes them too.
    func isShared(_ place: UInt32) -> Bool {
        guard !targets.isEmpty else { return false }
        var place = place
        while true {
            let index = targets.partitioningIndex { $0 >= place }
            if index < targets.count, targets[index] == place { return true }
            guard place != 0 else { return false }
            place = record(place).parent
        }
    }

    /// Whether others use an anchor of a node or in it.
    func holdsTarget(_ place: UInt32) -> Bool {
        let index = targets.partitioningIndex { $0 >= place }
        return index < targets.count && (targets[index] == place || record(targets[index]).start < record(place).end)
    }

    /// The `:` after a key; `nil` if it has none, or is after `?`.
    func colon(_ key: UInt32) -> Int? {
        var position = end(key)
        while position < bytes.count, bytes[position].isSpaceOrTab { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
        return position
    }

    /// Where the value of a node would be written over: without its anchor and tag; a block from after the `:`.
    private func valueRange(_ node: Node) -> Range<Int>? {
        let (place, start, end) = (node.place, contentStart(node.place), end(node.place))
        guard !holdsTarget(place), !isPair(place), start == self.start(place) || !isBlock(place) else { return nil }
        guard place != 0, !isItem(place), isBlock(place) || start == end else { return start..<end }
        guard let colon = colon(place - 1) else { return nil }
        if start == end { return self.start(place) < start ? start..<end : colon + 1..<colon + 1 }
        return colon + 1..<end
    }

    // MARK: Lines

    /// The end of a position's line, before its line break.
    func lineEnd(_ position: Int) -> Int {
        var position = position
        while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
        return position
    }

    /// The start of the line after the one at a position.
    func nextLine(_ position: Int) -> Int {
        let end = lineEnd(position)
        return bytes.has("\r\n", at: end) ? end + 2 : min(end + 1, bytes.count)
    }

    /// The start of a position's line, if only spaces and dashes are before it.
    func lineStart(_ position: Int, _ allowed: StaticString = " -") -> Int? {
        var start = position
        while start > 0, !bytes[start - 1].isLineBreak {
            guard allowed.contains(bytes[start - 1]) else { return nil }
            start -= 1
        }
        return start
    }

    /// The column of a block's first byte, after spaces and dashes.
    func column(_ position: Int) -> Int? { lineStart(position).map { position - $0 } }

    /// Where the rest of a line ends, if that is nothing or a comment.
    func restEnd(_ position: Int) -> Int? {
        var position = position
        while position < bytes.count, bytes[position].isSpaceOrTab { position += 1 }
        guard position < bytes.count, !bytes[position].isLineBreak else { return position }
        return bytes[position] == UInt8(ascii: "#") ? lineEnd(position) : nil
    }

    func isOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(where: \.isLineBreak) }

    /// Whether there is a comment in a part of the text.
    func hasComment(_ range: Range<Int>) -> Bool {
        range.contains { position in
            bytes[position] == UInt8(ascii: "#") && !document.isInsideScalar(codePoint(position), atByte: position)
        }
    }

    /// The lines of a block after its first one, indented more or less.
    func shifts(_ range: Range<Int>, by columns: Int) -> [Change] {
        guard columns != 0 else { return [] }
        var changes: [Change] = []
        var line = nextLine(range.lowerBound)
        while line < range.upperBound {
            var content = line
            while content < bytes.count, bytes[content] == 0x20 { content += 1 }
            if content < bytes.count, !bytes[content].isLineBreak {
                let gone = min(max(0, -columns), content - line)
                changes.append((line..<line + gone, String(repeating: " ", count: max(0, columns))))
            }
            line = nextLine(line)
        }
        return changes
    }

    // MARK: Texts

    /// Text in the quotes of a node; `nil` if it has a block's or none that can be kept.
    func text(_ text: String, like node: Node) -> String? {
        if isJSON { return JSON.quoted(text) }
        switch node.style {
        case .doubleQuoted: return JSON.quoted(text)
        case .singleQuoted where !JSON.needsEscapes(text):
            return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        default: return write(.string(text))
        }
    }

    func name(_ key: String) -> String { write(.string(key)) }

    /// A value on one line, as the file's language writes it.
    package func write(_ value: JSON) -> String {
        switch value {
        case .string(let text): isJSON || JSON.needsQuotes(text) ? JSON.quoted(text) : text
        case .array(let values): "[" + values.map(write).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}" : "{ " + members.map { name($0.key) + ": " + write($0.value) }.joined(separator: ", ") + " }"
        default: value.yaml
        }
    }

    /// Whether a node can be written between brackets as it is.
    func isSimple(_ place: UInt32) -> Bool {
        let record = record(place)
        guard !isBlock(place), !isPair(place), record.style != .literal, record.style != .folded else { return false }
        guard record.kind == .scalar, record.style == .plain else { return true }
        return isOneLine(range(place))
            && !bytes[contentStart(place)..<end(place)].contains { ",[]{}?".utf8.contains($0) }
    }

    /// The value of a key in a mapping to which an entry is added.
    mutating func value(of key: String, in mapping: UInt32) -> UInt32? {
        if keys[mapping] == nil {
            var found: [String: UInt32] = [:]
            for entry in Node(document, at: mapping).entries { found[entry.key.text] = entry.value.place }
            keys[mapping] = found
        }
        return keys[mapping]?[key]
    }
}

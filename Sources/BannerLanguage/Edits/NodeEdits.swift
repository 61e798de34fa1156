package import BannerDiagnostics
package import BannerTree

/// Changes of a text by the nodes that were read from it, in block and flow style, in YAML and JSON.
///
/// Everything beside the node stays as it is: comments, quotes, indentation, line ends. An operation is `nil` where it would change
/// something else as well, such as a value that an alias repeats, or lose a comment.
///
///     var edits = NodeEdits(document)
///     edits.rename(key, to: "spacing")               // gutter: 8  →  spacing: 8
///     edits.move(key, under: ["transition"])         // easing: easeIn  →  transition: { easing: easeIn }
package struct NodeEdits: Sendable {
    let document: Document
    private let bytes: [UInt8]
    private var cursor: TextCursor
    /// The values that aliases repeat.
    private let repeated: [Node]
    /// How lines end.
    private let lineBreak: String
    private let isJSON: Bool

    /// Changes of a document's text.
    package init(_ document: Document) {
        self.document = document
        let bytes = document.file.bytes
        self.bytes = bytes
        cursor = TextCursor(document)
        repeated = document.aliases.map(\.target)
        let end = bytes.firstIndex(where: \.isLineBreak)
        lineBreak = end.map { bytes[$0] == 0x0A ? "\n" : bytes[($0 + 1)...].first == 0x0A ? "\r\n" : "\r" } ?? "\n"
        isJSON = document.file.isJSON || bytes.lazy.filter { $0 > 0x20 }.prefix(2).elementsEqual("{\"".utf8)
    }

    // MARK: Operations

    /// Another name for a key, in the same quotes.
    package mutating func rename(_ key: Node, to name: String) -> [Edit]? {
        key.isKey ? replace(key, with: .string(name)) : nil
    }

    /// Another value in place of one: text in the quotes that are there, a list or a mapping in flow style.
    package mutating func replace(_ node: Node, with value: JSON) -> [Edit]? {
        guard isFree(node), node.tag == .none else { return nil }
        guard node.kind == .scalar else {
            guard let range = flow(node), !hasComment(range) else { return nil }
            return [edit(range, text(value))]
        }
        guard node.style != .literal, node.style != .folded else { return nil }
        let range = bytes(of: node.contentRange(&cursor))
        guard !range.isEmpty else {
            // An empty value is written after its colon.
            guard let before = bytes[..<range.lowerBound].last, !node.isKey, ":".utf8.contains(before) else { return nil }
            return [edit(range, " " + text(value))]
        }
        if let word = value.string, !isJSON, node.style != .plain, !word.utf8.contains(where: { $0 < 0x20 || "'\"\\".utf8.contains($0) }) {
            let quote = node.style == .singleQuoted ? "'" : "\""
            return [edit(range, quote + word + quote)]
        }
        return [edit(range, text(value))]
    }

    /// A key with its value, or a list's item, less; a mapping that has no other key goes as well.
    package mutating func remove(_ node: Node) -> [Edit]? {
        guard isFree(node), !node.isAlias || !node.isKey, let parent = node.parent else { return nil }
        if parent.count == 1 {
            guard let outer = parent.keyOfValue else { return nil }
            return remove(outer)
        }
        let range = entry(node)
        if isFlow(parent) { return removeFlow(range) }
        let start = lineStart(of: range.lowerBound), end = nextLine(after: range.upperBound)
        let before = bytes[start..<range.lowerBound]
        if before.allSatisfy({ $0 == 0x20 }) { return [edit(start..<end, "")] }
        // The first key of a list's item: the next one takes its place after the dash.
        guard node.isKey, before.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }), !hasComment(range.upperBound..<end)
        else { return nil }
        let next = bytes[end...].firstIndex { $0 != 0x20 } ?? bytes.count
        let isNext = next - end == range.lowerBound - start && next < bytes.count && !bytes[next].isLineBreak
        guard isNext, bytes[next] != UInt8(ascii: "#") else { return nil }
        return [edit(range.lowerBound..<next, "")]
    }

    /// The same where what goes is written again elsewhere: `nil` if it has comments, which would be lost.
    package mutating func removeWhole(_ key: Node) -> [Edit]? {
        hasComment(entry(key).lowerBound..<lineEnd(of: entry(key).upperBound)) ? nil : remove(key)
    }

    /// Keys with values at the end of a mapping, which is found by the steps to it; what lacks on the way is made.
    package mutating func insert(_ entries: [(key: String, value: JSON)], under path: [String]) -> [Edit]? {
        guard let (mapping, rest) = target(path) else { return nil }
        let entries = rest.isEmpty ? entries : [nested(entries, rest)]
        return insert(entries.map { "\(name($0.key)): \(text($0.value))" }, into: mapping)
    }

    /// A key with a value at the end of a mapping.
    package mutating func insert(_ key: String, _ value: JSON, into mapping: Node) -> [Edit]? {
        insert(["\(name(key)): \(text(value))"], into: mapping)
    }

    /// A key with its value and its comment in another mapping, which is found by the steps to it; what lacks on the way is made.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - path: the steps from the root to the mapping: keys and items' numbers.
    ///   - name: its name there; `nil` for the same.
    ///   - value: its value there; `nil` for the same.
    package mutating func move(_ key: Node, under path: [String], as name: String? = nil, value: JSON? = nil) -> [Edit]? {
        guard let old = key.valueOfKey, isFree(old), !hasAnchor(old), let removal = remove(key),
            let (mapping, rest) = target(path), !mapping.isInside([old])
        else { return nil }
        let range = entry(key), isBlock = isBlock(old)
        var new = "\(self.name(name ?? key.text)): "
        let comment = key.parent.map { isFlow($0) } ?? true ? nil : comment(after: range.upperBound)
        if isBlock {
            // A block has room only in a block.
            guard value == nil, !isFlow(mapping), rest.count < 2, old.style != .literal, old.style != .folded else { return nil }
            let column = self.column(of: range.lowerBound), inner = self.column(ofEntriesOf: mapping) + 2 * rest.count
            let start = bytes(of: key.range).upperBound
            guard let lines = shifted(start..<range.upperBound, by: inner - column) else { return nil }
            let own = self.name(name ?? key.text) + lines
            let indent = String(repeating: " ", count: inner)
            new = rest.isEmpty ? own : "\(self.name(rest[0])):\(lineBreak)\(indent)\(own)"
        } else {
            if let value { new += text(value) } else {
                let source = bytes(of: old.range)
                guard !hasComment(source), !bytes[source].contains(where: \.isLineBreak) else { return nil }
                let isBare = old.kind == .scalar && old.style == .plain
                let isOpen = isBare && bytes[source].contains { ",[]{}".utf8.contains($0) }
                guard !isOpen || rest.isEmpty && !isFlow(mapping) else { return nil }
                new += String(decoding: bytes[source], as: UTF8.self)
            }
            for step in rest.reversed() { new = "\(self.name(step)): { \(new) }" }
            if let comment { new += isFlow(mapping) ? "" : "  \(comment)" }
        }
        guard comment == nil || !isFlow(mapping), let added = insert([new], into: mapping) else { return nil }
        return NodeEdits.merged(removal + added)
    }

    /// A value as the first one of a mapping, with more entries after it: `2s` → `{ interval: 2s }`.
    package mutating func wrap(_ node: Node, in key: String, with entries: [(key: String, value: JSON)] = []) -> [Edit]? {
        wrap(node, "{ \(name(key)): ", entries.map { ", \(name($0.key)): \(text($0.value))" }.joined() + " }")
    }

    /// A value as the only one of a list: `red` → `[red]`.
    package mutating func wrapInList(_ node: Node) -> [Edit]? { wrap(node, "[", "]") }

    /// The only value of a mapping or a list in its place: `{ url: a.png }` → `a.png`.
    package mutating func unwrap(_ node: Node) -> [Edit]? {
        guard isFree(node), node.count == 1, let outer = flow(node), isFlow(node),
            let inner = node.kind == .mapping ? node.entries.first(where: { _ in true })?.value : node.item(0)
        else { return nil }
        let range = bytes(of: inner.range)
        guard !range.isEmpty, !hasComment(outer) else { return nil }
        return [edit(outer.lowerBound..<range.lowerBound, ""), edit(range.upperBound..<outer.upperBound, "")]
    }

    /// Two scalars, each with the text of the other.
    package mutating func swap(_ one: Node, _ other: Node) -> [Edit]? {
        guard isFree(one), isFree(other), one.kind == .scalar, other.kind == .scalar, !isBlock(one), !isBlock(other)
        else { return nil }
        let (first, second) = (bytes(of: one.contentRange(&cursor)), bytes(of: other.contentRange(&cursor)))
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return NodeEdits.merged([edit(first, text(second)), edit(second, text(first))])
    }

    /// Edits in order of place, those at one place as one; `nil` if they overlap.
    package static func merged(_ edits: [Edit]) -> [Edit]? {
        var merged: [Edit] = []
        for edit in edits.enumerated().sorted(by: {
            ($0.element.range.start, $0.element.range.end, $0.offset) < ($1.element.range.start, $1.element.range.end, $1.offset)
        }).map(\.element) {
            guard let last = merged.last else {
                merged.append(edit)
                continue
            }
            guard last.range.end <= edit.range.start else { return nil }
            if last.range.start == edit.range.start {
                merged[merged.count - 1] = Edit(edit.range, last.replacement + edit.replacement)
            } else {
                merged.append(edit)
            }
        }
        return merged
    }
}

extension NodeEdits {
    // MARK: Texts

    private func text(_ value: JSON) -> String { isJSON ? value.line : value.yaml }

    private func name(_ key: String) -> String { isJSON ? JSON.string(key).line : JSON.string(key).yaml }

    /// Entries in mappings within one another.
    private func nested(_ entries: [(key: String, value: JSON)], _ steps: [String]) -> (key: String, value: JSON) {
        let inner = JSON.object(entries.map { ($0.key, $0.value) })
        return (steps[0], steps.dropFirst().reversed().reduce(inner) { .object([($1, $0)]) })
    }

    // MARK: Places

    private mutating func bytes(of range: SourceRange) -> Range<Int> {
        let start = cursor.byteOffset(of: range.start)
        return start..<cursor.byteOffset(of: range.end)
    }

    private mutating func edit(_ range: Range<Int>, _ text: String) -> Edit {
        let start = cursor.codePoint(atByte: range.lowerBound)
        return Edit(SourceRange(start, cursor.codePoint(atByte: range.upperBound)), text)
    }

    /// A key with its value, or a list's item with its dash.
    private mutating func entry(_ node: Node) -> Range<Int> {
        let range = bytes(of: node.entryRange)
        guard !node.isKey, let parent = node.parent, parent.kind == .sequence, !isFlow(parent),
            let dash = bytes[..<range.lowerBound].lastIndex(where: { $0 != 0x20 }), bytes[dash] == UInt8(ascii: "-")
        else { return range }
        return dash..<range.upperBound
    }

    /// The mapping at the end of a path, or the last one that is there, with the keys that it lacks; `nil` if something else is there.
    private mutating func target(_ path: [String]) -> (mapping: Node, rest: [String])? {
        var node = document.root
        for (number, step) in path.enumerated() {
            guard isFree(node), !node.isAlias else { return nil }
            if node.kind == .sequence, let item = Int(step).flatMap(node.item) {
                node = item
                continue
            }
            guard node.kind == .mapping else { return nil }
            guard let next = node[step] else { return (node, Array(path[number...])) }
            node = next
        }
        return node.kind == .mapping && isFree(node) && !node.isAlias ? (node, []) : nil
    }

    private func lineStart(of byte: Int) -> Int { bytes[..<byte].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0 }

    private func lineEnd(of byte: Int) -> Int { bytes[byte...].firstIndex(where: \.isLineBreak) ?? bytes.count }

    private func nextLine(after byte: Int) -> Int {
        let end = lineEnd(of: byte)
        guard end < bytes.count else { return end }
        return end + (bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
    }

    private func column(of byte: Int) -> Int {
        bytes[lineStart(of: byte)..<byte].count { $0 & 0xC0 != 0x80 }
    }

    private mutating func column(ofEntriesOf mapping: Node) -> Int {
        let first = mapping.entries.first { _ in true }.map { bytes(of: $0.key.range).lowerBound }
        return first.map(column) ?? 0
    }

    /// The comment at the end of the line after a byte.
    private func comment(after byte: Int) -> String? {
        let rest = bytes[byte..<lineEnd(of: byte)]
        guard let hash = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), bytes[hash] == UInt8(ascii: "#") else { return nil }
        return String(decoding: bytes[hash..<rest.endIndex], as: UTF8.self)
    }

    /// Whether there can be a comment in a range: a `#` that is part of a text counts as well.
    private func hasComment(_ range: Range<Int>) -> Bool {
        !isJSON && range.contains { bytes[$0] == UInt8(ascii: "#") && ($0 == 0 || bytes[$0 - 1] <= 0x20) }
    }

    // MARK: Nodes

    /// Whether nothing repeats a node, or what it is in.
    private func isFree(_ node: Node) -> Bool {
        !node.isBroken && (repeated.isEmpty || !node.isAlias && !node.isInside(repeated))
    }

    /// The first byte of a node's content, after its anchor and tag.
    private mutating func start(of node: Node) -> Int {
        let range = bytes(of: node.range)
        var byte = range.lowerBound
        while byte < range.upperBound, bytes[byte] == UInt8(ascii: "&") || bytes[byte] == UInt8(ascii: "!") {
            byte = bytes[byte...].firstIndex { $0 <= 0x20 } ?? bytes.count
            byte = bytes[byte...].firstIndex { $0 > 0x20 } ?? bytes.count
        }
        return byte
    }

    private mutating func hasAnchor(_ node: Node) -> Bool { start(of: node) != bytes(of: node.range).lowerBound }

    /// Whether a list or a mapping is between brackets.
    private mutating func isFlow(_ node: Node) -> Bool {
        let start = start(of: node)
        guard node.kind != .scalar, start < bytes.count, "[{".utf8.contains(bytes[start]) else { return false }
        // The first key of a block can be in brackets only if it is not one.
        let first = node.kind == .mapping ? node.entries.first { _ in true }?.key : node.item(0)
        return first.map { bytes(of: $0.range).lowerBound > start } ?? true
    }

    private mutating func isBlock(_ node: Node) -> Bool {
        node.kind == .scalar ? node.style == .literal || node.style == .folded : !isFlow(node)
    }

    /// The bytes of a list or a mapping between brackets, or from a key's colon up to the end of a block.
    private mutating func flow(_ node: Node) -> Range<Int>? {
        let range = bytes(of: node.range)
        return isFlow(node) ? start(of: node)..<range.upperBound : nil
    }

    // MARK: Parts

    private mutating func removeFlow(_ range: Range<Int>) -> [Edit]? {
        let after = bytes[range.upperBound...].firstIndex { $0 > 0x20 } ?? bytes.count
        if after < bytes.count, bytes[after] == UInt8(ascii: ",") {
            var end = after + 1
            while end < bytes.count, bytes[end] == 0x20 { end += 1 }
            // The next entry on its own line keeps its indentation.
            if end < bytes.count, bytes[end].isLineBreak, lineStart(of: range.lowerBound) <= range.lowerBound,
                bytes[lineStart(of: range.lowerBound)..<range.lowerBound].allSatisfy({ $0 == 0x20 })
            {
                return [edit(lineStart(of: range.lowerBound)..<nextLine(after: end), "")]
            }
            return [edit(range.lowerBound..<end, "")]
        }
        guard let before = bytes[..<range.lowerBound].lastIndex(where: { $0 > 0x20 }), bytes[before] == UInt8(ascii: ",")
        else { return nil }
        return [edit(before..<range.upperBound, "")]
    }

    private mutating func insert(_ entries: [String], into mapping: Node) -> [Edit]? {
        guard isFree(mapping), mapping.kind == .mapping else { return nil }
        let range = bytes(of: mapping.range)
        guard !isFlow(mapping) else {
            let all = entries.joined(separator: ", ")
            guard let last = bytes[..<(range.upperBound - 1)].lastIndex(where: { $0 > 0x20 }) else { return nil }
            // After a comment on the last line there is no room.
            guard mapping.count == 0 || !hasComment(lineStart(of: last)..<last) else { return nil }
            let isEmpty = mapping.count == 0
            let separator = isEmpty ? isJSON ? "" : " " : bytes[last] == UInt8(ascii: ",") ? " " : ", "
            return [edit(last + 1..<last + 1, separator + all + (isEmpty && !isJSON && last + 2 == range.upperBound ? " " : ""))]
        }
        let indent = String(repeating: " ", count: column(ofEntriesOf: mapping))
        let end = nextLine(after: max(range.upperBound - 1, range.lowerBound))
        let isEnded = end > 0 && bytes[end - 1].isLineBreak
        let lines = entries.map { isEnded ? indent + $0 + lineBreak : lineBreak + indent + $0 }
        return [edit(end..<end, lines.joined())]
    }

    private mutating func wrap(_ node: Node, _ open: String, _ close: String) -> [Edit]? {
        guard isFree(node), !isBlock(node), !node.isKey else { return nil }
        let range = start(of: node)..<bytes(of: node.range).upperBound
        let isBare = node.kind == .scalar && node.style == .plain
        guard !range.isEmpty, !isBare || !bytes[range].contains(where: { ",[]{}".utf8.contains($0) || $0.isLineBreak })
        else { return nil }
        return [edit(range.lowerBound..<range.lowerBound, open), edit(range.upperBound..<range.upperBound, close)]
    }

    /// A text whose lines after the first one are indented more or less; `nil` if one has too few spaces.
    private func shifted(_ range: Range<Int>, by columns: Int) -> String? {
        var text: [UInt8] = []
        var isStart = false
        var byte = range.lowerBound
        while byte < range.upperBound {
            if isStart, !bytes[byte].isLineBreak {
                let spaces = bytes[byte..<range.upperBound].prefix { $0 == 0x20 }.count
                let rest = byte + spaces < range.upperBound ? bytes[byte + spaces] : 0x0A
                guard spaces + columns >= 0 || rest.isLineBreak else { return nil }
                text += repeatElement(0x20, count: max(0, spaces + columns))
                byte += spaces
                isStart = false
                continue
            }
            isStart = bytes[byte].isLineBreak
            text.append(bytes[byte])
            byte += 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}

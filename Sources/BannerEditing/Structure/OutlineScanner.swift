/// Reads the structure of a text, line by line; each byte is looked at a few times at most.
struct OutlineScanner {
    let bytes: [UInt8]
    var position = 0
    /// The first byte of the current line.
    var lineStart = 0
    var nodes: [Outline.Node] = []
    var comments: [Range<Int>] = []
    /// The collections that are open, the innermost last.
    var stack: [Frame] = []
    /// The text without quotes that the next line may continue.
    var openText: Int?
    /// How many bytes may still be read ahead to find a bracket that closes.
    var lookahead = 256 << 10
    var isFull = false

    /// More nodes than a banner may have.
    private static let mostNodes = 400_000
    /// More levels than a banner may have.
    static let mostLevels = 128

    /// A collection that is open.
    struct Frame {
        let node: Int
        var indent: Int
        let isMapping: Bool
        /// The last key or item.
        var last = -1
        /// The place after a colon or a dash that has no value yet; -1 for none.
        var pending = -1
        /// Whether it is a mapping of one key in a list, without brackets of its own: `[a: b]`.
        var isPair = false
    }

    /// The column of the innermost collection's entries; -1 outside of all.
    var indent: Int { stack.last?.indent ?? -1 }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 12)
    }

    mutating func scan() {
        while position < bytes.count && !isFull { scanLine() }
        while !stack.isEmpty { pop() }
    }

    // MARK: Lines

    private mutating func scanLine() {
        lineStart = position
        skipSpaces()
        if isBreak(position) { return skipBreak() }
        if isAt(position, "#") {
            openText = nil
            return skipLine()
        }
        if position == lineStart && isDocumentMark { position += 3 }
        if position == lineStart && isAt(position, "%") && nodes.isEmpty { return skipLine() }
        skipSpaces()
        if !endsLine(position) { entries() }
        skipLine()
    }

    /// Reads what begins at the position: dashes, a key with its value, or a value.
    private mutating func entries() {
        while true {
            let column = position - lineStart
            // Answers go down level by level, and a banner cannot have so many.
            if stack.count >= OutlineScanner.mostLevels { closeDeeper(than: column) }
            if stack.count >= OutlineScanner.mostLevels { return }
            if isDash(position) {
                if continuesText(column) { return continueText() }
                openItem(at: column)
                position += 1
                skipSpaces()
                if endsLine(position) { return }
                continue
            }
            let start = skippingProperties(from: position)
            if let (end, colon) = key(at: start) {
                openText = nil
                openMapping(at: column)
                add(key: start..<end, colon: colon)
                position = colon + 1
                skipSpaces()
                position = skippingProperties(from: position)
                if !endsLine(position) { value() }
                return
            }
            position = start
            if endsLine(position) { return }
            if continuesText(column) { return continueText() }
            return word(at: column)
        }
    }

    /// A value alone on its line, or a word that will be a key.
    private mutating func word(at column: Int) {
        openText = nil
        closeDeeper(than: column)
        if let top = stack.last, top.indent == column, top.pending < 0 || top.isMapping {
            if !top.isMapping && isUnindented { pop() }
            if let top = stack.last, top.isMapping { return wordKey() }
        } else if reopen(at: column, isMapping: true) {
            // The line is indented less than the keys of the mapping before, but more than its parent's.
            return wordKey()
        }
        value()
    }

    /// A key without its colon.
    private mutating func wordKey() {
        let end = textEnd(from: position)
        add(key: position..<end, colon: -1)
        position = end
    }

    /// Reads a value at the position into the place that waits for one.
    private mutating func value() {
        if "[{".utf8.contains(byte(position)) { return flow() }
        if "|>".utf8.contains(byte(position)) { return block() }
        let (start, kind) = (position, textKind(at: position))
        let isQuoted = kind == .singleQuoted || kind == .doubleQuoted
        position = isQuoted ? quoteEnd(from: start, indent: indent) : textEnd(from: start)
        let node = add(value: kind, start..<position)
        guard kind == .plain else { return }
        skipSpaces()
        openText = isBreak(position) ? node : nil
    }

    // MARK: Nodes

    /// Adds a key to the innermost mapping.
    mutating func add(key range: Range<Int>, colon: Int) {
        fillPending()
        guard let place = stack.indices.last else { return }
        let node = Outline.Node(
            kind: textKind(at: range.lowerBound), role: .key, start: range.lowerBound, end: range.upperBound,
            parent: stack[place].node, colon: colon)
        link(append(node), place)
        stack[place].pending = colon >= 0 ? colon + 1 : range.upperBound
        if colon < 0 { fillPending() }
    }

    /// Adds a value to the place that waits for one, or replaces the value that is there.
    @discardableResult
    mutating func add(value kind: Outline.Kind, _ range: Range<Int>) -> Int {
        let place = stack.indices.last
        var node = Outline.Node(
            kind: kind, role: .root, start: range.lowerBound, end: range.upperBound,
            parent: place.map { stack[$0].node } ?? -1)
        guard let place else { return nodes.isEmpty ? append(node) : 0 }
        stack[place].pending = -1
        guard stack[place].isMapping else {
            node.role = .item
            return link(append(node), place)
        }
        let key = stack[place].last
        (node.role, node.partner) = (.value, key)
        if key >= 0 {
            node.ordinal = nodes[key].ordinal
            nodes[key].partner = nodes.count
        }
        return append(node)
    }

    /// Gives the place that waits for a value an empty one.
    mutating func fillPending() {
        guard let top = stack.last, top.pending >= 0 else { return }
        add(value: .empty, top.pending..<top.pending)
    }

    private mutating func append(_ node: Outline.Node) -> Int {
        if nodes.count >= OutlineScanner.mostNodes { isFull = true }
        nodes.append(node)
        return nodes.count - 1
    }

    /// Makes a node the last child of a frame's collection.
    @discardableResult
    private mutating func link(_ index: Int, _ place: Int) -> Int {
        let parent = stack[place].node
        nodes[index].ordinal = nodes[parent].count
        nodes[parent].count += 1
        if stack[place].last < 0 { nodes[parent].first = index } else { nodes[stack[place].last].next = index }
        stack[place].last = index
        return index
    }
}

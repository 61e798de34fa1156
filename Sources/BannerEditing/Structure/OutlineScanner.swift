/// A single-pass scanner for the structure of YAML text, with limited lookahead.
struct OutlineScanner {
    let bytes: [UInt8]
    var position = 0
    /// The start of the current line.
    var lineStart = 0
    var nodes: [Outline.Node] = []
    var comments: [Range<Int>] = []
    /// The open collections, innermost last.
    var stack: [Frame] = []
    /// The index of the plain scalar that the next line may continue.
    var openText: Int?
    /// The remaining bytes of lookahead for closing brackets.
    var lookahead = 256 << 10
    var isFull = false

    /// The limit on nodes, above the limit of a valid banner.
    private static let maxNodes = 400_000
    /// The limit on nesting, above the limit of a valid banner.
    static let maxLevels = 128

    /// An open collection.
    struct Frame {
        let node: Int
        var indent: Int
        let isMapping: Bool
        /// The index of the last key or item.
        var last = -1
        /// The offset after a colon or a dash without a value; -1 if there is none.
        var pending = -1
        /// Whether it is a single-pair mapping in a flow sequence: `[a: b]`.
        var isPair = false
    }

    /// The column of the innermost collection's entries; -1 outside of collections.
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

    /// Scans the entries at the position: dashes, then a key with its value, or a value.
    private mutating func entries() {
        while true {
            let column = position - lineStart
            // Answers recurse over the levels, so deeper ones are ignored.
            if stack.count >= OutlineScanner.maxLevels { closeDeeper(than: column) }
            if stack.count >= OutlineScanner.maxLevels { return }
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

    /// Scans a word alone on its line: a value, or an incomplete key.
    private mutating func word(at column: Int) {
        openText = nil
        closeDeeper(than: column)
        if let top = stack.last, top.indent == column, top.pending < 0 || top.isMapping {
            if !top.isMapping && isUnindented { pop() }
            if let top = stack.last, top.isMapping { return wordKey() }
        } else if reopen(at: column, isMapping: true) {
            // The line is indented less than the previous mapping's keys, but more than its
            // parent's.
            return wordKey()
        }
        value()
    }

    /// Scans a key without a colon.
    private mutating func wordKey() {
        let end = textEnd(from: position)
        add(key: position..<end, colon: -1)
        position = end
    }

    /// Scans the pending value.
    private mutating func value() {
        if "[{".utf8.contains(byte(position)) { return flow() }
        if "|>".utf8.contains(byte(position)) { return block() }
        let start = position
        let kind = textKind(at: position)
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
            kind: textKind(at: range.lowerBound), role: .key, start: range.lowerBound,
            end: range.upperBound,
            parent: stack[place].node, colon: colon)
        link(append(node), place)
        stack[place].pending = colon >= 0 ? colon + 1 : range.upperBound
        if colon < 0 { fillPending() }
    }

    /// Adds the pending value, or replaces an existing one.
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
        node.role = .value
        node.partner = key
        if key >= 0 {
            node.ordinal = nodes[key].ordinal
            nodes[key].partner = nodes.count
        }
        return append(node)
    }

    /// Fills a pending value with an empty node.
    mutating func fillPending() {
        guard let top = stack.last, top.pending >= 0 else { return }
        add(value: .empty, top.pending..<top.pending)
    }

    private mutating func append(_ node: Outline.Node) -> Int {
        if nodes.count >= OutlineScanner.maxNodes { isFull = true }
        nodes.append(node)
        return nodes.count - 1
    }

    /// Links a node as the last child of a frame's collection.
    @discardableResult
    private mutating func link(_ index: Int, _ place: Int) -> Int {
        let parent = stack[place].node
        nodes[index].ordinal = nodes[parent].count
        nodes[parent].count += 1
        if stack[place].last < 0 {
            nodes[parent].first = index
        } else {
            nodes[stack[place].last].next = index
        }
        stack[place].last = index
        return index
    }
}

// Block collections, which are structured by indentation.

extension OutlineScanner {
    /// Starts an item of the list with dashes in this column.
    mutating func openItem(at column: Int) {
        openText = nil
        closeDeeper(than: column)
        // A word in the column of the dashes was parsed as a key.
        while let top = stack.last, top.isMapping, top.indent == column, top.pending < 0,
            stack.dropLast().last.map({ !$0.isMapping && $0.indent == column }) ?? false
        {
            pop()
        }
        if let top = stack.last, !top.isMapping, top.indent == column {
            fillPending()
        } else if !reopen(at: column, isMapping: false) {
            open(.sequence, at: position, indent: column, isFlow: false)
        }
        stack[stack.count - 1].pending = position + 1
    }

    /// Opens the mapping with keys in this column, unless it is open.
    mutating func openMapping(at column: Int) {
        closeDeeper(than: column)
        if let top = stack.last, !top.isMapping, top.indent == column, isUnindented { pop() }
        if let top = stack.last, top.isMapping, top.indent == column { return }
        if reopen(at: column, isMapping: true) { return }
        open(.mapping, at: skippingProperties(from: position), indent: column, isFlow: false)
    }

    /// Reopens the previous collection, for a line that is indented less than its entries but more
    /// than its parent's.
    mutating func reopen(at column: Int, isMapping: Bool) -> Bool {
        guard let top = stack.last, top.pending < 0, top.last >= 0, top.indent < column else {
            return false
        }
        let index = top.isMapping ? nodes[top.last].partner : top.last
        guard index >= 0, !nodes[index].isFlow,
            nodes[index].kind == (isMapping ? .mapping : .sequence)
        else {
            return false
        }
        var frame = Frame(node: index, indent: column, isMapping: isMapping)
        var child = nodes[index].first
        while child >= 0 {
            frame.last = child
            child = nodes[child].next
        }
        stack.append(frame)
        return true
    }

    /// Opens a collection as the pending value.
    mutating func open(_ kind: Outline.Kind, at start: Int, indent: Int, isFlow: Bool) {
        let node = add(value: kind, start..<start + 1)
        nodes[node].indent = indent
        nodes[node].isFlow = isFlow
        stack.append(Frame(node: node, indent: indent, isMapping: kind == .mapping))
    }

    /// Closes the collections with entries to the right of a column.
    mutating func closeDeeper(than column: Int) {
        while let top = stack.last, top.indent > column { pop() }
    }

    /// Closes the innermost collection.
    ///
    /// It ends with its last child, unless it has a bracket.
    mutating func pop() {
        fillPending()
        guard let frame = stack.popLast(), !nodes[frame.node].isFlow || frame.isPair else { return }
        let last = frame.last < 0 ? frame.node : frame.last
        let end =
            frame.isMapping && nodes[last].partner >= 0
            ? nodes[nodes[last].partner].end : nodes[last].end
        nodes[frame.node].end = max(nodes[frame.node].end, end)
    }

    /// Whether the innermost list is in the same column as its key: `- ` directly below `items:`.
    var isUnindented: Bool {
        guard let top = stack.last, stack.count > 1 else { return false }
        let outer = stack[stack.count - 2]
        return outer.isMapping && outer.indent == top.indent
    }

    /// Whether a line in this column continues a plain scalar.
    func continuesText(_ column: Int) -> Bool { openText != nil && column > indent }

    /// Appends the line to the open plain scalar.
    mutating func continueText() {
        guard let text = openText else { return }
        let end = textEnd(from: position)
        nodes[text].end = end
        position = end
        skipSpaces()
        if !isBreak(position) { openText = nil }
    }

    /// Scans a literal or folded scalar: all lines indented more than its parent, up to a comment.
    mutating func block() {
        let start = position
        var end = textEnd(from: position)
        let digit = bytes[start..<end].first { $0 &- UInt8(ascii: "1") < 9 }
        var column = digit.map { max(0, indent) + Int($0) - 0x30 }
        position = end
        skipLine()
        while position < bytes.count {
            let first = skippingIndent(from: position)
            if !isBreak(first) {
                // A comment to the left of the text ends it.
                guard first - position > indent,
                    !isAt(first, "#") || first - position >= column ?? 0
                else { break }
                column = column ?? first - position
                end = lineEnd(from: first)
            }
            position = lineEnd(from: first)
            skipBreak()
        }
        add(value: .block, start..<end)
        // The line after the block is not scanned yet.
        position -= 1
    }
}

// Lines of UTF-8 text, located from any offset.

extension [UInt8] {
    /// The number of bytes between the start of the line and an offset.
    package func column(of place: Int) -> Int { place - lineStart(of: place) }

    /// The start of the next line, or the end of the text.
    package func nextLine(after place: Int) -> Int {
        let end = lineEnd(of: place)
        return Swift.min(
            count, end + (end + 1 < count && self[end] == 0x0D && self[end + 1] == 0x0A ? 2 : 1))
    }

    /// The whole lines of a range with only spaces before it; `nil` if other text precedes it.
    package func ownLines(of range: Range<Int>) -> Range<Int>? {
        let start = lineStart(of: range.lowerBound)
        guard content(in: start..<range.lowerBound) == range.lowerBound else { return nil }
        return start..<nextLine(after: range.upperBound)
    }

    /// The starts of the lines of a range.
    package func lines(of range: Range<Int>) -> UnfoldFirstSequence<Int> {
        sequence(first: lineStart(of: range.lowerBound)) { line in
            let next = nextLine(after: line)
            return next < range.upperBound ? next : nil
        }
    }

    /// The first offset in a range that is neither a space nor a tab, or the end of the range.
    package func content(in range: Range<Int>) -> Int {
        self[range].firstIndex { !$0.isSpaceOrTab } ?? range.upperBound
    }
}

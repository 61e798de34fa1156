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
        guard let top = stack.last, top.pending < 0, top.last >= 0, top.indent < column else { return false }
        let index = top.isMapping ? nodes[top.last].partner : top.last
        guard index >= 0, !nodes[index].isFlow, nodes[index].kind == (isMapping ? .mapping : .sequence) else {
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
    mutating func closeDeeper(than column: Int) { while let top = stack.last, top.indent > column { pop() } }

    /// Closes the innermost collection.
    ///
    /// It ends with its last child, unless it has a bracket.
    mutating func pop() {
        fillPending()
        guard let frame = stack.popLast(), !nodes[frame.node].isFlow || frame.isPair else { return }
        let last = frame.last < 0 ? frame.node : frame.last
        let end = frame.isMapping && nodes[last].partner >= 0 ? nodes[nodes[last].partner].end : nodes[last].end
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
                guard first - position > indent, !isAt(first, "#") || first - position >= column ?? 0 else { break }
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

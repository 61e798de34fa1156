// Collections whose entries are one below another, by their columns.

extension OutlineScanner {
    /// Begins an item of the list whose dashes are in a column.
    mutating func openItem(at column: Int) {
        openText = nil
        closeDeeper(than: column)
        // A key in the column of a list's dashes was taken for an item.
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

    /// Opens the mapping whose keys are in a column, if it is not open.
    mutating func openMapping(at column: Int) {
        closeDeeper(than: column)
        if let top = stack.last, !top.isMapping, top.indent == column, isUnindented { pop() }
        if let top = stack.last, top.isMapping, top.indent == column { return }
        if reopen(at: column, isMapping: true) { return }
        open(.mapping, at: skippingProperties(from: position), indent: column, isFlow: false)
    }

    /// Goes on with the collection before, for a line that is indented less than its entries but more than its parent's.
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

    /// Opens a collection in the place that waits for a value.
    mutating func open(_ kind: Outline.Kind, at start: Int, indent: Int, isFlow: Bool) {
        let node = add(value: kind, start..<start + 1)
        nodes[node].indent = indent
        nodes[node].isFlow = isFlow
        stack.append(Frame(node: node, indent: indent, isMapping: kind == .mapping))
    }

    /// Closes the collections whose entries are indented more than a column.
    mutating func closeDeeper(than column: Int) { while let top = stack.last, top.indent > column { pop() } }

    /// Closes the innermost collection; it ends with its last child unless it has a bracket.
    mutating func pop() {
        fillPending()
        guard let frame = stack.popLast(), !nodes[frame.node].isFlow || frame.isPair else { return }
        let last = frame.last < 0 ? frame.node : frame.last
        let end = frame.isMapping && nodes[last].partner >= 0 ? nodes[nodes[last].partner].end : nodes[last].end
        nodes[frame.node].end = max(nodes[frame.node].end, end)
    }

    /// Whether the innermost list is the value of a key in the same column: `items:` with `- ` below its `i`.
    var isUnindented: Bool {
        guard let top = stack.last, stack.count > 1 else { return false }
        let outer = stack[stack.count - 2]
        return outer.isMapping && outer.indent == top.indent
    }

    /// Whether a line in a column continues the text of the line before.
    func continuesText(_ column: Int) -> Bool { openText != nil && column > indent }

    /// Adds the line's text to that of the line before.
    mutating func continueText() {
        guard let text = openText else { return }
        let end = textEnd(from: position)
        nodes[text].end = end
        position = end
        skipSpaces()
        if !isBreak(position) { openText = nil }
    }

    /// Reads a text below `|` or `>`: every line that is indented more than the collection that it is in, up to a comment.
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
        // The line after the block has not been read.
        position -= 1
    }
}

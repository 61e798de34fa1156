extension TreeBuilder {
    /// An anchored node.
    struct Anchor {
        /// The index of the node.
        var node: UInt32
        /// The number of nodes in it, including itself.
        var size: Int
        /// The nesting depth of its collections, including itself.
        var height: Int
        /// Whether it is a collection that has not been closed.
        var isOpen: Bool
    }

    /// Completes the anchor of a collection that has been closed.
    mutating func closeAnchor(of frame: Frame) {
        guard let name = openNames.popLast(), anchors[name]?.node == frame.node else { return }
        anchors[name] = Anchor(
            node: frame.node, size: nodeCount - frame.nodesBefore, height: frame.height + 1, isOpen: false)
    }

    /// Adds an alias: a record that refers to its target, or a broken scalar if there is none.
    mutating func add(alias event: Event, name: [UInt8]) {
        aliasCount += 1
        let node = begin(.alias, event, first: 0)
        guard aliasCount <= limits.maxAliases else {
            return stop(.tooManyAliases, "more than \(limits.maxAliases) aliases", node)
        }
        var isCollection = false
        if let anchor = anchors[name], !anchor.isOpen {
            records[Int(node)].first = anchor.node
            isCollection = records[Int(anchor.node)].kind != .scalar
            nodeCount += anchor.size - 1
            top.height = max(top.height, anchor.height)
            if nodeCount > limits.maxNodes { reportNodes(node) }
            if outer.count + anchor.height > limits.maxDepth { reportDepth(node) }
        } else {
            makeBroken(node)
            if let anchor = anchors[name] {
                reportRecursion(node, name, of: anchor.node)
            } else {
                unknown.append((name, node))
            }
        }
        // An alias as a key can equal any other key.
        top.mayRepeat = top.isMapping
        finish(node, end: event.end, bit: isCollection ? nil : 0)
    }

    /// Turns a node into an empty scalar that needs no further report.
    mutating func makeBroken(_ node: UInt32) {
        records[Int(node)].kind = .scalar
        records[Int(node)].first = 0
        records[Int(node)].count = 0
        records[Int(node)].isBroken = true
    }

    private mutating func reportRecursion(_ node: UInt32, _ name: [UInt8], of anchor: UInt32) {
        let name = excerpt(name[...])
        let start = Int(records[Int(anchor)].start)
        let note = Note("`&\(name)` begins here and has not ended", at: SourceRange(start, start + 1))
        add(
            .recursiveAlias, "`*\(name)` is inside the node it refers to",
            explanation: "write the value out here, or refer to a node that ends earlier", notes: [note], node: node)
    }

    /// Reports the aliases without an anchor, after all anchors are known.
    mutating func reportUnknownAliases() {
        guard !unknown.isEmpty else { return }
        for alias in unknown {
            let shown = excerpt(alias.name[...])
            var notes: [Note] = []
            var help: Words = "mark the node to repeat with `&\(shown)`, or quote text that begins with `*`"
            if let later = anchors[alias.name] {
                notes = [Note("`&\(shown)` is defined only here", at: range(later.node))]
                help = "an alias must come after its anchor"
            }
            add(
                .undefinedAlias, "`*\(shown)` is undefined: there is no `&\(shown)` before it", explanation: help,
                notes: notes,
                node: alias.node)
        }
    }
}

/// A fault-tolerant syntax tree of YAML text, which may be incomplete.
///
/// libyaml stops at the first error, but a text has errors most of the time while it is typed. So
/// the outline follows the indicators in the text: indentation, `- `, `: `, brackets and quotes.
/// For valid YAML the result is the same as libyaml's tree, which tests compare.
///
/// Errors are contained locally. An open quote ends with its line. An open bracket ends before a
/// line that looks like an entry and is not indented more than the value's key. A single word on a
/// line of a mapping is a key without a colon.
package struct Outline {
    /// The nodes in document order; the root is first.
    package let nodes: [Node]
    /// The comments, from `#` to the end of the line.
    package let comments: [Range<Int>]

    /// The kind of a node.
    package enum Kind {
        case mapping, sequence
        /// Text without quotes.
        case plain
        case singleQuoted, doubleQuoted
        /// A literal or folded scalar, after `|` or `>`.
        case block
        /// An alias such as `*a`.
        case alias
        /// A missing value.
        case empty
    }

    /// The role of a node in its parent.
    package enum Role {
        case root, key, value, item
    }

    package init(of bytes: [UInt8]) {
        var scanner = OutlineScanner(bytes)
        scanner.scan()
        nodes = scanner.nodes
        comments = scanner.comments
    }
}

extension Outline {
    /// The index of the root; `nil` for an empty text.
    package var root: Int? { nodes.isEmpty ? nil : 0 }

    /// The node at an index.
    package subscript(node: Int) -> Node { nodes[node] }

    /// Iterates over the keys of a mapping, or the items of a list.
    package func children(of node: Int) -> Children {
        Children(nodes: nodes, index: nodes[node].first)
    }

    /// A node and its ancestors, up to the root.
    package func ancestors(of node: Int) -> [Int] {
        Array(sequence(first: node) { nodes[$0].parent < 0 ? nil : nodes[$0].parent })
    }

    /// The index of a key's value.
    package func value(of key: Int) -> Int? { nodes[key].partner >= 0 ? nodes[key].partner : nil }

    /// The range of a key with its value, or of an item.
    package func entry(of node: Int) -> Range<Int> {
        nodes[node]
            .start..<max(
                nodes[node].end, nodes[node].colon + 1, value(of: node).map { nodes[$0].end } ?? 0)
    }

    /// The innermost node at an offset; a scalar also at its end.
    package func node(at offset: Int) -> Int? {
        var index = nodes.partitioningIndex { $0.start > offset } - 1
        guard index >= 0 else { return nil }
        // An empty value follows a key without a value; the key is preferred.
        if nodes[index].kind == .empty, index > 0, nodes[index - 1].end == offset { index -= 1 }
        while index >= 0 {
            let node = nodes[index]
            let holds =
                node.start <= offset
                && (offset < node.end || offset == node.end && !node.isCollection)
            if holds { return index }
            index =
                node.role == .value && nodes[node.partner].start <= offset
                    && offset <= nodes[node.partner].end
                ? node.partner : node.parent
        }
        return nil
    }

    /// The name of the anchor before a node, without `&`; `nil` if there is none.
    package func anchor(before node: Node, in bytes: [UInt8]) -> Range<Int>? {
        var end = node.start
        for _ in 0..<2 {
            while end > 0, bytes[end - 1].isSpaceOrTab || bytes[end - 1].isLineBreak {
                end -= 1
                if let comment = comment(at: end), comment.upperBound == end {
                    end = comment.lowerBound
                }
            }
            let start =
                bytes[..<end].lastIndex { $0 <= 0x20 || "[]{},".utf8.contains($0) }.map { $0 + 1 }
                ?? 0
            guard start < end else { return nil }
            if bytes[start] == "&" { return start + 1..<end }
            guard bytes[start] == "!" else { return nil }
            end = start
        }
        return nil
    }

    /// The comment at an offset after its `#`.
    package func comment(at offset: Int) -> Range<Int>? {
        let index = comments.partitioningIndex { $0.lowerBound >= offset } - 1
        return index >= 0 && comments[index].upperBound >= offset ? comments[index] : nil
    }

    /// An iterator over the children of a collection.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var index: Int

        package mutating func next() -> Int? {
            guard index >= 0 else { return nil }
            defer { index = nodes[index].next }
            return index
        }
    }

    /// A key, a value or a list item.
    ///
    /// Indices and offsets are -1 if there is no such node or byte.
    package struct Node {
        package var kind: Kind
        package var role: Role
        /// Whether the node is a flow collection.
        package var isFlow = false
        /// The first byte, after anchors and tags.
        package var start: Int
        /// The byte after the last one.
        package var end: Int
        /// The index of the parent collection; -1 for the root.
        package var parent: Int
        /// The index of a key's value, or of a value's key.
        package var partner = -1
        /// The position among the parent's items or keys.
        package var ordinal = 0
        /// The index of a collection's first item or key.
        package var first = -1
        /// The index of the next item or key in the same collection.
        package var next = -1
        /// The number of items or keys in a collection.
        package var count = 0
        /// The column of a block collection's entries.
        package var indent = -1
        /// The offset of the colon after a key.
        package var colon = -1
    }
}

extension Outline.Node {
    package var range: Range<Int> { start..<end }

    package var isCollection: Bool { kind == .mapping || kind == .sequence }

    /// Whether the node is a scalar or an alias.
    package var isText: Bool { !isCollection && kind != .empty }
}

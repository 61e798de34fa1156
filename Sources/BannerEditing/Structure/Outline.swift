/// The structure of a text that may be half typed: what contains what, and where.
///
/// libyaml stops at the first fault, and says nothing about what follows, but while somebody types, most texts have a
/// fault. So the structure is read from the text itself, by the rules that a reader goes by: indentation says what
/// belongs to what, `- ` begins an item, `: ` ends a key, brackets and quotes hold together what is between them. For a
/// text without faults the result is the same as libyaml's tree, which tests compare. Where the two would be at odds, what
/// is at hand is kept small: an open quote ends with its line, an open bracket where a line begins that looks like an
/// entry and is not indented more than the value's key. A word alone on a line of a mapping is a key without its colon.
package struct Outline: Sendable {
    /// Every node, in the order in which they begin; the root is the first one.
    package let nodes: [Node]
    /// The comments, from `#` to the end of the line.
    package let comments: [Range<Int>]

    /// What a node is.
    package enum Kind: Sendable {
        case mapping, sequence
        /// Text without quotes.
        case plain
        case singleQuoted, doubleQuoted
        /// A text below `|` or `>`.
        case block
        /// `*a`
        case alias
        /// A place where nothing is.
        case empty
    }

    /// Where a node is.
    package enum Role: Sendable {
        case root, key, value, item
    }

    package init(of bytes: [UInt8]) {
        var scanner = OutlineScanner(bytes)
        scanner.scan()
        (nodes, comments) = (scanner.nodes, scanner.comments)
    }
}

extension Outline {
    /// The root's number; `nil` for a text without content.
    package var root: Int? { nodes.isEmpty ? nil : 0 }

    /// A node by its number.
    package subscript(node: Int) -> Node { nodes[node] }

    /// The keys of a mapping, or the items of a list.
    package func children(of node: Int) -> Children { Children(nodes: nodes, index: nodes[node].first) }

    /// A node, the collection that it is in, and so on up to the root.
    package func ancestors(of node: Int) -> [Int] {
        Array(sequence(first: node) { nodes[$0].parent < 0 ? nil : nodes[$0].parent })
    }

    /// The value of a key.
    package func value(of key: Int) -> Int? { nodes[key].partner >= 0 ? nodes[key].partner : nil }

    /// A key with its value, or an item.
    package func entry(of node: Int) -> Range<Int> {
        nodes[node].start..<max(nodes[node].end, nodes[node].colon + 1, value(of: node).map { nodes[$0].end } ?? 0)
    }

    /// The smallest node that contains an offset or ends there, and is not a collection that ends there.
    package func node(at offset: Int) -> Int? {
        var index = nodes.partitioningIndex { $0.start > offset } - 1
        guard index >= 0 else { return nil }
        // A key without a value is followed by its empty value.
        if nodes[index].kind == .empty, index > 0, nodes[index - 1].end == offset { index -= 1 }
        while index >= 0 {
            let node = nodes[index]
            let holds = node.start <= offset && (offset < node.end || offset == node.end && !node.isCollection)
            if holds { return index }
            index =
                node.role == .value && nodes[node.partner].start <= offset && offset <= nodes[node.partner].end
                ? node.partner : node.parent
        }
        return nil
    }

    /// The name of the anchor before a node, if it has one: after `&`, before the node or its tag.
    package func anchor(before node: Node, in bytes: [UInt8]) -> Range<Int>? {
        var end = node.start
        for _ in 0..<2 {
            while end > 0, bytes[end - 1].isSpaceOrTab || bytes[end - 1].isLineBreak {
                end -= 1
                if let comment = comment(at: end), comment.upperBound == end { end = comment.lowerBound }
            }
            let start = bytes[..<end].lastIndex { $0 <= 0x20 || "[]{},".utf8.contains($0) }.map { $0 + 1 } ?? 0
            guard start < end else { return nil }
            if bytes[start] == "&" { return start + 1..<end }
            guard bytes[start] == "!" else { return nil }
            end = start
        }
        return nil
    }

    /// The comment that contains an offset, after its `#`.
    package func comment(at offset: Int) -> Range<Int>? {
        let index = comments.partitioningIndex { $0.lowerBound >= offset } - 1
        return index >= 0 && comments[index].upperBound >= offset ? comments[index] : nil
    }

    /// The children of a collection, in order.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var index: Int

        package mutating func next() -> Int? {
            guard index >= 0 else { return nil }
            defer { index = nodes[index].next }
            return index
        }
    }
}

/// An item as written, possibly incomplete.
package struct WrittenItem: Sendable {
    /// The index of the item.
    package let page: Int
    /// The index of the item's node.
    package let node: Int
    /// The node of the id, if present.
    package let idNode: Int?
    /// The id; empty if it is missing.
    package let id: String
    /// The title, if present.
    package let title: String?
}

extension Chart {
    /// The items in order.
    package var items: [WrittenItem] {
        list("items").enumerated().map { page, node in
            let idNode = outline[node].kind == .mapping ? value(of: "id", in: node) : node
            return WrittenItem(
                page: page, node: node, idNode: idNode, id: idNode.map(text) ?? "",
                title: value(of: "title", in: node).map(text))
        }
    }
}

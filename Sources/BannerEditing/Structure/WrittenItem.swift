/// An item as far as it is written.
package struct WrittenItem: Sendable {
    /// Its number from 0.
    package let page: Int
    /// The node of the item.
    package let node: Int
    /// The node of its id.
    package let idNode: Int?
    /// Its id; empty if it has none yet.
    package let id: String
    /// Its title.
    package let title: String?
}

extension Chart {
    /// The items in order of page.
    package var items: [WrittenItem] {
        list("items").enumerated().map { page, node in
            let idNode = outline[node].kind == .mapping ? value(of: "id", in: node) : node
            return WrittenItem(
                page: page, node: node, idNode: idNode, id: idNode.map(text) ?? "",
                title: value(of: "title", in: node).map(text))
        }
    }
}

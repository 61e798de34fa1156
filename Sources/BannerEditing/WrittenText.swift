/// A text that somebody writes, which may be half typed: what an editor's answers about it need.
///
/// Offsets are bytes of `bytes`, which have no byte order mark.
package protocol WrittenText {
    /// The text.
    var bytes: [UInt8] { get }
    /// What it can be.
    var schema: Schema { get }
    /// Its structure.
    var chart: Chart { get }
    /// The meaning of every key and scalar, in order.
    var marks: [Mark] { get }
    /// The items in order of page.
    var items: [WrittenItem] { get }
}

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

extension WrittenText {
    /// The structure alone.
    package var outline: Outline { chart.outline }

    /// The items, read from the structure.
    package var writtenItems: [WrittenItem] {
        let chart = chart
        return chart.list("items").enumerated().map { page, node in
            let idNode = chart.outline.nodes[node].kind == .mapping ? chart.value(of: "id", in: node) : node
            return WrittenItem(
                page: page, node: node, idNode: idNode, id: idNode.map(chart.text) ?? "",
                title: chart.value(of: "title", in: node).map(chart.text))
        }
    }
}

/// A banner's text by itself; every part is computed when it is asked for.
package struct Draft: WrittenText {
    package let bytes: [UInt8]
    package let schema: Schema

    /// The text of a banner.
    package init(banner bytes: [UInt8]) { self.init(bytes, Language.banner) }

    /// A text and what it can be.
    init(_ bytes: [UInt8], _ schema: Schema) { (self.bytes, self.schema) = (bytes, schema) }

    package var chart: Chart { Chart(bytes, schema) }
    package var marks: [Mark] { chart.marks() }
    package var items: [WrittenItem] { writtenItems }
}

import BannerLanguage
import BannerYAML

/// A key or scalar with its meaning.
package struct Mark {
    /// The meaning of a key or scalar.
    package enum Meaning {
        case key, unknownKey
        /// The id of an item, in the item.
        case id
        /// A page, by id or index.
        case page
        case color, image, link, duration, number, word, text
    }

    package let node: Int
    package let meaning: Meaning
}

extension TypedOutline {
    /// Every key and scalar with its meaning, in order.
    package func marks() -> [Mark] {
        guard let first = outline.root else { return [] }
        var marks: [Mark] = []
        marks.reserveCapacity(outline.nodes.count)
        walk(first, root, &marks)
        return marks
    }

    /// The depth of recursion is limited by the number of levels in an outline.
    private func walk(_ node: Int, _ schema: Schema?, _ marks: inout [Mark]) {
        switch outline[node].kind {
        case .empty: break
        case .plain, .singleQuoted, .doubleQuoted, .block, .alias:
            marks.append(Mark(node: node, meaning: schema?.scalar?.meaning ?? .text))
        case .sequence:
            let element = schema?.element(0)
            for item in outline.children(of: node) { walk(item, element, &marks) }
        case .mapping:
            let record = schema.flatMap { self.record(of: node, $0) }
            let keys = record.map { Language.keys(of: $0) } ?? []
            for key in outline.children(of: node) {
                let name = text(of: key)
                let known = keys.first { $0.key == name }
                marks.append(Mark(node: key, meaning: known == nil ? .unknownKey : .key))
                if let value = outline.value(of: key) { walk(value, known?.schema, &marks) }
            }
        }
    }

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

extension Schema {
    /// The meaning of a scalar of this type.
    fileprivate var meaning: Mark.Meaning {
        switch self {
        case .text(let form):
            switch form.use {
            case .identifier: .id
            case .color: .color
            case .image: .image
            case .link: .link
            case .prose, .timeZone, .date, .hours, .tag: .text
            }
        case .number: .number
        case .duration: .duration
        case .page: .page
        case .boolean, .onlyTrue, .choice: .word
        case .list, .tuple, .record, .variants, .either: .text
        }
    }
}

/// An item as written, possibly incomplete.
package struct WrittenItem {
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

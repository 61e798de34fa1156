package import BannerLanguage
import BannerYAML

/// The structure of a text, which may be incomplete, with the schema of each node.
///
/// Offsets are bytes of `bytes`, which has no byte order mark.
package struct Chart {
    package let bytes: [UInt8]
    package let outline: Outline
    /// The schema of the root.
    package let root: Schema

    package init(_ bytes: [UInt8], _ root: Schema) {
        self.bytes = bytes
        self.root = root
        outline = Outline(of: bytes)
    }

    /// The text of a scalar without quotes and escapes; empty for collections.
    package func text(of node: Int) -> String { outline[node].text(in: bytes) }

    /// The value of a key in a mapping; `nil` for other nodes.
    package func value(of key: String, in mapping: Int) -> Int? {
        outline.children(of: mapping).first { text(of: $0) == key }.flatMap(outline.value)
    }

    /// The value at a path of keys.
    package func value(at path: String...) -> Int? {
        path.reduce(outline.root) { node, key in node.flatMap { value(of: key, in: $0) } }
    }

    /// The items of the list at a key of the root.
    package func list(_ key: String) -> [Int] {
        guard let list = value(at: key), outline[list].kind == .sequence else { return [] }
        return Array(outline.children(of: list))
    }
}

// MARK: Schemas

extension Chart {
    /// The schema of a value or an item, or of a key's value; `nil` if unknown.
    package func schema(of node: Int) -> Schema? {
        let place = outline[node]
        switch place.role {
        case .root: return root
        case .key: return key(node)?.schema
        case .value: return place.partner >= 0 ? key(place.partner)?.schema : nil
        case .item:
            guard place.parent >= 0, let list = schema(of: place.parent) else { return nil }
            return list.element(place.ordinal)
        }
    }

    /// The schema of a key; `nil` for an unknown key.
    package func key(_ node: Int) -> KeySchema? {
        let (mapping, name) = (outline[node].parent, text(of: node))
        return mapping < 0 ? nil : record(of: mapping).flatMap { Language.keys(of: $0).first { $0.key == name } }
    }

    /// The schema of a mapping; `nil` if unknown.
    func record(of mapping: Int) -> RecordSchema? { schema(of: mapping).flatMap { record(of: mapping, $0) } }

    /// The schema of a mapping, which can depend on one of its values.
    package func record(of mapping: Int, _ schema: Schema) -> RecordSchema? {
        schema.mapping { value(of: $0, in: mapping).map(text) }
    }
}

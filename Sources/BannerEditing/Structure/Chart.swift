package import BannerLanguage
import BannerYAML

/// The structure of a text that may be half typed, together with what the language says about each of its places.
///
/// Offsets are bytes of `bytes`, which have no byte order mark.
package struct Chart {
    package let bytes: [UInt8]
    package let outline: Outline
    /// What the file can be.
    package let root: Schema

    package init(_ bytes: [UInt8], _ root: Schema) {
        self.bytes = bytes
        self.root = root
        outline = Outline(of: bytes)
    }

    /// A node's text without quotes and escapes; empty for collections.
    package func text(of node: Int) -> String { outline[node].text(in: bytes) }

    /// The value of a key in a mapping; nothing else has one.
    package func value(of key: String, in mapping: Int) -> Int? {
        outline.children(of: mapping).first { text(of: $0) == key }.flatMap(outline.value)
    }

    /// The value at a path of keys.
    package func value(at path: String...) -> Int? {
        path.reduce(outline.root) { node, key in node.flatMap { value(of: key, in: $0) } }
    }

    /// The items of the list under a key of the root.
    package func list(_ key: String) -> [Int] {
        guard let list = value(at: key), outline[list].kind == .sequence else { return [] }
        return Array(outline.children(of: list))
    }
}

// MARK: What the language says

extension Chart {
    /// What a value or an item can be; for a key, what its value can be; `nil` where the language knows nothing.
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

    /// The line of the table for a key; `nil` for one that the language does not know.
    package func key(_ node: Int) -> KeySchema? {
        let (mapping, name) = (outline[node].parent, text(of: node))
        return mapping < 0 ? nil : record(of: mapping).flatMap { Language.keys(of: $0).first { $0.key == name } }
    }

    /// What a mapping's keys can be, as far as the language knows.
    func record(of mapping: Int) -> RecordSchema? { schema(of: mapping).flatMap { record(of: mapping, $0) } }

    /// What a mapping's keys can be, which can depend on what one of them says.
    package func record(of mapping: Int, _ schema: Schema) -> RecordSchema? {
        schema.mapping { value(of: $0, in: mapping).map(text) }
    }
}

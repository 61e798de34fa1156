package import BannerLanguage
import BannerYAML

/// The structure of a text, which may be incomplete, with the schema of each node.
///
/// Offsets are bytes of `bytes`, which has no byte order mark.
package struct TypedOutline {
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

extension TypedOutline {
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
        let mapping = outline[node].parent
        let name = text(of: node)
        return mapping < 0
            ? nil : record(of: mapping).flatMap { Language.keys(of: $0).first { $0.key == name } }
    }

    /// The schema of a mapping; `nil` if unknown.
    func record(of mapping: Int) -> RecordSchema? {
        schema(of: mapping).flatMap { record(of: mapping, $0) }
    }

    /// The schema of a mapping, which can depend on one of its values.
    package func record(of mapping: Int, _ schema: Schema) -> RecordSchema? {
        schema.mapping { value(of: $0, in: mapping).map(text) }
    }

    /// The valid texts of scalars with this meaning, unique and in order; at most 50.
    ///
    /// A word with the marker of a completion is not valid.
    func usedTexts(_ meaning: Mark.Meaning, where isValid: (String) -> Bool) -> [String] {
        var texts: [String] = []
        for mark in marks() where mark.meaning == meaning && texts.count < 50 {
            let text = text(of: mark.node)
            if isValid(text), !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    /// The values of keys, and the items of their lists, besides a word that is being typed, unique
    /// and in order; at most 200.
    func texts(besides word: Int, under isWanted: (String) -> Bool) -> [(
        key: String, value: String
    )] {
        var texts: [(key: String, value: String)] = []
        for (index, node) in outline.nodes.enumerated()
        where node.isText && node.kind != .alias && node.role != .key && index != word {
            let value = node.role == .item && node.parent >= 0 ? outline[node.parent] : node
            guard value.role == .value, value.partner >= 0, value.partner != word else { continue }
            let key = text(of: value.partner)
            guard isWanted(key), texts.count < 200 else { continue }
            let text = text(of: index)
            if !text.isEmpty, !texts.contains(where: { $0 == (key, text) }) {
                texts.append((key, text))
            }
        }
        return texts
    }

    /// The names of the anchors before an offset, unique.
    func anchors(before offset: Int) -> [String] {
        guard bytes[..<offset].contains(UInt8(ascii: "&")) else { return [] }
        var names: [String] = []
        for node in outline.nodes where node.start <= offset {
            guard let range = outline.anchor(before: node, in: bytes) else { continue }
            let name = bytes[range].utf8Text
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension Schema {
    /// The schema of a list item.
    package func element(_ number: Int) -> Schema? {
        switch self {
        case .list(let element, _): element
        case .tuple(let elements): number < elements.count ? elements[number] : nil
        case .either(let short, let long): long.element(number) ?? short.element(number)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page, .record, .variants: nil
        }
    }

    /// The schema of a scalar value; `nil` if the value must be a collection.
    package var scalar: Schema? {
        switch self {
        case .either(let short, let long): short.scalar ?? long.scalar
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page: self
        case .list, .tuple, .record, .variants: nil
        }
    }

    /// The schema of a mapping value, which can depend on the value of one of its keys.
    package func mapping(_ word: (_ key: String) -> String? = { _ in nil }) -> RecordSchema? {
        switch self {
        case .record(let record): return record
        case .either(let short, let long): return long.mapping(word) ?? short.mapping(word)
        case .variants(let variants):
            let all = variants.variants
            let word = word(variants.key)
            return
                (all.first { $0.word.text == word }
                ?? all.first { $0.word.text == variants.defaultWord })?.record
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page:
            return nil
        }
    }
}

package import BannerLanguage

/// A text's structure together with what the language says about each of its places.
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
    package func text(of node: Int) -> String { ScalarText.text(of: outline.nodes[node], in: bytes) }

    /// Whether a node's text is this.
    package func isText(_ text: String, of node: Int) -> Bool {
        let place = outline.nodes[node]
        guard place.kind == .plain else { return self.text(of: node) == text }
        return bytes[place.range].elementsEqual(text.utf8)
    }

    /// The value of a key in a mapping.
    package func value(of key: String, in mapping: Int) -> Int? {
        outline.children(of: mapping).first { isText(key, of: $0) }.flatMap(outline.value)
    }

    /// The items of the list under a key of the root.
    package func list(_ key: String) -> [Int] {
        guard let root = outline.root, outline.nodes[root].kind == .mapping, let list = value(of: key, in: root),
            outline.nodes[list].kind == .sequence
        else { return [] }
        return Array(outline.children(of: list))
    }
}

// MARK: What the language says

extension Chart {
    /// What a value or an item can be; for a key, what its value can be; `nil` where the language knows nothing.
    package func schema(of node: Int) -> Schema? {
        let place = outline.nodes[node]
        switch place.role {
        case .root: return root
        case .key: return key(node)?.schema
        case .value: return place.partner >= 0 ? key(place.partner)?.schema : nil
        case .item:
            guard place.parent >= 0, let list = schema(of: place.parent) else { return nil }
            return Chart.element(of: list, place.ordinal)
        }
    }

    /// The line of the table for a key; `nil` for one that the language does not know.
    package func key(_ node: Int) -> KeySchema? {
        let mapping = outline.nodes[node].parent
        guard mapping >= 0, let schema = schema(of: mapping), let record = record(of: mapping, schema) else {
            return nil
        }
        return key(node, of: record)
    }

    /// The line of a record's table for a key.
    package func key(_ node: Int, of record: RecordSchema) -> KeySchema? {
        Language.keys(of: record).first { isText($0.key, of: node) }
    }

    /// What a mapping's keys can be, which can depend on what one of them says.
    package func record(of mapping: Int, _ schema: Schema) -> RecordSchema? {
        switch schema {
        case .record(let record): return record
        case .either(let short, let long): return record(of: mapping, long) ?? record(of: mapping, short)
        case .variants(let variants):
            let isMapping = outline.nodes[mapping].kind == .mapping
            let word = isMapping ? value(of: variants.key, in: mapping).map(text) : nil
            let all = variants.variants
            return (all.first { $0.word.text == word } ?? all.first { $0.word.text == variants.defaultWord })?.record
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: return nil
        }
    }

    /// What an item of a list can be.
    package static func element(of schema: Schema, _ number: Int) -> Schema? {
        switch schema {
        case .list(let element, _): element
        case .tuple(let elements): number < elements.count ? elements[number] : nil
        case .either(let short, let long): element(of: long, number) ?? element(of: short, number)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page, .record, .variants: nil
        }
    }

    /// What a value without brackets and keys can be.
    package static func scalar(of schema: Schema) -> Schema? {
        switch schema {
        case .either(let short, let long): scalar(of: short) ?? scalar(of: long)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page: schema
        case .list, .tuple, .record, .variants: nil
        }
    }
}

extension Chart {
    /// The scalars with this meaning, each text once, in order of their first place; at most 50.
    ///
    /// A half-typed one is not to be offered.
    func usedTexts(_ meaning: Mark.Meaning, where isPlausible: (String) -> Bool) -> [String] {
        var seen: Set<String> = []
        var texts: [String] = []
        for mark in marks() where mark.meaning == meaning && texts.count < 50 {
            let text = text(of: mark.node)
            if isPlausible(text), seen.insert(text).inserted { texts.append(text) }
        }
        return texts
    }

    /// The texts of keys with certain names, each once, in order: a key's value, or the entries of its list.
    func texts(under isWanted: (ArraySlice<UInt8>) -> Bool) -> [(key: String, value: String)] {
        let nodes = outline.nodes
        var texts: [(key: String, value: String)] = []
        for (index, node) in nodes.enumerated() where node.isText && node.kind != .alias && node.role != .key {
            let value = node.role == .item && node.parent >= 0 ? nodes[node.parent] : node
            guard value.role == .value, value.partner >= 0 else { continue }
            let (name, quote) = (nodes[value.partner], nodes[value.partner].kind == .plain ? 0 : 1)
            guard isWanted(bytes[name.range].dropFirst(quote).dropLast(quote)), texts.count < 200 else { continue }
            let (key, text) = (text(of: value.partner), text(of: index))
            if !text.isEmpty, !texts.contains(where: { $0.key == key && $0.value == text }) {
                texts.append((key, text))
            }
        }
        return texts
    }

    /// The names of the anchors before an offset, each once.
    func anchors(before offset: Int) -> [String] {
        guard bytes[..<offset].contains(UInt8(ascii: "&")) else { return [] }
        var names: [String] = []
        for node in outline.nodes where node.start <= offset {
            guard let range = outline.anchor(before: node, in: bytes) else { continue }
            let name = String(decoding: bytes[range], as: UTF8.self)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

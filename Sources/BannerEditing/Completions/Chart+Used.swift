extension Chart {
    /// The texts of scalars with this meaning, unique and in order; at most 50.
    ///
    /// `isPlausible` rejects a text that is still being typed.
    func usedTexts(_ meaning: Mark.Meaning, where isPlausible: (String) -> Bool) -> [String] {
        var texts: [String] = []
        for mark in marks() where mark.meaning == meaning && texts.count < 50 {
            let text = text(of: mark.node)
            if isPlausible(text), !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    /// The values of keys, and the items of their lists, unique and in order; at most 200.
    func texts(under isWanted: (String) -> Bool) -> [(key: String, value: String)] {
        var texts: [(key: String, value: String)] = []
        for (index, node) in outline.nodes.enumerated() where node.isText && node.kind != .alias && node.role != .key {
            let value = node.role == .item && node.parent >= 0 ? outline[node.parent] : node
            guard value.role == .value, value.partner >= 0 else { continue }
            let key = text(of: value.partner)
            guard isWanted(key), texts.count < 200 else { continue }
            let text = text(of: index)
            if !text.isEmpty, !texts.contains(where: { $0 == (key, text) }) { texts.append((key, text)) }
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

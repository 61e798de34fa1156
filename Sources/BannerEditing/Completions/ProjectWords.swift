package import BannerCalendar

/// What is known besides a text: the other banners of its project, the pictures beside it, and the day.
package struct ProjectWords {
    /// The tags of other banners, and what they write for keys of their own, which begin with `x-`.
    package var values: () -> [(key: String, value: String)] = { [] }
    /// The folders below a folder, which end with `/`, and then its pictures with their sizes in bytes.
    package var pictures: (_ folder: String) -> [(name: String, size: Int?)] = { _ in [] }
    /// The day on which the text is written, which only an editor knows.
    package var today: () -> Day? = { nil }

    package init() {}

    /// The endings of pictures that every browser shows.
    package static let pictureEndings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"]

    /// Whether a path is that of a picture that a browser shows.
    package static func isPicture(_ path: String) -> Bool {
        let name = path.lowercased()
        return pictureEndings.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
    }
}

extension WrittenText {
    /// The texts of keys with certain names, each once, in order: a key's value, or the entries of its list.
    package func texts(under isWanted: (ArraySlice<UInt8>) -> Bool) -> [(key: String, value: String)] {
        let chart = chart
        let nodes = chart.outline.nodes
        var texts: [(key: String, value: String)] = []
        for (index, node) in nodes.enumerated() where node.isText && node.kind != .alias && node.role != .key {
            let value = node.role == .item && node.parent >= 0 ? nodes[node.parent] : node
            guard value.role == .value, value.partner >= 0 else { continue }
            let (name, quote) = (nodes[value.partner], nodes[value.partner].kind == .plain ? 0 : 1)
            guard isWanted(bytes[name.range].dropFirst(quote).dropLast(quote)), texts.count < 200 else { continue }
            let (key, text) = (chart.text(of: value.partner), chart.text(of: index))
            if !text.isEmpty, !texts.contains(where: { $0.key == key && $0.value == text }) {
                texts.append((key, text))
            }
        }
        return texts
    }

    /// The names of the anchors before an offset, each once.
    func anchors(before offset: Int) -> [String] {
        guard bytes[..<offset].contains(UInt8(ascii: "&")) else { return [] }
        let outline = outline
        var names: [String] = []
        for node in outline.nodes where node.start <= offset {
            guard let range = outline.anchor(before: node, in: bytes) else { continue }
            let name = String(decoding: bytes[range], as: UTF8.self)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

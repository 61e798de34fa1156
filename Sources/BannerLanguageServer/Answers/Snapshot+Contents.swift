import BannerKit
import BannerRules
import BannerYAML

extension Snapshot {
    /// An item as far as it is written.
    struct ItemText {
        let page: Int
        /// The node of the item, and of its id.
        let node: Int
        let idNode: Int?
        let id: String
        let title: String?
    }

    /// The items in order of page.
    var writtenItems: [ItemText] {
        guard kind == .banner else { return [] }
        let chart = chart
        return chart.list("items").enumerated().map { page, node in
            let isMapping = chart.outline.nodes[node].kind == .mapping
            let idNode = isMapping ? chart.value(of: "id", in: node) : node
            let title = isMapping ? chart.value(of: "title", in: node) : nil
            return ItemText(
                page: page, node: node, idNode: idNode, id: idNode.map(chart.text) ?? "", title: title.map(chart.text))
        }
    }

    /// The scalars with this meaning, each text once, in order of their first place; at most 50.
    func usedTexts(_ meaning: Mark.Meaning) -> [String] {
        var seen: Set<String> = []
        var texts: [String] = []
        for mark in marks where mark.meaning == meaning && texts.count < 50 {
            let text = chart.text(of: mark.node)
            if isPlausible(text, meaning), seen.insert(text).inserted { texts.append(text) }
        }
        return texts
    }

    /// Whether a text is what it should be; a half-typed one is not to be offered.
    private func isPlausible(_ text: String, _ meaning: Mark.Meaning) -> Bool {
        switch meaning {
        case .duration: DurationText.isDuration(text)
        case .color: Banner.Color(hex: Array(text.utf8).span) != nil
        case .key, .unknownKey, .id, .page, .image, .link, .number, .word, .text: !text.isEmpty
        }
    }
}

extension DurationText {
    /// Whether a text is a duration with a unit.
    fileprivate static func isDuration(_ text: String) -> Bool {
        guard text.utf8.last.map({ $0 > UInt8(ascii: "9") }) ?? false else { return false }
        return (try? DurationText.read(text)) != nil
    }
}

import BannerEditing

extension Snapshot {
    /// The images, links and schemas that the file names.
    package func links() -> Capped<Link> {
        var links = schemaLinks
        for mark in marks {
            let text: String
            switch mark.meaning {
            case .image, .link: text = chart.text(of: mark.node)
            case .key, .unknownKey, .id, .page, .color, .duration, .number, .word, .text: continue
            }
            guard !text.isEmpty else { continue }
            let range = outline.nodes[mark.node].range
            let isAddress = text.utf8.contains(UInt8(ascii: ":"))
            if mark.meaning == .image {
                links.append(
                    Link(range: range, target: isAddress ? .address(text) : .path(text), tooltip: "Open the image"))
            } else if isAddress {
                links.append(Link(range: range, target: .address(text), tooltip: "Open the link"))
            }
        }
        return Capped(
            elements: Array(links.prefix(Snapshot.markLimit)), omitted: max(0, links.count - Snapshot.markLimit))
    }

    /// The schemas of comments such as `# yaml-language-server: $schema=../banner.schema.json`.
    private var schemaLinks: [Link] {
        let mark = Array("$schema=".utf8)
        return outline.comments.compactMap { comment in
            let text = bytes[comment]
            guard text.contains(UInt8(ascii: "$")), let dollar = text.firstIndex(of: UInt8(ascii: "$")),
                text[dollar...].starts(with: mark)
            else { return nil }
            let start = dollar + mark.count
            let end = text[start...].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? text.endIndex
            guard start < end else { return nil }
            let target = String(decoding: text[start..<end], as: UTF8.self)
            let isAddress = target.hasPrefix("http://") || target.hasPrefix("https://")
            return Link(
                range: start..<end, target: isAddress ? .address(target) : .path(target), tooltip: "Open the schema")
        }
    }
}

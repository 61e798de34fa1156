import BannerEditing
import BannerRules

extension Snapshot {
    /// The images, links and schemas that the file names.
    package func links() -> Capped<Link> {
        var links = schemaLinks
        for mark in marks {
            let target: Link.Target?
            switch mark.meaning {
            case .image: target = Snapshot.imageTarget(chart.text(of: mark.node))
            case .link: target = Snapshot.address(chart.text(of: mark.node))
            case .key, .unknownKey, .id, .page, .color, .duration, .number, .word, .text: continue
            }
            guard let target else { continue }
            links.append(
                Link(
                    range: outline.nodes[mark.node].range, target: target,
                    tooltip: mark.meaning == .image ? "Open the image" : "Open the link"))
        }
        return Capped(
            elements: Array(links.prefix(Snapshot.markLimit)), omitted: max(0, links.count - Snapshot.markLimit))
    }

    /// An address that opens a page, a mail or a telephone; an app's own scheme could be a command of the editor.
    private static func address(_ text: String) -> Link.Target? {
        let isOpened = ["https:", "http:", "mailto:", "tel:"].contains(where: text.hasPrefix)
        return isOpened && LinkText.fault(in: Array(text.utf8)[...]) == nil ? .address(text) : nil
    }

    /// A picture on the web, or one in the file's folder or below it: another file could be a program.
    private static func imageTarget(_ text: String) -> Link.Target? {
        guard ImageText.fault(in: Array(text.utf8)[...]) == nil else { return nil }
        if text.hasPrefix("https:") { return .address(text) }
        let name = text.lowercased()
        let isPicture = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"].contains(where: name.hasSuffix)
        return isPicture ? .path(text) : nil
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
            let address = Snapshot.address(target)
            let isPath = target.hasSuffix(".json") && !target.contains(":")
            guard let target = address ?? (isPath ? .path(target) : nil) else { return nil }
            return Link(range: start..<end, target: target, tooltip: "Open the schema")
        }
    }
}

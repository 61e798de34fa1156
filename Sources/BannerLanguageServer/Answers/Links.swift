extension Snapshot {
    /// The images, links and schemas that the file names.
    func links() -> [Link] {
        let links = marks.compactMap { mark -> Link? in
            guard mark.meaning == .image || mark.meaning == .link else { return nil }
            let (text, isImage) = (chart.text(of: mark.node), mark.meaning == .image)
            guard let target = isImage ? Snapshot.imageTarget(text) : Snapshot.address(text) else { return nil }
            let tooltip = isImage ? "Open the image" : "Open the link"
            return Link(range: outline.nodes[mark.node].range, target: target, tooltip: tooltip)
        }
        return Array((schemaLinks + links).prefix(Snapshot.markLimit))
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
        return ProjectWords.isPicture(text) ? .path(text) : nil
    }

    /// The schemas of comments such as `# yaml-language-server: $schema=../banner.schema.json`.
    private var schemaLinks: [Link] {
        let mark = Array("$schema=".utf8)
        return outline.comments.compactMap { comment in
            let text = bytes[comment]
            guard let dollar = text.firstIndex(of: UInt8(ascii: "$")), text[dollar...].starts(with: mark) else {
                return nil
            }
            let written = text[(dollar + mark.count)...].prefix { $0 != 0x20 && $0 != 0x09 }
            guard !written.isEmpty else { return nil }
            let target = String(decoding: written, as: UTF8.self)
            let isPath = target.hasSuffix(".json") && !target.contains(":")
            return (Snapshot.address(target) ?? (isPath ? .path(target) : nil)).map {
                Link(range: written.startIndex..<written.endIndex, target: $0, tooltip: "Open the schema")
            }
        }
    }
}

extension Snapshot {
    /// The links of images, items and schemas in the file.
    func links() -> [Link] {
        let links = marks.compactMap { mark -> Link? in
            guard mark.meaning == .image || mark.meaning == .link else { return nil }
            let text = typedOutline.text(of: mark.node)
            let isImage = mark.meaning == .image
            // Only web images, and image files below the file's folder: another file could be a
            // program.
            let isPath = isImage && !text.hasPrefix("https:")
            let isOpened =
                isImage
                ? ImageText.fault(in: Array(text.utf8)[...]) == nil
                    && (!isPath || Snapshot.isPicture(text) && !text.hasPrefix("/"))
                : Snapshot.isAddress(text)
            guard isOpened else { return nil }
            let tooltip = isImage ? "Open the image" : "Open the link"
            return (outline[mark.node].range, text, isPath, tooltip)
        }
        return Array((schemaLinks + links).prefix(Snapshot.markLimit))
    }

    /// Whether the path has the extension of a web image format.
    private static func isPicture(_ path: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"].contains {
            path.utf8.count > $0.utf8.count && path.lowercased().hasSuffix($0)
        }
    }

    /// Whether the URL opens a web page, mail or telephone; other schemes could run an editor's
    /// command.
    private static func isAddress(_ text: String) -> Bool {
        ["https:", "http:", "mailto:", "tel:"].contains(where: text.hasPrefix)
            && LinkText.fault(in: Array(text.utf8)[...]) == nil
    }

    /// The links of comments such as `# yaml-language-server: $schema=../banner.schema.json`.
    private var schemaLinks: [Link] {
        let mark = Array("$schema=".utf8)
        return outline.comments.compactMap { comment -> Link? in
            let text = bytes[comment].drop { $0 != "$" }
            let written = text.dropFirst(mark.count).prefix { !$0.isSpaceOrTab }
            let target = written.utf8Text
            let isPath = target.hasSuffix(".json") && !target.contains(":")
            guard text.starts(with: mark), isPath || Snapshot.isAddress(target) else { return nil }
            return (written.indices, target, isPath, "Open the schema")
        }
    }
}

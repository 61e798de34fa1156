/// The playground: a page in which one writes a banner and sees what is wrong with it, and the banner, while one types.
///
/// It holds the checker and the engine; the banner is shown by the script of its own page, in a frame.
package enum PlaygroundPage {
    /// The playground's file beside the pages of a gallery.
    package static let name = "playground.html"

    /// A playground that starts with the first of these banners and offers the others; with an empty text if there is none.
    ///
    /// Besides those of the examples it has these pictures, as `data:` URLs by the paths that banners say.
    package static func html(
        examples: [(name: String, text: String)], pictures: [String: String] = [:]
    ) -> [UInt8] {
        var all = pictures
        for (name, text) in PageParts.examples where name.hasPrefix("pictures/") && all[name] == nil {
            all[name] = "data:image/svg+xml;base64,\(Base64.text(Array(text.utf8)))"
        }
        let images = JSON.object(all.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        let texts = JSON.array(examples.map { ["name": .string($0.name), "text": .string($0.text)] })
        return PageDocument(
            .playground, title: "Playground", body: PageParts.playground.filled(),
            data: [
                ("examples", texts.line), ("pictures", images.line), ("frame", frame.line),
                ("worker", PageParts.workerScript.quotedAsJSON), ("checker", "\"\(PageParts.checker)\""),
                PageDocument.engine,
            ]
        ).bytes
    }

    /// What the frame is made of, besides the banner: what every banner's page has in common.
    private static var frame: JSON {
        let body = Template("frame.html").filled([
            "buttons": PageMarkup.tools(), "theatre": PageMarkup.theatre(label: "\"Banner\""),
            "panels": PageMarkup.panels(""),
        ])
        let kind = PageKind.banner
        return ["style": .string(kind.style), "script": .string(kind.script), "body": .string(body)]
    }
}

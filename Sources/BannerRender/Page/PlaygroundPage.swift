/// The playground: a page to edit a banner, with findings and a preview while typing.
///
/// It contains the checker and the engine. The preview is a banner's page in a frame.
package enum PlaygroundPage {
    /// The file name beside a gallery.
    package static let name = "playground.html"

    /// A playground with examples; it opens the first one, or an empty text.
    ///
    /// `pictures` are `data:` URLs by path, in addition to the pictures of the examples.
    package static func html(
        examples: [(name: String, text: String)], pictures: [String: String] = [:]
    ) -> [UInt8] {
        var all = pictures
        for (name, text) in PageParts.examples where name.hasPrefix("pictures/") && all[name] == nil
        {
            all[name] = "data:image/svg+xml;base64,\(Base64.text(Array(text.utf8)))"
        }
        let images = JSON.object(all.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        let texts = JSON.array(
            examples.map { ["name": .string($0.name), "text": .string($0.text)] })
        return PageDocument(
            .playground, title: "Playground", body: PageParts.playground.filled(),
            data: [
                ("examples", texts.line), ("pictures", images.line), ("frame", frame.line),
                ("worker", PageParts.workerScript.quotedAsJSON),
                ("checker", "\"\(PageParts.checker)\""),
                PageDocument.engine,
            ]
        ).bytes
    }

    /// The parts of the framed page that do not depend on the banner.
    private static var frame: JSON {
        let body = Template("frame.html").filled([
            "buttons": PageMarkup.tools(), "theatre": PageMarkup.theatre(label: "\"Banner\""),
            "panels": PageMarkup.panels(""),
        ])
        let kind = PageKind.banner
        return [
            "style": .string(kind.style), "script": .string(kind.script), "body": .string(body),
        ]
    }
}

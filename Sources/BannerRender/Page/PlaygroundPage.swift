/// The playground: a page in which one writes a banner and sees what is wrong with it, and the banner, while one types.
///
/// It holds the checker and the engine; the banner is shown by the script of its own page, in a frame.
package struct PlaygroundPage: Sendable {
    /// The playground's file beside the pages of a gallery.
    package static let name = "playground.html"

    private let examples: [(name: String, text: String)]

    private let pictures: [String: String]

    /// A playground that starts with the first of these banners and offers the others; with an empty text if there is none.
    ///
    /// Besides those of the examples it has these pictures, as `data:` URLs by the paths that banners say.
    package init(examples: [(name: String, text: String)], pictures: [String: String] = [:]) {
        (self.examples, self.pictures) = (examples, pictures)
    }

    /// The page.
    package var html: [UInt8] {
        PageDocument(
            title: "Playground – bannerkit", kind: "playground", style: PageParts.playgroundStyle,
            script: PageParts.playgroundScript, body: PageParts.playground.filled(),
            data: [
                (id: "examples", json: exampleData), (id: "pictures", json: pictureData),
                (id: "frame", json: PlaygroundPage.frame.line),
                (id: "worker", json: PageParts.workerScript.quotedAsJSON),
                (id: "checker", json: "\"\(PageParts.checker)\""), PageDocument.engine,
            ], showsPages: true
        ).bytes
    }

    private var exampleData: String {
        JSON.array(examples.map { ["name": .string($0.name), "text": .string($0.text)] }).line
    }

    private var pictureData: String {
        var all = pictures
        for (name, text) in PageParts.examples where name.hasPrefix("pictures/") && all[name] == nil {
            all[name] = "data:image/svg+xml;base64,\(Base64.text(Array(text.utf8)))"
        }
        return JSON.object(all.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }).line
    }

    /// What the frame is made of, besides the banner: what every banner's page has in common.
    private static var frame: JSON {
        let body = """
            <main>
            <header class="top"><div class="side">\(PageMarkup.tools())</div></header>
            \(PageMarkup.theatre(label: "\"Banner\""))
            \(PageMarkup.panels(""))
            </main>
            """
        return [
            "style": .string(PageParts.pageStyle), "script": .string(PageParts.pageScript), "body": .string(body),
        ]
    }
}

/// The playground: a page in which one writes a banner and sees what is wrong with it, and the banner, while one types.
///
/// It holds the checker and the engine; the banner is shown by the script of its own page, in a frame.
package struct PlaygroundPage: Sendable {
    private let examples: [(name: String, text: String)]

    /// A playground that starts with the first of these banners and offers the others; with an empty text if there is none.
    package init(examples: [(name: String, text: String)]) { self.examples = examples }

    /// The page.
    package var html: [UInt8] {
        PageDocument(
            title: "Playground – bannerkit", kind: "playground", style: PageParts.playgroundStyle,
            script: PageParts.playgroundScript, body: PageParts.playground.filled(),
            data: [
                (id: "examples", json: exampleData), (id: "frame", json: PlaygroundPage.frame.bytes),
                (id: "worker", json: PageJSON(text: PageParts.workerScript).bytes),
                (id: "checker", json: Array("\"\(PageParts.checker)\"".utf8)), PageDocument.engine,
            ], showsPages: true
        ).bytes
    }

    private var exampleData: [UInt8] {
        let values = examples.map { ["name": PageJSON(text: $0.name), "text": PageJSON(text: $0.text)] as PageJSON }
        return PageJSON(list: values).bytes
    }

    /// What the frame is made of, besides the banner: what every banner's page has in common.
    private static var frame: PageJSON {
        let body = """
            <main>
            <header class="top"><div class="side">\(PageMarkup.tools)</div></header>
            \(PageMarkup.theatre(label: "\"Banner\""))
            \(PageMarkup.panels(""))
            </main>
            """
        return [
            "style": PageJSON(text: PageParts.pageStyle), "script": PageJSON(text: PageParts.pageScript),
            "body": PageJSON(text: body),
        ]
    }
}

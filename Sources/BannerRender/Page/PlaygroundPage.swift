import BannerDiagnostics
import BannerKit

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
                (id: "examples", json: exampleData), (id: "frame", json: PlaygroundPage.frame),
                (id: "worker", json: PlaygroundPage.text(PageParts.workerScript)),
                (id: "checker", json: Array("\"\(PageParts.checker)\"".utf8)), PageDocument.engine,
            ], showsPages: true
        ).bytes
    }

    private var exampleData: [UInt8] {
        let values = examples.map { ["name": .string($0.name), "text": .string($0.text)] as JSON }
        return Array(JSON.array(values).line.utf8)
    }

    /// What the frame is made of, besides the banner: what every banner's page has in common.
    private static var frame: [UInt8] {
        var json = Array("{\"style\":".utf8)
        json.append(jsonString: PageParts.pageStyle)
        json.append(",\"script\":")
        json.append(jsonString: PageParts.pageScript)
        json.append(",\"body\":")
        json.append(
            jsonString: """
                <main>
                <button id="theme" type="button" hidden><span></span></button>
                \(PageMarkup.theatre(label: "\"Banner\""))
                \(PageMarkup.panels(""))
                \(PageMarkup.footer)
                </main>
                """)
        json.append("}")
        return json
    }

    private static func text(_ text: String) -> [UInt8] {
        var json: [UInt8] = []
        json.append(jsonString: text)
        return json
    }
}

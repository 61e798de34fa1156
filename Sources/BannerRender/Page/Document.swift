import BannerPicture
import BannerReport

/// A page as HTML under a strict policy: nothing is loaded from elsewhere, and only the page's own script and style
/// run.
///
/// The author's text is in the data, which contains no `<`, or escaped in the markup.
struct PageDocument {
    private(set) var bytes: [UInt8] = []
    private let style: String
    private let script: String

    /// A page with this title that contains `data` islands by their ids; `follows` allows it to load a script next to
    /// it.
    init(
        title: String, kind: String, attributes: String = "", style: String, script: String, body: String,
        data: [(id: String, json: [UInt8])], follows: Bool = false
    ) {
        self.style = style
        self.script = script
        let sources = "'sha256-\(PageDocument.hash(script))' 'wasm-unsafe-eval'\(follows ? " 'self' file:" : "")"
        bytes.append(
            """
            <!DOCTYPE html>
            <html lang="en"\(attributes)>
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src \(sources); \
            style-src 'sha256-\(PageDocument.hash(style))'; img-src data:; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>\(XMLText.content(title))</title>
            <link rel="icon" href="data:,">
            <style>\(style)</style>
            </head>
            <body data-page="\(kind)">
            \(body)

            """)
        for island in [PageDocument.constants] + data {
            bytes.append("<script type=\"application/json\" id=\"\(island.id)\">")
            for byte in island.json {
                if byte == UInt8(ascii: "<") { bytes.append("\\u003c") } else { bytes.append(byte) }
            }
            bytes.append("</script>\n")
        }
        bytes.append("<script>\(script)</script>\n</body>\n</html>\n")
    }

    /// The data island that contains the engine.
    static let engine = (id: "engine", json: Array("\"\(EngineModule.base64)\"".utf8))

    /// The data island that every page's script reads first.
    private static let constants = (id: "constants", json: PageConstants.json)

    private static func hash(_ text: String) -> String {
        text == PageParts.pageScript
            ? pageScriptHash : text == PageParts.galleryScript ? galleryScriptHash : SHA256.base64(text)
    }

    private static let pageScriptHash = SHA256.base64(PageParts.pageScript)
    private static let galleryScriptHash = SHA256.base64(PageParts.galleryScript)
}

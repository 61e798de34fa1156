/// A page as HTML under a strict policy: nothing is loaded from elsewhere, and only the page's own script and style
/// run.
///
/// The author's text is in the data, which contains no `<`, or escaped in the markup.
struct PageDocument {
    private static let template = Template("page.html")
    private(set) var bytes: [UInt8] = []

    /// A page with this title that contains `data` islands by their ids; `follows` allows it to load a script next to
    /// it, and with `shared` its own script and style are files next to it, and with `showsPages` it shows banners' pages
    /// in frames and has a worker.
    init(
        title: String, kind: String, attributes: String = "", style: String, script: String, body: String,
        data: [(id: String, json: String)], follows: Bool = false, shared: SharedParts? = nil,
        showsPages: Bool = false
    ) {
        let beside = "'self' file:"
        let own = shared == nil ? "'sha256-\(PageDocument.hash(script))' " : ""
        // The frames of a page have its policy, so it also allows what runs in them.
        let framed = showsPages ? "'sha256-\(PageDocument.pageScriptHash)' " : ""
        let sources = "\(own)\(framed)'wasm-unsafe-eval'\(follows || shared != nil ? " \(beside)" : "")"
        var styles = shared == nil ? "'sha256-\(PageDocument.hash(style))'" : beside
        if showsPages { styles += " 'sha256-\(PageDocument.hash(PageParts.pageStyle))'" }
        let head = [
            "attributes": attributes, "mark": PageMark.ofPage, "scripts": sources, "styles": styles,
            "workers": showsPages ? "worker-src blob:; " : "", "title": XMLText.content(title), "kind": kind,
            "style": shared.map { "<link rel=\"stylesheet\" href=\"\($0.style)\">" } ?? "<style>\(style)</style>",
            "body": body,
        ]
        bytes.append(PageDocument.template.filled(head))
        for island in [PageDocument.constants] + data {
            bytes.append("<script type=\"application/json\" id=\"\(island.id)\">")
            for byte in island.json.utf8 {
                if byte == UInt8(ascii: "<") { bytes.append("\\u003c") } else { bytes.append(byte) }
            }
            bytes.append("</script>\n")
        }
        bytes.append(shared.map { "<script src=\"\($0.script)\"></script>" } ?? "<script>\(script)</script>")
        bytes.append("\n</body>\n</html>\n")
    }

    /// The data island that contains the engine.
    static let engine = (id: "engine", json: "\"\(PageParts.engine)\"")

    /// The data island that every page's script reads first.
    private static let constants = (id: "constants", json: PageConstants.json.line)

    private static func hash(_ text: String) -> String {
        text == PageParts.pageScript
            ? pageScriptHash : text == PageParts.galleryScript ? galleryScriptHash : SHA256.base64(Array(text.utf8))
    }

    private static let pageScriptHash = SHA256.base64(Array(PageParts.pageScript.utf8))
    private static let galleryScriptHash = SHA256.base64(Array(PageParts.galleryScript.utf8))
}

/// A page as HTML under a strict policy: nothing is loaded from elsewhere, and only the page's own script and style
/// run.
///
/// The author's text is in the data, which contains no `<`, or escaped in the markup.
struct PageDocument {
    private(set) var bytes: [UInt8] = []

    /// Data by the id of its element.
    typealias Island = (id: String, json: String)

    /// A page with this title that contains `data` islands, without those that are `nil`; one that `follows` a script beside
    /// it is allowed to load that, and with `shared` its own script and style are files beside it.
    init(
        _ kind: PageKind, title: String, attributes: String = "", body: String, data: [Island?] = [],
        follows: Bool = false, shared: SharedParts? = nil
    ) {
        let beside = "'self' file:"
        func hash(_ text: String) -> String { "'sha256-\(SHA256.base64(Array(text.utf8)))'" }
        let own = shared == nil ? hash(kind.script) + " " : ""
        // The playground shows a banner's page in a frame, which has its policy, and has a worker.
        let framed = kind.word == PageKind.playground.word ? PageKind.banner : nil
        let inFrame = framed.map { hash($0.script) + " " } ?? ""
        let ownStyle = shared == nil ? hash(kind.style) : beside
        let head = [
            "attributes": attributes, "mark": PageMark.ofPage,
            "scripts": "\(own)\(inFrame)'wasm-unsafe-eval'\(follows || shared != nil ? " \(beside)" : "")",
            "styles": ownStyle + (framed.map { " " + hash($0.style) } ?? ""),
            "workers": framed == nil ? "" : "worker-src blob:; ", "title": XMLText.content("\(title) – bannerkit"),
            "kind": kind.word, "body": body,
            "style": shared.map { "<link rel=\"stylesheet\" href=\"\($0.style)\">" } ?? "<style>\(kind.style)</style>",
        ]
        bytes.append(PageDocument.page.filled(head))
        for case let island? in [PageDocument.constants] + data {
            bytes.append("<script type=\"application/json\" id=\"\(island.id)\">")
            let json = Array(island.json.utf8)
            if json.contains(0x3C) {
                for byte in json { byte == 0x3C ? bytes.append("\\u003c") : bytes.append(byte) }
            } else {
                bytes += json
            }
            bytes.append("</script>\n")
        }
        bytes.append(shared.map { "<script src=\"\($0.script)\"></script>" } ?? "<script>\(kind.script)</script>")
        bytes.append("\n</body>\n</html>\n")
    }

    private static let page = Template("page.html")

    private static let constants: Island = ("constants", PageConstants.json.line)

    /// The data island that contains the engine.
    static let engine: Island = ("engine", "\"\(PageParts.engine)\"")
}

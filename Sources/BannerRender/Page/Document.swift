/// An HTML document with a strict content security policy: no external resources, and no scripts or
/// styles but its own.
///
/// The author's text is either in data islands, where `<` is escaped, or escaped in the markup.
struct PageDocument {
    private(set) var bytes: [UInt8] = []

    /// A JSON data island, with the id of its element.
    typealias Island = (id: String, json: String)

    /// Assembles a page.
    ///
    /// `follows` permits the notification script beside it. With `shared`, script and style are
    /// files beside it.
    init(
        _ kind: PageKind, title: String, attributes: String = "", body: String, data: [Island?] = [],
        follows: Bool = false, shared: SharedParts? = nil
    ) {
        let beside = "'self' file:"
        func hash(_ text: String) -> String { "'sha256-\(SHA256.base64(Array(text.utf8)))'" }
        let own = shared == nil ? hash(kind.script) + " " : ""
        // A frame inherits the playground's policy, which therefore includes the hashes of a
        // banner's page, and permits a worker.
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

    /// The data island with the engine.
    static let engine: Island = ("engine", "\"\(PageParts.engine)\"")
}

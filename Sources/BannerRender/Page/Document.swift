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
        _ kind: PageKind, title: String, attributes: String = "", body: String,
        data: [Island?] = [],
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
            "scripts":
                "\(own)\(inFrame)'wasm-unsafe-eval'\(follows || shared != nil ? " \(beside)" : "")",
            "styles": ownStyle + (framed.map { " " + hash($0.style) } ?? ""),
            "workers": framed == nil ? "" : "worker-src blob:; ",
            "title": XMLText.content("\(title) – bannerkit"),
            "kind": kind.word, "body": body,
            "style": shared.map { "<link rel=\"stylesheet\" href=\"\($0.style)\">" }
                ?? "<style>\(kind.style)</style>",
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
        bytes.append(
            shared.map { "<script src=\"\($0.script)\"></script>" }
                ?? "<script>\(kind.script)</script>")
        bytes.append("\n</body>\n</html>\n")
    }

    private static let page = Template("page.html")

    private static let constants: Island = ("constants", PageConstants.json.line)

    /// The data island with the engine.
    static let engine: Island = ("engine", "\"\(PageParts.engine)\"")
}

/// The parts of pages that are the same for all banners.
enum PageMarkup {
    /// The parts that any template can include, by slot name.
    static let shared = Dictionary(
        uniqueKeysWithValues: PageParts.texts(in: "shared/").map { name, text in
            (String(name.dropLast(".html".count)), Template(text.utf8).filled())
        })

    /// The player: the banner, its controls, and the timeline.
    ///
    /// `label` is its name as a quoted attribute value.
    static func theatre(label: String) -> String { PageParts.theatre.filled(["label": label]) }

    /// The panels of events and exposure, with the findings.
    static func panels(_ findings: String) -> String {
        PageParts.panels.filled(["findings": findings])
    }

    /// The theme button.
    static let theme = shared["theme"] ?? ""

    /// The link to the playground; a script adds the banner's text to its URL.
    static let edit =
        """
        <a class=\"button small live\" id=\"edit\" href=\"\(PlaygroundPage.name)\" hidden>Edit</a>\n
        """

    /// The toolbar of a banner's page.
    static func tools(_ edit: String = "") -> String {
        Template("tools.html").filled(["edit": edit])
    }

    private static let page = Template("main.html")

    /// The main element with its header; `facts` and `about` are HTML, and `back` links to the
    /// index.
    static func main(
        _ name: String, facts: String, about: String? = nil,
        back: (page: String, words: String)? = nil,
        _ content: String, shared: SharedParts? = nil, tools: String = theme
    ) -> String {
        let back = back.map { page, words in
            "<a class=\"button small back\" href=\(XMLText.attribute(page))>\(words)</a> "
        }
        return page.filled([
            "alone": shared?.alone ?? "", "name": XMLText.content(name), "facts": facts,
            "about": about.map { $0 + "\n" } ?? "", "back": back ?? "", "tools": tools,
            "content": content,
        ])
    }
}

/// A text with slots, `{{name}}`; a `\` at the end of a line joins it with the next one.
package struct Template {
    /// The slots, each with the text before it.
    private var slots: [(text: String, name: String)] = []
    private let end: String

    /// Parses a file of `Sources/CBannerParts/Texts`.
    package init(_ file: String) { self.init(PageParts.text(file).utf8) }

    init(_ bytes: some Sequence<UInt8>) {
        var rest = Array(bytes)[...]
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == "\\", rest.first == "\n" {
                rest = rest.dropFirst()
            } else if byte == "{", rest.first == byte {
                let name = rest.dropFirst().prefix { $0 != "}" }
                slots.append((text.utf8Text, name.utf8Text))
                rest = rest[name.endIndex...].dropFirst(2)
                text = []
            } else {
                text.append(byte)
            }
        }
        end = text.utf8Text
    }

    /// Fills the slots.
    ///
    /// In page markup the values are HTML, and shared parts such as icons are filled automatically.
    package func filled(_ words: [String: String] = [:]) -> String {
        slots.reduce(into: "") { html, slot in
            html += slot.text
            html += words[slot.name] ?? PageMarkup.shared[slot.name] ?? ""
        } + end
    }
}

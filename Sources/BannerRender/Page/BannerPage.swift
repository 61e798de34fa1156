/// The page of one banner: a self-contained HTML file that runs the engine.
package struct BannerPage {
    private let source: PageSource
    private let gallery: String?
    private let shared: SharedParts?
    private let watch: Watch?
    private let text: String?

    /// The settings of a page that reloads when it is rewritten.
    package struct Watch {
        /// The data island for the script.
        let island: PageDocument.Island

        /// The file name of the notification script beside the page, and the version of this page.
        package init(file: String, mark: String) {
            let json: JSON = ["file": .string(file), "mark": .string(mark)]
            island = (id: "watch", json: json.line)
        }
    }

    /// The page of a banner file.
    ///
    /// `gallery` is the name of the index page. `shared` are the parts in files beside the page.
    /// With `text`, the page links to the playground.
    package init(
        _ source: PageSource, gallery: String? = nil, shared: SharedParts? = nil,
        watch: Watch? = nil,
        text: String? = nil
    ) {
        self.source = source
        self.text = text
        self.gallery = gallery
        self.shared = shared
        self.watch = watch
    }

    /// The HTML document.
    package var html: [UInt8] {
        let data: [PageDocument.Island?] = [
            ("banner", source.data().line),
            source.banner != nil && shared == nil ? PageDocument.engine : nil,
            watch?.island, text.map { ("text", $0.quotedAsJSON) },
        ]
        return PageDocument(
            .banner, title: source.name, attributes: source.paper, body: body, data: data,
            follows: watch != nil,
            shared: shared
        ).bytes
    }

    private var body: String {
        let about = source.banner?.description.map(XMLText.content)
        return PageMarkup.main(
            source.name, facts: facts,
            about: about.map { "<p class=\"about quiet\" dir=\"auto\">\($0)</p>" } ?? "",
            back: gallery.map { ($0, "All banners") },
            source.banner == nil ? FindingsMarkup.panel(source) : playing, shared: shared,
            tools: source.banner == nil ? edit + PageMarkup.theme : PageMarkup.tools(edit))
    }

    private var edit: String { text == nil ? "" : PageMarkup.edit }

    private var playing: String {
        """
        \(FindingsMarkup.stills([FindingsMarkup.still(source)]))
        \(PageMarkup.theatre(label: XMLText.attribute(source.name)))
        \(PageMarkup.panels(FindingsMarkup.panel(source)))
        """
    }

    /// The facts of the header: numbers of cards, timing, file, and status.
    private var facts: String {
        let file = XMLText.content(source.path.split(separator: "/").last.map(String.init) ?? "")
        let words = (source.banner.map { [source.facts(of: $0)] } ?? []) + [file]
        return "<span>\(words.joined(separator: " · "))</span>"
            + FindingsMarkup.status(source.counts)
    }
}

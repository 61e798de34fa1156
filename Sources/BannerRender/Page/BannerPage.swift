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
        (self.source, self.text) = (source, text)
        (self.gallery, self.shared, self.watch) = (gallery, shared, watch)
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
        \(PageMarkup.errors(source))
        """
    }

    /// The facts of the header: numbers of cards, timing, file, and findings.
    private var facts: String {
        var facts: [String] = []
        if let banner = source.banner {
            facts.append(banner.items.count.of("card"))
            facts.append(
                banner.timer.map { timer in
                    timer.drift.map { "\(svg: $0) points a second" }
                        ?? "every \(timer.interval.text) s"
                } ?? "waits for the viewer")
        }
        facts.append(
            XMLText.content(source.path.split(separator: "/").last.map(String.init) ?? source.path))
        let words = "<span>\(facts.joined(separator: " · "))</span>"
        let severities = source.severities
        let counts = FindingsMarkup.counts(severities, failing: 0)
        let isGood: Bool? = severities[0] > 0 ? false : counts.isEmpty ? true : nil
        let found = FindingsMarkup.chip(counts.isEmpty ? "no findings" : counts, isGood)
        let (failing, all) = (source.failingScenarios, source.expectations.count)
        guard failing > 0 else { return words + found }
        let fails = "\(all == 1 ? "scenario" : "scenarios") \(failing == 1 ? "fails" : "fail")"
        return words + found + FindingsMarkup.chip("\(failing) of \(all) \(fails)", false)
    }
}

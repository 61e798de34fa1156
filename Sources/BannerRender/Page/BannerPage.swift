import BannerDiagnostics
import BannerKit

/// The page of one banner: one self-contained HTML file, driven by the engine itself.
package struct BannerPage: Sendable {
    private let source: PageSource
    private let gallery: String?
    private let shared: SharedParts?
    private let watch: Watch?

    /// How an open page learns that it was written again.
    package struct Watch: Sendable {
        /// The script next to the page that reports it, as a relative reference.
        package var file: String
        /// The value that distinguishes this page from the next one.
        package var mark: String

        /// The script with this reference and mark.
        package init(file: String, mark: String) {
            self.file = file
            self.mark = mark
        }

        /// The data island of a page that is followed.
        var island: (id: String, json: [UInt8]) {
            let json: PageJSON = ["file": PageJSON(text: file), "mark": PageJSON(text: mark)]
            return (id: "watch", json: json.bytes)
        }
    }

    /// The page of a file; `gallery` is the name of the page to return to, and `shared` what is in files beside it.
    package init(
        _ source: PageSource, gallery: String? = nil, shared: SharedParts? = nil, watch: Watch? = nil
    ) {
        self.source = source
        self.gallery = gallery
        self.shared = shared
        self.watch = watch
    }

    /// The page.
    package var html: [UInt8] {
        var data = [(id: "banner", json: PageData(source).json)]
        if source.banner != nil && shared == nil { data.append(PageDocument.engine) }
        if let watch { data.append(watch.island) }
        return PageDocument(
            title: "\(source.name) – bannerkit", kind: "banner", attributes: attributes, style: PageParts.pageStyle,
            script: PageParts.pageScript, body: body, data: data, follows: watch != nil,
            shared: shared
        ).bytes
    }

    /// A background on which the indicator is visible.
    private var attributes: String { source.fitted?.needsDarkPaper == true ? " data-paper=\"dark\"" : "" }

    private var body: String {
        let about = source.banner?.description.map(XMLText.content)
        return PageMarkup.main(
            source.name, facts: facts, about: about.map { "<p class=\"about quiet\" dir=\"auto\">\($0)</p>" } ?? "",
            back: gallery.map { ($0, "All banners") }, shared,
            source.banner == nil ? FoundMarkup.panel(source) : playing)
    }

    private var playing: String {
        """
        \(FoundMarkup.stills([FoundMarkup.still(source)]))
        \(PageMarkup.theatre(label: XMLText.attribute(source.name)))
        \(PageMarkup.panels(FoundMarkup.panel(source)))
        \(PageMarkup.errors([(source, nil)]))
        \(PageMarkup.footer)
        """
    }

    private var facts: String {
        var facts = ["<span class=\"path\">\(XMLText.content(source.path))</span>"]
        if let banner = source.banner {
            facts.append("<span>\(banner.items.count) \(banner.items.count == 1 ? "item" : "items")</span>")
            if let cycle = Schedule(banner, viewer: source.viewer).cycle {
                facts.append("<span>repeats every \(String.written { $0.append(seconds: cycle.length) }) s</span>")
            } else {
                facts.append("<span>\(banner.timer == nil ? "waits for the viewer" : "comes to rest")</span>")
            }
            facts.append("<span>\(banner.indicator.style.word)</span>")
        }
        return facts.joined()
    }
}

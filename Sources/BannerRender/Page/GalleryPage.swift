/// The index page of many banners: an animated card for each, with a link to its page.
package struct GalleryPage {
    /// The data of each card, as JSON.
    private var banners: [String] = []
    private var found = [0, 0, 0], failing = 0
    /// The list for browsers without scripts.
    private var tiles = ""
    private let watch: BannerPage.Watch?

    /// The limit on items of one banner in the gallery.
    private static let maxItems = 40

    /// The limit on the total size of pictures, as `data:` URLs in bytes.
    private static let maxPictureBytes = 24 << 20
    private var pictureBytes = 0

    /// The limit on calendar changes of one banner.
    package static let maxChanges = 1_000

    /// An empty gallery; with `watch`, the page reloads when it is rewritten.
    package init(watch: BannerPage.Watch? = nil) { self.watch = watch }

    /// Adds a banner.
    ///
    /// Its page is a file beside the gallery, with this name and checksum.
    package mutating func add(
        _ source: PageSource, page: String, sum: String, calendar: PageCalendar? = nil
    ) {
        let (severities, failing) = (source.severities, source.failingScenarios)
        found = zip(found, severities).map(+)
        self.failing += failing
        tiles += GalleryPage.tile(source, page, FindingsMarkup.counts(severities, failing: failing))
        let card: JSON = [
            "name": .string(source.name), "path": .string(source.path), "page": .string(page),
            "sum": .string(sum), "found": .array(severities.map(JSON.number)),
            "failing": failing > 0 ? .number(failing) : nil,
        ]
        let playing = source.banner.map { members(of: $0, source) } ?? [:]
        banners.append(card.adding(playing).adding(["calendar": calendar?.json]).line)
    }

    /// The list entry of a banner: the counts and the first finding.
    private static func tile(_ source: PageSource, _ page: String, _ counts: String) -> String {
        var tile =
            """
            <li><a href=\(XMLText.attribute(page)) \
            dir=\"auto\">\(XMLText.content(source.name))</a>\u{20}
            """
        tile += "<span class=\"path\">\(XMLText.content(source.path))</span>"
        if !counts.isEmpty { tile += " <b>\(counts)</b>" }
        let finding = source.findings.first.map {
            "\($0.line):\($0.column): \($0.finding.message.description)"
        }
        if let first = finding
            ?? source.failures.first.map({ "\($0.scenario.name): \($0.message)" })
        {
            tile += " <span dir=\"auto\">\(XMLText.message(first))</span>"
        }
        return tile + "</li>\n"
    }

    private mutating func members(of banner: Banner, _ source: PageSource) -> JSON {
        let kept = pictures(source.images)
        let (fitted, cycle) = (
            banner.fitted(to: source.viewer), Schedule(banner, viewer: source.viewer).cycle
        )
        return [
            "data": source.thumbnail(of: banner, items: GalleryPage.maxItems, images: kept),
            "period": cycle.map { .number($0.length.text) },
            "style": .string(fitted.banner.indicator.style.word),
            "dark": fitted.needsDarkPaper ? true : nil,
        ]
    }

    /// The pictures within the limit; others are only in the banner's own page.
    private mutating func pictures(_ images: [Int: String]) -> [Int: String] {
        var kept: [Int: String] = [:]
        for page in images.keys.sorted() where page < GalleryPage.maxItems {
            guard let url = images[page] else { continue }
            guard pictureBytes + url.utf8.count <= GalleryPage.maxPictureBytes else { continue }
            pictureBytes += url.utf8.count
            kept[page] = url
        }
        return kept
    }

    /// The HTML document.
    package var html: [UInt8] {
        let data = ("banners", "[\(banners.joined(separator: ",\n"))]")
        return PageDocument(
            .gallery, title: "Banners", body: body,
            data: [data, PageDocument.engine, watch?.island],
            follows: watch != nil
        ).bytes
    }

    private var body: String {
        let counts = FindingsMarkup.counts(found, failing: failing)
        let words = "\(banners.count.of("banner"))\(counts.isEmpty ? "" : ": \(counts)")"
        return PageParts.gallery.filled(["count": words, "tiles": tiles])
    }
}

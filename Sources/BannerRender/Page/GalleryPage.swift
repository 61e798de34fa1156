/// The page of many banners: a card for each one, moving while it is on screen, with a link to its own page.
package struct GalleryPage: Sendable {
    /// What each banner's card needs.
    private var banners: [String] = []
    private var found = [0, 0, 0], failing = 0
    /// The banners as they are listed where no script runs.
    private var tiles = ""
    private let watch: BannerPage.Watch?

    /// The largest number of items of one banner whose words and colours are included in the gallery.
    private static let mostItems = 40

    /// The largest total size of the gallery's pictures, as text, in bytes.
    private static let mostPictureBytes = 24 << 20
    private var pictureBytes = 0

    /// The largest number of comings and goings of one banner's items.
    package static let mostChanges = 1_000

    /// An empty gallery; with `watch` an open one follows its files.
    package init(watch: BannerPage.Watch? = nil) { self.watch = watch }

    /// Adds a banner whose own page is `page`, a file next to the gallery with this checksum.
    package mutating func add(_ source: PageSource, page: String, sum: String, calendar: PageCalendar? = nil) {
        let (severities, failing) = (source.severities, source.failingScenarios)
        found = zip(found, severities).map(+)
        self.failing += failing
        tiles += GalleryPage.tile(source, page, FoundMarkup.counts(severities, failing: failing))
        let card: JSON = [
            "name": .string(source.name), "path": .string(source.path), "page": .string(page),
            "sum": .string(sum), "found": .array(severities.map(JSON.number)),
            "failing": failing > 0 ? .number(failing) : nil,
        ]
        let playing = source.banner.map { members(of: $0, source) } ?? [:]
        banners.append(card.adding(playing).adding(["calendar": calendar?.json]).line)
    }

    /// What a banner's tile says where no script runs: what was found, and the first of it.
    private static func tile(_ source: PageSource, _ page: String, _ counts: String) -> String {
        var tile = "<li><a href=\(XMLText.attribute(page)) dir=\"auto\">\(XMLText.content(source.name))</a> "
        tile += "<span class=\"path\">\(XMLText.content(source.path))</span>"
        if !counts.isEmpty { tile += " <b>\(counts)</b>" }
        let finding = source.findings.first.map { "\($0.line):\($0.column): \($0.finding.message.description)" }
        if let first = finding ?? source.failures.first.map({ "\($0.scenario.name): \($0.message)" }) {
            tile += " <span dir=\"auto\">\(XMLText.message(first))</span>"
        }
        return tile + "</li>\n"
    }

    private mutating func members(of banner: Banner, _ source: PageSource) -> JSON {
        let kept = pictures(source.images)
        let (fitted, cycle) = (banner.fitted(to: source.viewer), Schedule(banner, viewer: source.viewer).cycle)
        return [
            "data": source.thumbnail(of: banner, items: GalleryPage.mostItems, images: kept),
            "period": cycle.map { .number($0.length.text) },
            "style": .string(fitted.banner.indicator.style.word), "dark": fitted.needsDarkPaper ? true : nil,
        ]
    }

    /// The pictures that the gallery has room for; the others are only in their banners' pages.
    private mutating func pictures(_ images: [Int: String]) -> [Int: String] {
        var kept: [Int: String] = [:]
        for page in images.keys.sorted() where page < GalleryPage.mostItems {
            guard let url = images[page] else { continue }
            guard pictureBytes + url.utf8.count <= GalleryPage.mostPictureBytes else { continue }
            pictureBytes += url.utf8.count
            kept[page] = url
        }
        return kept
    }

    /// The page.
    package var html: [UInt8] {
        let data = ("banners", "[\(banners.joined(separator: ",\n"))]")
        return PageDocument(
            .gallery, title: "Banners", body: body, data: [data, PageDocument.engine, watch?.island],
            follows: watch != nil
        ).bytes
    }

    private var body: String {
        let counts = FoundMarkup.counts(found, failing: failing)
        let words = "\(banners.count.of("banner"))\(counts.isEmpty ? "" : ": \(counts)")"
        return PageParts.gallery.filled(["count": words, "tiles": tiles])
    }
}

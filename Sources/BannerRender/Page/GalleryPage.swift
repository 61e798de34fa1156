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

    /// Adds a banner whose own page is `page`, a file next to the gallery.
    package mutating func add(_ source: PageSource, page: String, calendar: PageCalendar? = nil) {
        let severities = PageConstants.severities.map { severity in
            source.findings.count { $0.severity == severity }
        }
        let failing = source.failingScenarios
        for place in severities.indices { found[place] += severities[place] }
        self.failing += failing
        tiles += GalleryPage.tile(source, page, FoundMarkup.counts(severities, failing: failing))
        var members: [JSON.Member] = [
            ("name", .string(source.name)), ("path", .string(source.path)), ("page", .string(page)),
            ("found", .array(severities.map { .number($0) })),
        ]
        if failing > 0 { members.append(("failing", .number(failing))) }
        if let banner = source.banner { members += self.members(of: banner, for: source.viewer, source.images) }
        if let calendar { members.append(("calendar", calendar.json)) }
        banners.append(JSON.object(members).line)
    }

    /// What a banner's tile says where no script runs: what was found, and the first of it.
    private static func tile(_ source: PageSource, _ page: String, _ counts: String) -> String {
        var tile = "<li><a href=\(XMLText.attribute(page)) dir=\"auto\">\(XMLText.content(source.name))</a> "
        tile += "<span class=\"path\">\(XMLText.content(source.path))</span>"
        if !counts.isEmpty { tile += " <b>\(counts)</b>" }
        if let first = source.findings.first {
            let words = "\(first.line):\(first.column): \(first.diagnostic.message)"
            tile += " <span dir=\"auto\">\(XMLText.message(words))</span>"
        } else if let first = source.failures.first {
            let words = "\(first.scenario.name): \(first.message)"
            tile += " <span dir=\"auto\">\(XMLText.message(words))</span>"
        }
        return tile + "</li>\n"
    }

    private mutating func members(
        of banner: Banner, for viewer: Banner.Viewer, _ images: [Int: String]
    ) -> [JSON.Member] {
        let kept = pictures(images)
        let (fitted, cycle) = (banner.fitted(to: viewer), Schedule(banner, viewer: viewer).cycle)
        let members: [(String, JSON?)] = [
            ("data", PageData(thumbnail: banner, for: viewer, items: GalleryPage.mostItems, images: kept).json),
            ("period", cycle.map { cycle in .number(.written { $0.append(seconds: cycle.length) }) }),
            ("style", .string(fitted.banner.indicator.style.word)), ("dark", fitted.needsDarkPaper ? true : nil),
        ]
        return members.compactMap { key, value in value.map { (key, $0) } }
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
        let data = [(id: "banners", json: "[\(banners.joined(separator: ",\n"))]"), PageDocument.engine]
        return PageDocument(
            title: "Banners – bannerkit", kind: "gallery", style: PageParts.galleryStyle,
            script: PageParts.galleryScript, body: body,
            data: data + (watch.map { [$0.island] } ?? []), follows: watch != nil
        ).bytes
    }

    private var body: String {
        let counts = FoundMarkup.counts(found, failing: failing)
        let words = "\(banners.count.of("banner"))\(counts.isEmpty ? "" : ": \(counts)")"
        return PageParts.gallery.filled(["count": words, "tiles": tiles])
    }
}

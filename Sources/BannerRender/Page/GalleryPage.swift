/// The index page of many banners: an animated card for each, with a link to its page.
package struct GalleryPage {
    /// The data of each card, as JSON.
    private var banners: [String] = []
    private var counts = [0, 0, 0, 0]
    /// The list for browsers without scripts: banners with problems, and the others.
    private var problems = "", tiles = ""
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
        counts = zip(counts, source.counts).map(+)
        let tile = GalleryPage.tile(source, page)
        if source.counts[0] + source.counts[1] > 0 { problems += tile } else { tiles += tile }
        let card: JSON = [
            "name": .string(source.name), "path": .string(source.path), "page": .string(page),
            "sum": .string(sum), "counts": .array(source.counts.map(JSON.number)),
            "reason": source.reason.map { .string($0) },
        ]
        let playing = source.banner.map { members(of: $0, source) } ?? [:]
        banners.append(card.adding(playing).adding(["calendar": calendar?.json]).line)
    }

    /// The list entry of a banner: its status and the reason if it is broken.
    private static func tile(_ source: PageSource, _ page: String) -> String {
        var tile =
            """
            <li><a href=\(XMLText.attribute(page)) \
            dir=\"auto\">\(XMLText.content(source.name))</a>\u{20}
            """
        tile += "<span class=\"path\">\(XMLText.content(source.path))</span>"
        tile += " " + FindingsMarkup.status(source.counts, link: "")
        if let reason = source.reason {
            tile += " <span dir=\"auto\">\(XMLText.message(reason))</span>"
        }
        return tile + "</li>\n"
    }

    private mutating func members(of banner: Banner, _ source: PageSource) -> JSON {
        let kept = pictures(source.images)
        return [
            "data": source.thumbnail(of: banner, items: GalleryPage.maxItems, images: kept),
            "facts": .string(source.facts(of: banner)),
            "dark": source.fitted?.needsDarkPaper == true ? true : nil,
        ]
    }

    /// The pictures within the limit; others are only in the banner's own page.
    private mutating func pictures(_ images: [Int: String]) -> [Int: String] {
        var kept: [Int: String] = [:]
        for page in images.keys.sorted() where page < GalleryPage.maxItems {
            guard let url = images[page],
                pictureBytes + url.utf8.count <= GalleryPage.maxPictureBytes
            else { continue }
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
        PageParts.gallery.filled([
            "count": banners.count.of("banner"), "tiles": problems + tiles,
            "status": FindingsMarkup.status(counts, link: " href=\"#filter=found\""),
        ])
    }
}

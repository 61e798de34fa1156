import BannerDiagnostics
import BannerKit

/// The page of many banners: a card for each one, moving while it is on screen, with a link to its own page.
package struct GalleryPage: Sendable {
    private var json: [UInt8] = Array("[".utf8)
    private var count = 0
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
        json.append(count == 0 ? "{\"name\":" : ",\n{\"name\":")
        count += 1
        json.append(jsonString: source.name)
        json.append(",\"path\":")
        json.append(jsonString: source.path)
        json.append(",\"page\":")
        json.append(jsonString: page)
        let severities = PageConstants.severities.map { severity in
            source.findings.count { $0.severity == severity }
        }
        json.append(",\"found\":[\(severities[0]),\(severities[1]),\(severities[2])]")
        let failing = source.failingScenarios
        if failing > 0 { json.append(",\"failing\":\(failing)") }
        for place in severities.indices { found[place] += severities[place] }
        self.failing += failing
        tiles += GalleryPage.tile(source, page, FoundMarkup.counts(severities, failing: failing))
        if let banner = source.banner { add(banner, source.images) }
        if let calendar {
            json.append(",\"calendar\":")
            calendar.append(to: &json)
        }
        json.append("}")
    }

    /// What a banner's tile says where no script runs: what was found, and the first of it.
    private static func tile(_ source: PageSource, _ page: String, _ counts: String) -> String {
        var tile = "<li><a href=\(XMLText.attribute(page)) dir=\"auto\">\(XMLText.content(source.name))</a> "
        tile += "<span class=\"path\">\(XMLText.content(source.path))</span>"
        if !counts.isEmpty { tile += " <b>\(counts)</b>" }
        if let first = source.findings.first {
            tile += " <span dir=\"auto\">\(first.line):\(first.column): \(XMLText.content(first.message))</span>"
        } else if let first = source.failures.first {
            let words = "\(first.scenario.name): \(first.message)"
            tile += " <span dir=\"auto\">\(XMLText.content(words))</span>"
        }
        return tile + "</li>\n"
    }

    private mutating func add(_ banner: Banner, _ images: [Int: String]) {
        json.append(",\"data\":")
        let kept = pictures(images)
        json.append(contentsOf: PageData(thumbnail: banner, items: GalleryPage.mostItems, images: kept).json)
        if let cycle = Schedule(banner).cycle {
            json.append(",\"period\":")
            json.append(seconds: cycle.length)
        }
        let indicator = banner.fitted().indicator
        json.append(",\"style\":\"\(indicator.style.word)\"")
        if banner.needsDarkPaper { json.append(",\"dark\":true") }
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
        let data = [(id: "banners", json: json + Array("]".utf8)), PageDocument.engine]
        return PageDocument(
            title: "Banners – bannerkit", kind: "gallery", style: PageParts.galleryStyle,
            script: PageParts.galleryScript, body: body,
            data: data + (watch.map { [$0.island] } ?? []), follows: watch != nil
        ).bytes
    }

    private var body: String {
        let counts = FoundMarkup.counts(found, failing: failing)
        let words = "\(count) \(count == 1 ? "banner" : "banners")\(counts.isEmpty ? "" : ": \(counts)")"
        return PageParts.gallery.filled(["count": words, "tiles": tiles])
    }
}

/// A gallery on disk: a page for each banner, what they share, and `index.html` with a card for each one.
struct Gallery {
    private let inputs: Inputs
    private var preview: Preview
    private var folder: PageFolder
    /// The pictures of its banners, once it is written, as they were before they were read.
    private(set) var pictures: [FileStamp] = []
    /// The pages of banners that have gone.
    private(set) var removed: [Path] = []

    /// The gallery of these files in a folder.
    init(_ inputs: Inputs, in folder: Path, _ preview: Preview) {
        (self.inputs, self.preview) = (inputs, preview)
        self.folder = PageFolder(folder, sparing: inputs.files, preview.context)
    }

    /// Writes all pages, one after the other, then the index; a page that cannot be written does not prevent the
    /// others.
    mutating func write(sparing others: [Path] = [], watch: BannerPage.Watch? = nil) throws(Failure) -> ExitCode {
        let shared = SharedParts()
        let own = preview.dates
        let entries = try plan(shared, others, isWatched: watch != nil)
        let knowsAll = !folder.hasFaults
        try folder.begin(shared)
        var pictures: [String: String] = [:]
        var gallery = GalleryPage(watch: watch)
        var tally = Tally()
        for (shown, name) in entries {
            do {
                var shown = shown
                try shown.add(own)
                let calendar = try preview.dates.galleryCalendar(shown.source.banner)
                folder.tell(shown.readPictures())
                // Of two pictures with one path, the first one.
                pictures.merge(shown.pictureTexts) { first, _ in first }
                let page = BannerPage(
                    shown.source, gallery: "index.html", shared: shared, watch: watch, text: shown.text)
                let html = page.html
                try folder.write(html, to: folder.place(name))
                gallery.add(shown.source, page: name, sum: FileSummary.sum(html), calendar: calendar)
                tally.add(shown.report, failing: shown.source.failingScenarios)
            } catch {
                try folder.tell(error)
            }
        }
        try folder.write(gallery.html, to: folder.list)
        let playground = PlaygroundPage.html(examples: ExampleBanner.texts, pictures: pictures)
        try folder.write(playground, to: folder.place(PlaygroundPage.name))
        preview.context.note("\(folder.list.text): \(tally.summary)")
        // A banner that cannot be read now has not gone.
        if knowsAll { removed = folder.removeOthers(than: Set(entries.map(\.name) + ["index.html"])) }
        if folder.hasFaults { return .inputOutput }
        return tally.count(of: .error) > 0 ? .findings : .clean
    }

    /// The page of each file; no page replaces a banner file, a picture or anything that was made otherwise, and nothing
    /// is written before that is certain.
    private mutating func plan(
        _ shared: SharedParts, _ others: [Path], isWatched: Bool
    ) throws(Failure) -> [(shown: PreviewFile, name: String)] {
        var entries: [(shown: PreviewFile, name: String)] = []
        var span = PageSpan()
        for file in inputs.files {
            let shown: PreviewFile
            do {
                shown = try file.attempt(to: "read", preview.read(file, inputs.settings))
            } catch {
                try folder.tell(error)
                continue
            }
            folder.read(shown.inputs(file))
            if isWatched { pictures += shown.pictures.places.map(FileStamp.init) }
            if let banner = shown.source.banner { span.add(banner) }
            entries.append((shown, folder.name(for: Gallery.title(preview.placed(file)))))
        }
        preview.dates = preview.dates.completed(for: span)
        try folder.reserve(shared, (entries.map(\.name) + [PlaygroundPage.name]).map(folder.place), others)
        return entries
    }

    /// The path without the ending that every banner has.
    private static func title(_ path: String) -> String {
        String(path.dropLast([".banner.yaml", ".banner.yml", ".banner.json"].first(where: path.hasSuffix)?.count ?? 0))
    }

}

/// A gallery on disk: a page per banner, shared files, and `index.html`.
struct Gallery {
    private let inputs: Inputs
    private var preview: PreviewRun
    private var folder: PageFolder
    /// The stamps of the banners' pictures, taken before they were read.
    private(set) var pictures: [FileStamp] = []
    /// The removed pages of deleted banners.
    private(set) var removed: [Path] = []

    init(_ inputs: Inputs, in folder: Path, _ preview: PreviewRun) {
        (self.inputs, self.preview) = (inputs, preview)
        self.folder = PageFolder(folder, sparing: inputs.files, preview.context)
    }

    /// Writes the pages and then the index; an error in one page does not stop the others.
    mutating func write(sparing others: [Path] = [], watch: BannerPage.Watch? = nil) throws(Failure)
        -> ExitCode
    {
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
                folder.report(shown.readPictures())
                // If two pictures have the same path, the first one is used.
                pictures.merge(shown.pictureTexts) { first, _ in first }
                let page = BannerPage(
                    shown.source, gallery: "index.html", shared: shared, watch: watch,
                    text: shown.text)
                let html = page.html
                try folder.write(html, to: folder.place(name))
                gallery.add(
                    shown.source, page: name, sum: PageMark.sum(html), calendar: calendar)
                tally.add(shown.report, failing: shown.source.expectations.failing)
            } catch {
                try folder.report(error)
            }
        }
        try folder.write(gallery.html, to: folder.list)
        let playground = PlaygroundPage.html(examples: ExampleBanner.texts, pictures: pictures)
        try folder.write(playground, to: folder.place(PlaygroundPage.name))
        preview.context.note("\(folder.list.text): \(tally.summary)")
        // A banner that cannot be read was not deleted.
        if knowsAll {
            removed = folder.removeOthers(than: Set(entries.map(\.name) + ["index.html"]))
        }
        if folder.hasFaults { return .inputOutput }
        return tally.count(of: .error) > 0 ? .findings : .clean
    }

    /// Reads the banners and assigns their pages.
    ///
    /// Throws if a page would replace a file that `preview` did not make, before anything is
    /// written.
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
                try folder.report(error)
                continue
            }
            folder.read(shown.inputs(file))
            if isWatched { pictures += shown.pictures.places.map(FileStamp.init) }
            if let banner = shown.source.banner { span.add(banner) }
            entries.append((shown, folder.names.name(for: Path(preview.placed(file)).stem.text)))
        }
        preview.dates = preview.dates.completed(for: span)
        try folder.reserve(
            shared, (entries.map(\.name) + [PlaygroundPage.name]).map(folder.place), others)
        return entries
    }

}

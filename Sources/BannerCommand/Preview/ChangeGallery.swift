/// The pages of many changes on disk: one for each banner with two versions, what they share, and `index.html`, which
/// lists all that differ.
///
/// Nothing is written before all of them are made: none may replace what was not made here.
struct ChangeGallery {
    private var folder: PageFolder
    private let context: Context
    private let dates: PreviewDates
    private var list: ChangesPage
    private var entries: [Entry] = []
    private var written: Set<String> = ["index.html"]

    /// A banner that differs.
    private struct Entry {
        let name, path, line: String
        let isFaulty: Bool
        /// The name and the text of its page.
        let page: (name: String, html: [UInt8])?
        /// Both versions, and an instant at which they differ.
        let versions: [PageSource]
        let time: Time
    }

    /// Pages in a folder that replace none of the `inputs`; the title says what is compared.
    init(in folder: Path, title: String, sparing inputs: [Path], _ dates: PreviewDates, _ context: Context) {
        self.folder = PageFolder(folder, sparing: inputs, context)
        (self.context, self.dates) = (context, dates)
        list = ChangesPage(title: title)
    }

    /// Takes note of a banner that differs, with a page if it has two versions.
    mutating func add(_ change: FileChange, _ old: DiffRun.Version, _ new: DiffRun.Version) throws(Failure) {
        guard change.status != .same else { return }
        let banner = new.version.banner ?? old.version.banner
        let title = DiffPictures.title(change.path)
        var page: (String, [UInt8])?
        var (versions, time): ([PageSource], Time) = ([], .zero)
        let isPair = old.version.banner != nil && new.version.banner != nil && change.faults.isEmpty
        if isPair, var shown = ChangedBanner(change, old, new) {
            let name = folder.name(for: title)
            // A page that cannot be made does not prevent the others.
            do throws(Failure) {
                try folder.reserve([folder.place(name)])
                try shown.add(dates)
                folder.tell(shown.readPictures())
                page = (name, shown.page(shared: .changes).html)
                (versions, time) = (shown.sources, shown.firstDifference)
            } catch {
                try folder.tell(error)
            }
        }
        entries.append(
            Entry(
                name: banner?.name ?? title, path: change.path, line: DiffText.line(change),
                isFaulty: [.broken, .unread].contains(change.status), page: page, versions: versions, time: time))
    }

    /// Writes the pages and their list, or says that nothing differs.
    mutating func finish(_ tally: DiffTally) throws(Failure) -> ExitCode {
        guard !entries.isEmpty else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        try folder.reserve(.changes)
        try folder.begin(.changes)
        for entry in entries {
            var page: String?
            if let (name, html) = entry.page {
                do throws(Failure) {
                    try folder.write(html, to: folder.place(name))
                    written.insert(name)
                    page = name
                } catch {
                    try folder.tell(error)
                }
            }
            list.add(
                name: entry.name, path: entry.path, line: entry.line, isFaulty: entry.isFaulty, page: page,
                versions: entry.versions, at: entry.time)
        }
        try folder.write(list.html(summary: tally.summary), to: folder.list)
        context.note("\(folder.list.text): \(tally.summary)")
        if folder.hasFaults || tally.count(of: .unread) > 0 { return .inputOutput }
        folder.removeOthers(than: written)
        return tally.count(of: .broken) > 0 ? .broken : .clean
    }
}

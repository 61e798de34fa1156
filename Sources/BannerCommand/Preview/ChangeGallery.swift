import BannerDiagnostics
import BannerDiff
import BannerKit
import BannerRender

/// The pages of many changes on disk: one for each banner with two versions, what they share, and `index.html`, which
/// lists all that differ.
///
/// Nothing is written before something differs.
struct ChangeGallery {
    private let folder: PageFolder
    private let context: Context
    private let dates: PreviewDates
    private var used: FilesInUse
    private var names = PageNames()
    private var list: ChangesPage
    private var isStarted = false
    private var written: Set<String> = ["index.html"]
    private var hasFaults = false

    /// Pages in a folder that replace none of the `inputs`; the title says what is compared.
    init(in folder: Path, title: String, sparing inputs: [Path], _ dates: PreviewDates, _ context: Context) {
        self.folder = PageFolder(folder)
        self.context = context
        self.dates = dates
        used = FilesInUse(reading: inputs)
        list = ChangesPage(title: title)
    }

    /// Lists a banner that differs, and writes its page if it has two versions.
    mutating func add(_ change: FileChange, _ old: DiffRun.Version, _ new: DiffRun.Version) throws(Failure) {
        guard change.status != .same else { return }
        try start()
        let banner = new.version.banner ?? old.version.banner
        let title = DiffPictures.title(change.path)
        var page: String?
        let isPair = old.version.banner != nil && new.version.banner != nil && change.faults.isEmpty
        if isPair, let changed = ChangedBanner(change, old, new) { page = try write(changed, names.name(for: title)) }
        list.add(
            name: banner?.name ?? title, path: change.path, line: DiffText.line(change),
            isFaulty: [.broken, .unread].contains(change.status), page: page)
    }

    /// Writes the list, or says that there is none.
    mutating func finish(_ tally: DiffTally) throws(Failure) -> ExitCode {
        guard isStarted else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        try Output.write(list.html(summary: tally.summary), to: folder.list)
        context.note("\(folder.list.text): \(tally.summary)")
        if hasFaults || tally.count(of: .unread) > 0 { return .inputOutput }
        folder.removeOthers(than: written, context)
        return tally.count(of: .broken) > 0 ? .broken : .clean
    }

    /// The folder, and what the pages share.
    private mutating func start() throws(Failure) {
        guard !isStarted else { return }
        isStarted = true
        let parts = SharedParts.changes.files.map { name, text in (path: folder.place(name), text: text) }
        for path in parts.map(\.path) + [folder.list] {
            try used.write(path)
            try PageFolder.check(path)
        }
        try folder.make()
        for (path, text) in parts { try Output.write(text, to: path) }
    }

    /// Writes a page; returns its name, or nothing if it cannot be written, which does not prevent the others.
    private mutating func write(_ changed: ChangedBanner, _ name: String) throws(Failure) -> String? {
        var shown = changed
        let page = folder.place(name)
        do throws(Failure) {
            try used.write(page)
            try PageFolder.check(page)
            try shown.add(dates)
            let faults = shown.readPictures()
            context.note(faults)
            hasFaults = hasFaults || !faults.isEmpty
            try Output.write(shown.page(shared: .changes).html, to: page)
            written.insert(name)
            return name
        } catch {
            guard error.code != .usage else { throw error }
            context.tell(error)
            hasFaults = true
            return nil
        }
    }
}

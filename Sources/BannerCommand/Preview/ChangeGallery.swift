import BannerDiagnostics
import BannerDiff
import BannerKit
import BannerRender

/// The pages of many changes on disk: one for each banner with two versions, what they share, and `index.html`, which
/// lists all that differ.
///
/// Nothing is written before something differs.
struct ChangeGallery {
    private let folder: Path
    private let context: Context
    private let dates: PreviewDates
    private var used: FilesInUse
    private var names = PageNames()
    private var list: ChangesPage
    private var isStarted = false
    private var hasFaults = false

    /// Pages in a folder that replace none of the `inputs`; the title says what is compared.
    init(in folder: Path, title: String, sparing inputs: [Path], _ dates: PreviewDates, _ context: Context) {
        self.folder = folder
        self.context = context
        self.dates = dates
        used = FilesInUse(reading: inputs)
        list = ChangesPage(title: title)
    }

    private var index: Path { Gallery.index(in: folder) }

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
        let output = try Output.file(index)
        try output.write(list.html(summary: tally.summary))
        try output.finish()
        context.note("\(index.text): \(tally.summary)")
        if hasFaults || tally.count(of: .unread) > 0 { return .inputOutput }
        return tally.count(of: .broken) > 0 ? .broken : .clean
    }

    /// The folder, and what the pages share.
    private mutating func start() throws(Failure) {
        guard !isStarted else { return }
        isStarted = true
        do throws(SystemFault) {
            try FileSystem.makeFolder(folder)
        } catch {
            throw .inputOutput("cannot write `\(folder.text)`: \(error.message)")
        }
        let parts = SharedParts.changes.files.map { name, text in
            (path: folder.appending(Array(name.utf8)), text: text)
        }
        for path in parts.map(\.path) + [index] { try used.write(path) }
        for (path, text) in parts {
            let output = try Output.file(path)
            try output.write(text)
            try output.finish()
        }
    }

    /// Writes a page; returns its name, or nothing if it cannot be written, which does not prevent the others.
    private mutating func write(_ changed: ChangedBanner, _ name: String) throws(Failure) -> String? {
        var shown = changed
        let page = folder.appending(Array(name.utf8))
        do throws(Failure) {
            try used.write(page)
            try shown.add(dates)
            let faults = shown.readPictures()
            context.note(faults)
            hasFaults = hasFaults || !faults.isEmpty
            let output = try Output.file(page)
            try output.write(shown.page(shared: .changes).html)
            try output.finish()
            return name
        } catch {
            guard error.code != .usage else { throw error }
            context.tell(error)
            hasFaults = true
            return nil
        }
    }
}

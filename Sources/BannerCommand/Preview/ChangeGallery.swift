import BannerDiagnostics
import BannerDiff
import BannerKit
import BannerRender

/// The pages of many changes on disk: one for each banner with two versions, what they share, and `index.html`, which
/// lists all that differ.
///
/// Nothing is written before all of them are made: none may replace what was not made here.
struct ChangeGallery {
    private let folder: PageFolder
    private let context: Context
    private let dates: PreviewDates
    private var used: FilesInUse
    private var names = PageNames()
    private var list: ChangesPage
    private var entries: [Entry] = []
    private var written: Set<String> = ["index.html"]
    private var hasFaults = false

    /// A banner that differs.
    private struct Entry {
        let name, path, line: String
        let isFaulty: Bool
        /// The name and the text of its page.
        let page: (name: String, html: [UInt8])?
    }

    /// Pages in a folder that replace none of the `inputs`; the title says what is compared.
    init(in folder: Path, title: String, sparing inputs: [Path], _ dates: PreviewDates, _ context: Context) {
        self.folder = PageFolder(folder)
        self.context = context
        self.dates = dates
        used = FilesInUse(reading: inputs)
        list = ChangesPage(title: title)
    }

    /// Takes note of a banner that differs, with a page if it has two versions.
    mutating func add(_ change: FileChange, _ old: DiffRun.Version, _ new: DiffRun.Version) throws(Failure) {
        guard change.status != .same else { return }
        let banner = new.version.banner ?? old.version.banner
        let title = DiffPictures.title(change.path)
        var page: (String, [UInt8])?
        let isPair = old.version.banner != nil && new.version.banner != nil && change.faults.isEmpty
        if isPair, let changed = ChangedBanner(change, old, new) {
            page = try self.page(changed, names.name(for: title))
        }
        entries.append(
            Entry(
                name: banner?.name ?? title, path: change.path, line: DiffText.line(change),
                isFaulty: [.broken, .unread].contains(change.status), page: page))
    }

    /// Writes the pages and their list, or says that nothing differs.
    mutating func finish(_ tally: DiffTally) throws(Failure) -> ExitCode {
        guard !entries.isEmpty else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        let parts = SharedParts.changes.files.map { name, text in (path: folder.place(name), text: text) }
        for path in parts.map(\.path) + [folder.list] {
            try used.write(path)
            try PageFolder.check(path)
        }
        try folder.make()
        for (path, text) in parts { try Output.write(text, to: path) }
        for entry in entries {
            let isWritten = entry.page.map { write($0.html, as: $0.name) } ?? false
            list.add(
                name: entry.name, path: entry.path, line: entry.line, isFaulty: entry.isFaulty,
                page: isWritten ? entry.page?.name : nil)
        }
        try Output.write(list.html(summary: tally.summary), to: folder.list)
        context.note("\(folder.list.text): \(tally.summary)")
        if hasFaults || tally.count(of: .unread) > 0 { return .inputOutput }
        folder.removeOthers(than: written, context)
        return tally.count(of: .broken) > 0 ? .broken : .clean
    }

    /// A page; nothing if it cannot be made, which does not prevent the others.
    private mutating func page(_ changed: ChangedBanner, _ name: String) throws(Failure) -> (String, [UInt8])? {
        var shown = changed
        let page = folder.place(name)
        do throws(Failure) {
            try used.write(page)
            try PageFolder.check(page)
            try shown.add(dates)
            let faults = shown.readPictures()
            context.note(faults)
            hasFaults = hasFaults || !faults.isEmpty
            return (name, shown.page(shared: .changes).html)
        } catch {
            guard error.code != .usage else { throw error }
            context.tell(error)
            hasFaults = true
            return nil
        }
    }

    /// Writes a page, and says whether that was possible.
    private mutating func write(_ html: [UInt8], as name: String) -> Bool {
        do throws(Failure) {
            try Output.write(html, to: folder.place(name))
            written.insert(name)
            return true
        } catch {
            context.tell(error)
            hasFaults = true
            return false
        }
    }
}

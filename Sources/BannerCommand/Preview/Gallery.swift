import BannerDiagnostics
import BannerKit
import BannerRender
import BannerTree

/// A gallery on disk: a page for each banner, what they share, and `index.html` with a card for each one.
struct Gallery {
    let files: [Path]
    /// The pictures of its banners, once it is written, as they were before they were read.
    private(set) var pictures: [FileStamp] = []
    private let settings: SettingsFiles?
    private var setting: PreviewSetting

    /// A banner file and its page.
    private struct Entry {
        let file: Path
        let name: String
        let page: Path
    }

    /// The gallery of these files.
    init(_ inputs: Inputs, _ setting: PreviewSetting) {
        (files, settings, self.setting) = (inputs.files, inputs.settings, setting)
    }

    /// The settings that hold for its files.
    var settingsFiles: [Path] { settings?.files ?? [] }

    /// Writes all pages, and tells those that are open.
    mutating func write(to folder: Path, signal: inout PageSignal) throws(Failure) -> ExitCode {
        let code = try write(to: folder, sparing: [signal.path], watch: signal.next())
        try signal.send()
        return code
    }

    /// Writes all pages, one after the other, then the index; a page that cannot be written does not prevent the
    /// others.
    mutating func write(
        to folder: Path, sparing others: [Path] = [], watch: BannerPage.Watch? = nil
    ) throws(Failure) -> ExitCode {
        let folder = PageFolder(folder)
        let index = folder.list
        let shared = SharedParts.banners
        let parts = shared.files.map { name, text in (path: folder.place(name), text: text) }
        var hasFaults = false
        let own = setting.dates
        let entries = try plan(folder, [index] + parts.map(\.path), others, &hasFaults)
        let knowsAll = !hasFaults
        try folder.make()
        for part in parts { try Output.write(part.text, to: part.path) }
        var gallery = GalleryPage(watch: watch)
        var tally = Tally()
        for entry in entries {
            guard var preview = read(entry.file) else {
                hasFaults = true
                continue
            }
            let calendar: PageCalendar?
            do throws(Failure) {
                try preview.add(own)
                calendar = try setting.dates.galleryCalendar(preview.source.banner)
            } catch {
                guard error.code != .usage else { throw error }
                setting.context.tell(error)
                hasFaults = true
                continue
            }
            let faults = preview.readPictures()
            setting.context.note(faults)
            hasFaults = hasFaults || !faults.isEmpty
            do throws(Failure) {
                let page = BannerPage(preview.source, gallery: "index.html", shared: shared, watch: watch)
                try Output.write(page.html, to: entry.page)
            } catch {
                setting.context.tell(error)
                hasFaults = true
                continue
            }
            gallery.add(preview.source, page: entry.name, calendar: calendar)
            tally.add(preview.report, failing: preview.source.failingScenarios)
        }
        try Output.write(gallery.html, to: index)
        setting.context.note("\(index.text): \(tally.summary)")
        // A banner that cannot be read now has not gone.
        if knowsAll { folder.removeOthers(than: Set(entries.map(\.name) + ["index.html"]), setting.context) }
        if hasFaults { return .inputOutput }
        return tally.count(of: .error) > 0 ? .findings : .clean
    }

    /// The page of each file; no page replaces a banner file, a picture or anything that was made otherwise, and nothing
    /// is written before that is certain.
    private mutating func plan(
        _ folder: PageFolder, _ shared: [Path], _ others: [Path], _ hasFaults: inout Bool
    ) throws(Failure) -> [Entry] {
        var used = FilesInUse(reading: files)
        var names = PageNames()
        var entries: [Entry] = []
        var namesakes: [String: Path] = [:]
        var span = PageSpan()
        for file in files {
            guard let preview = read(file) else {
                hasFaults = true
                continue
            }
            let inputs = preview.inputs(file)
            used.read(inputs)
            pictures += preview.pictures.places.map(FileStamp.init)
            if let banner = preview.source.banner { span.add(banner) }
            let name = names.name(for: preview.source.name)
            if let other = namesakes.updateValue(file, forKey: preview.source.name) {
                let title = preview.source.name
                setting.context.note(
                    "`\(other.text)` and `\(file.text)` have the same name, `\(title)`; the second page is `\(name)`")
            }
            entries.append(Entry(file: file, name: name, page: folder.place(name)))
        }
        setting.dates = setting.dates.completed(for: span)
        let pages = shared + entries.map(\.page)
        for page in pages + others { try used.write(page) }
        for page in pages { try PageFolder.check(page) }
        return entries
    }

    private func read(_ file: Path) -> PreviewFile? {
        do throws(SystemFault) {
            return try setting.read(file, settings)
        } catch {
            setting.context.note("cannot read `\(file.text)`: \(error.message)")
            return nil
        }
    }
}

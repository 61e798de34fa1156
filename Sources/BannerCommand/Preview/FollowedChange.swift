import BannerDiagnostics
import BannerDiff
import BannerRender

/// The page of a change that is written again when one of its files or pictures is saved.
///
/// A version with errors is shown as its last valid state, with the errors over it.
struct FollowedChange: FollowedPages {
    /// Where a version comes from.
    enum Side {
        /// A file, which is followed.
        case file(Path)
        /// A version that stays as it is, as one from git.
        case fixed(DiffRun.Version)
    }

    private let old, new: Side
    private let name: String
    private let page: Path
    private let comparison: DiffRun
    private let dates: PreviewDates
    /// The last valid state of each version.
    private var valid: (old: DiffRun.Version?, new: DiffRun.Version?)

    /// The page of two versions, the new one of which has this name.
    init(_ old: Side, _ new: Side, name: String, page: Path, _ comparison: DiffRun, _ dates: PreviewDates) {
        (self.old, self.new) = (old, new)
        self.name = name
        self.page = page
        self.comparison = comparison
        self.dates = dates
    }

    private(set) var pictures: [FileStamp] = []

    private var files: [Path] {
        [old, new].compactMap { side in
            guard case .file(let path) = side else { return nil }
            return path
        }
    }

    mutating func find() -> [Path] { files }

    mutating func write(_ signal: inout PageSignal) throws(Failure) {
        let (isFirst, context) = (signal.isNew, comparison.context)
        let versions: (old: DiffRun.Version, new: DiffRun.Version)
        do throws(Failure) {
            versions = (try version(old), try version(new))
        } catch {
            // An editor that saves by renaming leaves a moment without a file.
            guard isFirst else { return }
            throw error
        }
        if versions.old.version.banner != nil { valid.old = versions.old }
        if versions.new.version.banner != nil { valid.new = versions.new }
        let (before, after) = (valid.old ?? versions.old, valid.new ?? versions.new)
        let change = comparison.change(name, before.version, after.version, needsBoth: true)
        var shown: ChangedBanner
        do throws(Failure) {
            shown = try PreviewDiff.shown(change, before, after, dates)
        } catch {
            guard !isFirst else { throw error }
            return context.tell(error)
        }
        if let latest = ChangedBanner(change, versions.old, versions.new) { shown.say(latest) }
        pictures = shown.pictures.places.map(FileStamp.init)
        var used = FilesInUse(reading: files + shown.pictures.files)
        for output in [page, signal.path] { try used.write(output) }
        let faults = shown.readPictures()
        try Output.write(shown.page(watch: signal.next()).html, to: page)
        try signal.send()
        context.note(faults)
        let isBroken = [versions.old, versions.new].contains { $0.version.banner == nil }
        var tally = DiffTally()
        if isBroken { tally.add(.broken) } else { tally.add(change) }
        context.note("\(page.text): \(tally.summary)")
    }

    private func version(_ side: Side) throws(Failure) -> DiffRun.Version {
        switch side {
        case .file(let path): try comparison.version(path)
        case .fixed(let version): version
        }
    }
}

import BannerDiagnostics
import BannerKit
import BannerRender
import BannerReport
import BannerTree
import BannerYAML

/// A page that follows its file: it is written again when the file or one of its pictures is saved.
///
/// A file with errors is shown over its last valid state.
struct Watching {
    private let path: Path
    private let page: Path
    private var signal: PageSignal
    private let limits: Limits
    private let rulings: Rulings
    private let surroundings: Banner.Surroundings
    private let dates: PreviewDates
    private var stamps: [[Int]?] = []
    private var seen: PageSource?

    /// The findings at the time the page was written.
    struct News {
        let summary: String
        let faults: [PageImages.Fault]
    }

    /// Follows a file.
    init(
        _ path: Path, page: Path, _ limits: Limits, _ rulings: Rulings, _ surroundings: Banner.Surroundings,
        _ dates: PreviewDates
    ) throws(Failure) {
        self.path = path
        self.page = page
        self.limits = limits
        self.rulings = rulings
        self.surroundings = surroundings
        self.dates = dates
        signal = try PageSignal(beside: page)
    }

    /// Writes the page again if there is something new; returns the findings.
    mutating func update() throws(Failure) -> News? {
        let present = Watching.stamps(path, seen?.banner)
        guard present != stamps || signal.isNew else { return nil }
        stamps = present
        var preview: PreviewFile
        do throws(SystemFault) {
            preview = try PreviewFile(path, limits: limits, rulings, surroundings)
        } catch {
            // An editor that saves by renaming leaves a moment without a file.
            if !signal.isNew { return nil }
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
        var used = FilesInUse(reading: preview.inputs(path))
        for output in [page, signal.path] { try used.write(output) }
        try preview.add(dates)
        let faults = preview.readPictures()
        var source = preview.source
        if source.banner == nil, let seen {
            let (findings, path) = (source.findings, source.path)
            source = seen
            (source.findings, source.path) = (findings, path)
        } else if source.banner != nil {
            seen = source
            stamps = Watching.stamps(path, source.banner)
        }
        try write(source)
        var tally = Tally()
        tally.add(preview.report)
        return News(summary: tally.summary, faults: faults)
    }

    private mutating func write(_ source: PageSource) throws(Failure) {
        let output = try Output.file(page)
        try output.write(BannerPage(source, watch: signal.next()).html)
        try output.finish()
        try signal.send()
    }

    private static func stamps(_ path: Path, _ banner: Banner?) -> [[Int]?] {
        let images = banner?.items.compactMap(\.image) ?? []
        return [FileSystem.stamp(path)] + images.map { FileSystem.stamp(path.folder.appending(Array($0.utf8))) }
    }
}

import BannerDiagnostics
import BannerKit
import BannerRender
import BannerReport
import BannerTree
import BannerYAML

/// A page that follows its file: it is written again when the file or one of its pictures is saved.
///
/// A script next to the page tells an open page, which also works with `file://`. A file with errors is shown over its
/// last valid state.
struct Watching {
    private let path: Path
    private let page: Path
    private let script: Path
    private let limits: Limits
    private let rulings: Rulings
    private let surroundings: Banner.Surroundings
    private let dates: PreviewDates
    private var stamps: [[Int]?] = []
    private var seen: PageSource?
    private var number = 0

    /// The findings at the time the page was written.
    struct News {
        let summary: String
        let faults: [PageImages.Fault]
    }

    /// The script up to the number in it; a file that begins differently belongs to someone else.
    private static let beginning = "window.bannerkitWritten && window.bannerkitWritten(\""

    /// Follows a file; if a script with that name exists, it must be one of ours, left by a run that was killed.
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
        script = page.folder.appending(page.lastComponent + Array(".watch.js".utf8))
        guard !FileSystem.mayExist(script) || Watching.isOurs(script) else {
            throw .usage(
                "`--watch` writes `\(script.text)`, but a file with that name already exists",
                help: "name another page with `--output`, or remove that file")
        }
    }

    private static func isOurs(_ script: Path) -> Bool {
        guard (try? FileSystem.kind(of: script, followingLinks: false)) == .file else { return false }
        return (try? FileSystem.read(script, limit: 1000))?.starts(with: beginning.utf8) ?? false
    }

    /// Writes the page again if there is something new; returns the findings.
    mutating func update() throws(Failure) -> News? {
        let present = Watching.stamps(path, seen?.banner)
        guard present != stamps || number == 0 else { return nil }
        stamps = present
        var preview: PreviewFile
        do throws(SystemFault) {
            preview = try PreviewFile(path, limits: limits, rulings, surroundings)
        } catch {
            // An editor that saves by renaming leaves a moment without a file.
            if number > 0 { return nil }
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
        var used = FilesInUse(reading: preview.inputs(path))
        for output in [page, script] { try used.write(output) }
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
        number += 1
        try write(source)
        var tally = Tally()
        tally.add(preview.report)
        return News(summary: tally.summary, faults: faults)
    }

    private func write(_ source: PageSource) throws(Failure) {
        let mark = "\(number)"
        let name = Path(bytes: script.lastComponent).text
        let output = try Output.file(page)
        try output.write(BannerPage(source, watch: BannerPage.Watch(file: name, mark: mark)).html)
        try output.finish()
        if number == 1 { Interruption.remember(script) }
        let signal = try Output.file(script)
        try signal.write("\(Watching.beginning)\(mark)\")\n")
        try signal.finish()
    }

    private static func stamps(_ path: Path, _ banner: Banner?) -> [[Int]?] {
        let images = banner?.items.compactMap(\.image) ?? []
        return [FileSystem.stamp(path)] + images.map { FileSystem.stamp(path.folder.appending(Array($0.utf8))) }
    }
}

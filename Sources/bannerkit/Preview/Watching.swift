import BannerModel
import BannerRender
import BannerReport
import BannerSchema
import Diagnostics
import YAMLTree

/// A page that follows its file: written again when the file or one of its pictures was saved.
///
/// A script beside the page tells an open page so, which works from `file://` too. A file with errors is shown over its last
/// good state.
struct Watching {
    private let path: Path
    private let page: Path
    private let script: Path
    private let limits: Limits
    private var stamps: [[Int]?] = []
    private var seen: PageSource?
    private var number = 0

    init(_ path: Path, page: Path, _ limits: Limits) {
        self.path = path
        self.page = page
        self.limits = limits
        script = page.folder.appending(page.lastComponent + Array(".watch.js".utf8))
        Interruption.remember(script)
    }

    /// Writes the page anew if there is something new; what was found then.
    mutating func update() throws(Failure) -> String? {
        let present = Watching.stamps(path, seen?.banner)
        guard present != stamps || number == 0 else { return nil }
        stamps = present
        let preview: PreviewFile
        do throws(SystemFault) {
            preview = try PreviewFile(path, limits: limits, withImages: true)
        } catch {
            // An editor that saves by renaming leaves a moment without a file.
            if number > 0 { return nil }
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
        var source = preview.source
        if source.banner == nil, let seen {
            (source.banner, source.images, source.name) = (seen.banner, seen.images, seen.name)
        } else if source.banner != nil {
            seen = source
            stamps = Watching.stamps(path, source.banner)
        }
        number += 1
        try write(source)
        var tally = Tally()
        tally.add(preview.report)
        return tally.summary
    }

    private func write(_ source: PageSource) throws(Failure) {
        let mark = "\(number)"
        let name = Path(bytes: script.lastComponent).text
        let output = try Output.file(page)
        try output.write(BannerPage(source, watch: BannerPage.Watch(file: name, mark: mark)).html)
        try output.finish()
        let signal = try Output.file(script)
        try signal.write("window.bannerkitWritten && window.bannerkitWritten(\"\(mark)\")\n")
        try signal.finish()
    }

    private static func stamps(_ path: Path, _ banner: Banner?) -> [[Int]?] {
        let images = banner?.items.compactMap(\.image) ?? []
        return [FileSystem.stamp(path)] + images.map { FileSystem.stamp(path.folder.appending(Array($0.utf8))) }
    }
}

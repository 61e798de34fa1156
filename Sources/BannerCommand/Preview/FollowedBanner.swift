import BannerDiagnostics
import BannerKit
import BannerRender
import BannerTree

/// A banner's page that is written again when the file, its settings, or one of its pictures is saved.
///
/// A file with errors is shown over its last valid state.
struct FollowedBanner: FollowedPages {
    private let path: Path
    private let page: Path
    private let setting: PreviewSetting
    private var settings: SettingsFiles?
    /// The last valid state.
    private var seen: PreviewFile?

    /// The page of a file.
    init(_ path: Path, page: Path, _ setting: PreviewSetting) {
        (self.path, self.page, self.setting) = (path, page, setting)
    }

    private(set) var pictures: [FileStamp] = []

    mutating func find() throws(Failure) -> [Path] {
        var settings = try SettingsFiles(setting.arguments)
        try settings.find(for: path)
        self.settings = settings
        return [path] + settings.files
    }

    mutating func write(_ signal: inout PageSignal) throws(Failure) {
        var preview: PreviewFile
        do throws(SystemFault) {
            preview = try setting.read(path, settings)
        } catch {
            // An editor that saves by renaming leaves a moment without a file.
            guard signal.isNew else { return }
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
        try preview.add(setting.dates)
        var tally = Tally()
        tally.add(preview.report, failing: preview.source.failingScenarios)
        if preview.source.banner != nil { seen = preview } else if let seen { preview = seen.saying(preview) }
        pictures = preview.pictures.places.map(FileStamp.init)
        var used = FilesInUse(reading: preview.inputs(path))
        for output in [page, signal.path] { try used.write(output) }
        let faults = preview.readPictures()
        try Output.write(BannerPage(preview.source, watch: signal.next()).html, to: page)
        try signal.send()
        setting.context.note(faults)
        setting.context.note("\(page.text): \(tally.summary)")
    }
}

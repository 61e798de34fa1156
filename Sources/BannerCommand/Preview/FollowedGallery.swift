import BannerKit
import BannerRender
import BannerTree

/// A gallery that is written again when one of its banners or pictures is saved, comes or goes.
struct FollowedGallery: FollowedPages {
    private let folder: Path
    private let setting: PreviewSetting
    private var gallery: Gallery?
    /// What was reported about files that cannot be read.
    private var told: [String] = []

    /// The gallery of what the command line names, in this folder.
    init(in folder: Path, _ setting: PreviewSetting) throws(Failure) {
        guard !setting.arguments.operands.contains(where: \.isStandardStream) else {
            throw .usage("`--watch` follows files, not standard input")
        }
        (self.folder, self.setting) = (folder, setting)
    }

    private(set) var pictures: [FileStamp] = []

    mutating func find() throws(Failure) -> [Path] {
        let inputs = try setting.inputs()
        let faults = inputs.faults.map { "cannot read `\($0.path.text)`: \($0.reason)" }
        if faults != told { faults.forEach { setting.context.note($0) } }
        told = faults
        let found = Gallery(inputs, setting)
        gallery = found
        return found.files + found.settingsFiles
    }

    mutating func write(_ signal: inout PageSignal) throws(Failure) {
        guard var gallery else { return }
        _ = try gallery.write(to: folder, signal: &signal)
        pictures = gallery.pictures
    }
}

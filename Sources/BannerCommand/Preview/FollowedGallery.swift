import BannerKit
import BannerRender
import BannerTree

/// A gallery that is written again when one of its banners or pictures is saved, comes or goes.
struct FollowedGallery: FollowedPages {
    private let arguments: Arguments
    private let context: Context
    private let folder: Path
    private let limits: Limits
    private let surroundings: Banner.Surroundings
    private let dates: PreviewDates
    private var gallery: Gallery?
    /// What was reported about files that cannot be read.
    private var told: [String] = []

    /// The gallery of what the command line names, in this folder.
    init(
        _ arguments: Arguments, _ context: Context, in folder: Path, _ limits: Limits,
        _ surroundings: Banner.Surroundings, _ dates: PreviewDates
    ) throws(Failure) {
        guard !arguments.operands.contains(where: \.isStandardStream) else {
            throw .usage("`--watch` follows files, not standard input")
        }
        self.arguments = arguments
        self.context = context
        self.folder = folder
        self.limits = limits
        self.surroundings = surroundings
        self.dates = dates
    }

    private(set) var pictures: [FileStamp] = []

    mutating func find() throws(Failure) -> [Path] {
        let inputs = try Inputs(arguments.operands, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore))
        let faults = inputs.faults.map { "cannot read `\($0.path.text)`: \($0.reason)" }
        if faults != told { faults.forEach { context.note($0) } }
        told = faults
        let found = Gallery(inputs, limits, surroundings, dates, context)
        gallery = found
        return found.files + found.settingsFiles
    }

    mutating func write(_ signal: inout PageSignal) throws(Failure) {
        guard var gallery else { return }
        _ = try gallery.write(to: folder, signal: &signal)
        pictures = gallery.pictures
    }
}

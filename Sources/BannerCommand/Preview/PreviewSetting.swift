import BannerDiagnostics
import BannerKit
import BannerTree

/// What holds for every page of a run of `preview`.
struct PreviewSetting {
    let arguments: Arguments
    let context: Context
    /// The limits on a file.
    let limits: Limits
    /// The window and the viewer's wishes with which banners are played.
    let surroundings: Banner.Surroundings
    /// From when pages play, and the span of their calendars.
    var dates: PreviewDates

    /// What a command line says.
    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try Size.limits(arguments)
        surroundings = try Banner.Surroundings(arguments)
        dates = try PreviewDates(arguments)
    }

    /// The files that the command line names, with their settings.
    func inputs() throws(Failure) -> Inputs {
        try Inputs(arguments.operands, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore))
    }

    /// A file for a page, without its pictures.
    func read(_ path: Path, _ settings: SettingsFiles?) throws(SystemFault) -> PreviewFile {
        try PreviewFile(path, limits: limits, settings?.rulings(for: path) ?? .standard, surroundings)
    }
}

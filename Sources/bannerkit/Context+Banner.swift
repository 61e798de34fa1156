import BannerModel
import BannerReport
import BannerSchema
import Diagnostics
import YAMLTree

extension Context {
    /// The banner in a file, or on standard input for `-`.
    ///
    /// What keeps a file from being a banner is printed on standard error, as `validate` words it; standard output stays
    /// free for data.
    mutating func banner(at path: Path, _ arguments: Arguments) throws(Failure) -> Banner {
        let limits = try Size.limits(arguments)
        let source = try read(path, limit: limits.maxBytes)
        let file = BannerFile.read(source, limits: limits)
        if let banner = file.banner { return banner }
        let text = TextReport(environment.style(color: arguments.value(of: .color) ?? "never"))
        Terminal.printError(text.text(of: file.report, in: source))
        throw Failure(code: .findings, message: nil)
    }
}

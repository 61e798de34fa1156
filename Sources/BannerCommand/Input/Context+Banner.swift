import BannerRender
import BannerTree
import BannerYAML

extension Context {
    /// The banner in a file, or on standard input for `-`, for a command that works on a single one.
    ///
    /// If there is a finding of severity error, the findings go to standard error and the command ends with exit code
    /// 1. A command that calls this has the options `maxSize` and `color`.
    func banner(_ path: Path, _ arguments: Arguments) throws(Failure) -> Banner {
        try reading(path, arguments).banner
    }

    /// The same with the file and its tree.
    func reading(
        _ path: Path, _ arguments: Arguments
    ) throws(Failure) -> (banner: Banner, file: SourceFile, document: Document?) {
        let limits = try Size.limits(arguments)
        let file = try source(path, limit: limits.maxBytes)
        let rulings = try rulings(for: path, arguments)
        let reading = BannerFile.read(file, limits: limits, advice: .told, rulings: rulings)
        if let banner = reading.banner { return (banner, file, reading.document) }
        let style = environment.style(color: arguments.value(of: .color), onErrors: true)
        Terminal.printError(TextReport(style).text(of: reading.unsilencedReport, in: file))
        throw Failure(code: .findings)
    }
}

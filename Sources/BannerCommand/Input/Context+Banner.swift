extension Context {
    /// The banner in a file, or on standard input for `-`, for a command that works on a single one.
    ///
    /// If there is a finding of severity error, the findings go to standard error and the command ends with exit code
    /// 1. A command that calls this has the options `maxSize` and `color`.
    func banner(in path: Path, _ arguments: Arguments) throws(Failure) -> Banner {
        let limits = try Size.limits(arguments)
        let file = try source(path, limit: limits.maxBytes)
        let rulings = try rulings(for: path, arguments)
        let reading = BannerFile.read(file, limits: limits, advice: .told, rulings: rulings)
        if let banner = reading.banner { return banner }
        tell(reading.report, in: file, arguments)
        throw Failure(code: .findings)
    }
}

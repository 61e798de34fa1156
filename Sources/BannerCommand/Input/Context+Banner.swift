extension Context {
    /// Reads the banner in a file, or on standard input for `-`.
    ///
    /// If the file has errors, its findings go to standard error and the command ends with exit
    /// code 1. A command that calls this has the options `--max-size` and `--color`.
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

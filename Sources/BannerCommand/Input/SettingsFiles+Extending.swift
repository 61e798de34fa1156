extension SettingsFiles {
    /// The maximum length of a chain of `extend`.
    private static let longestChain = 8

    /// Merges the settings that a file extends; returns the error and its help if that is not
    /// possible.
    ///
    /// A file outside the repository is reported as if it did not exist, and no line of another
    /// file is quoted: a report must not disclose files outside the repository.
    mutating func extend(
        _ settings: inout Settings, in folder: Path, below top: Path, passed: [Path]
    ) -> (fault: String, help: String)? {
        guard let written = settings.extend else { return nil }
        let (path, name) = (folder.appending(written), Array(written.utf8)[...].shown)
        guard !written.hasPrefix("/"), let place = FileSystem.resolved(path),
            place.below(top) != nil, let bytes = try? FileSystem.read(place, limit: 1 << 20)
        else {
            return (
                "`\(name)` is not a file below the top of the repository", "name a settings file of the same repository"
            )
        }
        guard !passed.contains(place) else {
            return ("`\(name)` extends itself", "remove `extend` in one of the files")
        }
        guard passed.count < SettingsFiles.longestChain else {
            return ("more than 8 files extend one another", "put what some of them say into one")
        }
        bases.append(place)
        let file = SourceFile(name: name, bytes: bytes)
        var (base, report) = Settings.read(file)
        if let first = report.keptFindings.filter({ $0.severity == .error }).map(\.range.start).min() {
            let line = file.lineTable().location(of: first).line
            return ("`\(name)` has mistakes, the first in line \(line)", "mend `\(name)`")
        }
        if let fault = extend(&base, in: place.folder, below: top, passed: passed + [place]) { return fault }
        settings = base.extended(by: settings)
        return nil
    }
}

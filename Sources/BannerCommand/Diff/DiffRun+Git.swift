// The external diff interface of git.
extension DiffRun {
    /// Compares the two versions of a file; the exit code is 0, because git treats any other as a
    /// failure.
    func compareHandedOver(_ path: Path, _ old: Path, _ new: Path, _ newPath: Path) throws(Failure) -> ExitCode {
        let (before, after) = (try version(old), try version(new))
        // A symbolic link or a submodule has no version to read.
        let exists = [old, new].contains { $0 != DiffOperands.nothing }
        let isBanner =
            exists && (path.isBannerFile || newPath.isBannerFile)
            || [before, after].contains { $0.banner != nil }
        let file = change(newPath.text, from: path == newPath ? nil : path.text, before, after)
        if format == .json {
            if isBanner { _ = try write(file, sparing: [old, new]) }
            return .clean
        }
        let output = try context.output(to: arguments.output, sparing: [old, new])
        try output.write(isBanner ? titled(file.title, file.sections) : titled(.foreign(newPath.text), []))
        try output.finish()
        return .clean
    }

    /// Shows a file with merge conflicts.
    func showUnmerged(_ path: Path) throws(Failure) -> ExitCode {
        let file = FileChange(path: path.text, unread: "a merge left it with conflicts")
        try context.output.write(titled(file.title, file.sections))
        return .clean
    }
}

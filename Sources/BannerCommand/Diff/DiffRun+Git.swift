import BannerDiff

// Files that git passes to an external diff program.
extension DiffRun {
    /// One file; git takes any exit code but 0 for a failure of its own.
    func compareHandedOver(_ path: Path, _ old: Path, _ new: Path, _ newPath: Path) throws(Failure) -> ExitCode {
        let (before, after) = (try version(old), try version(new))
        let output = try context.output(to: arguments.path(of: .output), sparing: [old, new])
        // A link, or another repository, has no version that is a file.
        let exists = [old, new].contains { $0 != DiffOperands.nothing }
        let isBanner =
            exists && (path.isBannerFile || newPath.isBannerFile)
            || [before, after].contains { $0.version.banner != nil }
        let file = change(newPath.text, from: path == newPath ? nil : path.text, before.version, after.version)
        switch format {
        case .json:
            guard isBanner else { return .clean }
            var json = DiffJSON()
            var tally = DiffTally()
            tally.add(file)
            try output.write(json.begin + json.text(file) + json.end(tally))
        case .text, .markdown:
            try output.write((isBanner ? text.text(file) : text.foreign(newPath.text)) + "\n")
        }
        try output.finish()
        return .clean
    }

    /// A file with conflicts.
    func showUnmerged(_ path: Path) throws(Failure) -> ExitCode {
        let file = FileChange(path: path.text, unread: "a merge left it with conflicts")
        try context.output.write(text.text(file) + "\n")
        return .clean
    }
}

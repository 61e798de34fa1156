/// The meaning of the operands of `diff`.
enum DiffOperands {
    /// Two files or two folders; `-` is standard input, and `/dev/null` is a file that does not
    /// exist.
    case files(Path, Path)
    /// Git revisions or a range, with the paths to compare.
    case revisions([Path], paths: [Path])
    /// The arguments that git passes to an external diff program.
    case handedOver(path: Path, old: Path, new: Path, newPath: Path)
    /// A file with merge conflicts, for which git passes only the path.
    case unmerged(Path)

    /// The name that git passes for a version that does not exist.
    static let nothing = Path("/dev/null")

    /// Distinguishes revisions from files: an existing file or folder wins, and `--` ends the
    /// revisions.
    init(_ arguments: Arguments, isRunByGit: Bool) throws(Failure) {
        let (operands, dashes) = (arguments.operands, arguments.countBeforeDashes)
        if dashes ?? 0 == 0, let handed = DiffOperands.handedOver(operands) {
            self = handed
        } else if isRunByGit && operands.count == 1 {
            self = .unmerged(operands[0])
        } else if let count = dashes, count > 0 {
            self = try DiffOperands.revisions(operands.prefix(count), operands.dropFirst(count))
        } else if operands.count == 2
            && (dashes != nil || DiffOperands.exists(operands[0]) || operands[1].isStandardStream)
        {
            self = .files(operands[0], operands[1])
        } else if dashes != nil {
            throw DiffOperands.tooMany
        } else {
            self = try DiffOperands.guessed(operands)
        }
    }

    /// Parses operands without `--`: words that name no existing file are revisions, and the rest
    /// are paths.
    private static func guessed(_ operands: [Path]) throws(Failure) -> DiffOperands {
        let words = operands.prefix { !exists($0) }
        guard !words.isEmpty else {
            guard operands.count == 1 else { throw tooMany }
            throw .usage(
                "nothing to compare `\(operands[0].text)` with",
                help:
                    "`bannerkit diff HEAD -- \(operands[0].text)` compares it with the last commit")
        }
        // A word with a colon can be a file in a revision: `HEAD:home.banner.yaml`.
        let missing = words.first { word in
            !word.bytes.contains(.colon)
                && [".yaml", ".yml", ".json"].contains { word.bytes.hasSuffix($0.utf8) }
        }
        let paths = operands.dropFirst(words.count)
        if let path = missing ?? words.dropFirst(2).first ?? paths.first(where: { !exists($0) }) {
            throw .inputOutput(
                "cannot read `\(path.text)`: no such file or folder",
                help: "for a deleted file or a pattern, write `--` before the paths")
        }
        return try revisions(words, paths)
    }

    private static func revisions(_ words: ArraySlice<Path>, _ paths: ArraySlice<Path>)
        throws(Failure) -> DiffOperands
    {
        guard words.count < 3 else { throw tooMany }
        // Git would parse such words as options.
        for word in words where word.bytes.isEmpty || word.bytes.first == .dash {
            throw .usage("`\(word.text)` is not a revision or a range of revisions")
        }
        return .revisions(Array(words), paths: Array(paths))
    }

    private static func exists(_ path: Path) -> Bool {
        path.isStandardStream || path == nothing || FileSystem.mayExist(path.tidied)
    }

    private static var tooMany: Failure {
        .usage(
            "too many operands: expected `OLD NEW`, or a revision or range with paths after it",
            help:
                """
                `bannerkit diff main...HEAD -- banners` compares a branch with what it started from
                """
        )
    }

    // MARK: Git's way to call

    /// Parses `PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE`; for a renamed file, the
    /// new path and a message follow.
    private static func handedOver(_ words: [Path]) -> DiffOperands? {
        guard words.count == 7 || words.count == 9 else { return nil }
        guard isID(words[2]), isMode(words[3]), isID(words[5]), isMode(words[6]) else { return nil }
        return .handedOver(
            path: words[0], old: isFile(words[3]) ? words[1] : nothing,
            new: isFile(words[6]) ? words[4] : nothing,
            newPath: words.count == 9 ? words[7] : words[0])
    }

    /// Whether a mode is that of a regular file, not of a symbolic link or a submodule.
    private static func isFile(_ mode: Path) -> Bool { mode.bytes.starts(with: "100".utf8) }

    private static func isID(_ word: Path) -> Bool {
        let isHexadecimal = word.bytes.allSatisfy("0123456789abcdef".utf8.contains)
        return word == Path(".") || isHexadecimal && word.bytes.count >= 4
    }

    private static func isMode(_ word: Path) -> Bool {
        word == Path(".")
            || word.bytes.count == 6 && word.bytes.allSatisfy { (48...55).contains($0) }
    }
}

/// The files that differ between two revisions, or between one and the working tree, as git sees them.
struct GitChanges {
    /// The changes of regular files, in order of their new paths.
    private(set) var entries: [Entry] = []
    /// The working tree's folder, if files there are compared.
    private(set) var root: Path?

    /// One file.
    struct Entry {
        /// Its paths from the repository's root; equal unless it was renamed.
        var oldPath, newPath: Path
        /// Where the versions are; `nil` for one that does not exist.
        var old, new: Content?
    }

    /// A version of a file.
    enum Content: Equatable {
        /// In git, under this name.
        case object([UInt8])
        /// In the working tree.
        case workingTree
    }

    /// Asks git.
    ///
    /// - Parameters:
    ///   - revisions: a revision or a range, or two revisions; none begins with `-`.
    ///   - paths: what to look at, as git understands it; everything if there are none.
    /// - Throws: what git reports.
    init(_ revisions: [Path], paths: [Path]) throws(Failure) {
        let what = revisions.map { "`\($0.text)`" }.joined(separator: " and ")
        let doing = "cannot compare \(what)"
        // `git diff` outside a repository answers with its manual.
        _ = try Git.ask(["rev-parse", "--git-dir"], doing: doing)
        let answer = try Git.ask(
            [
                "diff", "--raw", "-z", "--no-abbrev", "--no-color", "--no-ext-diff", "--no-textconv",
                "--ignore-submodules=all", "-M50%", "-l1000",
            ], revisions + [Path("--")] + paths, doing: doing)
        guard let all = GitChanges.entries(answer) else {
            throw .inputOutput("\(doing): git's answer is not one about two versions")
        }
        let isNamed = { (path: Path) in
            path.isBannerFile || paths.contains { GitChanges.means($0, path) }
        }
        entries = all.filter { isNamed($0.oldPath) || isNamed($0.newPath) }.sorted { $0.newPath < $1.newPath }
        guard entries.contains(where: { $0.new == .workingTree }) else { return }
        let folder = try Git.ask(["rev-parse", "--show-toplevel"], doing: doing)
        root = Path(bytes: folder.last == UInt8(ascii: "\n") ? folder.dropLast() : folder)
    }

    /// The files in the working tree that are compared.
    var files: [Path] {
        root.map { root in entries.filter { $0.new == .workingTree }.map { root.appending($0.newPath.bytes) } } ?? []
    }

    /// Whether an operand names this file, which git has found with it, and not a folder or a pattern.
    private static func means(_ operand: Path, _ path: Path) -> Bool {
        var name = operand.bytes[...]
        for start in ["../", "./"] { while name.starts(with: start.utf8) { name = name.dropFirst(start.utf8.count) } }
        return !name.isEmpty && (path.bytes == Array(name) || path.bytes.hasSuffix([UInt8(ascii: "/")] + name))
    }

    // MARK: The answer

    /// The records of `--raw -z`: `:MODE MODE ID ID STATUS`, a path, and for a renamed file another one.
    private static func entries(_ answer: [UInt8]) -> [Entry]? {
        var words = answer.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        var entries: [Entry] = []
        while let head = words.popFirst() {
            let fields = head.split(separator: UInt8(ascii: " "))
            guard head.first == UInt8(ascii: ":"), fields.count == 5, let status = fields[4].first,
                let first = words.popFirst()
            else { return nil }
            let isRenamed = status == UInt8(ascii: "R") || status == UInt8(ascii: "C")
            guard let second = isRenamed ? words.popFirst() : first else { return nil }
            let entry = Entry(
                oldPath: Path(bytes: Array(first)), newPath: Path(bytes: Array(second)),
                old: content(fields[0].dropFirst(), fields[2]), new: content(fields[1], fields[3]))
            // A link or another repository is not a file of ours.
            if entry.old != nil || entry.new != nil { entries.append(entry) }
        }
        return entries
    }

    private static func content(_ mode: ArraySlice<UInt8>, _ id: ArraySlice<UInt8>) -> Content? {
        guard mode.starts(with: "100".utf8) else { return nil }
        return id.allSatisfy { $0 == UInt8(ascii: "0") } ? .workingTree : .object(Array(id))
    }
}

extension [UInt8] {
    /// Whether it ends with these bytes.
    fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { count >= other.count && suffix(other.count) == other[...] }
}

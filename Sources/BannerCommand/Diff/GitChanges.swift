/// The files that differ between two revisions, or between one and the working tree, as git sees them.
struct GitChanges {
    /// The changes of regular files, in order of their new paths.
    private(set) var entries: [Entry] = []
    /// Where they are.
    let git: Git
    /// The versions of the whole tree that are compared, the working tree as `nil`; `nil` for two versions of one file.
    private(set) var trees: (old: GitTree, new: GitTree?)?

    /// One file.
    struct Entry {
        /// Its paths from the repository's root; equal unless it was renamed.
        var oldPath, newPath: Path
        /// Where the versions are; `nil` for one that does not exist.
        var old, new: Content?

        /// The names of its versions in git.
        var ids: [[UInt8]] {
            [old, new].compactMap { content in
                guard case .object(let id) = content else { return nil }
                return id
            }
        }
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
    ///   - limit: the largest file that is compared.
    /// - Throws: what git reports.
    init(_ revisions: [Path], paths: [Path], limit: Int) throws(Failure) {
        let what = revisions.map { "`\($0.text)`" }.joined(separator: " and ")
        let doing = "cannot compare \(what)"
        git = try Git(doing: doing)
        let sides = try GitRevisions(revisions, paths: paths, git, doing: doing)
        guard !sides.areFiles else {
            let path =
                sides.new == nil
                ? git.path(of: paths[0]) : revisions.last?.revisionAndPath.map { Path(bytes: $0.path) } ?? Path(what)
            guard let path else {
                throw .usage("\(doing): `\(paths[0].text)` is not in the repository that you are in")
            }
            let new = sides.new.map(Content.object) ?? .workingTree
            entries = [Entry(oldPath: path, newPath: path, old: .object(sides.old), new: new)]
            return
        }
        trees = (GitTree(sides.old, git), sides.new.map { GitTree($0, git) })
        let isNamed = { (path: Path) in
            path.isBannerFile || paths.contains { GitChanges.means($0, path) }
        }
        let specs = paths.map(git.pathspec)
        let format = ["-r", "-z", "--raw", "--no-abbrev", "--ignore-submodules=all", "-M50%", "-l1000"]
        let command = sides.new == nil ? ["diff-index", "--cached"] : ["diff-tree"]
        let names = [sides.old, sides.new].compactMap { $0 }.map { Path(bytes: $0) }
        let answer = try git.ask(command + format, names + [Path("--")] + specs, doing: doing)
        guard let all = GitChanges.entries(answer) else {
            throw .inputOutput("\(doing): git's answer is not one about two versions")
        }
        entries = all.filter { isNamed($0.oldPath) || isNamed($0.newPath) }
        if sides.new == nil {
            let banners = ["*.banner.yaml", "*.banner.yml", "*.banner.json"].map { Path($0) }
            let tree = try GitWorkingTree(specs.isEmpty ? banners : specs, git, doing: doing)
            try add(tree, tree.records.filter { isNamed($0.path) }, limit)
        }
        entries.sort { $0.newPath < $1.newPath }
    }

    /// Goes on from the index to the files of the working tree.
    private mutating func add(
        _ tree: GitWorkingTree, _ records: [GitWorkingTree.Record], _ limit: Int
    ) throws(Failure) {
        var staged: [Path: Entry] = [:]
        for entry in entries { staged[entry.newPath] = entry }
        var touched: [Entry] = []
        for record in records {
            let own = Entry(oldPath: record.path, newPath: record.path, old: .object(record.id), new: nil)
            var entry = staged[record.path] ?? own
            switch tree.state(of: record) {
            case .same where entry.new != .workingTree: continue
            case .same, .touched:
                entry.new = .workingTree
                touched.append(entry)
            case .absent:
                (entry.newPath, entry.new) = (entry.oldPath, nil)
                // A file that was added to the index only is in neither version.
                staged[record.path] = nil
                if entry.old != nil { staged[entry.oldPath] = entry }
            }
        }
        let objects = try GitObjects(touched.flatMap(\.ids), limit: limit, git)
        try objects.inParts(touched, \.ids) { some, contents in
            for entry in some {
                staged[entry.newPath] = isSame(entry, contents, limit) ? nil : entry
            }
        }
        entries = Array(staged.values)
    }

    /// Whether a working file is the one in git, but for the ends of its lines.
    private func isSame(_ entry: Entry, _ contents: [[UInt8]: GitObjects.Content], _ limit: Int) -> Bool {
        guard entry.oldPath == entry.newPath, case .object(let id) = entry.old, case .bytes(let old) = contents[id],
            let new = try? FileSystem.read(git.root.appending(entry.newPath.bytes), limit: limit + 1)
        else { return false }
        return old == new || GitChanges.withoutReturns(old) == GitChanges.withoutReturns(new)
    }

    /// A text with every `\r\n` as `\n`.
    private static func withoutReturns(_ text: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count)
        for byte in text {
            if byte == UInt8(ascii: "\n") && lines.last == UInt8(ascii: "\r") { lines.removeLast() }
            lines.append(byte)
        }
        return lines
    }

    /// The files in the working tree that are compared.
    var files: [Path] {
        entries.filter { $0.new == .workingTree }.map { git.root.appending($0.newPath.bytes) }
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
                old: content(fields[0].dropFirst(), fields[2]),
                // A file with conflicts is what it is in the working tree.
                new: status == UInt8(ascii: "U") ? .workingTree : content(fields[1], fields[3]))
            // A link or another repository is not a file of ours.
            if entry.old != nil || entry.new != nil { entries.append(entry) }
        }
        return entries
    }

    private static func content(_ mode: ArraySlice<UInt8>, _ id: ArraySlice<UInt8>) -> Content? {
        guard mode.starts(with: "100".utf8) else { return nil }
        return .object(Array(id))
    }
}

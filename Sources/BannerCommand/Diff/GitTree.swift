/// The files of a commit or a tree, which git is asked for once, when one of them is looked for.
struct GitTree: Sendable {
    private let git: Git
    private let name: [UInt8]
    private let known = Locked<Set<Path>?>(nil)

    init(_ name: [UInt8], _ git: Git) { (self.name, self.git) = (name, git) }

    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one, or nobody knows.
    func pictureFault(beside file: Path) -> PictureLookup.Answer {
        { picture in
            // What is outside of the repository is in no version of it.
            guard let path = file.folder.appending(Array(picture.utf8)).normalized else { return nil }
            return files.map { $0.contains(path) } ?? true ? nil : "does not exist"
        }
    }

    private var files: Set<Path>? {
        known.with { known in
            if known == nil, let answer = try? git.files(of: Path(bytes: name), doing: "") {
                known = Set(answer.map(\.path))
            }
            return known
        }
    }
}

extension Git {
    /// Everything in a commit or a tree: its path, its name in git, and whether it is a regular file.
    func files(of tree: Path, doing: String) throws(Failure) -> [(path: Path, id: [UInt8], isFile: Bool)] {
        try ask(["ls-tree", "-r", "-z", "--full-tree"], [tree], doing: doing).split(separator: 0).compactMap { record in
            // MODE TYPE NAME, a tab, and the path.
            let parts = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard let id = parts[0].split(separator: UInt8(ascii: " ")).last, parts.count == 2 else { return nil }
            return (Path(bytes: Array(parts[1])), Array(id), record.starts(with: "100".utf8))
        }
    }
}

/// A read-only client for the `git` command, in the repository of the current folder.
///
/// A clone is untrusted: no program that its configuration, hooks or files name is run. Git starts
/// at the top of the working tree, so that no folder below counts as a repository of its own. It
/// opens no file of the working tree and uses no network.
struct Git {
    /// The top of the working tree.
    let root: Path
    private let here: Path
    /// The action for error messages, such as `cannot compare HEAD`.
    let doing: String

    /// The limit on one output, in bytes.
    static let most = 256 << 20
    /// Settings that override the repository's, because they can name programs to run.
    private static let settings = [
        "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    ]

    /// Finds the repository of the current folder.
    ///
    /// - Throws: If the folder is not in a repository with a working tree.
    init(doing: String) throws(Failure) {
        guard let here = FileSystem.resolved(Path(".")), let root = Repository.root(above: here)
        else {
            throw .inputOutput(
                "\(doing): this folder is not in a git repository with a working tree",
                help: "two files or two folders can be compared anywhere: `bannerkit diff OLD NEW`")
        }
        (self.root, self.here, self.doing) = (root, here, doing)
    }

    /// Runs git and returns its output; `nil` if that is larger than the limit.
    func ask(
        _ arguments: [String], _ more: [Path] = [], input: [UInt8] = [], limit: Int = Git.most
    ) throws(Failure) -> [UInt8]? {
        let words = ["git", "--no-pager"] + Git.settings.flatMap { ["-c", $0] } + ["-C"]
        var process = ChildProcess(
            words: words.map { Array($0.utf8) } + [root.bytes] + arguments.map { Array($0.utf8) }
                + more.map(\.bytes))
        process.hides = { $0.starts(with: "GIT_".utf8) }
        // English messages, no locks, no prompts, no network, and this working tree only.
        let fixed = [
            ("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"),
            ("GIT_ALLOW_PROTOCOL", "none"),
            ("GIT_NO_LAZY_FETCH", "1"),
        ]
        let folders = [
            ("GIT_WORK_TREE", root.bytes), ("GIT_CEILING_DIRECTORIES", root.folder.bytes),
        ]
        process.variables = fixed.map { ($0, Array($1.utf8)) } + folders
        let termination: ChildProcess.Termination
        do {
            termination = try process.run(input: input, limit: limit)
        } catch {
            if error.number == EFBIG && limit < Git.most { return nil }
            if error.isNothingToRead { throw .inputOutput("cannot run `git`: it is not on PATH") }
            throw .inputOutput("cannot run `git`: \(error.message)")
        }
        guard termination.code == 0 else { throw failure(termination) }
        return termination.output
    }

    /// Runs git and returns the lines of its output.
    func lines(_ arguments: [String], _ more: [Path] = []) throws(Failure) -> [[UInt8]] {
        (try ask(arguments, more) ?? []).split(separator: .lineFeed).map { Array($0) }
    }

    /// A failure with git's error message.
    private func failure(_ termination: ChildProcess.Termination) -> Failure {
        let lines = termination.errors.utf8Text.split(separator: "\n").map(String.init)
        let marks = ["fatal: ", "error: "]
        let sentence = marks.lazy.compactMap { mark in
            lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }.first
        return .inputOutput(
            "\(doing): "
                + (sentence.map { "git reports: \($0)" } ?? "git exited with \(termination.code)"))
    }

    // MARK: Files

    /// The entries of a commit or a tree: paths, object ids, and whether each is a regular file.
    func files(of tree: Path) throws(Failure) -> [(path: Path, id: [UInt8], isFile: Bool)] {
        (try ask(["ls-tree", "-rz", "--full-tree"], [tree]) ?? []).split(separator: 0).compactMap {
            record in
            // The record format is `MODE TYPE ID`, a tab, and the path.
            let parts = record.split(separator: 0x09, maxSplits: 1)
            guard let id = parts[0].split(separator: .space).last, parts.count == 2 else {
                return nil
            }
            return (Path(bytes: Array(parts[1])), Array(id), record.starts(with: "100".utf8))
        }
    }

    /// A file's content in git.
    enum Content {
        case bytes([UInt8])
        case tooLarge
        case missing
    }

    /// Reads objects in batches, and calls `body` with the elements of each batch and the contents
    /// by object id.
    func read<Element>(
        _ elements: ArraySlice<Element>, _ ids: (Element) -> [[UInt8]], limit: Int,
        _ body: (ArraySlice<Element>, [[UInt8]: Content]) throws(Failure) -> Void
    ) throws(Failure) {
        guard !elements.isEmpty else { return }
        let wanted = elements.flatMap(ids)
        // The limit has room for both versions of a single file.
        let most = elements.count == 1 ? 2 * limit + 4_096 : 32 << 20
        let answer =
            try wanted.isEmpty
            ? []
            : ask(
                ["cat-file", "--batch"], input: wanted.flatMap { $0 + [UInt8.lineFeed] },
                limit: most)
        guard let answer else {
            guard elements.count > 1 else {
                return try body(elements, Dictionary(wanted.map { ($0, .tooLarge) }) { $1 })
            }
            let middle = elements.startIndex + elements.count / 2
            try read(elements[..<middle], ids, limit: limit, body)
            return try read(elements[middle...], ids, limit: limit, body)
        }
        var contents: [[UInt8]: Content] = [:]
        var rest = answer[...]
        // Each object is a line `ID TYPE SIZE`, the content, and a line feed.
        for id in wanted {
            let head = rest.prefix { $0 != .lineFeed }
            rest = rest.dropFirst(head.count + 1)
            let fields = head.split(separator: .space)
            contents[id] = .missing
            guard fields.count == 3, let size = Int(fields[2].utf8Text) else { continue }
            contents[id] = size > limit ? .tooLarge : .bytes(Array(rest.prefix(size)))
            rest = rest.dropFirst(size + 1)
        }
        try body(elements, contents)
    }

    // MARK: Names below the current folder

    /// A path relative to the top of the working tree; `nil` if it is outside.
    func path(of file: Path) -> Path? {
        let named = here.resolving(file).normalized
        let place = [named, FileSystem.resolved(file)].compactMap { $0 }.first {
            $0 == root || $0.below(root) != nil
        }
        return place.map { $0.below(root) ?? Path(bytes: []) }
    }

    /// A revision relative to the top: `HEAD:./x` in the folder `ads` becomes `HEAD:ads/x`.
    func revision(_ word: Path) -> Path {
        guard let (start, path) = word.revisionAndPath else { return word }
        guard path.starts(with: "./".utf8) || path.starts(with: "../".utf8) else { return word }
        let below = self.path(of: Path(bytes: path))?.bytes ?? path
        return Path(bytes: start + [UInt8.colon] + below)
    }

    /// The inverse of `revision`, for messages: `ads/x` in the folder `ads` becomes `x`.
    func operand(of path: [UInt8]) -> String {
        guard !path.starts(with: "./".utf8), !path.starts(with: "../".utf8) else {
            return Path(bytes: path).text
        }
        let folders = here.below(root)?.names.count ?? 0
        let place = root.appending(path)
        let up = here.andAbove.prefix(folders + 1).enumerated().first { place.below($1) != nil }
        let names = up.map { Array(repeating: "..", count: $0) + [place.below($1)?.text ?? ""] }
        return names?.joined(separator: "/") ?? Path(bytes: path).text
    }
}

extension Path {
    /// The parts of `HEAD:home.banner.yaml`; `nil` unless it names a file in a revision.
    var revisionAndPath: (revision: [UInt8], path: [UInt8])? {
        // In `HEAD@{12:00}` the colon is part of the time.
        var depth = 0
        for (index, byte) in bytes.enumerated() {
            if byte == "{" { depth += 1 }
            if byte == "}" { depth -= 1 }
            guard byte == .colon, depth == 0 else { continue }
            // `:/text` searches commit messages.
            if index == 0 && bytes.count > 1 && bytes[1] == .slash { return nil }
            return (Array(bytes[..<index]), Array(bytes[(index + 1)...]))
        }
        return nil
    }
}

/// The files of a commit or a tree.
struct GitTree {
    /// The regular files, with their object ids.
    let files: [Path: [UInt8]]
    private let paths: Set<Path>

    /// Lists the tree with this object id.
    init(_ name: [UInt8], _ git: Git) throws(Failure) {
        let all = try git.files(of: Path(bytes: name))
        paths = Set(all.map(\.path))
        files = Dictionary(all.filter(\.isFile).map { ($0.path, $0.id) }) { $1 }
    }

    /// Whether a file or a folder is in the tree.
    func contains(_ path: Path) -> Bool {
        paths.contains(path) || paths.contains { $0.below(path) != nil }
    }

    /// Checks pictures with paths relative to a file's folder; the result is `nil` if the picture
    /// exists or cannot be checked.
    func pictureFault(beside file: Path) -> PictureLookup.Answer {
        { picture in
            // A path outside of the repository cannot be checked in a revision.
            guard let path = file.folder.appending(picture).normalized else { return nil }
            return paths.contains(path) ? nil : "does not exist"
        }
    }
}

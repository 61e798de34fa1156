/// Questions to git about the repository around the current folder.
///
/// A clone is somebody else's: nothing that its settings, its folders or its files name is run. Git starts at the top of
/// the tree, so that no folder inside is taken for a repository of its own; it never opens a working file; and it uses no
/// network, so that no missing object is fetched by a command of the clone's.
struct Git {
    /// The top of the working tree.
    let root: Path
    private let here: Path
    /// What fails if git refuses.
    let doing: String

    /// The largest answer, in bytes.
    static let most = 256 << 20
    /// Settings that win over a repository's own, for what a reading command could run.
    private static let settings = ["safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null"]

    /// The repository around the current folder.
    ///
    /// - Throws: that there is none.
    init(doing: String) throws(Failure) {
        guard let here = FileSystem.resolved(Path(".")), let root = Repository.root(above: here) else {
            throw .inputOutput(
                "\(doing): this folder is not in a git repository with a working tree",
                help: "two files or two folders can be compared anywhere: `bannerkit diff OLD NEW`")
        }
        (self.root, self.here, self.doing) = (root, here, doing)
    }

    /// What git answers to these arguments and this input; `nil` if the answer is larger than the limit.
    func ask(
        _ arguments: [String], _ more: [Path] = [], input: [UInt8] = [], limit: Int = Git.most
    ) throws(Failure) -> [UInt8]? {
        let words = ["git", "--no-pager"] + Git.settings.flatMap { ["-c", $0] } + ["-C"]
        var process = ChildProcess(
            words: words.map { Array($0.utf8) } + [root.bytes] + arguments.map { Array($0.utf8) } + more.map(\.bytes))
        process.hides = { $0.starts(with: Array("GIT_".utf8)) }
        // Its messages in English, no lock that another git waits for, no question that nobody answers, no network, and
        // no other place than this tree.
        let fixed = [
            ("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"), ("GIT_ALLOW_PROTOCOL", "none"),
            ("GIT_NO_LAZY_FETCH", "1"),
        ]
        let folders = [("GIT_WORK_TREE", root.bytes), ("GIT_CEILING_DIRECTORIES", root.folder.bytes)]
        process.variables = fixed.map { ($0, Array($1.utf8)) } + folders
        let ending: ChildProcess.Ending
        do {
            ending = try process.run(input: input, limit: limit)
        } catch {
            if error.number == EFBIG && limit < Git.most { return nil }
            if error.isNothingToRead { throw .inputOutput("cannot run `git`: it is not on PATH") }
            throw .inputOutput("cannot run `git`: \(error.message)")
        }
        guard ending.code == 0 else { throw refusal(ending) }
        return ending.output
    }

    /// The same as lines.
    func lines(_ arguments: [String], _ more: [Path] = []) throws(Failure) -> [[UInt8]] {
        (try ask(arguments, more) ?? []).split(separator: .lineFeed).map { Array($0) }
    }

    /// Git's own sentence about what is wrong.
    private func refusal(_ ending: ChildProcess.Ending) -> Failure {
        let lines = ending.errors.utf8Text.split(separator: "\n").map(String.init)
        let marks = ["fatal: ", "error: "]
        let sentence = marks.lazy.compactMap { mark in
            lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }.first
        return .inputOutput("\(doing): " + (sentence.map { "git reports: \($0)" } ?? "git ended with \(ending.code)"))
    }

    // MARK: Files

    /// Everything in a commit or a tree: its path, its name in git, and whether it is a regular file.
    func files(of tree: Path) throws(Failure) -> [(path: Path, id: [UInt8], isFile: Bool)] {
        (try ask(["ls-tree", "-rz", "--full-tree"], [tree]) ?? []).split(separator: 0).compactMap { record in
            // MODE TYPE NAME, a tab, and the path.
            let parts = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard let id = parts[0].split(separator: .space).last, parts.count == 2 else { return nil }
            return (Path(bytes: Array(parts[1])), Array(id), record.starts(with: "100".utf8))
        }
    }

    /// A file's content, or why there is none.
    enum Content {
        case bytes([UInt8])
        case tooLarge
        case missing
    }

    /// Calls `body` with some elements at a time, and the contents of their files by their names in git.
    func read<Element>(
        _ elements: ArraySlice<Element>, _ ids: (Element) -> [[UInt8]], limit: Int,
        _ body: (ArraySlice<Element>, [[UInt8]: Content]) throws(Failure) -> Void
    ) throws(Failure) {
        guard !elements.isEmpty else { return }
        let wanted = elements.flatMap(ids)
        // Of one file with two versions, both fit.
        let most = elements.count == 1 ? 2 * limit + 4_096 : 32 << 20
        let answer =
            try wanted.isEmpty
            ? []
            : ask(
                ["cat-file", "--batch"], input: wanted.flatMap { $0 + [UInt8.lineFeed] }, limit: most)
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
        // NAME TYPE SIZE, and the content, each with a line break.
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

    /// The path of a file or a folder from the top of the tree; `nil` if it is outside.
    func path(of file: Path) -> Path? {
        let named = here.resolving(file).normalized
        let place = [named, FileSystem.resolved(file)].compactMap { $0 }.first { $0 == root || $0.below(root) != nil }
        return place.map { $0.below(root) ?? Path(bytes: []) }
    }

    /// A path as it is written in the current folder.
    private func prefixed(_ path: [UInt8]) -> [UInt8] { self.path(of: Path(bytes: path))?.bytes ?? path }

    /// A revision as git understands it there: `HEAD:./x` in the folder `ads` becomes `HEAD:ads/x`.
    func revision(_ word: Path) -> Path {
        guard let (start, path) = word.revisionAndPath else { return word }
        guard path.starts(with: "./".utf8) || path.starts(with: "../".utf8) else { return word }
        return Path(bytes: start + [UInt8.colon] + prefixed(path))
    }

    /// The path in such a revision as an operand in the current folder: `ads/x` of `HEAD:ads/x` is `x` in `ads`.
    func operand(of path: [UInt8]) -> String {
        guard !path.starts(with: "./".utf8), !path.starts(with: "../".utf8) else { return Path(bytes: path).text }
        let folders = here.below(root)?.names.count ?? 0
        let place = root.appending(path)
        let up = here.andAbove.prefix(folders + 1).enumerated().first { place.below($1) != nil }
        let names = up.map { Array(repeating: "..", count: $0) + [place.below($1)?.text ?? ""] }
        return names?.joined(separator: "/") ?? Path(bytes: path).text
    }
}

extension Path {
    /// The parts of `HEAD:home.banner.yaml`; `nil` for what does not name a file of a revision.
    var revisionAndPath: (revision: [UInt8], path: [UInt8])? {
        // In `HEAD@{12:00}` the colon belongs to the time.
        var depth = 0
        for (index, byte) in bytes.enumerated() {
            if byte == "{" { depth += 1 }
            if byte == "}" { depth -= 1 }
            guard byte == .colon, depth == 0 else { continue }
            // `:/text` looks for a commit.
            if index == 0 && bytes.count > 1 && bytes[1] == .slash { return nil }
            return (Array(bytes[..<index]), Array(bytes[(index + 1)...]))
        }
        return nil
    }
}

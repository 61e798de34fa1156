/// Questions to git about the working tree that the user stands in.
///
/// A clone is somebody else's: nothing that its settings, its folders or its files name is run. Git starts at the top of
/// the tree, so that no folder inside is taken for a repository of its own; it never opens a working file, so that no
/// filter runs; and it uses no network, so that no missing object is fetched by a command of the clone's.
struct Git {
    /// The top of the working tree.
    let root: Path
    /// The current folder below it with a `/` at its end; empty at the top.
    private let prefix: [UInt8]

    /// The largest answer, in bytes.
    private static let most = 256 << 20
    /// Settings that win over a repository's own, for what a reading command could run.
    private static let settings = [
        "safe.bareRepository=explicit", "protocol.allow=never", "core.fsmonitor=false", "core.hooksPath=/dev/null",
        "core.alternateRefsCommand=false", "submodule.recurse=false", "diff.relative=false",
    ]
    /// The user's own variables that git still gets.
    ///
    /// Any other could point to another repository.
    private static let keptVariables = ["GIT_CONFIG_", "GIT_DISCOVERY_ACROSS_FILESYSTEM="].map { Array($0.utf8) }

    /// The repository around the current folder.
    ///
    /// - Throws: that there is none.
    init(doing: String) throws(Failure) {
        guard let here = FileSystem.resolved(Path(".")), let root = Repository.root(above: here) else {
            throw .inputOutput(
                "\(doing): this folder is not in a git repository with a working tree",
                help: "two files or two folders can be compared anywhere: `bannerkit diff OLD NEW`")
        }
        self.root = root
        prefix = here == root ? [] : Array(here.appending([]).bytes.dropFirst(root.appending([]).bytes.count))
    }

    /// What git answers to these arguments; `doing` says what failed if git refuses.
    func ask(
        _ arguments: [String], _ more: [Path] = [], input: [UInt8] = [], doing: String
    ) throws(Failure) -> [UInt8] {
        let words = ["git", "--no-pager"] + Git.settings.flatMap { ["-c", $0] } + ["-C"]
        var process = ChildProcess(
            words: words.map { Array($0.utf8) } + [root.bytes] + arguments.map { Array($0.utf8) } + more.map(\.bytes))
        process.hides = { entry in
            entry.starts(with: Array("GIT_".utf8)) && !Git.keptVariables.contains { entry.starts(with: $0) }
        }
        // Its messages in English, no lock that another git waits for, no question that nobody answers, no network, and
        // no other place than this tree.
        process.variables = [
            ("LC_ALL", Array("C".utf8)), ("GIT_OPTIONAL_LOCKS", Array("0".utf8)),
            ("GIT_TERMINAL_PROMPT", Array("0".utf8)), ("GIT_ALLOW_PROTOCOL", Array("none".utf8)),
            ("GIT_NO_LAZY_FETCH", Array("1".utf8)),
            ("GIT_WORK_TREE", root.bytes), ("GIT_CEILING_DIRECTORIES", root.folder.bytes),
        ]
        let ending: ChildProcess.Ending
        do throws(SystemFault) {
            ending = try process.run(input: input, limit: Git.most)
        } catch {
            if error.isNothingToRead { throw .inputOutput("cannot run `git`: it is not on PATH") }
            throw .inputOutput("cannot run `git`: \(error.message)")
        }
        guard ending.code == 0 else { throw Git.refusal(ending, doing) }
        return ending.output
    }

    /// The same as lines.
    func lines(_ arguments: [String], _ more: [Path] = [], doing: String) throws(Failure) -> [[UInt8]] {
        try ask(arguments, more, doing: doing).split(separator: UInt8(ascii: "\n")).map { Array($0) }
    }

    /// Git's own sentence about what is wrong.
    private static func refusal(_ ending: ChildProcess.Ending, _ doing: String) -> Failure {
        let lines = String(decoding: ending.errors, as: UTF8.self).split(separator: "\n").map(String.init)
        let marks = ["fatal: ", "error: "]
        let sentence = marks.lazy.compactMap { mark in
            lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }.first
        return .inputOutput("\(doing): " + (sentence.map { "git reports: \($0)" } ?? "git ended with \(ending.code)"))
    }

    // MARK: Names below the current folder

    /// A path as git understands it at the top of the tree: `*.yaml` in the folder `ads` becomes `ads/*.yaml`.
    func pathspec(_ path: Path) -> Path {
        let bytes = path.bytes
        guard !prefix.isEmpty, bytes.first != UInt8(ascii: "/"), bytes != [UInt8(ascii: ":")] else { return path }
        var magic: [UInt8] = []
        if bytes.starts(with: ":(".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ")")) {
            magic = Array(bytes[...end])
            let words = bytes[2..<end].split(separator: UInt8(ascii: ","))
            if words.contains(Array("top".utf8)[...]) { return path }
        } else if bytes.first == UInt8(ascii: ":") {
            magic = Array(bytes.prefix { ":!^/".utf8.contains($0) })
            if magic.contains(UInt8(ascii: "/")) { return path }
        }
        let rest = bytes.dropFirst(magic.count)
        let special = "*?[\\".utf8
        guard prefix.contains(where: special.contains) else { return Path(bytes: magic + prefix + rest) }
        if magic.isEmpty && !rest.contains(where: special.contains) {
            return Path(bytes: Array(":(literal)".utf8) + prefix + rest)
        }
        return Path(bytes: magic + prefix.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] } + rest)
    }

    /// A revision as git understands it there: `HEAD:./x` in the folder `ads` becomes `HEAD:./ads/x`.
    func revision(_ word: Path) -> Path {
        guard !prefix.isEmpty, let (start, path) = word.revisionAndPath else { return word }
        guard path.starts(with: "./".utf8) || path.starts(with: "../".utf8) else { return word }
        return Path(bytes: start + Array(":./".utf8) + prefix + path)
    }

    /// The path in such a revision as an operand in the current folder: `ads/x` of `HEAD:ads/x` is `:/ads/x` below the top.
    func operand(of path: [UInt8]) -> String {
        let isFromHere = prefix.isEmpty || path.starts(with: "./".utf8) || path.starts(with: "../".utf8)
        return (isFromHere ? "" : ":/") + Path(bytes: path).text
    }

    /// The path of an existing file from the top of the tree; `nil` if it is outside.
    func path(of file: Path) -> Path? {
        guard let folder = FileSystem.resolved(file.folder) else { return nil }
        let (place, top) = (folder.appending(file.lastComponent).bytes, root.appending([]).bytes)
        return place.starts(with: top) ? Path(bytes: Array(place.dropFirst(top.count))) : nil
    }
}

extension Path {
    /// The parts of `HEAD:home.banner.yaml`; `nil` for what does not name a file of a revision.
    var revisionAndPath: (revision: [UInt8], path: [UInt8])? {
        // In `HEAD@{12:00}` the colon belongs to the time.
        var depth = 0
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            guard byte == UInt8(ascii: ":"), depth == 0 else { continue }
            // `:/text` looks for a commit.
            if index == 0 && bytes.count > 1 && bytes[1] == UInt8(ascii: "/") { return nil }
            return (Array(bytes[..<index]), Array(bytes[(index + 1)...]))
        }
        return nil
    }
}

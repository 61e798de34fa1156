/// Two resolved revisions: two trees, or two files.
struct GitRevisions {
    /// The object id of the old version.
    let old: [UInt8]
    /// The object id of the new version; `nil` for the working tree.
    let new: [UInt8]?
    /// Whether the objects are files instead of trees.
    let areFiles: Bool

    /// Resolves revisions or a range with `git rev-parse`.
    init(_ words: [Path], paths: [Path], _ git: Git) throws(Failure) {
        let names: [[UInt8]]
        do {
            names = try git.lines(["rev-parse"], words.map(git.revision) + [Path("--")])
        } catch {
            throw try GitRevisions.explained(error, words, git)
        }
        let ends = names.filter { $0.first != "^" && $0 != Array("--".utf8) }
        let starts = names.filter { $0.first == "^" }.map { Array($0.dropFirst()) }
        switch (words.count, starts.count, ends.count) {
        case (_, 0, 1): (old, new) = (ends[0], nil)
        case (_, 1, 1): (old, new) = (starts[0], ends[0])
        // A symmetric range: `rev-parse` prints its end first and the merge bases last.
        case (1, 1..., 2): (old, new) = (starts[0], ends[0])
        case (2, 0, 2): (old, new) = (ends[0], ends[1])
        case (1, 0, 2):
            throw .inputOutput(
                "\(git.doing): they have no common ancestor that this clone knows",
                help: "a shallow clone lacks it: `git fetch --unshallow`, or `fetch-depth: 0`")
        default:
            throw .usage(
                "\(git.doing): expected one or two revisions, or a range such as `main...HEAD`")
        }
        let kinds = [old, new].compactMap { $0 }.map { name in
            (try? git.ask(
                ["rev-parse", "--quiet", "--verify"], [Path(bytes: name + "^{tree}".utf8)])) == nil
        }
        areFiles = kinds[0]
        try require(
            areFiles == kinds.last, "\(git.doing): one is a file and the other is not")
        guard new == nil, let (revision, path) = words[0].revisionAndPath,
            !areFiles || paths.count != 1
        else { return }
        let (start, file) = (Path(bytes: revision).text, Path(bytes: path).text)
        throw .usage(
            "nothing to compare `\(words[0].text)` with",
            help:
                """
                `bannerkit diff \(start.isEmpty ? "HEAD" : start) -- \(git.operand(of: path))` \
                compares it with the working tree, and `bannerkit diff \(start):\(file) \
                OTHER:\(file)` with another revision
                """)
    }

    /// Adds help to a failure about a remote branch that the clone does not have.
    private static func explained(_ failure: Failure, _ words: [Path], _ git: Git) throws(Failure)
        -> Failure
    {
        var failure = failure
        let isShallow =
            (try? git.lines(["rev-parse", "--is-shallow-repository"])) == [Array("true".utf8)]
        let remotes = words.flatMap(\.endsOfRange).filter {
            $0.bytes.starts(with: "origin/".utf8)
        }
        if isShallow && remotes.isEmpty {
            failure.help.append(
                "this clone is shallow: `git fetch --unshallow`, or `fetch-depth: 0` in a workflow")
        }
        for word in remotes {
            let name = Path(bytes: Array(word.bytes.dropFirst("origin/".utf8.count)))
            // A command is suggested only for names without characters that a shell interprets.
            guard !name.bytes.isEmpty,
                name.bytes.allSatisfy({ $0.isLetterOrDigit || "-._/".utf8.contains($0) })
            else {
                continue
            }
            let isKnown = (try? git.ask(["rev-parse", "--verify", "--quiet"], [word])) != nil
            guard !isKnown else { continue }
            let branch = name.text
            failure.help.append(
                """
                this \(isShallow ? "shallow " : "")clone does not have `\(word.text)`; fetch it: \
                `git fetch \(isShallow ? "--unshallow " : "")origin \
                +refs/heads/\(branch):refs/remotes/origin/\(branch)`
                """
                    + (isShallow ? ", or `fetch-depth: 0` in a workflow" : ""))
        }
        return failure
    }
}

extension Path {
    /// The revisions in a range such as `main...HEAD`, without suffixes such as `~2` and `^{tree}`.
    var endsOfRange: [Path] {
        var (parts, part): ([Path], [UInt8]) = ([], [])
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == .dot, rest.first == byte else {
                part.append(byte)
                continue
            }
            rest = rest.drop { $0 == byte }
            parts.append(Path(bytes: part))
            part = []
        }
        return (parts + [Path(bytes: part)]).map {
            Path(bytes: Array($0.bytes.prefix { !"~^:@".utf8.contains($0) }))
        }
    }
}

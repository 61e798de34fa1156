/// Questions to git, asked without a shell and without anything that a repository's settings could run.
enum Git {
    /// The largest answer, in bytes.
    private static let most = 256 << 20

    /// What git answers to these arguments; `doing` says what failed if git refuses.
    static func ask(
        _ arguments: [String], _ more: [Path] = [], input: [UInt8] = [], doing: String
    ) throws(Failure) -> [UInt8] {
        let words = ["git", "--no-pager", "-c", "core.fsmonitor=false", "-c", "diff.relative=false"] + arguments
        var process = ChildProcess(words: words.map { Array($0.utf8) } + more.map(\.bytes))
        // Its messages in English, no lock that another git waits for, and no question that nobody answers.
        process.variables = [("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0")]
        let ending: ChildProcess.Ending
        do throws(SystemFault) {
            ending = try process.run(input: input, limit: most)
        } catch {
            if error.isNothingToRead { throw .inputOutput("cannot run `git`: it is not on PATH") }
            throw .inputOutput("cannot run `git`: \(error.message)")
        }
        guard ending.code == 0 else { throw refusal(ending, doing) }
        return ending.output
    }

    /// What a revision has in the place of a file, whatever repository the file is in.
    static func file(_ file: Path, in revision: Path) throws(Failure) -> [UInt8] {
        let name = Path(bytes: revision.bytes + Array(":./".utf8) + file.lastComponent)
        return try ask(
            ["-C"], [file.folder, Path("cat-file"), Path("blob"), name],
            doing: "cannot read `\(file.text)` in `\(revision.text)`")
    }

    /// Git's own sentence about what is wrong.
    private static func refusal(_ ending: ChildProcess.Ending, _ doing: String) -> Failure {
        let lines = String(decoding: ending.errors, as: UTF8.self).split(separator: "\n").map(String.init)
        let marks = ["fatal: ", "error: "]
        let sentence = marks.lazy.compactMap { mark in
            lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }.first
        var failure = Failure.inputOutput("\(doing): git ended with \(ending.code)")
        if let sentence { failure.message = "\(doing): git reports: \(sentence)" }
        if sentence?.hasSuffix("no merge base") == true {
            failure.help = ["a shallow clone lacks the common ancestor: `git fetch --unshallow`, or `fetch-depth: 0`"]
        }
        return failure
    }
}

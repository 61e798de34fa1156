/// A file's text before and after its fixes, to be written to the disk.
struct Mending {
    /// The bytes that were read.
    let old: [UInt8]
    /// The same with the fixes.
    let new: [UInt8]

    /// The result.
    enum Outcome {
        /// The file has its fixes.
        case written
        /// It already had them: it is the same file as one that was written before, under another name.
        case wasThere
        /// It has changed since it was read, and was left as it is.
        case changed
        /// It cannot be written, and is unchanged.
        case failed(String)
    }

    /// The texts of a file in UTF-8, with its byte order mark if it has one.
    init(_ file: SourceFile, _ text: [UInt8]) {
        let mark = Array("\u{FEFF}".utf8).prefix(file.markLength)
        (old, new) = (mark + file.bytes, mark + text)
    }

    /// The change as a difference between two files of that name.
    func difference(_ path: Path, _ name: String) -> UnifiedDiff {
        UnifiedDiff(name: path.isStandardStream ? Array(name.utf8) : path.bytes, from: old, to: new)
    }

    /// Replaces the file with the fixed text, if it is still what was read: it can have been saved since then.
    func write(to path: Path) -> Outcome {
        do {
            let present = try FileSystem.read(path, limit: max(old.count, new.count) + 1)
            guard present == old else { return present == new ? .wasThere : .changed }
            let file = try AtomicFile(of: path)
            try file.write(new)
            try file.keep(replacing: old)
            return .written
        } catch {
            return error.isChangedFile ? .changed : .failed(error.message)
        }
    }
}

extension Context {
    /// Writes a difference: harmless for a terminal, or as an exact patch for a file or a pipe.
    ///
    /// A pipe can lead into a runner's log. GitHub's runner can be told to ignore commands for a while; the others
    /// cannot, so for them a difference that could contain one is harmless rather than a patch.
    func show(_ diff: UnifiedDiff, color: String?) throws(Failure) {
        let isInLog = environment.isRunner && !environment.isOutputFile
        let isUnstoppable = isInLog && !environment.isGitHubRunner && diff.mayHoldCommands
        if environment.isTerminal || color == "always" || isUnstoppable {
            try output.write(diff.text(style: environment.style(color: color)))
        } else {
            try output.write(diff.patch(isReadByRunner: isInLog && environment.isGitHubRunner))
        }
    }
}

extension FixRecord.Applied {
    /// What was done.
    var words: Words { "fixed: \(title) [\(rule.id)]" }
}

extension FixRecord.Left {
    /// What can be done.
    var words: Words {
        "left: \(Words(titles, joinedBy: ", or ")) [\(rule.id)]\(isLikely ? "; `--unsafe-fixes` applies it" : "")"
    }
}

/// A file's bytes before and after its fixes.
struct FileFix {
    let old: [UInt8]
    let new: [UInt8]

    enum Outcome {
        case written
        /// The file already has the fixed text: it was written before under another name.
        case wasThere
        /// The file changed since it was read, and is unchanged by this run.
        case changed
        /// Writing failed; the file is unchanged.
        case failed(String)
    }

    /// The texts of a UTF-8 file, with its byte order mark if it has one.
    init(_ file: SourceFile, _ text: [UInt8]) {
        let mark = Array("\u{FEFF}".utf8).prefix(file.markLength)
        (old, new) = (mark + file.bytes, mark + text)
    }

    func difference(_ path: Path, _ name: String) -> UnifiedDiff {
        UnifiedDiff(name: path.isStandardStream ? Array(name.utf8) : path.bytes, from: old, to: new)
    }

    /// Replaces the file, unless it changed since it was read.
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
    /// Prints a diff: an exact patch for a file or a pipe, sanitised for a terminal.
    ///
    /// A pipe can lead to a CI log. GitHub's runner can be told to ignore commands in it; others
    /// cannot, so that a diff that may contain a command is sanitised for them.
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
    /// The message for an applied fix.
    var words: Words { "fixed: \(title) [\(rule.id)]" }
}

extension FixRecord.Left {
    /// The message for a fix that is left to the user.
    var words: Words {
        """
        left: \(Words(titles, joinedBy: ", or ")) \
        [\(rule.id)]\(isLikely ? "; `--unsafe-fixes` applies it" : "")
        """
    }
}

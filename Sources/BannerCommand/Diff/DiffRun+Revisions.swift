extension DiffRun {
    /// Compares the banner files that differ between git revisions.
    func compare(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> ExitCode {
        let changes = try changes(revisions, paths, isGuessed: isGuessed)
        return try write(sparing: changes.files) { each throws(Failure) in
            try read(changes) { entry, old, new throws(Failure) in
                let isRenamed = entry.oldPath != entry.newPath
                try each(change(entry.newPath.text, from: isRenamed ? entry.oldPath.text : nil, old, new))
            }
        }
    }

    /// Lists the files that differ.
    ///
    /// `isGuessed` if the operands were taken for revisions because no such files exist.
    func changes(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> GitChanges {
        do {
            return try GitChanges(revisions, paths: paths, limits: limits)
        } catch {
            var failure = error
            if isGuessed {
                let words = revisions.map { "`\($0.text)`" }.joined(separator: " and ")
                let verb =
                    revisions.count == 1 ? "is not an existing file or folder" : "are not existing files or folders"
                failure.help.append("\(words) \(verb), so git was asked for revisions")
            }
            throw failure
        }
    }

    /// Reads both versions of each changed file, in batches.
    func read(
        _ changes: GitChanges,
        _ each: (GitChanges.Entry, FileChange.Version, FileChange.Version) throws(Failure) -> Void
    ) throws(Failure) {
        try changes.git.read(changes.entries[...], \.ids, limit: limits.maxBytes) { some, contents throws(Failure) in
            for entry in some {
                let old = version(entry.old, entry.oldPath, contents, changes, changes.trees?.old)
                try each(entry, old, version(entry.new, entry.newPath, contents, changes, changes.trees?.new))
            }
        }
    }

    private func version(
        _ content: GitChanges.Content?, _ path: Path, _ contents: [[UInt8]: Git.Content],
        _ changes: GitChanges, _ tree: GitTree?
    ) -> FileChange.Version {
        switch content {
        case nil: return .absent
        case .workingTree:
            let place = changes.git.root.appending(path.bytes)
            // With two versions of one file there is no tree, so pictures are not checked.
            let pictures = changes.trees.map { _ in PictureLookup.faults(beside: place) }
            return version(path.text, self.content(place), pictureFault: pictures)
        case .object(let id):
            switch contents[id] {
            case .bytes(let bytes): return read(path.text, bytes, pictureFault: tree?.pictureFault(beside: path))
            case .tooLarge: return .unread("it is larger than `--max-size`")
            case .missing, nil:
                return .unread("this clone does not have it; `git cat-file -e \(id.utf8Text)` fetches it")
            }
        }
    }
}

import BannerDiagnostics
import BannerDiff
import BannerTree

extension DiffRun {
    /// How many bytes of files are read from git at once.
    private static let mostAtOnce = 32 << 20

    /// The banners that differ between revisions of git.
    func compare(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> ExitCode {
        let changes = try changes(revisions, paths, isGuessed: isGuessed)
        return try write(sparing: changes.files) { each throws(Failure) in try compare(changes, each) }
    }

    /// Compares the banners that differ between revisions.
    func compare(_ changes: GitChanges, _ each: Each) throws(Failure) -> DiffTally {
        var tally = DiffTally()
        try read(changes) { entry, old, new throws(Failure) in
            let isRenamed = entry.oldPath != entry.newPath
            let file = change(entry.newPath.text, from: isRenamed ? entry.oldPath.text : nil, old, new)
            tally.add(file.status)
            try each(file, Version(version: old), Version(version: new))
        }
        return tally
    }

    /// Which files differ between revisions; `isGuessed` if nothing but the lack of such files says that they are ones.
    func changes(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> GitChanges {
        do throws(Failure) {
            return try GitChanges(revisions, paths: paths)
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

    /// Reads both versions of each file that differs, some at once.
    func read(
        _ changes: GitChanges,
        _ each: (GitChanges.Entry, FileChange.Version, FileChange.Version) throws(Failure) -> Void
    ) throws(Failure) {
        let objects = try GitObjects(changes.entries.flatMap(\.ids), limit: limits.maxBytes)
        var rest = changes.entries[...]
        while !rest.isEmpty {
            var size = 0
            let some = rest.prefix { entry in
                defer { size += entry.ids.map(objects.size).reduce(0, +) }
                return size <= DiffRun.mostAtOnce
            }
            rest = rest.dropFirst(some.count)
            let contents = try objects.contents(of: some.flatMap(\.ids))
            for entry in some {
                let old = version(entry.old, entry.oldPath, contents, changes.root)
                try each(entry, old, version(entry.new, entry.newPath, contents, changes.root))
            }
        }
    }

    private func version(
        _ content: GitChanges.Content?, _ path: Path, _ contents: [[UInt8]: GitObjects.Content], _ root: Path?
    ) -> FileChange.Version {
        switch content {
        case nil: return .absent
        case .workingTree:
            guard let root else { return .absent }
            do throws(SystemFault) {
                let bytes = try FileSystem.read(root.appending(path.bytes), limit: limits.maxBytes + 1)
                return read(SourceFile(name: path.text, bytes: bytes).withTimeZones())
            } catch {
                return .unread(error.message)
            }
        case .object(let id):
            switch contents[id] {
            case .bytes(let bytes): return read(SourceFile(name: path.text, bytes: bytes).withTimeZones())
            case .tooLarge: return .unread("it is larger than `--max-size`")
            case .missing, nil: return .unread("git does not have this version")
            }
        }
    }
}

extension GitChanges.Entry {
    /// The names of its versions in git.
    fileprivate var ids: [[UInt8]] {
        [old, new].compactMap { content in
            guard case .object(let id) = content else { return nil }
            return id
        }
    }
}

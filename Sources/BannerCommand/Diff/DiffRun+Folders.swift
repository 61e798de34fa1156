import BannerDiagnostics
import BannerDiff
import BannerTree

extension DiffRun {
    /// The banners of two folders, matched by their paths below them.
    struct Folders {
        /// The paths, in order.
        let names: [Path]
        fileprivate let before, after: [[UInt8]: Path]
        fileprivate let faults: [(path: Path, reason: String)]

        /// Looks for the banners.
        init(_ old: Path, _ new: Path, isIgnoring: Bool) throws(Failure) {
            let walk = FolderWalk(isIgnoring: isIgnoring)
            let (before, after) = (DiffRun.files(walk, old), DiffRun.files(walk, new))
            names = Set(before.files.keys).union(after.files.keys).map { Path(bytes: $0) }.sorted()
            (self.before, self.after, faults) = (before.files, after.files, before.faults + after.faults)
            guard !names.isEmpty || !faults.isEmpty else {
                throw .inputOutput(
                    "no banner files in `\(old.text)` and `\(new.text)`: their names end in `.banner.yaml`, `.banner.yml` or `.banner.json`"
                )
            }
        }

        /// The files of both.
        var files: [Path] { (Array(before.values) + Array(after.values)).sorted() }
    }

    /// Compares the banners of two folders.
    func compare(_ folders: Folders, _ each: Each) throws(Failure) -> DiffTally {
        var tally = DiffTally()
        for (path, reason) in folders.faults {
            let file = FileChange(path: path.text, unread: reason)
            tally.add(file)
            try each(file, Version(version: .absent), Version(version: .absent))
        }
        for name in folders.names {
            let paths = (folders.before[name.bytes], folders.after[name.bytes])
            let (old, new) = (bytes(paths.0), bytes(paths.1))
            if case .bytes(let a) = old, case .bytes(let b) = new, a == b {
                tally.add(.same)
                continue
            }
            let versions = (version(old, name, at: paths.0), version(new, name, at: paths.1))
            let file = change(name.text, versions.0, versions.1)
            tally.add(file)
            try each(
                file, Version(version: versions.0, path: paths.0), Version(version: versions.1, path: paths.1))
        }
        return tally
    }

    /// A file's content, or why there is none.
    private enum Content {
        case bytes([UInt8])
        case absent
        case fault(String)
    }

    private func bytes(_ path: Path?) -> Content {
        guard let path else { return .absent }
        do throws(SystemFault) {
            return .bytes(try Context.bytes(of: path, limit: limits.maxBytes))
        } catch {
            return .fault(error.message)
        }
    }

    private func version(_ content: Content, _ name: Path, at path: Path?) -> FileChange.Version {
        switch content {
        case .bytes(let bytes):
            read(
                SourceFile(name: name.text, bytes: bytes).withTimeZones(),
                pictureFault: path.map { PictureLookup.faults(beside: $0) })
        case .absent: .absent
        case .fault(let reason): .unread(reason)
        }
    }

    /// The banner files below a folder by their path from there, and what could not be read.
    private static func files(
        _ walk: FolderWalk, _ folder: Path
    ) -> (files: [[UInt8]: Path], faults: [(path: Path, reason: String)]) {
        guard folder != DiffOperands.nothing else { return ([:], []) }
        let found = walk.files(below: folder) { $0.isBannerFile }
        let length = folder.appending([]).bytes.count
        var files: [[UInt8]: Path] = [:]
        for file in found.files { files[Array(file.bytes.dropFirst(length))] = file }
        return (files, found.faults.sorted { $0.path < $1.path })
    }
}

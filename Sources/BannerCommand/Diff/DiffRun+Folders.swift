import BannerDiagnostics
import BannerDiff
import BannerTree

extension DiffRun {
    /// The banners of two folders, matched by their paths below them.
    func compareFolders(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        let walk = FolderWalk(isIgnoring: !arguments.has(.noIgnore))
        let (before, after) = (DiffRun.files(walk, old), DiffRun.files(walk, new))
        var names = Array(Set(before.files.keys).union(after.files.keys).map { Path(bytes: $0) })
        names.sort()
        let faults = before.faults + after.faults
        guard !names.isEmpty || !faults.isEmpty else {
            throw .inputOutput(
                "no banner files in `\(old.text)` and `\(new.text)`: their names end in `.banner.yaml`, `.banner.yml` or `.banner.json`"
            )
        }
        let inputs = Array(before.files.values) + Array(after.files.values)
        return try write(sparing: inputs.sorted()) { each throws(Failure) in
            var tally = DiffTally()
            for (path, reason) in faults {
                let file = FileChange(path: path.text, unread: reason)
                tally.add(file.status)
                try each(file, Version(version: .absent), Version(version: .absent))
            }
            for name in names {
                let (old, new) = (bytes(before.files[name.bytes]), bytes(after.files[name.bytes]))
                if case .bytes(let a) = old, case .bytes(let b) = new, a == b {
                    tally.add(.same)
                    continue
                }
                let versions = (version(old, name), version(new, name))
                let file = change(name.text, versions.0, versions.1)
                tally.add(file.status)
                try each(
                    file, Version(version: versions.0, path: before.files[name.bytes]),
                    Version(version: versions.1, path: after.files[name.bytes]))
            }
            return tally
        }
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

    private func version(_ content: Content, _ name: Path) -> FileChange.Version {
        switch content {
        case .bytes(let bytes): read(SourceFile(name: name.text, bytes: bytes))
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

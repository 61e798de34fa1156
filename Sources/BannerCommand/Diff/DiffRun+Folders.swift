extension DiffRun {
    /// The banner files of two folders, matched by relative path.
    struct Folders {
        /// The relative paths, sorted.
        let names: [Path]
        fileprivate let before, after: [Path: Path]
        fileprivate let faults, leftOut: [ReadFault]

        /// Lists both folders.
        init(_ old: Path, _ new: Path, isIgnoring: Bool) throws(Failure) {
            let sides = try [old, new].map { folder throws(Failure) in
                let names = folder == DiffOperands.nothing ? [] : [folder]
                return try (folder, Inputs(names, isIgnoring: isIgnoring, allowsEmpty: true))
            }
            let files = sides.map { folder, side in
                Dictionary(side.files.map { ($0.below(folder) ?? $0, $0) }) { $1 }
            }
            (before, after) = (files[0], files[1])
            (faults, leftOut) = (sides.flatMap(\.1.faults), sides.flatMap(\.1.leftOut))
            names = Set(before.keys).union(after.keys).sorted()
            guard !names.isEmpty || !faults.isEmpty else {
                throw .inputOutput(
                    "no banner files in `\(old.text)` and `\(new.text)`: their names end in `.banner.yaml`, `.banner.yml` or `.banner.json`"
                )
            }
        }

        /// The files of both folders.
        var files: [Path] { (Array(before.values) + Array(after.values)).sorted() }
    }

    func compare(_ folders: Folders, _ each: Each) throws(Failure) {
        context.noteLeftOut(folders.leftOut)
        for fault in folders.faults {
            try each(FileChange(path: fault.path.text, unread: fault.reason))
        }
        for name in folders.names {
            let paths = [folders.before[name], folders.after[name]]
            let contents = paths.map { $0.map(content) }
            if case .success(let old)? = contents[0], case .success(let new)? = contents[1], old == new {
                try each(nil)
                continue
            }
            let versions = zip(paths, contents).map { path, content in
                version(name.text, content, pictureFault: path.map { PictureLookup.faults(beside: $0) })
            }
            try each(change(name.text, versions[0], versions[1]))
        }
    }

    /// The bytes of a file, or the error from reading it.
    typealias Content = Result<[UInt8], SystemFault>

    func content(_ path: Path) -> Content {
        Content { () throws(SystemFault) in try FileSystem.read(path, limit: limits.maxBytes + 1) }
    }

    /// Creates a version from a file's content; `nil` means that the file does not exist.
    func version(_ name: String, _ content: Content?, pictureFault: PictureLookup.Answer?) -> FileChange.Version {
        switch content {
        case nil: .absent
        case .success(let bytes)?: read(name, bytes, pictureFault: pictureFault)
        case .failure(let fault)?: .unread(fault.message)
        }
    }
}

/// A file that is written next to the one that it will replace, so that the old one stays complete until then.
struct Draft {
    /// The destination of the bytes.
    let descriptor: Int32
    /// The file while it is written; `nil` if the target is written directly, as a device is.
    let temporary: Path?
    /// The final file.
    let target: Path
    /// What the new file could not keep of the old one.
    let loss: String?

    /// Begins a new file at the target of `path`.
    ///
    /// The new file gets the owner, the group if it may, the mode and the access list of the one that it will replace. A file
    /// with other hard links is not replaced, because the others would keep the old content; neither is one without
    /// write permission.
    init(of path: Path) throws(SystemFault) {
        let present = try FileSystem.status(of: path)
        let kind = present.map(FileSystem.kind)
        if kind == .folder { throw SystemFault(number: EISDIR) }
        guard kind == nil || kind == .file else {
            (descriptor, temporary, target, loss) = (try FileSystem.open(path, O_WRONLY), nil, path, nil)
            return
        }
        target = try FileSystem.target(of: path)
        guard ![[], Array(".".utf8), Array("..".utf8)].contains(target.lastComponent) else {
            throw SystemFault(number: EISDIR)
        }
        guard present != nil else {
            let created = try Draft.create(beside: target, mode: 0o666)
            (descriptor, temporary, loss) = (created.descriptor, created.path, nil)
            return
        }
        // The system is asked whether the old file can be written, although it is its folder that will be changed.
        let old = try FileSystem.open(target, O_WRONLY | O_NONBLOCK | O_NOFOLLOW)
        defer { close(old) }
        let info = try FileSystem.info(of: old)
        guard FileSystem.kind(info) == .file else { throw SystemFault(number: EINVAL) }
        guard info.st_nlink < 2 else {
            throw SystemFault(
                number: EMLINK, reason: "it has \(info.st_nlink) hard links, and the others would not be changed")
        }
        // Nobody else can read it before it has the old file's mode.
        let created = try Draft.create(beside: target, mode: 0o600)
        (descriptor, temporary) = (created.descriptor, created.path)
        do throws(SystemFault) {
            loss = try Draft.liken(created.descriptor, to: old, info)
        } catch {
            close(created.descriptor)
            Interruption.remove(created.path)
            throw error
        }
    }

    /// Puts the finished file into place; `old` are the bytes that must still be there, if that matters.
    func keep(replacing old: [UInt8]? = nil) throws(SystemFault) {
        guard let temporary else { return try FileSystem.finish(descriptor) }
        do throws(SystemFault) {
            try FileSystem.again { fsync(descriptor) }
        } catch {
            discard()
            throw error
        }
        do throws(SystemFault) {
            try FileSystem.finish(descriptor)
            if let old, try FileSystem.read(target, limit: old.count + 1) != old { throw .changedFile }
            try FileSystem.again {
                unsafe FileSystem.withName(temporary) { from in
                    unsafe FileSystem.withName(target) { to in unsafe rename(from, to) }
                }
            }
        } catch {
            Interruption.remove(temporary)
            throw error
        }
        Interruption.forget(temporary)
    }

    /// Removes the unfinished file.
    func discard() {
        close(descriptor)
        if let temporary { Interruption.remove(temporary) }
    }

    /// A new file in the folder of `target`, which is removed if the program is stopped.
    private static func create(
        beside target: Path, mode: mode_t
    ) throws(SystemFault) -> (descriptor: Int32, path: Path) {
        for attempt in 0..<100 {
            let path = target.folder.appending(Array(".bannerkit-\(getpid())-\(attempt)".utf8))
            do throws(SystemFault) {
                let descriptor = try Interruption.undisturbed { () throws(SystemFault) in
                    let descriptor = try FileSystem.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
                    Interruption.remember(path)
                    return descriptor
                }
                return (descriptor, path)
            } catch {
                if error.number == EEXIST { continue }
                guard [EACCES, EPERM].contains(error.number) else { throw error }
                throw SystemFault(number: error.number, reason: "no file can be created in its folder")
            }
        }
        throw SystemFault(number: EEXIST, reason: "its folder is full of unfinished files `.bannerkit-…`")
    }
}

extension SystemFault {
    /// A file has changed since it was read.
    static let changedFile = SystemFault(number: 0, reason: "it was changed in the meantime")

    /// Whether it is that.
    var isChangedFile: Bool { number == 0 }
}

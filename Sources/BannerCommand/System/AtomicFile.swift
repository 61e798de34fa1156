/// A file that is written under a temporary name and renamed when it is complete.
///
/// An unfinished file is removed when the object is deallocated.
final class AtomicFile {
    let target: Path
    /// The permissions of the replaced file; `nil` if the file is new.
    private let mode: mode_t?
    /// Whether the target is written directly, such as a device.
    private let isDirect: Bool
    /// Whether the file is in an output folder, where folders are created for it and no file that
    /// appears meanwhile is replaced.
    private let isInside: Bool
    private var descriptor: Int32?
    private var temporary: Path?
    private var reminder: Int?

    /// Checks that a file can be written at a path.
    ///
    /// Links are followed, except below a `folder`. A file with other hard links is not replaced,
    /// because those would keep the old content; neither is a file without write permission.
    init(of path: Path, below folder: Path? = nil) throws(SystemFault) {
        if let folder, let link = try FileSystem.link(in: path, below: folder) {
            throw SystemFault(
                number: ELOOP, reason: "`\(link.text)` is a link, which is not followed here")
        }
        let present = try FileSystem.status(of: path)
        let kind = present.map(FileSystem.kind)
        isDirect = kind != nil && kind != .file
        isInside = folder != nil
        // A pipe or device in an output folder was not named by the user, and opening a pipe would
        // block.
        if isInside, case .other(let what)? = kind {
            throw SystemFault(number: EINVAL, reason: "it is \(what), not a file")
        }
        target = isDirect ? path : try FileSystem.target(of: path)
        if kind == .folder
            || [[], Array(".".utf8), Array("..".utf8)].contains(target.lastComponent)
        {
            throw SystemFault(number: EISDIR)
        }
        guard present != nil, !isDirect else {
            mode = nil
            return
        }
        // Renaming needs write permission only for the folder; a write-protected file is refused
        // all the same.
        let old = try FileSystem.open(target, O_WRONLY | O_NONBLOCK | O_NOFOLLOW)
        defer { close(old) }
        let info = try FileSystem.info(of: old)
        guard FileSystem.kind(info) == .file else { throw SystemFault(number: EINVAL) }
        guard info.st_nlink < 2 else {
            throw SystemFault(
                number: EMLINK,
                reason: "it has \(info.st_nlink) hard links, and the others would not be changed")
        }
        // The set-uid and set-gid bits are dropped if the owner or group would change.
        let isOwn = (info.st_uid, info.st_gid) == (geteuid(), getegid())
        mode = info.st_mode & (isOwn ? 0o7777 : 0o777)
    }

    /// Opens the temporary file, if it is not open.
    func begin() throws(SystemFault) {
        guard descriptor == nil else { return }
        guard !isDirect else {
            descriptor = try FileSystem.open(target, O_WRONLY)
            return
        }
        if isInside { try FileSystem.makeFolders(target.folder) }
        let path = target.folder.appending(".bannerkit-\(UInt64.random(in: 0...UInt64.max))")
        // Other users must not read the file before it has its final permissions.
        let first: mode_t = mode == nil ? 0o666 : 0o600
        do {
            try SignalHandling.withSignalsBlocked { () throws(SystemFault) in
                descriptor = try FileSystem.open(
                    path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: first)
                reminder = SignalHandling.remember(path)
            }
        } catch {
            guard error.isForbidden else { throw error }
            throw SystemFault(number: error.number, reason: "no file can be created in its folder")
        }
        temporary = path
        // Some file systems do not support permissions.
        guard let mode, let descriptor, try FileSystem.info(of: descriptor).st_mode & 0o7777 != mode
        else { return }
        try FileSystem.retryingInterrupts { fchmod(descriptor, mode) }
    }

    func write(_ bytes: [UInt8]) throws(SystemFault) {
        try begin()
        if let descriptor { try FileSystem.write(bytes, to: descriptor) }
    }

    /// Renames the file to its final name; throws if `old` is given and differs from the current
    /// content.
    func keep(replacing old: [UInt8]? = nil) throws(SystemFault) {
        try begin()
        defer { discard() }
        guard let descriptor else { return }
        if temporary != nil { try FileSystem.retryingInterrupts { fsync(descriptor) } }
        self.descriptor = nil
        try FileSystem.finish(descriptor)
        guard let temporary else { return }
        if let old, try FileSystem.read(target, limit: old.count + 1) != old { throw .changedFile }
        if isInside, mode == nil, try FileSystem.link(temporary, to: target) { return }
        try FileSystem.retryingInterrupts {
            unsafe FileSystem.withName(temporary) { from in
                unsafe FileSystem.withName(target) { to in unsafe rename(from, to) }
            }
        }
        self.temporary = nil
        SignalHandling.forget(reminder)
    }

    /// Whether the file is open.
    var isBegun: Bool { descriptor != nil }

    private func discard() {
        if let descriptor { systemClose(descriptor) }
        // A file that cannot be removed now may be removable when the program ends.
        if let temporary, (try? FileSystem.remove(temporary)) != nil {
            SignalHandling.forget(reminder)
        }
        (descriptor, temporary) = (nil, nil)
    }

    deinit { discard() }
}

extension SystemFault {
    /// The error for a file that changed since it was read.
    static let changedFile = SystemFault(number: 0, reason: "it was changed in the meantime")

    var isChangedFile: Bool { number == 0 }
}

/// A file that is written beside the one that it replaces, which stays complete until then.
///
/// One that was not put into place is removed with its last reference.
final class AtomicFile {
    /// The final file.
    let target: Path
    /// The mode of the file that is replaced; `nil` if there is none.
    private let mode: mode_t?
    /// Whether the target is written directly, as a device is.
    private let isDirect: Bool
    /// Whether it is below a folder, where folders are made for it, and where it replaces nothing that appears meanwhile.
    private let isInside: Bool
    private var descriptor: Int32?
    private var temporary: Path?
    private var reminder: Int?

    /// Checks that a file can be written at a path; a link is followed.
    ///
    /// Below a `folder` no link is followed. A file with other hard links is not replaced, because the others would keep the
    /// old content; neither is one without write permission.
    init(of path: Path, below folder: Path? = nil) throws(SystemFault) {
        if let folder, let link = try FileSystem.link(in: path, below: folder) {
            throw SystemFault(number: ELOOP, reason: "`\(link.text)` is a link, which is not followed here")
        }
        let present = try FileSystem.status(of: path)
        let kind = present.map(FileSystem.kind)
        isDirect = kind != nil && kind != .file
        isInside = folder != nil
        // Nobody has named it, and a pipe would be waited for.
        if isInside, case .other(let what)? = kind {
            throw SystemFault(number: EINVAL, reason: "it is \(what), not a file")
        }
        target = isDirect ? path : try FileSystem.target(of: path)
        if kind == .folder || [[], Array(".".utf8), Array("..".utf8)].contains(target.lastComponent) {
            throw SystemFault(number: EISDIR)
        }
        guard present != nil, !isDirect else {
            mode = nil
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
        // A program that runs as its owner or its group must not run as another one.
        let isOwn = (info.st_uid, info.st_gid) == (geteuid(), getegid())
        mode = info.st_mode & (isOwn ? 0o7777 : 0o777)
    }

    /// Opens the file, unless it is open.
    func begin() throws(SystemFault) {
        guard descriptor == nil else { return }
        guard !isDirect else {
            descriptor = try FileSystem.open(target, O_WRONLY)
            return
        }
        if isInside { try FileSystem.makeFolders(target.folder) }
        let path = target.folder.appending(".bannerkit-\(UInt64.random(in: 0...UInt64.max))")
        // Nobody else can read it before it has the old file's mode.
        let first: mode_t = mode == nil ? 0o666 : 0o600
        do {
            try Interruption.undisturbed { () throws(SystemFault) in
                descriptor = try FileSystem.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: first)
                reminder = Interruption.remember(path)
            }
        } catch {
            guard error.isForbidden else { throw error }
            throw SystemFault(number: error.number, reason: "no file can be created in its folder")
        }
        temporary = path
        // Some disks have only one mode.
        guard let mode, let descriptor, try FileSystem.info(of: descriptor).st_mode & 0o7777 != mode else { return }
        try FileSystem.again { fchmod(descriptor, mode) }
    }

    /// Writes some of its bytes.
    func write(_ bytes: [UInt8]) throws(SystemFault) {
        try begin()
        if let descriptor { try FileSystem.write(bytes, to: descriptor) }
    }

    /// Puts the finished file into place; `old` are the bytes that must still be there, if that matters.
    func keep(replacing old: [UInt8]? = nil) throws(SystemFault) {
        try begin()
        defer { discard() }
        guard let descriptor else { return }
        if temporary != nil { try FileSystem.again { fsync(descriptor) } }
        self.descriptor = nil
        try FileSystem.finish(descriptor)
        guard let temporary else { return }
        if let old, try FileSystem.read(target, limit: old.count + 1) != old { throw .changedFile }
        if isInside, mode == nil, try FileSystem.link(temporary, to: target) { return }
        try FileSystem.again {
            unsafe FileSystem.withName(temporary) { from in
                unsafe FileSystem.withName(target) { to in unsafe rename(from, to) }
            }
        }
        self.temporary = nil
        Interruption.forget(reminder)
    }

    /// Whether something was written.
    var isBegun: Bool { descriptor != nil }

    private func discard() {
        if let descriptor { systemClose(descriptor) }
        // What cannot be removed now may be when the program ends.
        if let temporary, (try? FileSystem.remove(temporary)) != nil { Interruption.forget(reminder) }
        (descriptor, temporary) = (nil, nil)
    }

    deinit { discard() }
}

extension SystemFault {
    /// A file has changed since it was read.
    static let changedFile = SystemFault(number: 0, reason: "it was changed in the meantime")

    /// Whether it is that.
    var isChangedFile: Bool { number == 0 }
}

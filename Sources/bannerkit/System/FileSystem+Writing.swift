#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FileSystem {
    /// A file that is being written beside the one it will replace.
    struct Draft {
        /// Where the bytes go.
        let descriptor: Int32
        /// The file while it is written; `nil` where the target is written directly, as a device is.
        let temporary: Path?
        /// The file that it will be.
        let target: Path
    }

    /// Opens a new file in the folder of `path`, with the mode of the file that it will replace.
    static func draft(of path: Path) throws(SystemFault) -> Draft {
        let target = resolved(path) ?? path
        var info = stat()
        let exists = unsafe withName(target) { unsafe stat($0, &info) } == 0
        if exists && kind(info) == .folder { throw SystemFault(number: EISDIR) }
        if exists && kind(info) != .file {
            let descriptor = unsafe withName(target) { unsafe open($0, O_WRONLY | O_CLOEXEC) }
            guard descriptor >= 0 else { throw SystemFault() }
            return Draft(descriptor: descriptor, temporary: nil, target: target)
        }
        for attempt in 0..<100 {
            let mark = Array(".bannerkit-\(getpid())-\(attempt)".utf8)
            let name = [UInt8(ascii: ".")] + target.lastComponent.prefix(200) + mark
            let temporary = target.folder.appending(name)
            let descriptor = unsafe withName(temporary) {
                unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            }
            if descriptor < 0 && errno == EEXIST { continue }
            guard descriptor >= 0 else { throw SystemFault() }
            if exists { _ = fchmod(descriptor, info.st_mode & 0o7777) }
            Interruption.remember(temporary)
            return Draft(descriptor: descriptor, temporary: temporary, target: target)
        }
        throw SystemFault(number: EEXIST)
    }

    /// Puts the finished file in its place.
    static func keep(_ draft: Draft) throws(SystemFault) {
        guard let temporary = draft.temporary else {
            guard close(draft.descriptor) == 0 else { throw SystemFault() }
            return
        }
        guard fsync(draft.descriptor) == 0 && close(draft.descriptor) == 0 else {
            let fault = SystemFault()
            remove(temporary)
            throw fault
        }
        let result = unsafe withName(temporary) { from in
            unsafe withName(draft.target) { to in unsafe rename(from, to) }
        }
        guard result == 0 else {
            let fault = SystemFault()
            remove(temporary)
            throw fault
        }
        Interruption.forget(temporary)
    }

    /// Removes an unfinished file.
    static func discard(_ draft: Draft) {
        close(draft.descriptor)
        if let temporary = draft.temporary { remove(temporary) }
    }

    /// Writes all bytes; a call that was interrupted is made again.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var position = 0
        while position < bytes.count {
            let rest = bytes.count - position
            #if canImport(Darwin)
                let count = unsafe bytes.withUnsafeBytes {
                    unsafe Darwin.write(descriptor, $0.baseAddress?.advanced(by: position), rest)
                }
            #else
                let count = unsafe bytes.withUnsafeBytes {
                    unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: position), rest)
                }
            #endif
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw SystemFault() }
            position += count
        }
    }

    private static func remove(_ path: Path) {
        _ = unsafe withName(path) { unsafe unlink($0) }
        Interruption.forget(path)
    }
}

extension SystemFault {
    /// Whether the reader of a pipe has gone.
    var isClosedPipe: Bool { number == EPIPE }
}

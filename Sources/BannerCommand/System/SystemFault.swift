/// A call to the system that failed, or that must not be made.
struct SystemFault: Error {
    /// The system's number for the reason.
    var number = errno
    /// The reason in words, if the number is not specific enough.
    var reason: String?

    /// The reason in our own words, the same on every system.
    var message: String { reason ?? SystemFault.words(number) }

    /// Whether the reader of a pipe is gone.
    var isClosedPipe: Bool { number == EPIPE }

    /// Whether the system was out of resources at that moment, so that the same call can succeed later.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

    /// Whether the same call is to be made again: a signal interrupted it, or it would have had to wait.
    var isPassing: Bool { number == EINTR || number == EAGAIN }

    /// Whether there is nothing to read under a name: no such file, or something that is not a file.
    var isNothingToRead: Bool { [ENOENT, ENOTDIR, EISDIR, EINVAL, ELOOP, ENAMETOOLONG].contains(number) }

    /// Whether this user does not have permission.
    var isForbidden: Bool { number == EACCES || number == EPERM }

    private static func words(_ number: Int32) -> String {
        switch number {
        case ENOENT: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case EEXIST: "a file with that name exists"
        case ENOTDIR: "a part of its path is not a folder"
        case ELOOP: "its links form a loop"
        case ENAMETOOLONG: "its name is too long"
        case ENOSPC, EDQUOT: "no space left on the disk"
        case EFBIG: "it would exceed the limit for file sizes"
        case EIO: "the disk or device failed"
        case EMFILE, ENFILE: "too many files are open"
        case ENOMEM: "no memory left"
        case EROFS: "the disk is read-only"
        case EINVAL: "it is not a file"
        case EBADF: "it is closed"
        case EBUSY: "it is in use by the system, for example as a mounted file"
        case ETXTBSY: "it is a program that is running"
        default: "system error \(number)"
        }
    }
}

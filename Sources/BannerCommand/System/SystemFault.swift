/// An error from a system call, or an operation that was refused.
struct SystemFault: Error {
    /// The value of `errno`.
    var number = errno
    /// A more specific message.
    var reason: String?

    /// The message, which is the same on every system.
    var message: String { reason ?? SystemFault.words(number) }

    /// Whether the reader closed the pipe.
    var isClosedPipe: Bool { number == EPIPE }

    /// Whether a resource was exhausted, so that the same call can succeed later.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

    /// Whether to repeat the call: a signal interrupted it, or it would block.
    var isPassing: Bool { number == EINTR || number == EAGAIN }

    /// Whether the path is missing, or is not a file.
    var isNothingToRead: Bool { [ENOENT, ENOTDIR, EISDIR, EINVAL, ELOOP, ENAMETOOLONG].contains(number) }

    /// Whether permission was denied.
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

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FileSystem {
    /// Makes a folder inside one that is there; a folder of that name that is there already will do.
    static func makeFolder(_ path: Path) throws(SystemFault) {
        guard unsafe withName(path, { unsafe mkdir($0, 0o777) }) != 0 else { return }
        guard errno == EEXIST, try kind(of: path) == .folder else { throw SystemFault() }
    }
}

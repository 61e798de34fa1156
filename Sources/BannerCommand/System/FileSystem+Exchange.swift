import CBannerParts

// A folder that is written beside the one whose place it takes, in one step.
extension FileSystem {
    /// Moves a folder; one in its place, which must exist with `exchanging`, is then where this one was.
    static func move(_ folder: Path, to place: Path, exchanging: Bool) throws(SystemFault) {
        try again {
            unsafe withName(folder) { from in
                unsafe withName(place) { to in
                    unsafe exchanging ? bannerkit_exchange(from, to) : rename(from, to)
                }
            }
        }
    }

    /// Writes a new file.
    static func create(_ path: Path, _ bytes: [UInt8]) throws(SystemFault) {
        let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        defer { systemClose(descriptor) }
        try write(bytes, to: descriptor)
    }

    /// Gives a folder the owner, the group and the rights of another one.
    static func liken(folder: Path, to old: Path) throws(SystemFault) {
        let new = try open(folder, O_RDONLY | O_DIRECTORY)
        defer { systemClose(new) }
        let old = try open(old, O_RDONLY | O_DIRECTORY)
        defer { systemClose(old) }
        _ = try Draft.liken(new, to: old, info(of: old))
    }

    /// Gives everything in a folder a second name in another one, except some files by their paths, and what is there
    /// already; folders are made anew.
    static func link(
        in folder: Path, from old: Path, except names: Set<String>, below path: String = ""
    ) throws(SystemFault) {
        for entry in try entries(of: old) {
            let (from, to) = (old.appending(entry.name), folder.appending(entry.name))
            let name = path + String(decoding: entry.name, as: UTF8.self)
            if names.contains(name) { continue }
            if try kind(of: from, followingLinks: false) == .folder {
                if !exists(to) {
                    try makeFolder(to)
                    try liken(folder: to, to: from)
                }
                try link(in: to, from: from, except: names, below: name + "/")
                // One in which there were only such files goes with them.
                let isTheirs = names.contains { $0.hasPrefix(name + "/") }
                if isTheirs { _ = unsafe withName(to) { unsafe rmdir($0) } }
            } else if !exists(to) {
                try again {
                    unsafe withName(from) { from in
                        unsafe withName(to) { to in unsafe linkat(AT_FDCWD, from, AT_FDCWD, to, 0) }
                    }
                }
            }
        }
    }

    /// Removes a folder with everything in it, if it is there.
    static func removeFolder(_ folder: Path) throws(SystemFault) {
        guard let entries = try ifThere({ () throws(SystemFault) in try entries(of: folder) }) else { return }
        for entry in entries {
            let path = folder.appending(entry.name)
            if try kind(of: path, followingLinks: false) == .folder {
                try removeFolder(path)
            } else {
                try again { unsafe withName(path) { unsafe unlink($0) } }
            }
        }
        try again { unsafe withName(folder) { unsafe rmdir($0) } }
    }
}

/// The files in the folders of pictures, shared by the threads of one run: one look at a folder serves all who ask.
///
/// A folder is listed only when several of its pictures were found, and only if it is not much larger than that. A listing
/// only confirms: what is not in it as a file can still be found by the system, which may ignore case or follow a link.
struct PictureFolders: Sendable {
    private let folders = Locked(Known())

    /// A type of its own: a dictionary's is only made when one is needed.
    private struct Known {
        var folders: [Name: Folder] = [:]
    }

    private struct Folder {
        /// How many pictures the system has found there: so it lets files in it be found.
        var found = 0
        /// The names of its files, once it has been listed.
        var files: Set<Name> = []

        mutating func count() -> Int {
            found += 1
            return found
        }
    }

    /// A name that is hashed as a whole, and not byte by byte.
    private struct Name: Hashable {
        let bytes: ArraySlice<UInt8>

        func hash(into hasher: inout Hasher) {
            unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        }
    }

    /// How many pictures are looked for one by one; a listing takes about as many calls.
    private static let few = 8
    /// How many names are read for each picture that was found: reading one costs about a third of asking for a file.
    private static let namesEach = 4

    /// Whether a path is known to be that of a file.
    func hasFile(_ path: Path) -> Bool {
        let (folder, name) = PictureFolders.parts(of: path)
        // Compared outside the lock.
        let files = folders.with { $0.folders[folder]?.files }
        return files?.contains(name) == true
    }

    /// The system has found a file.
    func remember(_ path: Path) {
        let folder = PictureFolders.parts(of: path).folder
        let found = folders.with { $0.folders[folder, default: Folder()].count() }
        // At 8, 64, 512: a listing that turns out too long is tried again only after many more.
        guard found >= PictureFolders.few, found & (found - 1) == 0, found.trailingZeroBitCount % 3 == 0 else { return }
        let most = found * PictureFolders.namesEach
        let place = Path(bytes: folder.bytes.isEmpty ? [UInt8(ascii: ".")] : Array(folder.bytes))
        guard let entries = try? FileSystem.unsortedEntries(of: place, atMost: most), entries.count < most else {
            return
        }
        var files = Set<Name>(minimumCapacity: entries.count)
        for entry in entries where entry.isFile { files.insert(Name(bytes: entry.name[...])) }
        folders.with { $0.folders[folder]?.files = files }
    }

    /// The folder with its `/`, as it is written, and the name in it.
    private static func parts(of path: Path) -> (folder: Name, name: Name) {
        let end = path.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return (Name(bytes: path.bytes[..<end]), Name(bytes: path.bytes[end...]))
    }
}

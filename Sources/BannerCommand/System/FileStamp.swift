/// A file's size, modification time and inode, to detect changes.
struct FileStamp: Equatable {
    let path: Path
    let change: [Int]?

    init(_ path: Path) {
        self.path = path
        change = FileSystem.stamp(path)
    }

    /// Whether the file has changed, appeared or disappeared since.
    var isOld: Bool { FileStamp(path) != self }
}

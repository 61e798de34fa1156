/// A file and what the system says about its last change, for those who follow files.
struct FileStamp: Equatable {
    let path: Path
    let change: [Int]?

    /// The file as it is now.
    init(_ path: Path) {
        self.path = path
        change = FileSystem.stamp(path)
    }

    /// Whether the file was changed, came or went since.
    var isOld: Bool { FileStamp(path) != self }
}

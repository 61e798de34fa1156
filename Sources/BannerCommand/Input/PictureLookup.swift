/// The lookup of a banner's pictures in the file system.
enum PictureLookup {
    /// Checks the picture at a path; returns the reason why it cannot be used, or `nil`.
    typealias Answer = @Sendable (String) -> String?

    /// A check of pictures with paths relative to a file's folder.
    static func faults(beside file: Path) -> Answer {
        let folder = file.folder
        return { picture in fault(of: folder.appending(picture)) }
    }

    /// The sizes of pictures, in bytes, with paths relative to a file's folder.
    static func sizes(beside file: Path) -> @Sendable (String) -> Int? {
        { picture in FileSystem.size(file.folder.appending(picture)) }
    }

    private static func fault(of picture: Path) -> String? {
        do {
            switch try FileSystem.kind(of: picture) {
            case .file: return nil
            case .folder: return "is a folder"
            case .link, .other: return "is not a file"
            }
        } catch {
            return error.isNothingToRead ? "does not exist" : "cannot be read: \(error.message)"
        }
    }
}

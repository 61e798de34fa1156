/// Looks for the pictures of a banner file.
enum PictureLookup {
    /// Answers what prevents the use of the picture at a path; `nil` if there is one.
    typealias Answer = @Sendable (String) -> String?

    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one.
    static func faults(beside file: Path) -> Answer {
        let folder = file.folder
        return { picture in fault(of: folder.appending(picture)) }
    }

    /// How many bytes the picture at a path relative to a file's folder has.
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

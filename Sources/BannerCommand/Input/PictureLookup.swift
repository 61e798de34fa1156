/// Looks for the picture of a banner file.
enum PictureLookup {
    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one.
    static func fault(of picture: String, beside file: Path) -> String? {
        let path = file.folder.appending(Array(picture.utf8))
        do throws(SystemFault) {
            switch try FileSystem.kind(of: path) {
            case .file: return nil
            case .folder: return "is a folder"
            case .link, .other: return "is not a file"
            }
        } catch {
            return error.isNothingToRead ? "does not exist" : "cannot be read: \(error.message)"
        }
    }
}

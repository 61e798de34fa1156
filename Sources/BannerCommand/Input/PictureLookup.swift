/// Looks for the pictures of a banner file.
enum PictureLookup {
    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one.
    static func faults(beside file: Path) -> @Sendable (String) -> String? {
        // The folder with its `/`, which is all that the pictures' paths need.
        let folder = file.bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(file.bytes[...$0]) } ?? []
        return { picture in
            var bytes = folder
            bytes.reserveCapacity(folder.count + picture.utf8.count)
            bytes += picture.utf8
            return fault(of: Path(bytes: bytes))
        }
    }

    private static func fault(of picture: Path) -> String? {
        do throws(SystemFault) {
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

/// Looks for the pictures of a banner file.
enum PictureLookup {
    /// Answers what prevents the use of the picture at a path; `nil` if there is one.
    typealias Answer = @Sendable (String) -> String?

    /// What prevents the use of the picture at a path relative to a file's folder; `nil` if there is one.
    ///
    /// `folders` is for a run that looks for many at once; who looks now and then asks the system each time.
    static func faults(beside file: Path, in folders: PictureFolders? = nil) -> Answer {
        // The folder with its `/`, which is all that the pictures' paths need.
        let folder = file.bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(file.bytes[...$0]) } ?? []
        return { picture in
            var bytes = folder
            bytes.reserveCapacity(folder.count + picture.utf8.count)
            bytes += picture.utf8
            let path = Path(bytes: bytes)
            if folders?.hasFile(path) == true { return nil }
            let fault = fault(of: path)
            if fault == nil { folders?.remember(path) }
            return fault
        }
    }

    /// How many bytes the picture at a path relative to a file's folder has.
    static func sizes(beside file: Path) -> @Sendable (String) -> Int? {
        { picture in FileSystem.size(file.folder.appending(Array(picture.utf8))) }
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

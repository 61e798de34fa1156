/// What a file holds, read in parts: how it begins, and its checksum.
struct FileSummary {
    let beginning: [UInt8]
    /// Its SHA-256, as in a folder's list.
    let sum: String

    /// Reads a file.
    init(_ path: Path) throws(SystemFault) {
        var (hash, beginning) = (SHA256(), [UInt8]())
        try FileSystem.readParts(of: path) { part in
            if beginning.isEmpty { beginning = part }
            hash.add(part)
        }
        (self.beginning, sum) = (beginning, "sha256-\(hash.base64)")
    }

    /// The checksum of bytes.
    static func sum(_ bytes: [UInt8]) -> String { "sha256-\(SHA256.base64(bytes))" }

    /// Whether there is a regular file, not a link, with this checksum.
    static func isThere(_ path: Path, _ sum: String) throws(SystemFault) -> Bool {
        guard try FileSystem.kind(of: path, followingLinks: false) == .file else { return false }
        return try FileSummary(path).sum == sum
    }
}

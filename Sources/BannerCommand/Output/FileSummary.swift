/// The first bytes and the checksum of a file, which is read in chunks.
struct FileSummary {
    let beginning: [UInt8]
    /// The SHA-256 in the notation of manifests: `sha256-` and Base64.
    let sum: String

    init(_ path: Path) throws(SystemFault) {
        var (hash, beginning) = (SHA256(), [UInt8]())
        try FileSystem.readParts(of: path) { part in
            if beginning.isEmpty { beginning = part }
            hash.add(part)
        }
        (self.beginning, sum) = (beginning, "sha256-\(hash.base64)")
    }

    /// The checksum of bytes, in the same notation.
    static func sum(_ bytes: [UInt8]) -> String { "sha256-\(SHA256.base64(bytes))" }

    /// Whether the path is a regular file with this checksum; links are not followed.
    static func isThere(_ path: Path, _ sum: String) throws(SystemFault) -> Bool {
        guard try FileSystem.kind(of: path, followingLinks: false) == .file else { return false }
        return try FileSummary(path).sum == sum
    }
}

/// The input and output files of a run, so that no output replaces an input.
///
/// Files are compared by identity, not by name: symbolic and hard links are resolved.
struct FilesInUse {
    /// Inputs whose identity is not looked up yet.
    private var waiting: [Path]
    private var inputs: [Place: Path] = [:]
    private var outputs: [Place: Path] = [:]

    /// The inputs of a run; `-` is the file that standard input is redirected from, if any.
    init(reading paths: [Path]) { waiting = paths }

    mutating func read(_ paths: [Path]) { waiting += paths }

    /// Adds an output, or throws if it is in use.
    ///
    /// An existing banner or settings file is accepted only if `isOurs` returns true.
    mutating func write(_ path: Path, orOver isOurs: (Path) -> Bool = { _ in false })
        throws(Failure)
    {
        guard let place = try path.attempt(to: "write", FileSystem.place(of: path)) else { return }
        try look()
        if let input = inputs[place] {
            let which = input == path ? "an input" : "the same file as \(FilesInUse.name(input))"
            throw .usage(
                "cannot write to `\(path.text)`, which is \(which)",
                help: "name another file with `--output`")
        }
        if let other = outputs[place] {
            throw .usage(
                other == path
                    ? "`\(path.text)` cannot hold two outputs"
                    : """
                    `\(path.text)` and `\(other.text)` are the same file, which cannot hold two \
                    outputs
                    """,
                help: "use a different file for each output")
        }
        for (descriptor, stream) in [(1, "output"), (2, "error")] as [(Int32, String)]
        where FileSystem.place(ofDescriptor: descriptor) == place {
            throw .usage(
                "cannot write to `\(path.text)`, where standard \(stream) already goes",
                help: "use a different file for each output")
        }
        if path.isBannerFile || path.isSettingsFile, FileSystem.exists(path), !isOurs(path) {
            throw .usage(
                """
                cannot write to `\(path.text)`, which is a \
                \(path.isBannerFile ? "banner" : "settings") file
                """,
                help: "name another file with `--output`")
        }
        outputs[place] = path
    }

    /// Throws if standard output is redirected to an input.
    mutating func writeStandardOutput() throws(Failure) {
        guard let place = FileSystem.place(ofDescriptor: 1) else { return }
        try look()
        guard let input = inputs[place] else { return }
        throw .usage(
            "standard output goes to \(FilesInUse.name(input))", help: "send it to another file")
    }

    /// Looks up the identity of the inputs; a file that is missing or not accessible has none.
    private mutating func look() throws(Failure) {
        for path in waiting {
            do {
                let place =
                    path.isStandardStream
                    ? FileSystem.place(ofDescriptor: 0) : try FileSystem.place(of: path)
                if let place { inputs[place] = path }
            } catch {
                guard error.isNothingToRead || error.isForbidden else {
                    throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
                }
            }
        }
        waiting = []
    }

    private static func name(_ input: Path) -> String {
        input.isStandardStream ? "standard input" : "the input `\(input.text)`"
    }
}

/// The first bytes and the checksum of a file, which is read in chunks.
struct FileSummary {
    /// How much of a picture is read for its size: a photo has its metadata before it.
    private static let metadata = 1 << 19
    let beginning: [UInt8]
    /// The SHA-256 in the notation of manifests: `sha256-` and Base64.
    let sum: String

    init(_ path: Path) throws(SystemFault) {
        var (hash, beginning) = (SHA256(), [UInt8]())
        try FileSystem.readParts(of: path) { part in
            if beginning.count < FileSummary.metadata { beginning += part }
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

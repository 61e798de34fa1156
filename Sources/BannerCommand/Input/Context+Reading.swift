extension Context {
    /// The output at `path`; standard output for `-` and for `nil`.
    ///
    /// The caller finishes it.
    ///
    /// It cannot be one of the `inputs`. An existing banner or settings file is replaced only if
    /// `isOurs` returns true.
    func output(
        to path: Path?, sparing inputs: [Path], orOver isOurs: (Path) -> Bool = { _ in false }
    ) throws(Failure) -> Output {
        var files = FilesInUse(reading: inputs)
        guard let path, !path.isStandardOutput else {
            try files.writeStandardOutput()
            return output
        }
        try files.write(path, orOver: isOurs)
        return try Output.file(path)
    }

    /// Writes a whole file at `path`; the rules are those of `output(to:sparing:orOver:)`.
    func write(_ bytes: [UInt8], to path: Path?, sparing inputs: [Path]) throws(Failure) {
        let output = try output(to: path, sparing: inputs)
        try output.write(bytes)
        try output.finish()
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// One byte more than `limit` is read, so that a larger file is detected.
    func source(_ path: Path, limit: Int) throws(Failure) -> SourceFile {
        try Path(path.nameInReports).attempt(to: "read", Context.file(path, limit: limit))
    }

    /// Reads a file in a thread without a context.
    static func file(_ path: Path, limit: Int) throws(SystemFault) -> SourceFile {
        SourceFile(name: path.nameInReports, bytes: try bytes(of: path, limit: limit)).withTimeZones()
    }

    /// Reads the bytes of a file, or of standard input for `-`, up to one byte more than `limit`.
    static func bytes(of path: Path, limit: Int) throws(SystemFault) -> [UInt8] {
        guard path.isStandardStream else { return try FileSystem.read(path, limit: limit + 1) }
        if Terminal.isInputTerminal { Terminal.printError("bannerkit: reading from the keyboard; end with Ctrl-D\n") }
        return try FileSystem.read(0, limit: limit + 1)
    }
}

extension Arguments {
    /// The paths in the files that `--files-from` names.
    func listed() throws(Failure) -> [Path] {
        let end: UInt8 = has(.null) ? 0 : .lineFeed
        var paths: [Path] = []
        for list in self.paths(of: .filesFrom) {
            let text = try Path(list.nameInReports).attempt(to: "read", Context.bytes(of: list, limit: 64 << 20))
            let lines = text.split(separator: end).map { $0.last == 0x0D && end != 0 ? $0.dropLast() : $0 }
            paths += lines.filter { !$0.isEmpty }.map { Path(bytes: Array($0)) }
        }
        return paths
    }

    /// The name of standard input in reports, as `--stdin-filename` says.
    var stdinName: Path { path(of: .stdinFilename) ?? Path("<stdin>") }
}

/// A file that cannot be read, with the reason.
struct ReadFault: Error {
    let path: Path
    let reason: String
}

/// The environment of a run: its output, and the terminal.
struct Context {
    /// Standard output: findings and data.
    let output = Output(.standardOutput)
    let environment = Environment.current

    /// Runs the command that the arguments name and reports its failure; returns the exit code.
    func perform(_ arguments: [Path]) -> ExitCode {
        var code: ExitCode
        do {
            code = try dispatch(arguments)
        } catch {
            report(error)
            code = error.code
        }
        do {
            try output.finish()
        } catch {
            report(error)
            code = error.code
        }
        return code
    }

    /// Prints a message on standard error.
    func note(_ message: String) {
        Terminal.printError("bannerkit: \(sanitiser.visible(message))\n")
    }

    /// Throws if a page would be printed on a terminal, or written as a drawing.
    func checkPage(_ arguments: Arguments, help: String) throws(Failure) {
        try arguments.rejectOutput(".svg", as: "a page, which is HTML", help: help)
        try require(
            arguments.output != nil || !environment.isTerminal,
            "`--output` is required: the page to write", help: help)
    }

    /// Prints that an output file was not written or replaced, with the reason.
    func noteUnwritten(_ path: Path?, _ reason: String) {
        guard let path, !path.isStandardOutput else { return }
        note(
            """
            `\(path.text)` \(FileSystem.exists(path) ? "is unchanged" : "was not written"): \
            \(reason)
            """
        )
    }

    /// Prints how many scenarios of a file fail, if any.
    func note(failing: Int, in name: String) {
        guard failing > 0 else { return }
        note("\(failing.of("failing scenario")) in `\(name)`; `bannerkit test` says why")
    }

    /// Prints which files cannot be read; returns the exit code.
    @discardableResult
    func note(_ faults: [ReadFault]) -> ExitCode {
        for fault in faults { note("cannot read `\(fault.path.text)`: \(fault.reason)") }
        return faults.isEmpty ? .clean : .inputOutput
    }

    /// Prints which files cannot be read and which are skipped; returns the exit code.
    func note(_ inputs: Inputs) -> ExitCode {
        noteLeftOut(inputs.leftOut)
        return note(inputs.faults)
    }

    /// Prints which files are skipped.
    func noteLeftOut(_ files: [ReadFault]) {
        for file in files { note("left out `\(file.path.text)`: \(file.reason)") }
    }

    /// Prints a failure and its help on standard error.
    func report(_ failure: Failure) {
        guard let message = failure.message else { return }
        note(message)
        for line in failure.help {
            let words = sanitiser.visible(line).wrapped(to: 80, indent: "        ", from: 8)
            Terminal.printError("  help: \(words)\n")
        }
    }

    /// A text without control characters, for standard output.
    func visible(_ text: String) -> String {
        environment.style(color: "never").sanitiser.visible(text)
    }

    private var sanitiser: Sanitiser { environment.style(color: "never", onErrors: true).sanitiser }

    /// The text style that `--color` and the terminal allow.
    func style(_ arguments: Arguments, onErrors: Bool = false) -> TextStyle {
        environment.style(color: arguments.value(of: .color), onErrors: onErrors)
    }

    func report(_ report: Report, in file: SourceFile, _ arguments: Arguments) {
        Terminal.printError(TextReport(style(arguments, onErrors: true)).text(of: report, in: file))
    }

    private func dispatch(_ arguments: [Path]) throws(Failure) -> ExitCode {
        let words = arguments.map(\.text)
        if let help = try Context.help(words) {
            try output.write(help)
            return .clean
        }
        try require(
            !words[0].hasPrefix("-"), "unknown option `\(words[0])`",
            help: "options come after the command, as in `bannerkit validate --quiet .`")
        let command = try Context.command(named: words[0])
        let text = command.text
        let parsed = try Arguments(arguments.dropFirst(), of: text)
        let fault = parsed.operands.isEmpty ? "missing operand" : "too many operands"
        try require(
            text.takes(parsed.operands.count),
            "\(fault): expected `bannerkit \(text.name) \(text.operands)`",
            help: "`bannerkit \(text.name) --help` shows examples")
        return try command.run(self, parsed)
    }

    /// The text of `--help`, `help` or `--version`, if that is requested.
    private static func help(_ words: [String]) throws(Failure) -> String? {
        guard !words.isEmpty else { return Help.program }
        let options = words.prefix { $0 != "--" }
        let names = words.filter { !$0.hasPrefix("-") }
        let isHelp = names.first == "help"
        if isHelp || options.contains("--help") || options.contains("-h") {
            guard let name = names.dropFirst(isHelp ? 1 : 0).first else { return Help.program }
            return Help.command(try command(named: name).text)
        }
        let asksForVersion = options.first == "--version" || options.first == "-V"
        return asksForVersion || names.isEmpty && options.contains("--version") ? Help.version : nil
    }

    private static func command(named name: String) throws(Failure) -> Command {
        // Aliases last, so that their table is created only when needed.
        func known(_ name: String) -> Command? { Command.all.first { $0.name == name } }
        if let command = known(name) ?? Command.otherNames[name].flatMap(known) { return command }
        let names = Command.all.map(\.name)
        throw .unknown(
            "unknown command `\(name)`", nearest: Suggestion.nearest(to: name, in: names),
            help: "`bannerkit --help` lists the commands")
    }
}

extension Context {
    /// Reads the banner in a file, or on standard input for `-`.
    ///
    /// If the file has errors, its findings go to standard error and the command ends with exit
    /// code 1. A command that calls this has the options `--max-size` and `--color`.
    func banner(in path: Path, _ arguments: Arguments) throws(Failure) -> Banner {
        let limits = try SizeOption.limits(arguments)
        let file = try source(path, limit: limits.maxBytes)
        let configuration = try configuration(for: path, arguments)
        let reading = BannerFile.read(
            file, limits: limits, advice: .told, configuration: configuration)
        if let banner = reading.banner { return banner }
        report(reading.report, in: file, arguments)
        throw Failure(code: .findings)
    }

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
        SourceFile(name: path.nameInReports, bytes: try bytes(of: path, limit: limit))
            .withTimeZones()
    }

    /// Reads the bytes of a file, or of standard input for `-`, up to one byte more than `limit`.
    static func bytes(of path: Path, limit: Int, acceptsPipes: Bool = false) throws(SystemFault)
        -> [UInt8]
    {
        guard path.isStandardStream else {
            return try FileSystem.read(path, limit: limit + 1, acceptsPipes: acceptsPipes)
        }
        if Terminal.isInputTerminal {
            Terminal.printError("bannerkit: reading from the keyboard; end with Ctrl-D\n")
        }
        return try FileSystem.read(0, limit: limit + 1)
    }
}

extension Arguments {
    /// The paths in the files that `--files-from` names.
    func listed() throws(Failure) -> [Path] {
        let end: UInt8 = has(.null) ? 0 : .lineFeed
        var paths: [Path] = []
        for list in self.paths(of: .filesFrom) {
            let text = try Path(list.nameInReports).attempt(
                to: "read", Context.bytes(of: list, limit: 64 << 20, acceptsPipes: true))
            let lines = text.split(separator: end).map {
                $0.last == 0x0D && end != 0 ? $0.dropLast() : $0
            }
            paths += lines.filter { !$0.isEmpty }.map { Path(bytes: Array($0)) }
        }
        return paths
    }

    /// The name of standard input in reports, as `--stdin-filename` says.
    var stdinName: Path { path(of: .stdinFilename) ?? Path("<stdin>") }
}

import CBannerParts

/// The process: arguments, standard streams, and exit.
enum Terminal {
    /// The arguments without the program's name; `nil` if the system passed none.
    static var arguments: [Path]? {
        var count: Int32 = 0
        if let words = unsafe bannerkit_arguments(&count) { return unsafe paths(words, Int(count)) }
        return unsafe paths(CommandLine.unsafeArgv, Int(CommandLine.argc))
    }

    private static func paths(_ words: UnsafePointer<UnsafeMutablePointer<CChar>?>, _ count: Int)
        -> [Path]?
    {
        guard count > 0 else { return nil }
        return (1..<count).compactMap { unsafe words[$0].map { unsafe Path($0) } }
    }

    /// Sets up signals and standard streams.
    static func prepare() {
        SignalHandling.prepare()
        guard StandardStreams.hold() else {
            printError("bannerkit: cannot start: \(SystemFault().message)\n")
            exit(.inputOutput)
        }
    }

    static var isInputTerminal: Bool { isatty(0) == 1 }

    /// Prints to standard error; errors are ignored.
    static func printError(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: 2)
    }

    /// Removes unfinished files and exits.
    static func exit(_ code: ExitCode) -> Never {
        SignalHandling.removeAll()
        systemExit(code.rawValue)
    }
}

extension Environment {
    /// Looks up an environment variable.
    static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// The environment of this process.
    static var current: Environment {
        var environment = Environment(variable: variable)
        environment.isTerminal = isatty(1) == 1
        environment.isErrorTerminal = isatty(2) == 1
        environment.isOutputFile = FileSystem.place(ofDescriptor: 1) != nil
        environment.isOutputPipe = FileSystem.isPipe(1)
        environment.isErrorPipe = FileSystem.isPipe(2)
        return environment
    }
}

/// The properties of the environment that affect output.
struct Environment {
    /// Looks up an environment variable; `nil` if it is not set.
    ///
    /// A function, because copying all variables is slow in proportion to checking a small file.
    var variable: @Sendable (String) -> String? = { _ in nil }
    var isTerminal = false
    var isErrorTerminal = false
    var isOutputFile = false
    /// Whether standard output is a pipe or a socket, which may lead to a log.
    var isOutputPipe = false
    /// Whether standard error is a pipe or a socket.
    var isErrorPipe = false

    /// The style of text on standard output or standard error; `color` is the value of `--color`.
    func style(color: String?, onErrors: Bool = false) -> TextStyle {
        var style = TextStyle()
        style.isColoured = isColoured(color ?? "auto", onErrors ? isErrorTerminal : isTerminal)
        style.isASCII = isASCII
        // A container in a CI job cannot know that its output ends in a log.
        style.isReadByRunner = isRunner || (onErrors ? isErrorPipe : isOutputPipe)
        return style
    }

    /// Whether GitHub's runner reads the output, or a compatible one, such as Gitea's and
    /// Forgejo's.
    var isGitHubRunner: Bool { variable("GITHUB_ACTIONS") == "true" }

    /// The path of the job summary in GitHub's runner.
    var stepSummary: String? { variable("GITHUB_STEP_SUMMARY") }

    /// Whether a CI runner reads commands from the output: GitHub's, Azure's or TeamCity's.
    var isRunner: Bool { isGitHubRunner || isSet("TF_BUILD") || isSet("TEAMCITY_VERSION") }

    /// Whether standard output is displayed, on a terminal or in a CI log.
    var isOutputShown: Bool { isTerminal || isRunner && !isOutputFile }

    /// The precedence is `--color`, `NO_COLOR`, the variables that force colours, and the terminal.
    private func isColoured(_ word: String, _ isTerminal: Bool) -> Bool {
        if word == "always" { return true }
        if word == "never" || isSet("NO_COLOR") { return false }
        return ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { isSet($0) && variable($0) != "0" }
            || isTerminal && variable("TERM") != "dumb"
    }

    /// Whether the locale is not UTF-8; without a locale, output is UTF-8.
    private var isASCII: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: isSet).flatMap(variable)
        guard let locale else { return false }
        // On bytes, because the standard library's substring search is slow in proportion to
        // checking a small file.
        let letters = locale.utf8.filter { $0 != .dash }.map { $0 | 0x20 }
        let wanted = Array("utf8".utf8)
        return !letters.indices.contains { letters[$0...].starts(with: wanted) }
    }

    private func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
}

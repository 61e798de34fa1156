import CBannerParts

/// The process: arguments, standard streams, and exit.
enum Terminal {
    /// The arguments without the program's name; `nil` if the system passed none.
    static var arguments: [Path]? {
        var count: Int32 = 0
        if let words = unsafe bannerkit_arguments(&count) { return unsafe paths(words, Int(count)) }
        return unsafe paths(CommandLine.unsafeArgv, Int(CommandLine.argc))
    }

    private static func paths(_ words: UnsafePointer<UnsafeMutablePointer<CChar>?>, _ count: Int) -> [Path]? {
        guard count > 0 else { return nil }
        return (1..<count).compactMap { index in
            guard let word = unsafe words[index] else { return nil }
            return unsafe Path(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
        }
    }

    /// Sets up signals and standard streams.
    static func prepare() {
        Interruption.prepare()
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
        Interruption.removeAll()
        systemExit(code.rawValue)
    }
}

extension Environment {
    /// Looks up an environment variable.
    static func variable(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }

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

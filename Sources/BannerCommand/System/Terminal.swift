import CBannerParts

/// The process itself: its arguments, its environment, its streams and its end.
enum Terminal {
    /// The words on the command line after the program's name; `nil` if the system did not pass any.
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

    /// Sets up what is needed before anything else: streams and signals.
    static func prepare() {
        Interruption.prepare()
        guard StandardStreams.hold() else {
            printError("bannerkit: cannot start: \(SystemFault().message)\n")
            exit(.inputOutput)
        }
    }

    /// Whether standard input is a keyboard.
    static var isInputTerminal: Bool { isatty(0) == 1 }

    /// Prints to standard error; if that fails, there is nobody to tell.
    static func printError(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: 2)
    }

    /// Ends the program; unfinished files are removed.
    static func exit(_ code: ExitCode) -> Never {
        Interruption.removeAll()
        systemExit(code.rawValue)
    }
}

extension Environment {
    /// A variable of the program's environment.
    static func variable(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }

    /// The environment that the program was started in.
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

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The process itself: its arguments, its environment, its streams and its end.
enum Terminal {
    /// The words on the command line behind the program's name.
    static var arguments: [Path] {
        let count = Int(CommandLine.argc)
        guard count > 1 else { return [] }
        return (1..<count).compactMap { index in
            guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
            return unsafe Path(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
        }
    }

    /// Sets up what must be so before anything else: signals.
    static func prepare() {
        Interruption.prepare()
    }

    /// Whether standard input is a keyboard.
    static var isInputTerminal: Bool { isatty(0) == 1 }

    /// Prints to standard error; where that fails there is nobody to tell.
    static func printError(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: 2)
    }

    /// Ends the program.
    static func exit(_ code: ExitCode) -> Never {
        #if canImport(Darwin)
            Darwin.exit(code.rawValue)
        #else
            Glibc.exit(code.rawValue)
        #endif
    }
}

extension Environment {
    /// The environment that the program was started in.
    static var current: Environment {
        var environment = Environment()
        for name in names {
            guard let value = unsafe getenv(name) else { continue }
            environment.variables.add(name, unsafe String(cString: value))
        }
        environment.isTerminal = isatty(1) == 1
        environment.isErrorTerminal = isatty(2) == 1
        return environment
    }
}

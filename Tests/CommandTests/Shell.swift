import Foundation

/// What a command line printed and how it ended.
struct Ran: Equatable {
    var output = ""
    var errors = ""
    var code: Int32 = 0
}

/// The program under test and a folder of its own to run in.
struct Shell {
    /// The folder, removed with `remove`.
    let folder: URL

    /// Where the tests' own program was built, and `bannerkit` with it.
    static let products: URL = {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
    }()

    /// The repository's root.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Other people's readers of our formats, as `.ci/install tests` puts them there.
    static let tools = root.appendingPathComponent(".build/python")

    /// Whether those readers are there; `make test` says that they must be.
    static let hasTools =
        ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required"
        || FileManager.default.fileExists(atPath: tools.appendingPathComponent("requirements.txt").path)

    /// Whether expected outputs are written anew, as `make record` asks for.
    static let isRecording = ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil

    /// A folder with these files in it; a name may have folders in it.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bannerkit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Removes the folder.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs a line of shell in the folder, with `bannerkit` on the path and nothing else in the environment that matters.
    func run(_ line: String, environment: [String: String] = [:], in place: URL? = nil) throws -> Ran {
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "( \(line)\n) >\"$STREAMS/out\" 2>\"$STREAMS/err\" </dev/null"]
        process.currentDirectoryURL = place ?? folder
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = [
            "PATH": "\(Shell.products.path):\(Shell.tools.path)/bin:\(path)", "PYTHONPATH": Shell.tools.path,
            "ROOT": Shell.root.path, "STREAMS": streams.path, "SWIFT_BACKTRACE": "enable=no",
        ].merging(environment) { $1 }
        // For a build that checks itself as it runs: what its checks are told.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
            process.environment?[name] = ProcessInfo.processInfo.environment[name]
        }
        try Shell.withoutBlockedSignals { try process.run() }
        process.waitUntilExit()
        return Ran(
            output: try text(streams.appendingPathComponent("out")),
            errors: try text(streams.appendingPathComponent("err")), code: process.terminationStatus)
    }

    /// Lets what is started have every signal: tests run on threads that block them, and a program inherits that.
    ///
    /// A shell that never hears of its children's end waits for ever.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}

/// Runs one line of shell beside `files`.
func shell(_ line: String, files: [String: String] = [:], environment: [String: String] = [:]) throws -> Ran {
    let shell = try Shell(files)
    defer { shell.remove() }
    return try shell.run(line, environment: environment)
}

import Foundation

/// What a command line printed and how it ended.
struct Ran: Equatable {
    var output = ""
    var errors = ""
    var code: Int32 = 0
}

/// The program under test and a separate folder to run in.
struct Shell {
    /// The folder, removed with `remove`.
    let folder: URL

    /// Where the tests' own program was built, and `bannerkit` with it.
    static let products: URL = {
        #if canImport(Darwin)
            let bundle =
                Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
    }()

    /// The repository's root.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Independent readers of our formats, where `.ci/install tests` installs them.
    static let tools = root.appendingPathComponent(".build/python")

    /// Whether those readers are installed; `make test` requires them.
    static let hasTools =
        ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required"
        || FileManager.default.fileExists(
            atPath: tools.appendingPathComponent("requirements.txt").path)

    /// Whether expected outputs are rewritten, as by `make record`.
    static let isRecording = ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil

    /// A folder with these files; a name can contain folders.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bannerkit-\(UUID().uuidString)")
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

    /// Runs a shell command in the folder, with `bannerkit` on the path and no other relevant
    /// environment.
    func run(_ line: String, environment: [String: String] = [:], in place: URL? = nil) throws
        -> Ran
    {
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent(
            "streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "( \(line)\n) >\"$STREAMS/out\" 2>\"$STREAMS/err\" </dev/null"]
        process.currentDirectoryURL = place ?? folder
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = [
            "PATH": "\(Shell.products.path):\(Shell.tools.path)/bin:\(path)",
            "PYTHONPATH": Shell.tools.path,
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
            errors: try text(streams.appendingPathComponent("err")), code: process.terminationStatus
        )
    }

    /// Gives the started program every signal: tests run on threads that block them, and a program
    /// inherits that.
    ///
    /// A shell that never learns that its children have ended waits forever.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func text(_ file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

/// Runs one shell command next to `files`.
func shell(_ line: String, files: [String: String] = [:], environment: [String: String] = [:])
    throws -> Ran
{
    let shell = try Shell(files)
    defer { shell.remove() }
    return try shell.run(line, environment: environment)
}

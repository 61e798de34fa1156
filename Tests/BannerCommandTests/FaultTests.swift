import Foundation
import Testing

#if os(Linux)
    /// The tests of `Tests/FaultTests`, on a system that fails on purpose.
    @Suite(.enabled(if: Shell.hasCompiler, "they build a library in C")) struct `On a system that fails` {
        @Test(arguments: ["test_calls", "test_stopped", "test_limits"])
        func `files stay whole and every fault is reported`(file: String) throws {
            let ran = try shell("cd \"$ROOT/Tests/FaultTests\" && python3 -B -m unittest -b \(file)")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.errors.contains(/\nRan [1-9][0-9]* tests? in/), "no test ran")
        }
    }

    extension Shell {
        /// Whether Python and a C compiler are installed; `make test` requires them.
        fileprivate static let hasCompiler: Bool = {
            if ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required" { return true }
            return (try? shell("command -v python3 && { command -v clang || command -v cc; }"))?.code == 0
        }()
    }
#endif

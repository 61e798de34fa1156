#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that a fuzzer drives: it gets bytes and ends with a crash where something is not as it
/// must be.
public enum Fuzzing {
    private nonisolated(unsafe) static var test: ([UInt8]) -> Void = { _ in }

    /// Prints what an input stands for, with BANNERKIT_FUZZ=show: to look at a single one.
    public static func show(_ text: @autoclosure () -> String) {
        guard getenv("BANNERKIT_FUZZ") != nil else { return }
        print(text())
        fflush(nil)
    }

    /// Hands the program over to libFuzzer, which calls `test` with one input after the other.
    public static func run(_ test: @escaping ([UInt8]) -> Void) -> Never {
        Fuzzing.test = test
        var count = CommandLine.argc
        var words = Optional(CommandLine.unsafeArgv)
        let code = runDriver(&count, &words) { bytes, count in
            Fuzzing.test(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        }
        fatalError("the fuzzer came back with \(code)")
    }

    /// Ends the program, which the fuzzer takes for a finding, where a condition does not hold.
    public static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { fatalError(message()) }
    }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

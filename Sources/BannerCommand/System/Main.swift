import BannerDiagnostics
import CBannerParts

/// The entry point.
@main
enum Main {
    static func main() {
        // A closure that is not `@Sendable` would be isolated to the main actor, like `main`.
        unsafe bannerkit_run { @Sendable _ in
            Terminal.prepare()
            guard let arguments = Terminal.arguments else {
                Terminal.printError("bannerkit: cannot read the command line\n")
                Terminal.exit(.internalFault)
            }
            Terminal.exit(Context().perform(arguments))
        }
    }
}

extension Release {
    /// The commit and the toolchain of a release build, as a line; empty in any other build.
    static var build: String { unsafe String(cString: bannerkit_build()) }
}

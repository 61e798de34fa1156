import CBannerParts

/// The program: hands its arguments to a command and ends with that command's exit code.
@main
enum Main {
    static func main() {
        // A closure that is not sendable would belong to the main thread, as `main` does.
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

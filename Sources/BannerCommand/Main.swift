/// The program: hands its arguments to a command and ends with that command's exit code.
@main
enum Main {
    static func main() {
        Terminal.prepare()
        guard let arguments = Terminal.arguments else {
            Terminal.printError("bannerkit: cannot read the command line\n")
            Terminal.exit(.internalFault)
        }
        Terminal.exit(Context().perform(arguments))
    }
}

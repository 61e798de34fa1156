/// The program: hands its arguments to a command and ends with that command's exit code.
@main
enum Main {
    static func main() {
        Terminal.prepare()
        Terminal.exit(Context().perform(Terminal.arguments))
    }
}

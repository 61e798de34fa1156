/// The program: hands its arguments to a command and ends with that command's exit code.
@main
enum Main {
    static func main() {
        Terminal.prepare()
        var context = Context()
        Terminal.exit(context.perform(Terminal.arguments))
    }
}

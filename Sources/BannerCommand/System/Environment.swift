/// The parts of the environment that affect how to print.
struct Environment: Sendable {
    /// A variable's value; `nil` if it is not set.
    ///
    /// Each is looked up when it is needed: making a dictionary shows where one small file is checked.
    var variable: @Sendable (String) -> String? = { _ in nil }
    /// Whether standard output is a terminal.
    var isTerminal = false
    /// Whether standard error is a terminal.
    var isErrorTerminal = false
    /// Whether standard output is a file.
    var isOutputFile = false
    /// Whether standard output is a pipe or a socket, to a program that may write a log.
    var isOutputPipe = false
    /// Whether standard error is one.
    var isErrorPipe = false

    /// The style of text on standard output, or on standard error; `color` is the value of `--color`.
    func style(color: String?, onErrors: Bool = false) -> TextStyle {
        var style = TextStyle()
        style.isColoured = isColoured(color ?? "auto", onErrors ? isErrorTerminal : isTerminal)
        style.isASCII = isASCII
        // A container in a build does not know that its output ends in a log.
        style.isReadByRunner = isRunner || (onErrors ? isErrorPipe : isOutputPipe)
        return style
    }

    /// Whether GitHub's runner reads what is printed, or one with the same commands, such as Gitea's and Forgejo's.
    var isGitHubRunner: Bool { variable("GITHUB_ACTIONS") == "true" }

    /// The file in which GitHub's runner collects what the steps of a job have to say, if there is one.
    var stepSummary: String? { variable("GITHUB_STEP_SUMMARY") }

    /// Whether a build runner that reads commands from its log reads what is printed: GitHub's, Azure's or TeamCity's.
    var isRunner: Bool { isGitHubRunner || isSet("TF_BUILD") || isSet("TEAMCITY_VERSION") }

    /// Whether standard output is shown directly, on a terminal or in a runner's log.
    var isOutputShown: Bool { isTerminal || isRunner && !isOutputFile }

    /// The option on the command line comes first, then `NO_COLOR`, then the variables that force colours, then the
    /// terminal.
    private func isColoured(_ word: String, _ isTerminal: Bool) -> Bool {
        if word == "always" { return true }
        if word == "never" || isSet("NO_COLOR") { return false }
        if ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(where: { isSet($0) && variable($0) != "0" }) { return true }
        return isTerminal && variable("TERM") != "dumb"
    }

    /// Whether a locale is set that is not UTF-8; if none is set, text is UTF-8.
    private var isASCII: Bool {
        guard let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: isSet), let locale = variable(name) else {
            return false
        }
        // Bytes: the library's search for a part of a text shows where one small file is checked.
        let letters = locale.utf8.filter { $0 != .dash }.map { $0 | 0x20 }
        let wanted = Array("utf8".utf8)
        return !letters.indices.contains { letters[$0...].starts(with: wanted) }
    }

    private func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
}

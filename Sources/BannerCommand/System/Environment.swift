/// The properties of the environment that affect output.
struct Environment: Sendable {
    /// Looks up an environment variable; `nil` if it is not set.
    ///
    /// A function, because copying all variables is slow in proportion to checking a small file.
    var variable: @Sendable (String) -> String? = { _ in nil }
    var isTerminal = false
    var isErrorTerminal = false
    var isOutputFile = false
    /// Whether standard output is a pipe or a socket, which may lead to a log.
    var isOutputPipe = false
    /// Whether standard error is a pipe or a socket.
    var isErrorPipe = false

    /// The style of text on standard output or standard error; `color` is the value of `--color`.
    func style(color: String?, onErrors: Bool = false) -> TextStyle {
        var style = TextStyle()
        style.isColoured = isColoured(color ?? "auto", onErrors ? isErrorTerminal : isTerminal)
        style.isASCII = isASCII
        // A container in a CI job cannot know that its output ends in a log.
        style.isReadByRunner = isRunner || (onErrors ? isErrorPipe : isOutputPipe)
        return style
    }

    /// Whether GitHub's runner reads the output, or a compatible one, such as Gitea's and
    /// Forgejo's.
    var isGitHubRunner: Bool { variable("GITHUB_ACTIONS") == "true" }

    /// The path of the job summary in GitHub's runner.
    var stepSummary: String? { variable("GITHUB_STEP_SUMMARY") }

    /// Whether a CI runner reads commands from the output: GitHub's, Azure's or TeamCity's.
    var isRunner: Bool { isGitHubRunner || isSet("TF_BUILD") || isSet("TEAMCITY_VERSION") }

    /// Whether standard output is displayed, on a terminal or in a CI log.
    var isOutputShown: Bool { isTerminal || isRunner && !isOutputFile }

    /// The precedence is `--color`, `NO_COLOR`, the variables that force colours, and the terminal.
    private func isColoured(_ word: String, _ isTerminal: Bool) -> Bool {
        if word == "always" { return true }
        if word == "never" || isSet("NO_COLOR") { return false }
        if ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(where: { isSet($0) && variable($0) != "0" }) { return true }
        return isTerminal && variable("TERM") != "dumb"
    }

    /// Whether the locale is not UTF-8; without a locale, output is UTF-8.
    private var isASCII: Bool {
        guard let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: isSet), let locale = variable(name) else {
            return false
        }
        // On bytes, because the standard library's substring search is slow in proportion to
        // checking a small file.
        let letters = locale.utf8.filter { $0 != .dash }.map { $0 | 0x20 }
        let wanted = Array("utf8".utf8)
        return !letters.indices.contains { letters[$0...].starts(with: wanted) }
    }

    private func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
}

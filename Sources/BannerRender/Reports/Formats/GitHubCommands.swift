/// GitHub's workflow commands: notes on the changed lines of a pull request.
///
/// The runner shows ten of each kind and silently drops the others, so the worst come first and the others are counted.
package struct GitHubCommands: ReportWriter {
    /// How many commands of one kind a step can have.
    private static let limit = 10
    private var commands: [[String]] = [[], [], []]
    private var hidden = 0

    /// No commands yet.
    package init() {}

    package mutating func add(_ checked: CheckedFile) -> String {
        if let fault = checked.fault { addError("cannot be read: \(fault)", checked.location.path) }
        let table = checked.file.lineTable()
        for finding in checked.report.findings {
            let kind = finding.severity.rawValue
            guard commands[kind].count < GitHubCommands.limit else {
                hidden += 1
                continue
            }
            commands[kind].append(command(finding, table.region(of: finding.range), checked.location.path))
        }
        hidden += checked.report.hiddenCount
        return ""
    }

    package func end(_ tally: Tally) -> String {
        let rest = hidden == 0 ? "" : "\(hidden.of("more finding")); see the log\n"
        return commands.joined().joined() + rest
    }

    /// An error of a whole file.
    private mutating func addError(_ message: String, _ path: String) {
        guard commands[0].count < GitHubCommands.limit else {
            hidden += 1
            return
        }
        let message = data(visible("\(path) \(message)"))
        commands[0].append("::error file=\(property(path)),title=unreadable::\(message)\n")
    }

    private func command(_ finding: Diagnostic, _ region: Region, _ path: String) -> String {
        let name = ["error", "warning", "notice"][finding.severity.rawValue]
        var properties = ["file=\(property(path))", "line=\(region.start.line)"]
        if region.start.line == region.end.line {
            properties.append("col=\(region.start.column)")
            if region.end.column > region.start.column { properties.append("endColumn=\(region.end.column)") }
        } else {
            properties.append("endLine=\(region.end.line)")
        }
        properties.append("title=\(property("\(finding.rule.id) \(finding.rule.slug)"))")
        var message = visible(finding.message)
        if let help = finding.help { message += "\nhelp: " + visible(help) }
        return "::\(name) \(properties.joined(separator: ","))::\(data(message))\n"
    }

    private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    private func data(_ text: String) -> String { text.escaped(GitHubCommands.escapes) }

    /// The value of a property: a path is kept and sanitised with the runner's own escapes.
    private func property(_ text: String) -> String {
        data(visible(text)).escaped([":": "%3A", ",": "%2C"])
    }

    private func visible(_ text: String) -> String { Sanitiser(partsHashes: true).visible(text) }
}

extension ReportFormat {
    /// GitHub's workflow commands.
    package static let github = ReportFormat("github", isBesideText: true) { _ in GitHubCommands() }
}

/// GitHub's workflow commands: notes on the changed lines of a pull request.
///
/// The runner shows ten of each kind and silently drops the others, so the worst come first and the others are counted.
struct GitHubCommands: ReportWriter {
    /// The commands of each kind, of which a step can have ten.
    private var commands = [LimitedRows](repeating: LimitedRows(limit: 10), count: 3)
    private var hidden = 0

    mutating func add(_ checked: CheckedFile) -> String {
        let path = checked.location.path
        if let fault = checked.fault {
            let message = GitHubCommands.data(GitHubCommands.visible("\(path) cannot be read: \(fault)"))
            commands[0].add { "::error file=\(GitHubCommands.property(path)),title=unreadable::\(message)\n" }
        }
        for (finding, region) in checked.placedFindings {
            commands[finding.severity.rawValue].add { GitHubCommands.command(finding, region, path) }
        }
        hidden += checked.report.hiddenCount
        return ""
    }

    func end(_ tally: Tally) -> String {
        let all = hidden + commands.reduce(0) { $0 + $1.leftOut }
        let rest = all == 0 ? "" : "\(all.of("more finding")); see the log\n"
        return commands.flatMap(\.rows).joined().joined() + rest
    }

    private static func command(_ finding: Finding, _ region: Region, _ path: String) -> String {
        let name = ["error", "warning", "notice"][finding.severity.rawValue]
        var properties = ["file=\(property(path))", "line=\(region.start.line)"]
        if region.start.line == region.end.line {
            properties.append("col=\(region.start.column)")
            if region.end.column > region.start.column { properties.append("endColumn=\(region.end.column)") }
        } else {
            properties.append("endLine=\(region.end.line)")
        }
        properties.append("title=\(property("\(finding.rule.id) \(finding.rule.slug)"))")
        var message = visible(finding.message.description)
        if let help = finding.help { message += "\nhelp: " + visible(help.description) }
        return "::\(name) \(properties.joined(separator: ","))::\(data(message))\n"
    }

    private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    private static func data(_ text: String) -> String { text.escaped(escapes) }

    /// The value of a property: a path is kept and sanitised with the runner's own escapes.
    private static func property(_ text: String) -> String {
        data(visible(text)).escaped([":": "%3A", ",": "%2C"])
    }

    private static func visible(_ text: String) -> String { Sanitiser(partsHashes: true).visible(text) }
}

extension ReportFormat {
    /// GitHub's workflow commands.
    package static let github = ReportFormat("github", isBesideText: true) { _ in GitHubCommands() }
}

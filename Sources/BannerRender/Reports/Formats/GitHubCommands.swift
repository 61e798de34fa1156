/// GitHub's workflow commands, which annotate the lines of a pull request.
///
/// The runner shows at most ten annotations of each kind and silently drops the others. So the most
/// severe come first, and the others are counted.
struct GitHubCommands: ReportWriter {
    /// The commands by kind, at most ten each.
    private var commands = [[String]](repeating: [], count: 3)
    private var hidden = 0

    mutating func add(_ checked: CheckedFile) -> String {
        let path = checked.location.path
        if let fault = checked.fault {
            add(0, path, [], "unreadable", visible("\(path) cannot be read: \(fault)"))
        }
        for (finding, region) in checked.placedFindings {
            var place = ["line=\(region.start.line)"]
            if region.start.line == region.end.line {
                place.append("col=\(region.start.column)")
                if region.end.column > region.start.column {
                    place.append("endColumn=\(region.end.column)")
                }
            } else {
                place.append("endLine=\(region.end.line)")
            }
            let help = finding.help.map { "\nhelp: " + visible($0.description) } ?? ""
            add(
                finding.severity.rawValue, path, place, "\(finding.rule.id) \(finding.rule.slug)",
                visible(finding.message.description) + help)
        }
        hidden += checked.report.hiddenCount
        return ""
    }

    func end(_ tally: Tally) -> String {
        commands.joined().joined()
            + (hidden == 0 ? "" : "\(hidden.of("more finding")); see the log\n")
    }

    private mutating func add(
        _ kind: Int, _ path: String, _ place: [String], _ title: String, _ message: String
    ) {
        guard commands[kind].count < 10 else { return hidden += 1 }
        let properties = ["file=\(property(path))"] + place + ["title=\(property(title))"]
        let name = ["error", "warning", "notice"][kind]
        commands[kind].append("::\(name) \(properties.joined(separator: ","))::\(data(message))\n")
    }

    private func data(_ text: String) -> String {
        text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// The value of a property, escaped with the runner's own escapes and sanitised.
    private func property(_ text: String) -> String {
        data(visible(text)).escaped([":": "%3A", ",": "%2C"])
    }

    private func visible(_ text: String) -> String { Sanitiser(parting: "#").visible(text) }
}

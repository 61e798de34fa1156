/// The manual page in mdoc, made from the commands' tables.
enum ManualPage {
    /// The page, for section 1.
    static var text: String {
        Template("manual.mdoc").filled([
            "date": Release.date, "commands": Command.texts.map(section).joined(separator: "\n"), "exits": exitStatus,
            "examples": examples,
        ])
    }

    private static func section(_ command: CommandText) -> String {
        var lines = [".Ss bannerkit \(command.name)", sentence(command.summary, end: ".")]
        lines += [".Pp", ".Nm", ".Cm \(command.name)", ".Op Ar options"]
        if !command.operands.isEmpty { lines.append(".Ar \(word(command.operands))") }
        lines.append(".Bl -tag -width Ds")
        lines += command.options.flatMap { option in
            let names = (option.letter.map { "Fl \($0) , " } ?? "") + "Fl \\-\(word(option.name))"
            let value = option.value.map { " Ar \(word($0))" } ?? ""
            return [".It \(names)\(value)", ManualPage.lines(option.summary)]
        }
        return (lines + [".El"]).joined(separator: "\n")
    }

    private static var exitStatus: String {
        let program = CommandText("bannerkit")
        let codes = ExitCode.allCases.map { code in
            ".It \(code.rawValue)\n" + lines(program.meaning(of: code.rawValue) ?? "")
        }
        return ([".Sh EXIT STATUS", ".Bl -tag -width Ds"] + codes + [".El"]).joined(separator: "\n")
    }

    private static var examples: String {
        let all = Command.texts.flatMap(\.examples).map { line, does in
            sentence(does, end: ":") + "\n.Bd -literal -offset indent\n"
                + ManualPage.line(line, isLiteral: true) + "\n.Ed\n.Pp"
        }
        return ".Sh EXAMPLES\n" + all.joined(separator: "\n").dropLast(4)
    }

    /// A text with a capital at its start, and a full stop or a colon at its end.
    private static func sentence(_ text: String, end: String) -> String {
        lines(text.prefix(1).uppercased() + text.dropFirst() + end)
    }

    /// A text in lines of 80 characters at most.
    private static func lines(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 72 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { line($0) }.joined(separator: "\n")
    }

    /// A line of text; one that begins like a request is not taken for one.
    private static func line(_ text: String, isLiteral: Bool = false) -> String {
        let escaped = escape(text, isLiteral: isLiteral)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }

    /// An argument of a macro; a space in it does not end it.
    private static func word(_ text: String) -> String {
        let escaped = escape(text, isLiteral: true)
        return escaped.contains(" ") ? "\"\(escaped)\"" : escaped
    }

    /// The characters that roff reads as something else, or prints as another, by their names.
    private static func escape(_ text: String, isLiteral: Bool) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-" where isLiteral: "\\-"
            case "\"": "\\(dq"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "~": "\\(ti"
            case "^": "\\(ha"
            case _ where !scalar.isASCII:
                "\\[u\(String(repeating: "0", count: max(0, 4 - hex(scalar).count)))\(hex(scalar))]"
            default: String(scalar)
            }
        }.joined()
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
}

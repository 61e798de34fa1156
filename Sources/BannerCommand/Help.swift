/// The texts of `--help` and `--version`, which fit into 80 columns.
enum Help {
    private static let width = 80

    /// The output of `--version`.
    static let version = "bannerkit \(Release.version) (banner language 1)\n\(Release.build)"

    /// The output of `bannerkit` and of `bannerkit --help`.
    static var program: String {
        let column = Command.all.map(\.name.count).max() ?? 0
        let groups = Command.groups.map { group in
            "\(group.name):\n" + table(group.commands.map { ($0.name, $0.text.summary) }, column)
        }
        return """
            bannerkit: animated banners from YAML, checked and played without a screen

            Usage: bannerkit COMMAND [options] [operands]

            \(groups.joined(separator: "\n"))
            `bannerkit help COMMAND` shows a command's options and examples, and
            `bannerkit --version` the version.

            """
    }

    /// The output of `bannerkit COMMAND --help`.
    static func command(_ command: CommandText) -> String {
        let name = "bannerkit \(command.name)"
        let operands = command.operands.isEmpty ? "" : " " + command.operands
        let options = command.options.map { ($0.synopsis, $0.summary) }
        let codes = ExitCode.allCases.map(\.rawValue).compactMap { code in
            command.meaning(of: code).map { ("\(code)", $0) }
        }
        let examples = command.examples.map { line, does in
            "  # \(does.wrapped(to: width, indent: "  # ", from: 4))\n  \(line)\n"
        }
        return """
            \("\(name): \(command.summary)".wrapped(to: width))

            \(examples.joined())
            \("Usage: \(name) [options]\(operands)".wrapped(to: width, indent: "  "))

            Options:
            \(table(options))
            Exit codes:
            \(table(codes))
            """
    }

    /// A table of two columns; a long left cell moves its right cell to the next line.
    static func table(_ rows: [(String, String)], _ column: Int? = nil) -> String {
        let limit = 38
        let column = column ?? rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
        let indent = String(repeating: " ", count: column + 4)
        return rows.map { left, right in
            let gap =
                left.count > limit
                ? "\n" + indent : String(repeating: " ", count: column + 2 - left.count)
            return "  \(left)\(gap)" + right.wrapped(to: width, indent: indent, from: column + 4)
                + "\n"
        }.joined()
    }
}

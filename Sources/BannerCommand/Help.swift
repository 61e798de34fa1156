/// The texts of `--help` and `--version`, made from the commands' tables.
enum Help {
    /// The answer to `--version`.
    static let version = "bannerkit \(Release.version) (banner language 1)\n"

    /// The answer to `bannerkit`: as much as a window of 24 rows shows.
    static var overview: String {
        """
        bannerkit: animated banners from YAML, checked and played without a screen

        \(table(Command.texts.map { ($0.name, $0.summary) }))
        `bannerkit init` writes one to start from; `bannerkit help [COMMAND]` says more.

        """
    }

    /// The answer to `bannerkit --help`.
    static var program: String {
        """
        bannerkit: animated banners from YAML, checked and played without a screen

        \(examples(Command.texts.compactMap(\.examples.first)))
        Usage: bannerkit COMMAND [options] [operands]

        Commands:
        \(table(Command.texts.map { ($0.name, $0.summary) }))
        \(table([("bannerkit help COMMAND", "a command's options and examples"), ("bannerkit --version", "the version")]))
        \(exitCodes(of: CommandText("bannerkit")))
        """
    }

    /// The answer to `bannerkit COMMAND --help`.
    static func command(_ command: CommandText) -> String {
        """
        bannerkit \(command.name): \(command.summary)

        \(examples(command.examples))
        Usage: bannerkit \(command.name) [options]\(command.operands.isEmpty ? "" : " " + command.operands)

        Options:
        \(table(command.options.map { ($0.synopsis, $0.summary) }))
        \(exitCodes(of: command))
        """
    }

    private static func exitCodes(of command: CommandText) -> String {
        let codes = ExitCode.allCases.map(\.rawValue)
        return "Exit codes:\n" + table(codes.compactMap { code in command.meaning(of: code).map { ("\(code)", $0) } })
            + "\nKeys and their meaning: `bannerkit schema`. All rules: `bannerkit explain`.\n"
    }

    /// Each example below its description.
    private static func examples(_ examples: [(line: String, does: String)]) -> String {
        examples.map { line, does in "  # \(does)\n  \(line)\n" }.joined()
    }

    /// Two columns; if the left side is too long, the right side is on the next line.
    private static func table(_ rows: [(String, String)]) -> String {
        let limit = 38
        let width = rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
        return rows.map { left, right in
            let isLong = left.count > limit
            let gap =
                isLong
                ? "\n" + String(repeating: " ", count: width + 4)
                : String(repeating: " ", count: width + 2 - left.count)
            let indent = String(repeating: " ", count: width + 4)
            return "  \(left)\(gap)" + right.wrapped(to: 80, indent: indent, from: width + 4) + "\n"
        }.joined()
    }
}

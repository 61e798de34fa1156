import Foundation
import Testing

@testable import BannerCommand

/// The table of all options in the documentation, in Markdown; derived from what each command
/// takes.
enum OptionsTable {
    static var markdown: String {
        "| option | what it does |\n| --- | --- |\n"
            + Option.allCases.map(\.name).sorted().map(row).joined()
    }

    private static func row(_ name: String) -> String {
        var (meanings, synopsis): ([(words: String, commands: [String])], String) = ([], "")
        for command in Command.all {
            guard let option = command.text.option(named: name.utf8) else { continue }
            if synopsis.isEmpty { synopsis = option.letter.map { "`-\($0)`, " } ?? "" }
            let value = option.value.map { "`\($0)`: " } ?? ""
            if let index = meanings.firstIndex(where: { $0.words == value + option.summary }) {
                meanings[index].commands.append(command.name)
            } else {
                meanings.append((value + option.summary, [command.name]))
            }
        }
        let texts = meanings.map { words, commands in
            let isEvery = commands.count == Command.all.count
            return (isEvery ? "every command" : commands.map { "`\($0)`" }.joined(separator: ", "))
                + ": " + words
        }
        let cell = texts.joined(separator: "; ").replacingOccurrences(of: "|", with: "\\|")
        return "| \(synopsis)`--\(name)` | \(cell) |\n"
    }
}

@Suite struct `The table of options` {
    @Test(arguments: Option.allCases)
    func `names each option once, with what it does`(option: Option) throws {
        let rows = try Page(named: "CommandLine").text.components(separatedBy: "\n").filter {
            $0.hasPrefix("| `--\(option.name)` | `") || $0.contains(", `--\(option.name)` | ")
                || $0.hasPrefix("| `--\(option.name)` | every")
        }
        #expect(rows.count == 1, "\(rows)")
    }

    @Test func `says which commands take an option, and what each does with it`() {
        #expect(
            OptionsTable.markdown.contains(
                "| `-0`, `--null` | `validate`, `test`: use NUL, not line breaks, in --files-from and --list-files |\n"
            ))
        #expect(
            OptionsTable.markdown.contains("| `-h`, `--help` | every command: print this help |\n"))
    }
}

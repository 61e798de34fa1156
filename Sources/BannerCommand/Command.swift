/// A subcommand: its name and its action.
///
/// `CommandText` has its options and its help.
///
/// The actions are in the folders `Commands` and `Batch`.
struct Command {
    let name: String
    let run: @Sendable (Context, Arguments) throws(Failure) -> ExitCode

    /// The options and the help of the command.
    var text: CommandText { CommandText(name) }

    /// The commands for one purpose.
    struct Group {
        let name: String
        let commands: [Command]
    }

    /// All commands by purpose, in the order of `--help`.
    static let groups: [Group] = [
        Group(
            name: "Check",
            commands: [
                validate, test, explain, diff,
                Command(name: "format") { context, arguments throws(Failure) in
                    try FormatRun(arguments, context).run()
                },
            ]
        ),
        Group(
            name: "See",
            commands: [
                Command(name: "simulate") { context, arguments throws(Failure) in
                    try SimulateRun(arguments, context).run()
                },
                Command(name: "calendar") { context, arguments throws(Failure) in
                    try CalendarRun(arguments, context).run()
                },
                Command(name: "preview") { context, arguments throws(Failure) in
                    let isSVG = arguments.value(of: .format) == "svg"
                    for option in [Option.for, .scenario, .at, .every] {
                        try arguments.check(option, needs: "`--format svg`", isSVG)
                    }
                    return arguments.has(.diff)
                        ? try PreviewDiff(arguments, context).run()
                        : try PreviewRun(arguments, context).run()
                },
                playground,
            ]
        ),
        Group(
            name: "Ship",
            commands: [
                Command(name: "build") { context, arguments throws(Failure) in
                    try BuildRun(arguments, context).run()
                },
                Command(name: "resolve") { context, arguments throws(Failure) in
                    try ResolveRun(arguments, context).run()
                },
                Command(name: "batch") { _, arguments throws(Failure) in
                    try BatchRun(arguments).run()
                },
            ]
        ),
        Group(
            name: "Edit",
            commands: [
                Command(name: "init") { context, arguments throws(Failure) in
                    try InitRun(arguments).run(in: context)
                },
                schema, languageServer, completions,
            ]
        ),
    ]

    static let all = groups.flatMap(\.commands)

    static var texts: [CommandText] { all.map(\.text) }

    /// Aliases that people try, as in other tools.
    ///
    /// They work, but help does not list them.
    static let otherNames = ["lint": "validate", "check": "validate", "fmt": "format"]
}

/// The section of `Texts/commands.txt` about a command: summary, operands, options, exit codes and
/// examples.
final class CommandText: Sendable {
    let name: String
    /// The operands in the notation of `--help`, such as `PATH...`.
    let operands: String
    private let lines: [ArraySlice<UInt8>]

    /// The defaults of all commands.
    private static let every = CommandText("every")

    convenience init(_ name: String) { self.init(PageParts.commands, name) }

    /// Parses the section with this name.
    init(_ text: [UInt8], _ name: String) {
        let heading = Array("[\(name)]".utf8)
        let all = text.lines(text.indices).lazy.map { text[$0] }
        lines = Array(all.drop { !$0.starts(with: heading) }.prefix { !$0.isEmpty })
        self.name = name
        operands = lines.first?.dropFirst(heading.count + 1).utf8Text ?? ""
    }

    /// A one-line description.
    var summary: String { lines.dropFirst().first?.utf8Text ?? "" }

    var options: [OptionLine] { lines.filter { $0.first == .dash }.map(option) }

    /// The option with this long name.
    func option(named name: some Collection<UInt8>) -> OptionLine? {
        lines.first { OptionLine.name(in: $0)?.elementsEqual(name) ?? false }.map(option)
    }

    /// The option with this letter.
    func option(letter: UInt8) -> OptionLine? {
        letter == .dash ? nil : lines.first { $0.starts(with: [UInt8.dash, letter]) }.map(option)
    }

    private func option(_ line: ArraySlice<UInt8>) -> OptionLine {
        let option = OptionLine(line)
        return option.isReference
            ? CommandText.every.option(named: option.name.utf8) ?? option : option
    }

    /// The meaning of an exit code, as `--help` prints it; `nil` if the command never returns it.
    func meaning(of code: Int32) -> String? {
        let number = "\(code)  "
        let line = (lines + CommandText.every.lines).first { $0.starts(with: number.utf8) }
        return line?.dropFirst(number.utf8.count).utf8Text
    }

    /// Command lines for `--help`, each with its description.
    var examples: [(line: String, does: String)] {
        let own = lines.drop { $0.first != "#" }.map(\.utf8Text)
        return stride(from: 0, to: own.count, by: 2).map {
            (own[$0 + 1], String(own[$0].dropFirst(2)))
        }
    }

    /// Whether the command accepts this number of operands.
    ///
    /// `FILE` means one, `[FILE]` at most one, and `FILE...` any number.
    func takes(_ count: Int) -> Bool {
        if count == 0 && option(named: Option.filesFrom.name.utf8) != nil { return true }
        return switch operands.first {
        case nil, "<": count == 0
        case let first: (first == "[" || count > 0) && (count < 2 || operands.utf8.contains(.dot))
        }
    }
}

/// An option by its long name in camel case: `maxSize` is `--max-size`.
///
/// Its value and its help are in `OptionLine`, per command.
enum Option: String, CaseIterable {
    case advice, allowEmpty, asOf, at, base, check, color, diff, `do`, events, every, exitZero,
        expected, explode
    case failOn, filesFrom, fix, `for`, force, forceExclude, format, fragment, from, help, hours,
        ignore, install, item
    case jobs, keep, kind, lang, listFiles, maxBytes, maxEvents, maxSize, noIgnore, noImages,
        noSchema, noSettings, npm, null
    case output, quiet, reducedMotion, resolved, sarifCategory, sarifRoot, scenario, seed, select,
        settings, showSettings
    case start, stdinFilename, stdio, style, summary, tag, test, to, unsafeFixes, viewport, watch

    /// Whether the long name, without dashes in front, is the option's.
    func isNamed(_ name: String) -> Bool {
        name.utf8.lazy.filter { $0 != .dash }.elementsEqual(rawValue.utf8.lazy.map { $0 | 0x20 })
    }

    /// The long name, without dashes in front.
    var name: String {
        rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
}

/// An option of a command, parsed from a line of `Texts/commands.txt`.
///
/// The format is `-o, --output FILE  write to FILE`; letter and value are optional. The value
/// `WHEN:auto|always` accepts these words and is shown as `WHEN`. A word in braces is replaced with
/// words from the code.
final class OptionLine: Sendable {
    /// The long name, without dashes in front.
    let name: String
    let letter: Character?
    /// The value and the summary as written; empty if missing.
    private let valueBytes, summaryBytes: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        let bytes = OptionLine.name(in: line) ?? line
        name = bytes.utf8Text
        letter =
            bytes.startIndex - line.startIndex == 2
            ? nil : Character(Unicode.Scalar(line[line.startIndex + 1]))
        valueBytes = line[bytes.endIndex...].dropFirst().prefix { $0 != .space }
        summaryBytes = line[valueBytes.endIndex...].drop { $0 == .space }
    }

    /// The long name in a line; `nil` if the line is not an option.
    static func name(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.first == .dash else { return nil }
        let hasLetter = line[line.startIndex + 1] != .dash
        return line.dropFirst(hasLetter ? 6 : 2).prefix { $0 != .space }
    }

    /// Whether the line has only a name, so that the definition for all commands applies.
    var isReference: Bool { summaryBytes.isEmpty }

    /// The value's placeholder in `--help`, or its words; `nil` for an option without a value.
    var value: String? {
        let value = OptionLine.filled(valueBytes, with: "|").prefix { $0 != ":" }
        return value.isEmpty ? nil : String(value)
    }

    /// The words that the value accepts; empty if it accepts others.
    var choices: [String] {
        let words =
            OptionLine.filled(valueBytes, with: "|").split(separator: ":").last?.split(
                separator: "|") ?? []
        return words.count > 1 ? words.map(String.init) : []
    }

    /// A one-line description.
    var summary: String { OptionLine.filled(summaryBytes, with: ", ") }

    /// The names and the value in the notation of `--help`.
    var synopsis: String {
        (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
    }

    /// Replaces a word in braces.
    private static func filled(_ bytes: ArraySlice<UInt8>, with separator: String) -> String {
        let text = bytes.utf8Text
        guard bytes.contains(UInt8(ascii: "{")) else { return text }
        let parts = text.split(maxSplits: 2, omittingEmptySubsequences: false) {
            $0 == "{" || $0 == "}"
        }
        return parts[0] + words(for: parts[1]).joined(separator: separator) + parts[2]
    }

    private static func words(for name: Substring) -> [String] {
        switch name {
        case "calendars": CalendarRun.Format.allCases.map(\.rawValue)
        case "examples": ExampleBanner.all.map(\.name)
        case "kinds": ExampleBanner.kinds.map(\.name)
        case "longestMarkdown": ["\(DiffMarkdownRenderer.usualLimit)"]
        case "mostEvents": ["\(SimulateRun.usualMost)"]
        case "mostOfRecord": ["\(BatchTask.usualMost)"]
        case "reports": ReportFormat.allCases.map(\.rawValue)
        case "styles": StarterBanner.styles
        case "timelines": TimelineWriter.Format.allCases.map(\.rawValue)
        case "works": BatchTask.Kind.allCases.map(\.rawValue)
        default: []
        }
    }
}

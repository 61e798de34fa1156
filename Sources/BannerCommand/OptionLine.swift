/// What a command says about an option, as a line of `Texts/commands.txt`: its names, its value, and what it does.
///
/// The line is `-o, --output FILE  write to FILE`, in which the letter and the value can be missing. A value such as
/// `WHEN:auto|always` is one of these words, and is called `WHEN`. A word in braces stands for words that the code knows.
struct OptionLine {
    /// The long name, without the dashes before it.
    let name: String
    /// The short name.
    let letter: Character?
    /// The value and the summary as they are written; empty without one.
    private let valueBytes, summaryBytes: ArraySlice<UInt8>

    /// The option in a line.
    init(_ line: ArraySlice<UInt8>) {
        let bytes = OptionLine.name(in: line) ?? line
        name = bytes.utf8Text
        letter = bytes.startIndex - line.startIndex == 2 ? nil : Character(Unicode.Scalar(line[line.startIndex + 1]))
        valueBytes = line[bytes.endIndex...].dropFirst().prefix { $0 != .space }
        summaryBytes = line[valueBytes.endIndex...].drop { $0 == .space }
    }

    /// The long name of an option in its line; `nil` in another line.
    static func name(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.first == .dash else { return nil }
        let hasLetter = line[line.startIndex + 1] != .dash
        return line.dropFirst(hasLetter ? 6 : 2).prefix { $0 != .space }
    }

    /// Whether the line has only the names, because what it would say is said for every command.
    var isReference: Bool { summaryBytes.isEmpty }

    /// The value's name in `--help`, or the words that it can be; `nil` for an option without a value.
    var value: String? {
        let value = OptionLine.filled(valueBytes, with: "|").prefix { $0 != ":" }
        return value.isEmpty ? nil : String(value)
    }

    /// The words that the value can be, if it is one of a fixed set.
    var choices: [String] {
        let words = OptionLine.filled(valueBytes, with: "|").split(separator: ":").last?.split(separator: "|") ?? []
        return words.count > 1 ? words.map(String.init) : []
    }

    /// What it does, in one line.
    var summary: String { OptionLine.filled(summaryBytes, with: ", ") }

    /// The names and the value as `--help` shows them.
    var synopsis: String {
        (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
    }

    /// A text with what stands for its word in braces.
    private static func filled(_ bytes: ArraySlice<UInt8>, with separator: String) -> String {
        let text = bytes.utf8Text
        let parts = text.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
        guard parts.count == 3 else { return text }
        return parts[0] + words(for: parts[1]).joined(separator: separator) + parts[2]
    }

    private static func words(for name: Substring) -> [String] {
        switch name {
        case "calendars": CalendarRun.Format.allCases.map(\.rawValue)
        case "examples": ExampleBanner.all.map(\.name)
        case "kinds": ExampleBanner.kinds.map(\.name)
        case "longestMarkdown": ["\(DiffMarkdownRenderer.usualLimit)"]
        case "mostEvents": ["\(Simulation.usualMost)"]
        case "mostOfRecord": ["\(BatchWork.usualMost)"]
        case "reports": ReportFormat.allCases.map(\.rawValue)
        case "styles": StarterBanner.styles
        case "timelines": TimelineWriter.Format.allCases.map(\.rawValue)
        case "works": BatchWork.Kind.allCases.map(\.rawValue)
        default: []
        }
    }
}

/// An option of a command, parsed from a line of `Texts/commands.txt`.
///
/// The format is `-o, --output FILE  write to FILE`; letter and value are optional. The value
/// `WHEN:auto|always` accepts these words and is shown as `WHEN`. A word in braces is replaced with
/// words from the code.
struct OptionLine {
    /// The long name, without dashes in front.
    let name: String
    let letter: Character?
    /// The value and the summary as written; empty if missing.
    private let valueBytes, summaryBytes: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        let bytes = OptionLine.name(in: line) ?? line
        name = bytes.utf8Text
        letter = bytes.startIndex - line.startIndex == 2 ? nil : Character(Unicode.Scalar(line[line.startIndex + 1]))
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
        let words = OptionLine.filled(valueBytes, with: "|").split(separator: ":").last?.split(separator: "|") ?? []
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

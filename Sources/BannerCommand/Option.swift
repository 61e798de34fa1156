/// One option of a command: its names, its value, and its line in `--help`.
struct Option: Sendable {
    /// The long name, without the dashes.
    let name: String
    /// The short name.
    var letter: Character?
    /// The value's name in `--help`; `nil` for an option without a value.
    var value: String?
    /// The words that the value can be, if it is one of a fixed set.
    var choices: [String] = []
    /// Makes its summary, which only help shows.
    private let makeSummary: @Sendable () -> String
    /// What it does, in one line.
    var summary: String { makeSummary() }

    /// An option `--name VALUE`, or `--name` if `value` is `nil`; one with `choices` lists them as its value.
    init(
        _ name: String, _ letter: Character? = nil, value: String? = nil, choices: [String] = [],
        _ summary: @escaping @autoclosure @Sendable () -> String
    ) {
        self.name = name
        self.letter = letter
        self.value = choices.isEmpty ? value : value ?? choices.joined(separator: "|")
        self.choices = choices
        makeSummary = summary
    }

    /// The names and the value as `--help` shows them.
    var synopsis: String {
        (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
    }
}

/// The options that several commands have.
extension Option {
    /// Prints the command's help.
    static let help = Option("help", "h", "print this help")
    /// Says when output is coloured.
    static let color = Option(
        "color", value: "WHEN", choices: ["auto", "always", "never"],
        "colours: always, never, or auto: on a terminal unless NO_COLOR is set")
    /// Prints less.
    static let quiet = Option("quiet", "q", "print findings only; twice: print nothing")
    /// Raises or lowers the limit for a file's size.
    static let maxSize = Option(
        "max-size", value: "SIZE", "the largest file to read, as in 4M; default 1M, at most 64M")
    /// Names the file to write.
    static let output = Option(
        "output", "o", value: "FILE", "write to FILE, completely or not at all, instead of standard output")
}

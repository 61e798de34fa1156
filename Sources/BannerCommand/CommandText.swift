/// What a section of `Texts/commands.txt` says about a command: what it takes and does, its options, its exit codes, examples.
struct CommandText {
    /// The word on the command line.
    let name: String
    /// The operands as `--help` shows them, as in `PATH...`.
    let operands: String
    private let lines: [ArraySlice<UInt8>]

    /// What holds for every command, unless it says otherwise.
    private static let every = CommandText("every")

    /// The section of this name.
    init(_ name: String) { self.init(PageParts.commands, name) }

    /// The section of this name in a text.
    init(_ text: [UInt8], _ name: String) {
        let heading = Array("[\(name)]".utf8)
        let all = text.lines(text.indices).lazy.map { text[$0] }
        lines = Array(all.drop { !$0.starts(with: heading) }.prefix { !$0.isEmpty })
        self.name = name
        operands = lines.first?.dropFirst(heading.count + 1).utf8Text ?? ""
    }

    /// What it does, in one line.
    var summary: String { lines.dropFirst().first?.utf8Text ?? "" }

    /// Its options.
    var options: [OptionLine] { lines.filter { $0.first == .dash }.map(option) }

    /// Its option with a long name.
    func option(named name: some Collection<UInt8>) -> OptionLine? {
        lines.first { OptionLine.name(in: $0)?.elementsEqual(name) ?? false }.map(option)
    }

    /// Its option with a short name.
    func option(letter: UInt8) -> OptionLine? {
        letter == .dash ? nil : lines.first { $0.starts(with: [UInt8.dash, letter]) }.map(option)
    }

    private func option(_ line: ArraySlice<UInt8>) -> OptionLine {
        let option = OptionLine(line)
        return option.isReference ? CommandText.every.option(named: option.name.utf8) ?? option : option
    }

    /// What an exit code means, in the words of `--help`; `nil` if it never ends so.
    func meaning(of code: Int32) -> String? {
        let number = "\(code)  "
        let line = (lines + CommandText.every.lines).first { $0.starts(with: number.utf8) }
        return line?.dropFirst(number.utf8.count).utf8Text
    }

    /// Command lines to start with, each with what it does.
    var examples: [(line: String, does: String)] {
        let own = lines.drop { $0.first != "#" }.map(\.utf8Text)
        return stride(from: 0, to: own.count, by: 2).map { (own[$0 + 1], String(own[$0].dropFirst(2))) }
    }

    /// Whether it takes so many operands, which their words say: `FILE` is one, `[FILE]` one or none, and dots stand for more.
    func takes(_ count: Int) -> Bool {
        if count == 0 && option(named: Option.filesFrom.name.utf8) != nil { return true }
        return switch operands.first {
        case nil, "<": count == 0
        case let first: (first == "[" || count > 0) && (count < 2 || operands.utf8.contains(.dot))
        }
    }
}

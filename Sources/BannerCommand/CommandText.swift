/// The section of `Texts/commands.txt` about a command: summary, operands, options, exit codes and
/// examples.
struct CommandText {
    let name: String
    /// The operands in the notation of `--help`, such as `PATH...`.
    let operands: String
    private let lines: [ArraySlice<UInt8>]

    /// The defaults of all commands.
    private static let every = CommandText("every")

    init(_ name: String) { self.init(PageParts.commands, name) }

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
        return option.isReference ? CommandText.every.option(named: option.name.utf8) ?? option : option
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
        return stride(from: 0, to: own.count, by: 2).map { (own[$0 + 1], String(own[$0].dropFirst(2))) }
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

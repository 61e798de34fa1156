/// A command's arguments: its operands, and the options with their values.
struct Arguments {
    /// The arguments that are not options, in order.
    private(set) var operands: [Path] = []
    /// The number of operands before `--`; `nil` without `--`.
    private(set) var countBeforeDashes: Int?
    /// The given options: long names with values, in the order of the command line.
    private var given: [Given] = []

    private struct Given {
        let name: String
        let value: Path?
    }

    func count(of option: Option) -> Int { given.count { option.isNamed($0.name) } }

    func has(_ option: Option) -> Bool { count(of: option) > 0 }

    /// The value of the option; the last one wins.
    func value(of option: Option) -> String? { path(of: option)?.text }

    /// The option's value as bytes, which a file name needs: it may not be UTF-8.
    func path(of option: Option) -> Path? { paths(of: option).last }

    /// The file that `--output` names.
    var output: Path? { path(of: .output) }

    /// All values of an option that can be repeated, in order.
    func paths(of option: Option) -> [Path] {
        given.filter { option.isNamed($0.name) }.compactMap(\.value)
    }

    /// The comma-separated words in all values of the option.
    func words(of option: Option) -> [String] {
        paths(of: option).flatMap { $0.text.split(separator: ",").map(String.init) }
    }

    /// The option's value as a case of an enum; `nil` without the option.
    func choice<Word: RawRepresentable<String>>(of option: Option) -> Word? {
        value(of: option).flatMap(Word.init)
    }

    /// The option's value as a whole number in a range; `nil` without the option.
    func number(
        of option: Option, in range: ClosedRange<Int64>, expected words: String
    ) throws(Failure) -> Int64? {
        guard let word = value(of: option) else { return nil }
        if let number = Int64(word), range.contains(number) { return number }
        throw .usage("`--\(option.name)` cannot be `\(word)`", help: "expected \(words)")
    }

    /// The number of files that are processed in parallel, as `--jobs` says.
    func jobs(otherwise usual: Int = Threads.cores) throws(Failure) -> Int {
        try number(of: .jobs, in: 1...1_000, expected: "a number of files, from 1 to 1000").map {
            Int($0)
        } ?? usual
    }

    /// The limit on events from `--max-events`; `nil` without the option.
    func maxEvents() throws(Failure) -> Int64? {
        try number(of: .maxEvents, in: 1...Int64.max, expected: "a whole number, 1 or more")
    }

    /// Throws if the option is combined with one of the others.
    func reject(_ option: Option, with others: Option...) throws(Failure) {
        guard has(option), let other = others.first(where: has) else { return }
        throw .usage("`--\(option.name)` cannot be combined with `--\(other.name)`")
    }

    /// Throws if `--output` has an ending of another kind of file than `kind`.
    func rejectOutput(_ endings: String..., as kind: String, help: String) throws(Failure) {
        guard let output, endings.contains(where: { output.bytes.hasSuffix($0.utf8) }) else {
            return
        }
        throw .usage("`\(output.text)` would be \(kind)", help: help)
    }

    /// Throws if the option is given and its condition does not hold; `words` name the condition.
    func check(_ option: Option, needs words: String, _ isThere: Bool) throws(Failure) {
        try require(!has(option) || isThere, "`--\(option.name)` needs \(words)")
    }

    /// Parses a command line with the options of a command.
    ///
    /// Options can follow operands, and `--` ends them. `--name=value`, `--name value`, `-n value`
    /// and `-nvalue` are equivalent. Short options without values can be combined: `-ab`. Long
    /// names cannot be abbreviated.
    init(_ arguments: ArraySlice<Path>, of command: CommandText) throws(Failure) {
        var rest = arguments
        while let argument = rest.popFirst() {
            let text = argument.text
            if text == "--" {
                countBeforeDashes = operands.count
                operands += rest
                return
            }
            if text.hasPrefix("--") {
                try readLong(argument, &rest, command)
            } else if text.hasPrefix("-") && text != "-" {
                try readShort(argument, &rest, command)
            } else {
                operands.append(argument)
            }
        }
    }

    private mutating func readLong(
        _ argument: Path, _ rest: inout ArraySlice<Path>, _ command: CommandText
    ) throws(Failure) {
        let (start, attached) = argument.nameAndValue
        let name = start.dropFirst(2).utf8Text
        guard let option = command.option(named: name.utf8) else {
            throw Arguments.unknown("--\(name)", in: command)
        }
        guard option.value != nil else {
            try require(attached == nil, "`--\(name)` takes no value")
            return given.append(Given(name: option.name, value: nil))
        }
        try add(option, attached ?? rest.popFirst(), as: "--\(name)")
    }

    private mutating func readShort(
        _ argument: Path, _ rest: inout ArraySlice<Path>, _ command: CommandText
    ) throws(Failure) {
        var letters = argument.bytes.dropFirst()
        while let byte = letters.popFirst() {
            let letter = Character(Unicode.Scalar(byte))
            guard let option = command.option(letter: byte) else {
                throw Arguments.unknown(byte < 0x80 ? "-\(letter)" : argument.text, in: command)
            }
            guard option.value != nil else {
                given.append(Given(name: option.name, value: nil))
                continue
            }
            let attached = letters.isEmpty ? nil : Path(bytes: Array(letters))
            return try add(option, attached ?? rest.popFirst(), as: "-\(letter)")
        }
    }

    private mutating func add(_ option: OptionLine, _ value: Path?, as name: String) throws(Failure)
    {
        guard let value else {
            throw .usage("`\(name)` needs a value: `\(name) \(option.value ?? "")`")
        }
        let choices = option.choices
        guard choices.isEmpty || choices.contains(value.text) else {
            throw Arguments.unknownChoice(value.text, of: "`\(name)`", in: choices)
        }
        given.append(Given(name: option.name, value: value))
    }

    private static func unknown(_ name: String, in command: CommandText) -> Failure {
        let options = command.options
        let names = options.map { "--\($0.name)" }
        // The option for the report format: `--output` in commands that write several reports,
        // otherwise `--format`.
        let reports = options.first { $0.value?.hasPrefix("FORMAT") ?? false }.map {
            "--\($0.name)"
        }
        // Spellings from other command-line tools.
        let same = [
            "-f": reports, "--format": reports, "--output-format": reports,
            "--show-files": "--list-files",
            "--config": "--settings", "--isolated": "--no-settings",
        ]
        let nearest =
            same[name]?.flatMap { names.contains($0) ? $0 : nil }
            ?? (name.hasPrefix("--") ? Suggestion.nearest(to: name, in: names) : nil)
        return .unknown(
            "unknown option `\(name)`", nearest: nearest,
            help: "`bannerkit \(command.name) --help` lists the options")
    }

    /// The failure for a word outside a fixed set, with the nearest match as help.
    static func unknownChoice(_ word: String, of what: String, in choices: [String]) -> Failure {
        .unknown(
            "\(what) cannot be `\(word)`", nearest: Suggestion.nearest(to: word, in: choices),
            help: "expected one of \(choices.joined(separator: ", "))")
    }
}

extension Path {
    /// The bytes before the first `=`, and the value after it; without `=`, the value is `nil`.
    var nameAndValue: (name: ArraySlice<UInt8>, value: Path?) {
        let name = bytes.prefix { $0 != "=" }
        guard name.count < bytes.count else { return (name, nil) }
        return (name, Path(bytes: Array(bytes.dropFirst(name.count + 1))))
    }
}

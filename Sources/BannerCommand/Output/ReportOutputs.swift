import BannerDiagnostics
import BannerReport

/// The formats of a run's reports, each with its destination.
struct ReportOutputs {
    private var parts: [(format: any ReportFormat, output: Output)] = []
    private let context: Context
    /// Whether something could not be written.
    private(set) var hasFailed = false
    /// Whether a format refers to files by their path in the repository.
    private(set) var wantsLocations = false
    /// Whether a format shows advice, so that it must be worded.
    private(set) var needsAdvice = false

    /// The words that can begin an `--output`.
    static let formats = ["text", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "auto"]

    /// Reads the words given with `--output`; if none goes to standard output, text does.
    ///
    /// No file is opened before it is certain that none is one of the `inputs`, or occurs twice.
    init(
        _ arguments: Arguments, _ context: Context, _ inspection: Inspection, fileCount: Int, sparing inputs: [Path]
    ) throws(Failure) {
        self.context = context
        let showsAdvice = ReportOutputs.showsAdvice(arguments, fileCount: fileCount)
        var requests: [(name: String, path: Path?)] = []
        for word in arguments.paths(of: .formats) { requests.append(try ReportOutputs.request(word)) }
        // Only a difference goes to standard output.
        let quietness = arguments.has(.diff) ? 2 : arguments.count(of: .quiet)
        var toStandardOutput: [String] = []
        if !requests.contains(where: { $0.path == nil }) && quietness < 2 { toStandardOutput.append("text") }
        for (name, path) in requests where path == nil { toStandardOutput += ReportOutputs.parts(of: name, context) }
        if toStandardOutput.contains("github") && quietness < 2 { toStandardOutput.insert("text", at: 0) }
        toStandardOutput = toStandardOutput.enumerated().filter { toStandardOutput.firstIndex(of: $1) == $0 }.map(\.1)
        guard toStandardOutput.filter({ $0 != "github" }).count < 2 else {
            throw .usage(
                "standard output can hold one format, not \(toStandardOutput.joined(separator: " and "))",
                help: "give the others a file, as in `--output sarif=report.sarif`")
        }
        guard toStandardOutput.isEmpty || !arguments.has(.diff) else {
            throw .usage("standard output holds the difference, not \(toStandardOutput.joined(separator: " and "))")
        }
        var files = FilesInUse(reading: inputs)
        if !toStandardOutput.isEmpty || arguments.has(.diff) { try files.writeStandardOutput() }
        for path in requests.compactMap(\.path) { try files.write(path) }
        for name in toStandardOutput {
            var style = context.environment.style(color: arguments.value(of: .color))
            style.isReadByRunner = style.isReadByRunner || toStandardOutput.contains("github")
            try add(
                name, to: context.output, TextFormat(style, hasSummary: quietness == 0, showsAdvice: showsAdvice),
                arguments, inspection)
        }
        for (name, path) in requests {
            guard let path else { continue }
            for name in ReportOutputs.parts(of: name, context).prefix(1) {
                try add(
                    name, to: try Output.file(path),
                    TextFormat(TextStyle(), hasSummary: true, showsAdvice: showsAdvice, showsFaults: true),
                    arguments, inspection)
            }
        }
    }

    /// Whether text shows advice: someone who checks a few files is working on them, and someone who checks many wants
    /// to know whether all is well.
    private static func showsAdvice(_ arguments: Arguments, fileCount: Int) -> Bool {
        switch arguments.value(of: .advice) {
        case "always": true
        case "never": false
        default: fileCount <= 20 || arguments.value(of: .failOn) == Severity.advice.name
        }
    }

    /// Writes what comes before the first file.
    mutating func begin() {
        for index in parts.indices {
            let text = parts[index].format.begin()
            write(text, to: parts[index].output)
        }
    }

    /// Writes the part of one file.
    mutating func add(_ checked: CheckedFile) {
        for index in parts.indices {
            // Two statements: a single one that also reads `output` would hold the format twice, and then every call
            // would copy all that the format has collected.
            let text = parts[index].format.add(checked)
            write(text, to: parts[index].output)
        }
    }

    /// Writes what comes after the last file, and puts the files into place; returns how many findings SARIF omitted.
    mutating func end(_ tally: Tally) -> Int {
        var hidden = 0
        for index in parts.indices {
            let text = parts[index].format.end(tally)
            let output = parts[index].output
            write(text, to: output)
            attempt { () throws(Failure) in try output.finish() }
            if let sarif = parts[index].format as? SARIFReport { hidden = sarif.hidden }
        }
        return hidden
    }

    /// Writes a part of a report; one that cannot be written does not prevent the others.
    private mutating func write(_ text: String, to output: Output) {
        attempt { () throws(Failure) in try output.write(text) }
    }

    private mutating func attempt(_ body: () throws(Failure) -> Void) {
        do throws(Failure) {
            try body()
        } catch {
            context.tell(error)
            hasFailed = true
        }
    }

    private mutating func add(
        _ name: String, to output: Output, _ text: TextFormat, _ arguments: Arguments, _ inspection: Inspection
    )
        throws(Failure)
    {
        let category = arguments.value(of: .sarifCategory) ?? inspection.name
        let format: any ReportFormat =
            switch name {
            case "json": JSONReport()
            case "jsonl": JSONLines()
            case "sarif": SARIFReport(rules: Rule.all, category: category)
            case "github": GitHubCommands()
            case "gitlab": GitLabReport()
            case "junit": JUnitReport(suite: "bannerkit.\(inspection.name)")
            case "checkstyle": CheckstyleReport()
            default: text
            }
        needsAdvice = needsAdvice || name != "text" || text.showsAdvice
        wantsLocations = wantsLocations || !["text", "json", "jsonl"].contains(name)
        parts.append((format, output))
    }

    /// `auto` is text, and in GitHub's runner its commands too.
    private static func parts(of name: String, _ context: Context) -> [String] {
        guard name == "auto" else { return [name] }
        return context.environment.isGitHubRunner ? ["text", "github"] : ["text"]
    }

    private static func request(_ word: Path) throws(Failure) -> (name: String, path: Path?) {
        let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
        let name = String(decoding: word.bytes[..<(equals ?? word.bytes.count)], as: UTF8.self)
        guard formats.contains(name) else { throw Arguments.unknownChoice(name, of: "a format", in: formats) }
        let path = equals.map { Path(bytes: Array(word.bytes[($0 + 1)...])) }
        if let path, path.bytes.isEmpty { throw .usage("`--output \(word.text)` does not name a file") }
        return (name, path.flatMap { $0.isStandardOutput ? nil : $0 })
    }
}

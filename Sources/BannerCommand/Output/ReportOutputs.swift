/// The formats of a run's reports, each with its destination.
struct ReportOutputs {
    private var parts: [Part] = []
    private let context: Context
    /// Whether something could not be written.
    private(set) var hasFailed = false
    /// Whether a format refers to files by their path in the repository.
    private(set) var wantsLocations = false
    /// Whether a format shows advice, so that it must be worded.
    private(set) var needsAdvice = false

    /// A format with its destination; a tuple's type would be made in every run.
    private struct Part {
        var writer: any ReportWriter
        let output: Output
    }

    /// The words that can begin an `--output`: the formats, and the choice by where the program runs.
    static var words: [String] { ReportFormat.allCases.map(\.rawValue) + [automatic] }

    private static let automatic = "auto"

    /// Reads the words given with `--output`; if none goes to standard output, text does.
    ///
    /// If standard output is the changed banner, they go to standard error. No file is opened before it is certain that none is one of the `inputs`, or occurs twice.
    init(
        _ arguments: Arguments, _ context: Context, _ inspection: Inspection, fileCount: Int, sparing inputs: [Path],
        besideBanner: Bool
    ) throws(Failure) {
        self.context = context
        let requests = try arguments.paths(of: .output).map { word throws(Failure) in
            try ReportOutputs.request(word, context)
        }
        // Only a difference goes to standard output.
        let quietness = arguments.has(.diff) ? 2 : arguments.count(of: .quiet)
        var shown = requests.filter { $0.path == nil }.flatMap(\.formats)
        if quietness < 2 && (shown.isEmpty || shown.contains(where: \.isBesideText)) { shown.insert(.text, at: 0) }
        shown = shown.reduce(into: []) { kept, format in
            if !kept.contains(format) { kept.append(format) }
        }
        try require(
            shown.count(where: { !$0.isBesideText }) < 2,
            "standard output can hold one format, not \(ReportOutputs.names(shown))",
            help: "give the others a file, as in `--output sarif=report.sarif`")
        try require(
            shown.isEmpty || !arguments.has(.diff),
            "standard output holds the difference, not \(ReportOutputs.names(shown))")
        var files = FilesInUse(reading: inputs)
        if !shown.isEmpty || arguments.has(.diff) || besideBanner { try files.writeStandardOutput() }
        for path in requests.compactMap(\.path) { try files.write(path) }
        var setting = ReportSetting(
            command: inspection.name, category: arguments.value(of: .sarifCategory) ?? inspection.name,
            rules: { Rule.all })
        setting.showsAdvice = ReportOutputs.showsAdvice(arguments, fileCount: fileCount)
        for format in shown {
            var own = setting
            own.hasSummary = quietness == 0
            own.style = context.style(arguments, onErrors: besideBanner)
            own.style.isReadByRunner = own.style.isReadByRunner || shown.contains(where: \.isBesideText)
            add(format, own, to: besideBanner ? Output(.standardError) : context.output)
        }
        setting.showsFaults = true
        for request in requests {
            guard let path = request.path, let format = request.formats.first else { continue }
            let output = try Output.file(path)
            // Several commands of a step write to the same summary.
            if path.text == context.environment.stepSummary, let old = try? FileSystem.read(path, limit: 1 << 20) {
                try output.write(old)
            }
            add(format, setting, to: output)
        }
    }

    private static func names(_ formats: [ReportFormat]) -> String {
        formats.map(\.rawValue).joined(separator: " and ")
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
    mutating func begin() { write { $0.begin() } }

    /// Writes the part of one file.
    mutating func add(_ checked: CheckedFile) { write { $0.add(checked) } }

    /// Writes what comes after the last file, and puts the files into place; returns how many findings SARIF omitted.
    mutating func end(_ tally: Tally) -> Int {
        write { $0.end(tally) }
        for part in parts { attempt(try part.output.finish()) }
        return parts.map(\.writer.leftOut).max() ?? 0
    }

    /// Writes a part of each report; one that cannot be written does not prevent the others.
    private mutating func write(_ text: (inout any ReportWriter) -> String) {
        for index in parts.indices {
            // Two statements: a single one that also reads `output` would hold the writer twice, and then every call
            // would copy all that the writer has collected.
            let text = text(&parts[index].writer)
            let output = parts[index].output
            attempt(try output.write(text))
        }
    }

    private mutating func attempt(_ body: @autoclosure () throws(Failure) -> Void) {
        do {
            try body()
        } catch {
            context.tell(error)
            hasFailed = true
        }
    }

    private mutating func add(_ format: ReportFormat, _ setting: ReportSetting, to output: Output) {
        let writer = format.writer(setting)
        needsAdvice = needsAdvice || writer.showsAdvice
        wantsLocations = wantsLocations || format.wantsLocations
        parts.append(Part(writer: writer, output: output))
    }

    /// The formats that a word asks for: `auto` is text, and in GitHub's runner its commands too.
    private static func request(_ word: Path, _ context: Context) throws(Failure) -> (
        formats: [ReportFormat], path: Path?
    ) {
        let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
        let name = word.bytes[..<(equals ?? word.bytes.count)].utf8Text
        let formats: [ReportFormat]
        if name == automatic {
            formats = context.environment.isGitHubRunner ? [.text, .github] : [.text]
        } else if let format = ReportFormat(rawValue: name) {
            formats = [format]
        } else {
            throw Arguments.unknownChoice(name, of: "a format", in: words)
        }
        let path = equals.map { Path(bytes: Array(word.bytes[($0 + 1)...])) }
        if let path, path.bytes.isEmpty { throw .usage("`--output \(word.text)` does not name a file") }
        return (formats, path.flatMap { $0.isStandardOutput ? nil : $0 })
    }
}

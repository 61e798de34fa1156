/// The reports of a run: a writer and an output for each format.
struct ReportOutputs {
    private var parts: [Part] = []
    private let context: Context
    /// Whether a report could not be written.
    private(set) var hasFailed = false
    /// Whether a format needs paths relative to the repository.
    private(set) var wantsLocations = false
    /// Whether a format shows advice, so that its messages must be created.
    private(set) var needsAdvice = false

    /// A report.
    ///
    /// A struct, because the metadata of a tuple type is created at run time.
    private struct Part {
        var writer: any ReportWriter
        let output: Output
    }

    /// The formats of `--output`, and `auto`.
    static var words: [String] { ReportFormat.allCases.map(\.rawValue) + [automatic] }

    private static let automatic = "auto"

    /// Parses `--output`; without a format for standard output, text is printed.
    ///
    /// If standard output is the fixed banner, reports go to standard error. No file is opened
    /// before every output is checked: none may be an input or appear twice.
    init(
        _ arguments: Arguments, _ context: Context, _ checkMode: CheckMode, fileCount: Int,
        sparing inputs: [Path],
        besideBanner: Bool
    ) throws(Failure) {
        self.context = context
        let requests = try arguments.paths(of: .output).map { word throws(Failure) in
            try ReportOutputs.request(word, context)
        }
        // With `--diff`, standard output is only the diff.
        let quietness = arguments.has(.diff) ? 2 : arguments.count(of: .quiet)
        var shown = requests.filter { $0.path == nil }.flatMap(\.formats)
        if quietness < 2 && (shown.isEmpty || shown.contains(where: \.isBesideText)) {
            shown.insert(.text, at: 0)
        }
        shown = shown.reduce(into: []) { kept, format in
            if !kept.contains(format) { kept.append(format) }
        }
        try require(
            shown.count(where: { !$0.isBesideText }) < 2,
            "standard output can hold one format, not \(ReportOutputs.names(shown))",
            help: "use files for the others, as in `--output sarif=report.sarif`")
        try require(
            shown.isEmpty || !arguments.has(.diff),
            "standard output holds the difference, not \(ReportOutputs.names(shown))")
        var files = FilesInUse(reading: inputs)
        if !shown.isEmpty || arguments.has(.diff) || besideBanner {
            try files.writeStandardOutput()
        }
        for path in requests.compactMap(\.path) { try files.write(path) }
        var setting = ReportSetting(
            command: checkMode.name,
            category: arguments.value(of: .sarifCategory) ?? checkMode.name,
            rules: { Rule.all })
        setting.showsAdvice = ReportOutputs.showsAdvice(arguments, fileCount: fileCount)
        for format in shown {
            var own = setting
            own.hasSummary = quietness == 0
            own.style = context.style(arguments, onErrors: besideBanner)
            own.style.isReadByRunner =
                own.style.isReadByRunner || shown.contains(where: \.isBesideText)
            add(format, own, to: besideBanner ? Output(.standardError) : context.output)
        }
        setting.showsFaults = true
        for request in requests {
            guard let path = request.path, let format = request.formats.first else { continue }
            let output = try Output.file(path)
            // The steps of a GitHub job append to one summary file.
            if path.text == context.environment.stepSummary,
                let old = try? FileSystem.read(path, limit: 1 << 20)
            {
                try output.write(old)
            }
            add(format, setting, to: output)
        }
    }

    private static func names(_ formats: [ReportFormat]) -> String {
        formats.map(\.rawValue).joined(separator: " and ")
    }

    /// Whether text shows advice: by default in runs over at most 20 files, where the author works
    /// on them.
    private static func showsAdvice(_ arguments: Arguments, fileCount: Int) -> Bool {
        switch arguments.value(of: .advice) {
        case "always": true
        case "never": false
        default: fileCount <= 20 || arguments.value(of: .failOn) == Severity.advice.name
        }
    }

    /// Writes the beginning of each report.
    mutating func begin() { write { $0.begin() } }

    mutating func add(_ checked: CheckedFile) { write { $0.add(checked) } }

    /// Writes the end of each report and finishes the files; returns the number of findings that
    /// SARIF omits.
    mutating func end(_ tally: Tally) -> Int {
        write { $0.end(tally) }
        for part in parts { attempt(try part.output.finish()) }
        return parts.map(\.writer.leftOut).max() ?? 0
    }

    /// Writes a part of each report; an error in one does not stop the others.
    private mutating func write(_ text: (inout any ReportWriter) -> String) {
        for index in parts.indices {
            // Two statements, because one would access the writer and `output` at once and copy the
            // writer.
            let text = text(&parts[index].writer)
            let output = parts[index].output
            attempt(try output.write(text))
        }
    }

    private mutating func attempt(_ body: @autoclosure () throws(Failure) -> Void) {
        do {
            try body()
        } catch {
            context.report(error)
            hasFailed = true
        }
    }

    private mutating func add(_ format: ReportFormat, _ setting: ReportSetting, to output: Output) {
        let writer = format.writer(setting)
        needsAdvice = needsAdvice || writer.showsAdvice
        wantsLocations = wantsLocations || format.wantsLocations
        parts.append(Part(writer: writer, output: output))
    }

    /// Parses a value of `--output`: `FORMAT` or `FORMAT=FILE`.
    ///
    /// In GitHub's runner, `auto` is text and annotations.
    private static func request(_ word: Path, _ context: Context) throws(Failure) -> (
        formats: [ReportFormat], path: Path?
    ) {
        let (start, path) = word.nameAndValue
        let name = start.utf8Text
        let formats: [ReportFormat] =
            if name == automatic {
                context.environment.isGitHubRunner ? [.text, .github] : [.text]
            } else if let format = ReportFormat(rawValue: name) {
                [format]
            } else {
                throw Arguments.unknownChoice(name, of: "the format of `--output`", in: words)
            }
        if let path, path.bytes.isEmpty {
            throw .usage("`--output \(word.text)` does not name a file")
        }
        return (formats, path.flatMap { $0.isStandardOutput ? nil : $0 })
    }
}

/// A run of `resolve`.
struct ResolveRun {
    private let context: Context
    private let arguments: Arguments
    private let inputs: Inputs
    private let out: Path?
    private let isIndented: Bool
    private let limits: Limits
    private let window: Banner.Viewer
    private let jobs: Int

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        out = arguments.output
        limits = try SizeOption.limits(arguments)
        jobs = try arguments.jobs()
        window = try Banner.Viewer(arguments)
        inputs = try Inputs(arguments)
        let isOne = inputs.files.count == 1 && inputs.faults.isEmpty
        let format =
            arguments.value(of: .format)
            ?? (isOne && out == nil && context.environment.isTerminal ? "json" : "ndjson")
        isIndented = format == "json"
        try require(
            !isIndented || inputs.files.count < 2,
            "`--format json` is one object, and there are \(inputs.files.count) banners",
            help: "use `--format ndjson`, or one banner")
    }

    func run() throws(Failure) -> ExitCode {
        context.report(of: inputs.settings)
        var code = context.note(inputs)
        let style = context.style(arguments, onErrors: true)
        let output = try context.output(to: out, sparing: inputs.files, orOver: ResolveRun.isOurs)
        try Threads.forEach(inputs.files.count, jobs: jobs) {
            [inputs, limits, window, isIndented] in
            Outcome(
                inputs.files[$0], inputs.settings, limits, window, style, isIndented: isIndented)
        } take: { number, outcome throws(Failure) in
            // Nobody reads the rest.
            if output.isClosed { throw Failure(code: code) }
            switch outcome {
            case .text(let text): try output.write(text)
            case .refused(let findings):
                Terminal.printError(findings)
                code.raise(to: .findings)
            case .unread(let reason):
                context.note("cannot read `\(inputs.files[number].text)`: \(reason)")
                code = .inputOutput
            }
        }
        guard code == .clean || output.isStandard else {
            context.noteUnwritten(out, "a banner is missing")
            return code
        }
        try output.finish()
        return code
    }

    /// The result for one file.
    private enum Outcome {
        case text([UInt8]), refused(String), unread(String)

        init(
            _ path: Path, _ settings: SettingsFiles, _ limits: Limits, _ window: Banner.Viewer,
            _ style: TextStyle, isIndented: Bool
        ) {
            do {
                let file = try Context.file(path, limit: limits.maxBytes)
                let configuration = settings.configuration(for: path)
                let reading = BannerFile.read(
                    file, limits: limits, advice: .skipped, configuration: configuration)
                guard var text = reading.resolved(in: window) else {
                    self = .refused(TextReport(style).text(of: reading.report, in: file))
                    return
                }
                if isIndented, let json = JSON(written: text) {
                    text = Array(json.document().utf8)
                }
                text.append(byte: "\n")
                self = .text(text)
            } catch {
                self = .unread(error.message)
            }
        }
    }

    /// Whether `resolve` made a file, so that it can be replaced.
    private static func isOurs(_ path: Path) -> Bool {
        (try? JSON(FileSystem.read(path, limit: SizeOption.most)))?["x-resolved"] != nil
    }
}

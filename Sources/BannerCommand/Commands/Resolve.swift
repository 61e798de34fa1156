import BannerLanguage
import BannerRender
import BannerYAML

extension Command {
    /// Writes banners out in full.
    static let resolve = Command(
        name: "resolve",
        summary: "write banners out in full, as JSON for programs without Swift",
        operands: "PATH...",
        examples: [
            "bannerkit resolve home.banner.yaml": "every key with its value, durations in seconds, pages by their ids",
            "bannerkit resolve . > banners.ndjson": "a line for each banner in this folder and below",
            "bannerkit resolve ads -o resolved/": "resolved/NAME.banner.json for each banner below ads",
            "bannerkit resolve home.banner.yaml --viewport 768": "as it is in a window that is 768 points wide",
        ],
        options: [.resolvedFormat, .resolvedWindow, .resolvedOutput, .resolvedJobs, .noIgnore, .maxSize, .color]
    ) { context, arguments throws(Failure) in try ResolveRun(arguments, context).run() }
}

extension Option {
    /// The format of written out banners.
    static let resolvedFormat = Option(
        "format", "f", choices: ["ndjson", "json"],
        "a line for each banner, or one indented object; default: json for one banner on a terminal, otherwise ndjson")
    /// The window whose breakpoints are applied.
    static let resolvedWindow = Option(
        "viewport", value: "SIZE",
        "apply the breakpoints of a window of this size, as in 768x400, or this width, as in 768")
    /// The file or the folder to write.
    static let resolvedOutput = Option(
        "output", "o", value: "OUT", "write to this file, or a file for each banner into this folder, as in resolved/")
    /// How many files are written out at once.
    static let resolvedJobs = Option(
        "jobs", "j", value: "N", "write out N files at once; default: the number of cores")
}

/// One run of `resolve`.
struct ResolveRun {
    private let context: Context
    private let inputs: Inputs
    private let names: [Path]
    private let out: Path?
    private let isIndented: Bool
    private let limits: Limits
    private let window: Banner.Window
    private let style: TextStyle
    private let jobs: Int

    /// How many files are worked on before their results, which are kept until then, are written.
    private static let batch = 64

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        self.context = context
        names = arguments.operands
        out = arguments.path(of: .resolvedOutput)
        limits = try Size.limits(arguments)
        jobs = try Validation.jobs(arguments.value(of: .resolvedJobs))
        window = try Banner.Viewer(arguments).window
        style = context.environment.style(color: arguments.value(of: .color), onErrors: true)
        inputs = try Inputs(names, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore))
        let isOne = inputs.files.count == 1 && inputs.faults.isEmpty
        let format =
            arguments.value(of: .resolvedFormat)
            ?? (isOne && out == nil && context.environment.isTerminal ? "json" : "ndjson")
        isIndented = format == "json"
        guard !isIndented || inputs.files.count < 2 || isFolder else {
            throw .usage(
                "`--format json` is one object, and there are \(inputs.files.count) banners",
                help: "write ndjson, or one banner")
        }
    }

    /// Whether each banner is written to a file of its own.
    private var isFolder: Bool {
        out.map {
            !$0.isStandardOutput && ($0.bytes.last == UInt8(ascii: "/") || (try? FileSystem.kind(of: $0)) == .folder)
        } ?? false
    }

    func run() throws(Failure) -> ExitCode {
        var code = ExitCode.clean
        context.tell(of: inputs.settings)
        for (path, reason) in inputs.faults {
            context.note("cannot read `\(path.text)`: \(reason)")
            code = .inputOutput
        }
        let files = isFolder ? try outputs() : nil
        let output = try files == nil ? self.output() : context.output
        for start in stride(from: 0, to: inputs.files.count, by: ResolveRun.batch) where !output.isClosed {
            let count = min(ResolveRun.batch, inputs.files.count - start)
            let outcomes = Threads.map(count, jobs: jobs) {
                [inputs, limits, window, style, isIndented] in
                Outcome(inputs.files[start + $0], inputs.settings, limits, window, style, isIndented: isIndented)
            }
            for (number, outcome) in zip(start..<start + count, outcomes) {
                switch outcome {
                case .text(let text):
                    if let file = files?[number] { try write(text, to: file) } else { try output.write(text) }
                case .refused(let findings):
                    Terminal.printError(findings)
                    code = code == .inputOutput ? code : .findings
                case .unread(let reason):
                    context.note("cannot read `\(inputs.files[number].text)`: \(reason)")
                    code = .inputOutput
                }
            }
        }
        guard code == .clean || output.isStandard else {
            context.noteUnwritten(out, "a banner is missing")
            return code
        }
        try output.finish()
        return code
    }

    /// What came of one file.
    private enum Outcome: Sendable {
        case text([UInt8]), refused(String), unread(String)

        init(
            _ path: Path, _ settings: SettingsFiles?, _ limits: Limits, _ window: Banner.Window,
            _ style: TextStyle, isIndented: Bool
        ) {
            let name = path.isStandardStream ? Path("<stdin>") : path
            do throws(SystemFault) {
                let bytes = try Context.bytes(of: path, limit: limits.maxBytes)
                let file = SourceFile(name: name.text, bytes: bytes).withTimeZones()
                let rulings = settings?.rulings(for: path) ?? .standard
                let reading = BannerFile.read(file, limits: limits, advice: .skipped, rulings: rulings)
                guard let line = reading.resolved(in: window) else {
                    self = .refused(TextReport(style).text(of: reading.unsilencedReport, in: file))
                    return
                }
                var text = isIndented ? Array(JSON(writtenOut: line).document().utf8) : line
                text.append("\n")
                self = .text(text)
            } catch {
                self = .unread(error.message)
            }
        }
    }

    /// Standard output, or the one file; one that `resolve` made earlier is replaced.
    private func output() throws(Failure) -> Output {
        guard let out, !out.isStandardOutput else { return try context.output(to: nil, sparing: inputs.files) }
        var used = FilesInUse(reading: inputs.files)
        try used.write(out, orOver: ResolveRun.isOurs)
        return try Output.file(out)
    }

    // MARK: A folder

    /// The file of each banner: under the path that it has below the operand that names it.
    private func outputs() throws(Failure) -> [Path] {
        var sources: [Path: Path] = [:]
        var used = FilesInUse(reading: inputs.files)
        var files: [Path] = []
        for path in inputs.files {
            let file = (out ?? Path(".")).appending(place(of: path))
            if let other = sources.updateValue(path, forKey: file) {
                throw .usage(
                    "`\(other.text)` and `\(path.text)` would both be written to `\(file.text)`",
                    help: "rename one of them")
            }
            try used.write(file, orOver: ResolveRun.isOurs)
            files.append(file)
        }
        return files
    }

    /// `summer/home.banner.json` for `ads/summer/home.banner.yaml` and the operand `ads`.
    private func place(of path: Path) -> [UInt8] {
        let folders = names.map { Inputs.base(of: $0.tidied).appending([]).bytes }
        let folder = names.map(\.tidied).contains(path) ? nil : folders.first { path.bytes.starts(with: $0) }
        let below = folder.map { Array(path.bytes[$0.count...]) } ?? path.lastComponent
        return Path(bytes: path.isStandardStream ? Array("stdin".utf8) : below).stem.bytes + Array(".banner.json".utf8)
    }

    /// Whether a file was made by `resolve`, and can be replaced.
    private static func isOurs(_ path: Path) -> Bool {
        guard let bytes = try? FileSystem.read(path, limit: Size.most) else { return false }
        return (try? JSON(bytes))?["x-resolved"] != nil
    }

    private func write(_ text: [UInt8], to file: Path) throws(Failure) {
        try file.attempt(to: "write", FileSystem.makeFolders(file.folder))
        try Output.write(text, to: file)
    }
}

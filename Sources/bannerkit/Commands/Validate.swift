import BannerReport
import BannerSchema
import Diagnostics
import YAMLTree

extension Command {
    /// Checks banner files.
    static let validate = Command(
        name: "validate",
        summary: "check banner files and say what to change",
        operands: "PATH...",
        examples: [
            ("bannerkit validate home.banner.yaml", "one file, whatever its ending"),
            ("bannerkit validate .", "every *.banner.yaml and *.banner.yml below here"),
            ("bannerkit validate 'ads/**/*.yaml'", "every file that the pattern stands for"),
            ("bannerkit validate - < draft.yaml", "standard input"),
            ("bannerkit validate . -o sarif=out.sarif", "text here, and a report for code scanning"),
        ],
        options: [
            .formats, .failOn, .quiet, .color, .maxSize, .filesFrom, .null, .listFiles, .noIgnore, .stdinFilename,
            .sarifRoot, .sarifCategory,
        ]
    ) { context, arguments throws(Failure) in try Validation(arguments, context, .language).run() }
}

extension Option {
    /// Says in which formats findings are written, and where.
    static let formats = Option(
        "output", "o", value: "FORMAT[=FILE]",
        "text, json, jsonl, sarif, github, gitlab, junit, checkstyle or auto; may be repeated")
    /// Says which findings make the exit code 1.
    static let failOn = Option(
        "fail-on", value: "LEVEL", choices: ["error", "warning", "advice", "never"],
        "exit with 1 from this severity on: error (default), warning, advice, never")
    /// Names a list of further paths.
    static let filesFrom = Option(
        "files-from", value: "LIST", "read further paths from a file, a line each; - is standard input")
    /// Changes the list's separator.
    static let null = Option("null", "0", "in the list of --files-from a zero byte ends a path")
    /// Prints what would be checked.
    static let listFiles = Option("list-files", nil, "print the files that would be checked, and check none")
    /// Looks into what git ignores.
    static let noIgnore = Option("no-ignore", nil, "check files that .gitignore leaves out, too")
    /// Names standard input.
    static let stdinFilename = Option("stdin-filename", value: "NAME", "the name that standard input has in reports")
    /// Says what paths in reports for other programs count from.
    static let sarifRoot = Option(
        "sarif-root", value: "DIR", "what reports count paths from; default: the git repository")
    /// Tells several reports of a commit apart.
    static let sarifCategory = Option(
        "sarif-category", value: "NAME", "tells this run's SARIF from others; default validate")
}

/// One run of `validate`, or of another command that checks file by file.
struct Validation {
    private let context: Context
    private let arguments: Arguments
    private let inputs: Inputs
    private let limits: Limits
    private let threshold: Severity?
    private let fileCheck: FileCheck

    init(_ arguments: Arguments, _ context: Context, _ fileCheck: FileCheck) throws(Failure) {
        self.fileCheck = fileCheck
        self.context = context
        self.arguments = arguments
        limits = try Size.limits(arguments)
        let word = arguments.value(of: .failOn) ?? Severity.error.name
        threshold = Severity.allCases.first { $0.name == word }
        let names = try arguments.operands + context.list(arguments)
        guard !names.isEmpty || arguments.has(.filesFrom) else {
            throw .usage(
                "nothing to check: expected `bannerkit \(fileCheck.name) PATH...`",
                help: "`bannerkit \(fileCheck.name) .` checks every banner below this folder")
        }
        inputs = Inputs(names, isIgnoring: !arguments.has(.noIgnore))
    }

    /// Checks every file and writes what was found.
    func run() throws(Failure) -> ExitCode {
        if arguments.has(.listFiles) { return try listFiles() }
        var outputs = try ReportOutputs(arguments.paths(of: .formats), arguments, context, fileCheck)
        let repository = outputs.wantsLocations ? try Repository(named: arguments.path(of: .sarifRoot)) : nil
        var tally = Tally(fileCheck.done)
        var hasFaults = inputs.files.isEmpty
        try outputs.begin()
        for (path, reason) in inputs.faults {
            try outputs.add(unread(path, reason, repository))
            hasFaults = true
        }
        for path in inputs.files {
            let checked = check(path, repository)
            if checked.fault == nil { tally.add(checked.report) } else { hasFaults = true }
            try outputs.add(checked)
        }
        if inputs.files.isEmpty && inputs.faults.isEmpty {
            context.note("the list of files is empty: nothing to check")
        }
        let hidden = try outputs.end(tally)
        if hidden > 0 { context.note("\(hidden) findings are not in the SARIF report, the least bad ones") }
        if hasFaults { return .inputOutput }
        return threshold.map(tally.hasFindings) ?? false ? .findings : .clean
    }

    private func check(_ path: Path, _ repository: Repository?) -> CheckedFile {
        let name = path.isStandardStream ? arguments.path(of: .stdinFilename) ?? Path("<stdin>") : path
        do throws(SystemFault) {
            let file = SourceFile(name: name.text, bytes: try context.bytes(of: path, limit: limits.maxBytes))
            let report = fileCheck.report(file, limits)
            return CheckedFile(file, report, at: repository?.location(of: name) ?? .inside(name.text))
        } catch {
            return unread(name, error.message, repository)
        }
    }

    private func unread(_ path: Path, _ reason: String, _ repository: Repository?) -> CheckedFile {
        context.note("cannot read `\(path.text)`: \(reason)")
        return CheckedFile(
            unread: path.text, because: reason, at: repository?.location(of: path) ?? .inside(path.text))
    }

    private func listFiles() throws(Failure) -> ExitCode {
        for path in inputs.files { try context.output.write(path.bytes + [0x0A]) }
        for (path, reason) in inputs.faults { context.note("cannot read `\(path.text)`: \(reason)") }
        return inputs.faults.isEmpty && !inputs.files.isEmpty ? .clean : .inputOutput
    }
}

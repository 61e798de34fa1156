import BannerReport
import BannerSchema
import Diagnostics

/// One run of `validate` or `test`: files are checked several at once, and written about in order.
struct Validation {
    private let context: Context
    private let arguments: Arguments
    private let inputs: Inputs
    private let check: FileCheck
    private let jobs: Int
    private let threshold: Severity?
    private var outputs: ReportOutputs
    private var tally: Tally
    private var hasFaults = false

    /// How many files are checked before their reports are written, which are held so long.
    ///
    /// Several threads wait for the last of them each time: with 32 files for each thread, two cores took 0.59 of one
    /// thread's time, with 256 it is 0.56.
    private static func batch(_ jobs: Int) -> Int {
        jobs == 1 ? 32 : min(2_048, 256 * min(jobs, Threads.cores))
    }

    /// From how many files on a terminal is told how far the run is.
    private static let longRun = 500

    init(_ arguments: Arguments, _ context: Context, _ inspection: Inspection) throws(Failure) {
        tally = Tally(inspection.done)
        self.context = context
        self.arguments = arguments
        let limits = try Size.limits(arguments)
        let word = arguments.value(of: .failOn) ?? Severity.error.name
        threshold = Severity.allCases.first { $0.name == word }
        jobs = try Validation.jobs(arguments.value(of: .jobs))
        let names = try arguments.operands + context.list(arguments)
        guard !names.isEmpty || arguments.has(.filesFrom) else {
            throw .usage(
                "nothing to check: expected `bannerkit \(inspection.name) PATH...`",
                help: "`bannerkit \(inspection.name) .` takes every banner below this folder")
        }
        inputs = Inputs(names, isIgnoring: !arguments.has(.noIgnore))
        outputs = try ReportOutputs(arguments, context, inspection, fileCount: inputs.files.count)
        check = FileCheck(
            inspection: inspection, limits: limits, advice: outputs.needsAdvice ? .told : .counted,
            repository: outputs.wantsLocations ? try Repository(named: arguments.path(of: .sarifRoot)) : nil,
            stdinName: arguments.path(of: .stdinFilename) ?? Path("<stdin>"),
            isFixing: arguments.has(.fix) || arguments.has(.diff))
    }

    /// Checks every file and writes what was found.
    mutating func run() throws(Failure) -> ExitCode {
        try outputs.begin()
        for (path, reason) in inputs.faults { try take(FileCheck.Outcome(checked: check.unread(path, reason)), path) }
        let size = Validation.batch(jobs)
        for start in stride(from: 0, to: inputs.files.count, by: size) {
            showProgress(start)
            let (check, files) = (check, inputs.files)
            let outcomes = Threads.map(min(size, files.count - start), jobs: jobs) { check.outcome(files[start + $0]) }
            for (number, outcome) in outcomes.enumerated() { try take(outcome, files[start + number]) }
        }
        showProgress(nil)
        if inputs.files.isEmpty && inputs.faults.isEmpty { try takeNothing() }
        let hidden = try outputs.end(tally)
        if hidden > 0 { context.note("\(hidden) findings are not in the SARIF report, the least bad ones") }
        if hasFaults { return .inputOutput }
        return threshold.map(tally.hasFindings) ?? false ? .findings : .clean
    }

    private mutating func takeNothing() throws(Failure) {
        context.note("the list of files is empty: nothing to check")
        hasFaults = true
    }

    private mutating func take(_ outcome: FileCheck.Outcome, _ path: Path) throws(Failure) {
        var checked = outcome.checked
        if let fault = checked.fault {
            context.note("cannot read `\(checked.file.name)`: \(fault)")
            hasFaults = true
        } else {
            if let fixes = outcome.fixes { checked = try mend(checked, fixes, path) }
            tally.add(checked.report)
        }
        try outputs.add(checked)
    }

    /// Shows the changes, or makes them; the file as it is afterwards.
    private func mend(_ checked: CheckedFile, _ fixes: SafeFixes, _ path: Path) throws(Failure) -> CheckedFile {
        guard checked.file.encoding == .utf8 else {
            context.note("`\(checked.file.name)` is UTF-16 and stays as it is: only UTF-8 is fixed")
            return checked
        }
        let mark = Array("\u{FEFF}".utf8).prefix(checked.file.byteCount - checked.file.bytes.count)
        if arguments.has(.diff) {
            try show(
                UnifiedDiff(
                    name: path.isStandardStream ? Array(checked.file.name.utf8) : path.bytes,
                    from: mark + checked.file.bytes, to: mark + fixes.file.bytes))
            return checked
        }
        guard !path.isStandardStream else {
            context.note("standard input stays as it is: `--diff` shows the changes")
            return checked
        }
        let output = try Output.file(path)
        try output.write(mark + fixes.file.bytes)
        try output.finish()
        context.note("fixed \(fixes.count) \(fixes.count == 1 ? "finding" : "findings") in `\(checked.file.name)`")
        return check.check(fixes.file, path)
    }

    /// Writes a difference: for a terminal harmless, for a file or a pipe as a patch, byte for byte.
    private func show(_ diff: UnifiedDiff) throws(Failure) {
        let environment = context.environment
        let color = arguments.value(of: .color)
        if environment.isTerminal || color == "always" {
            try context.output.write(diff.text(style: environment.style(color: color)))
        } else {
            try context.output.write(diff.patch(isReadByRunner: environment.isGitHubRunner))
        }
    }

    /// Tells a terminal how far a long run is; `nil` wipes that away.
    private func showProgress(_ count: Int?) {
        guard context.environment.isErrorTerminal && inputs.files.count >= Validation.longRun else { return }
        Terminal.printError("\r\u{1B}[K" + (count.map { "checking \($0) of \(inputs.files.count)" } ?? ""))
    }

    private static func jobs(_ word: String?) throws(Failure) -> Int {
        guard let word else { return Threads.cores }
        guard let jobs = Int(word), (1...1_000).contains(jobs) else {
            throw .usage("`--jobs` cannot be `\(word)`", help: "expected a number of files, from 1 to 1000")
        }
        return jobs
    }

    /// Prints the files that would be checked.
    func listFiles() throws(Failure) -> ExitCode {
        for path in inputs.files { try context.output.write(path.bytes + [0x0A]) }
        for (path, reason) in inputs.faults { context.note("cannot read `\(path.text)`: \(reason)") }
        return inputs.faults.isEmpty && !inputs.files.isEmpty ? .clean : .inputOutput
    }
}

/// A run of `validate` or `test`, which checks files in parallel and reports them in order.
struct Validation {
    let context: Context
    let arguments: Arguments
    let inputs: Inputs
    let check: FileCheck
    private let jobs: Int
    /// The level from `--fail-on` or `--exit-zero`, which overrides the settings.
    private let threshold: Settings.FailLevel?
    private var hasFailed = false
    private var outputs: ReportOutputs
    private var tally: Tally
    var hasFaults = false
    /// The number of applied fixes, and of files with fixes.
    var fixed = (findings: 0, files: 0)

    /// The number of files to check before their reports, which are kept in memory, are written.
    ///
    /// All threads wait for the last file of a batch, so a batch holds many files per thread.
    private static func batch(_ jobs: Int) -> Int {
        jobs == 1 ? 32 : min(2_048, 256 * min(jobs, Threads.cores))
    }

    /// The number of files from which a terminal shows progress.
    private static let longRun = 500

    init(_ arguments: Arguments, _ context: Context, _ inspection: Inspection) throws(Failure) {
        tally = Tally(inspection.done)
        self.context = context
        self.arguments = arguments
        let limits = try Size.limits(arguments)
        _ = try arguments.date(of: .asOf)
        try arguments.refuse(.exitZero, with: .failOn)
        threshold = arguments.has(.exitZero) ? .never : arguments.choice(of: .failOn)
        let isFixing = arguments.has(.fix) || arguments.has(.unsafeFixes)
        jobs = try arguments.jobs()
        inputs = try Inputs(arguments, for: inspection.name)
        outputs = try ReportOutputs(
            arguments, context, inspection, fileCount: inputs.files.count, sparing: inputs.sources,
            besideBanner: isFixing && !arguments.has(.diff)
                && inputs.files.contains(where: \.isStandardStream))
        check = FileCheck(
            inspection: inspection, settings: inputs.settings, limits: limits,
            advice: outputs.needsAdvice ? .told : .counted,
            repository: outputs.wantsLocations ? try Repository(named: arguments.path(of: .sarifRoot)) : nil,
            stdinName: arguments.stdinName, isFixing: isFixing || arguments.has(.diff),
            appliesSuggestions: arguments.has(.unsafeFixes), asOf: arguments.value(of: .asOf))
    }

    mutating func run() throws(Failure) -> ExitCode {
        outputs.begin()
        context.noteLeftOut(inputs.leftOut)
        // A faulty settings file is reported here, unless it is among the inputs and its own check
        // finds the same.
        for checked in inputs.settings?.faulty ?? []
        where !inputs.files.contains(Path(checked.file.name)) || Settings.read(checked.file).report.isEmpty {
            tally.addFindings(of: checked.report)
            outputs.add(checked)
        }
        for fault in inputs.faults {
            take(FileCheck.Outcome(checked: check.unread(fault.path, fault.reason)), fault.path)
        }
        let size = Validation.batch(jobs)
        for start in stride(from: 0, to: inputs.files.count, by: size) {
            showProgress(start)
            let (check, files) = (check, inputs.files)
            let outcomes = Threads.map(min(size, files.count - start), jobs: jobs) { check.outcome(files[start + $0]) }
            for (number, outcome) in outcomes.enumerated() {
                let path = files[start + number]
                take(outcome.isWorthAnotherTry ? check.outcome(path) : outcome, path)
            }
        }
        showProgress(nil)
        for fault in inputs.empty { context.note("nothing to check in `\(fault.path.text)`: \(fault.reason)") }
        if inputs.files.isEmpty && inputs.faults.isEmpty && inputs.empty.isEmpty {
            let reason = inputs.hasNames ? "every file is excluded" : "the list of files is empty"
            context.note("\(reason): nothing to check")
        }
        let leftOut = outputs.end(tally)
        if fixed.files > 1 { context.note("fixed \(fixed.findings.of("finding")) in \(fixed.files) files") }
        if leftOut > 0 { context.note("the \(leftOut) least severe findings are not in the SARIF report") }
        if let scenarios = tally.scenarios, scenarios == 0, tally.count(of: .error) == 0 {
            context.note("nothing to test: none of these banners has a scenario that expects something")
            if !arguments.has(.allowEmpty) { hasFaults = true }
        }
        if hasFaults || outputs.hasFailed { return .inputOutput }
        if inputs.settings?.faulty.contains(where: \.report.hasErrors) == true { return .usage }
        return hasFailed ? .findings : .clean
    }

    private mutating func take(_ outcome: FileCheck.Outcome, _ path: Path) {
        var checked = outcome.checked
        if outcome.checked.fault == nil, let fixes = outcome.fixes {
            checked = fix(checked, fixes, path)
        }
        if let fault = checked.fault {
            context.note("cannot read `\(checked.file.name)`: \(fault)")
            hasFaults = true
        } else {
            tally.add(checked)
            if let severity = failLevel(for: path).severity, checked.report.hasFindings(asBadAs: severity) {
                hasFailed = true
            }
        }
        outputs.add(checked)
    }

    /// The severity level at which a finding in this file makes the run fail.
    func failLevel(for path: Path) -> Settings.FailLevel {
        threshold ?? inputs.settings?.settings(for: path)?.project.settings.failOn ?? .error
    }

    /// Shows progress on a terminal; `nil` clears the line.
    private func showProgress(_ count: Int?) {
        guard context.environment.isErrorTerminal && inputs.files.count >= Validation.longRun else { return }
        Terminal.printError("\r\u{1B}[K" + (count.map { "checking \($0) of \(inputs.files.count)" } ?? ""))
    }

    /// Prints the paths of the files to check: exact bytes for programs, without control characters
    /// for terminals and CI logs.
    func listFiles() throws(Failure) -> ExitCode {
        let isExact = arguments.has(.null) || !context.environment.isOutputShown
        for path in inputs.files {
            let name = isExact ? path.bytes : Array(context.visible(path.text).utf8)
            try context.output.write(name + [arguments.has(.null) ? 0 : 0x0A])
        }
        return context.note(inputs)
    }
}

extension Command {
    /// Checks banner files.
    static let validate = Command(name: "validate") { context, arguments throws(Failure) in
        let checkMode = CheckMode.language(playing: arguments.has(.test))
        if arguments.has(.watch) { return try Validation.watch(arguments, context, checkMode) }
        var validation = try Validation(arguments, context, checkMode)
        if arguments.has(.showSettings) { return try validation.showSettings() }
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

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

    /// The number of files from which a terminal shows progress.
    private static let longRun = 500

    init(_ arguments: Arguments, _ context: Context, _ checkMode: CheckMode) throws(Failure) {
        tally = Tally(checkMode.done)
        self.context = context
        self.arguments = arguments
        let limits = try SizeOption.limits(arguments)
        _ = try arguments.date(of: .asOf)
        try arguments.reject(.exitZero, with: .failOn)
        for option in [Option.listFiles, .showSettings] {
            try arguments.reject(option, with: .fix, .unsafeFixes, .diff, .output)
        }
        try arguments.reject(.listFiles, with: .showSettings)
        threshold = arguments.has(.exitZero) ? .never : arguments.choice(of: .failOn)
        let isFixing = arguments.has(.fix) || arguments.has(.unsafeFixes)
        jobs = try arguments.jobs()
        inputs = try Inputs(arguments, for: checkMode.name)
        outputs = try ReportOutputs(
            arguments, context, checkMode, fileCount: inputs.files.count, sparing: inputs.sources,
            besideBanner: isFixing && !arguments.has(.diff)
                && inputs.files.contains(where: \.isStandardStream))
        check = FileCheck(
            checkMode: checkMode, settings: inputs.settings, limits: limits,
            advice: outputs.needsAdvice ? .told : .counted,
            repository: outputs.wantsLocations
                ? try Repository(named: arguments.path(of: .sarifRoot)) : nil,
            stdinName: arguments.stdinName, isFixing: isFixing || arguments.has(.diff),
            appliesSuggestions: arguments.has(.unsafeFixes), asOf: arguments.value(of: .asOf))
    }

    mutating func run() throws(Failure) -> ExitCode {
        outputs.begin()
        context.noteLeftOut(inputs.leftOut)
        // A faulty settings file is reported here, unless it is among the inputs and its own check
        // finds the same.
        for checked in inputs.settings.faulty {
            let path = Path(checked.file.name)
            let isChecked = path.isSettingsFile && inputs.files.contains(path)
            guard !isChecked || Settings.read(checked.file).report.isEmpty else { continue }
            tally.addFindings(of: checked.report)
            outputs.add(checked)
        }
        for fault in inputs.faults {
            take(FileCheck.Outcome(checked: check.unread(fault.path, fault.reason)), fault.path)
        }
        let (check, files) = (check, inputs.files)
        Threads.forEach(files.count, jobs: jobs, isBound: check.isFixing) {
            check.outcome(files[$0])
        } take: { number, outcome in
            if number.isMultiple(of: Validation.longRun) { showProgress(number) }
            take(outcome.isWorthAnotherTry ? check.again(files[number]) : outcome, files[number])
        }
        showProgress(nil)
        for fault in inputs.empty {
            context.note("nothing to check in `\(fault.path.text)`: \(fault.reason)")
        }
        if inputs.files.isEmpty && inputs.faults.isEmpty && inputs.empty.isEmpty {
            let reason = inputs.hasNames ? "every file is excluded" : "the list of files is empty"
            context.note("\(reason): nothing to check")
        }
        let leftOut = outputs.end(tally)
        if fixed.files > 1 {
            context.note("fixed \(fixed.findings.of("finding")) in \(fixed.files) files")
        }
        if leftOut > 0 {
            context.note("the \(leftOut) least severe findings are not in the SARIF report")
        }
        if let scenarios = tally.scenarios, scenarios == 0, tally.count(of: .error) == 0 {
            context.note(
                "nothing to test: none of these banners has a scenario that expects something")
            if !arguments.has(.allowEmpty) { hasFaults = true }
        }
        if hasFaults || outputs.hasFailed { return .inputOutput }
        if inputs.settings.faulty.contains(where: \.report.hasErrors) { return .usage }
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
            if let severity = failLevel(for: path).severity,
                checked.report.hasFindings(asBadAs: severity)
            {
                hasFailed = true
            }
        }
        outputs.add(checked)
    }

    /// The severity level at which a finding in this file makes the run fail.
    func failLevel(for path: Path) -> Settings.FailLevel {
        threshold ?? inputs.settings.settings(for: path)?.project.settings.failOn ?? .error
    }

    /// Shows progress on a terminal; `nil` clears the line.
    private func showProgress(_ count: Int?) {
        guard context.environment.isErrorTerminal && inputs.files.count >= Validation.longRun else {
            return
        }
        Terminal.printError(
            "\r\u{1B}[K" + (count.map { "checking \($0) of \(inputs.files.count)" } ?? ""))
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

extension Validation {
    /// Prints the settings of each file: the settings file, `failOn`, and the rules that differ
    /// from the default.
    func showSettings() throws(Failure) -> ExitCode {
        for path in inputs.files {
            let found = inputs.settings.settings(for: path)
            var lines = ["settings: \(found?.project.file?.text ?? "none")"]
            if let base = found?.project.settings.extend { lines.append("extend: \(base)") }
            if let overrides = found.map({ $0.project.overrides(for: $0.place) }),
                !overrides.isEmpty
            {
                lines.append("overrides: \(overrides.map { "\($0 + 1)" }.joined(separator: ", "))")
            }
            lines.append("failOn: \(failLevel(for: path).rawValue)")
            let configuration = check.settings.configuration(for: path)
            for rule in Rule.all where configuration.ids.contains(rule.id) {
                lines.append(
                    "\(rule.id) \(rule.slug): \(configuration.severity(of: rule)?.name ?? "off")")
            }
            let text = ([path.text] + lines.map { "  " + $0 }).map { context.visible($0) + "\n" }
                .joined()
            try context.output.write(text)
        }
        let code = context.note(inputs)
        return context.report(of: inputs.settings) ? .usage : code
    }

    /// Shows or applies the fixes of a file; returns the check of the result.
    mutating func fix(_ checked: CheckedFile, _ fixes: BannerFile.SafeFixes, _ path: Path)
        -> CheckedFile
    {
        let isPrinted = path.isStandardStream && !arguments.has(.diff)
        guard fixes.count > 0 || isPrinted else {
            report(of: fixes.record, in: checked.file.name)
            var checked = checked
            checked.fixes = fixes.record
            return checked
        }
        guard fixes.file.encoding == .utf8 && checked.file.encoding == .utf8 else {
            context.note(
                "`\(checked.file.name)` is UTF-16 and was not changed: only UTF-8 is fixed")
            return checked
        }
        // The text of a file without findings is not kept in memory.
        let fileFix = FileFix(fixes.count > 0 ? checked.file : fixes.file, fixes.file.bytes)
        guard !arguments.has(.diff) else {
            do {
                let diff = fileFix.difference(path, checked.file.name)
                try context.show(diff, color: arguments.value(of: .color))
            } catch {
                context.report(error)
                hasFaults = true
            }
            report(of: fixes.record, in: checked.file.name)
            return checked
        }
        return write(fileFix, checked, fixes, path)
    }

    /// Prints the applied fixes and the open choices, unless `--quiet` or `--diff` is given.
    private func report(of record: FixRecord, in name: String) {
        guard !arguments.has(.quiet), !arguments.has(.diff) else { return }
        for (place, words) in record.applied.map({ ($0.place, $0.words) })
            + record.left.map({ ($0.place, $0.words) })
        {
            context.note("\(name):\(place.line):\(place.column): \(words)")
        }
    }

    private mutating func write(
        _ fileFix: FileFix, _ checked: CheckedFile, _ fixes: BannerFile.SafeFixes, _ path: Path
    ) -> CheckedFile {
        let name = checked.file.name
        let place = path.isStandardStream ? check.stdinName : path
        switch path.isStandardStream ? print(fileFix) : fileFix.write(to: path) {
        case .written:
            if fixes.count > 0 { context.note("fixed \(fixes.count.of("finding")) in `\(name)`") }
            report(of: fixes.record, in: name)
            fixed = (fixed.findings + fixes.count, fixed.files + 1)
            var after = check.check(fixes.file, place, check.settings.configuration(for: path))
            after.fixes = fixes.record
            return after
        case .wasThere:
            return check.check(fixes.file, path, check.settings.configuration(for: path))
        case .changed:
            context.note("did not fix `\(name)`: it was changed meanwhile; run again")
            hasFaults = true
            return check.outcome(path).checked
        case .failed(let reason):
            context.note("cannot write `\(name)`: \(reason)")
            hasFaults = true
            return checked
        }
    }

    /// Writes the text of standard input to standard output, changed or not.
    private func print(_ fileFix: FileFix) -> FileFix.Outcome {
        do {
            try context.output.write(fileFix.new)
            return .written
        } catch {
            return .failed(error.message ?? "")
        }
    }

    /// Checks again when a file changes, appears or disappears, until the run is interrupted.
    static func watch(
        _ arguments: Arguments, _ context: Context, _ checkMode: CheckMode
    ) throws(Failure) -> ExitCode {
        try arguments.reject(.watch, with: .fix, .unsafeFixes, .diff, .listFiles, .showSettings)
        try require(
            !(arguments.operands + arguments.paths(of: .filesFrom)).contains(
                where: \.isStandardStream),
            "`--watch` follows files, not standard input")
        unsafe SignalHandling.exitMessage = "bannerkit: watching has ended\n"
        var seen: [FileStamp] = []
        while !context.output.isClosed {
            let inputs = try Inputs(arguments, for: checkMode.name)
            let now = inputs.sources.map(FileStamp.init)
            guard now != seen else {
                // Listing takes longer with more files, so large sets are polled less often.
                FileSystem.wait(milliseconds: 200 + UInt32(min(seen.count, 10_000)) / 10)
                continue
            }
            seen = now
            if context.environment.isTerminal { try context.output.write("\u{1B}[H\u{1B}[2J") }
            var validation = try Validation(arguments, context, checkMode)
            _ = try validation.run()
            try context.output.flush()
            context.note("watching \(inputs.files.count.of("file")); stop with Ctrl-C")
            FileSystem.wait(milliseconds: 100)
        }
        return .clean
    }
}

extension Context {
    /// Prints which settings files have errors; returns whether there are any.
    @discardableResult
    func report(of settings: SettingsFiles) -> Bool {
        for checked in settings.faulty {
            let name = checked.file.name
            note("`\(name)` has errors: `bannerkit validate \(name)` shows them")
        }
        return !settings.faulty.isEmpty
    }

    /// The rule settings for one file.
    func configuration(for path: Path, _ arguments: Arguments) throws(Failure) -> RuleConfiguration
    {
        var settings = try SettingsFiles(arguments)
        try settings.find(for: path)
        report(of: settings)
        noteLeftOut(settings.leftOut)
        return settings.configuration(for: path)
    }
}

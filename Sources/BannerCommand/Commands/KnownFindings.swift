/// The baseline of a run: the findings in it are not reported, and its entries for findings that are gone are.
struct KnownFindings {
    private let path: Path
    /// Paths in the baseline begin at the root of the repository, or beside the baseline if there is none.
    private let root: Path
    private let repository: Repository
    private let file: SourceFile
    private let isUpdating: Bool
    private var known: Baseline
    private var report: Report
    private var updated = Baseline()
    private var checked: [String: Check] = [:]
    /// How many findings were not reported.
    private(set) var count = 0

    /// How a file was checked.
    private struct Check {
        private let rulings: Rulings
        /// Whether it could be read, and whether its keys and values are without errors, so that everything was checked.
        private let isRead, isComplete: Bool

        init(_ report: Report, _ rulings: Rulings) {
            self.rulings = rulings
            let errors = report.keptFindings.filter { $0.severity == .error }
            (isRead, isComplete) = (!errors.contains { $0.rule.group == .reading }, errors.isEmpty)
        }

        /// Whether findings of a rule would have been found.
        func includes(_ rule: Rule?) -> Bool {
            let isReached =
                switch rule?.group {
                case .reading: true
                case .betweenKeys, .advice: isComplete
                default: isRead
                }
            return isReached && rule.map { rulings.severity(of: $0) != nil } ?? true
        }
    }

    /// The baseline that a command line names; `nil` if it names none.
    init?(_ arguments: Arguments) throws(Failure) {
        isUpdating = arguments.has(.updateBaseline)
        try arguments.refuse(.updateBaseline, with: .listFiles, .showSettings)
        try arguments.check(.updateBaseline, needs: "`--baseline FILE`", arguments.has(.baseline))
        guard let path = arguments.path(of: .baseline) else { return nil }
        self.path = path
        file = try KnownFindings.read(path, isUpdating)
        (known, report) = Baseline.read(file)
        let folder = FileSystem.resolved(path.folder) ?? path.folder
        root = Repository.root(above: folder) ?? folder
        repository = try Repository(named: root)
    }

    /// The baseline's file; an empty one if it is to be written and does not exist.
    private static func read(_ path: Path, _ isUpdating: Bool) throws(Failure) -> SourceFile {
        var bytes: [UInt8] = []
        do throws(SystemFault) {
            bytes = try FileSystem.read(path, limit: 64 << 20)
        } catch {
            guard isUpdating && error.isNothingToRead else {
                throw .inputOutput(
                    "cannot read `\(path.text)`: \(error.message)", help: "`--update-baseline` writes it")
            }
        }
        let file = SourceFile(name: path.text, bytes: bytes)
        guard bytes.isEmpty || Baseline.isOne(file) else {
            throw .usage("`\(path.text)` is not a baseline", help: "name another file; `--update-baseline` writes it")
        }
        return file
    }

    /// Whether the baseline itself has mistakes.
    var isFaulty: Bool { report.hasErrors && !isUpdating }

    /// The file, if it is read and not written.
    var input: [Path] { isUpdating ? [] : [path] }

    /// The file, if it is written.
    var output: Path? { isUpdating ? path : nil }

    /// A checked file without the findings that are known.
    mutating func filter(_ checked: CheckedFile, _ path: Path, _ rulings: Rulings) -> CheckedFile {
        let name = repository.location(of: path).path
        self.checked[name] = Check(checked.report, rulings)
        let findings = checked.report.keptFindings
        guard !findings.isEmpty else { return checked }
        let lines = KnownLine(checked.file)
        var report = checked.report
        let isKnown = findings.map { finding in
            // What keeps a file from being read would hide everything that is found in it later.
            guard finding.rule.group != .reading || finding.severity != .error else { return false }
            let line = lines.hash(of: finding)
            guard isUpdating else { return known.knows(finding.rule, on: line, of: name) }
            updated.add(finding.rule, on: line, of: name)
            return true
        }
        count += isKnown.count { $0 }
        report.remove(isKnown)
        return CheckedFile(checked.file, report.shown, at: checked.location, scenarios: checked.scenarios)
    }

    /// The baseline with its entries for findings that are gone, if there is anything to report.
    var own: CheckedFile? {
        var report = report
        if !isUpdating {
            let stale = known.stale { path, rule in checked[path]?.includes(rule) ?? !exists(path) }
            for finding in stale.sorted(by: { $0.range.start < $1.range.start }) { report.add(finding) }
        }
        return report.isEmpty || isUpdating ? nil : CheckedFile(file, report.shown, at: repository.location(of: path))
    }

    /// Writes a new baseline: what was found, and the entries of other files.
    func write(_ context: Context) throws(Failure) {
        guard isUpdating else { return }
        var baseline = updated
        // What it knows now: another run can have written it since this one began.
        baseline.add(Baseline.read(try KnownFindings.read(path, true)).baseline) { path, rule in
            checked[path].map { !$0.includes(rule) } ?? exists(path)
        }
        try Output.write(baseline.text(asJSON: path.text.hasSuffix(".json")), to: path)
        let (findings, files) = baseline.counts
        context.note(
            "`\(path.text)` knows \(findings.of("finding")) in \(files.of("file"))"
        )
    }

    private func exists(_ name: String) -> Bool {
        FileSystem.mayExist(name.hasPrefix("/") ? Path(name) : root.appending(Array(name.utf8)))
    }
}

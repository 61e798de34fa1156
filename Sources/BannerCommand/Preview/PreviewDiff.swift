/// One run of `preview --diff`: the page of a banner before and after a change.
struct PreviewDiff {
    let context: Context
    let arguments: Arguments
    let comparison: DiffRun
    let dates: PreviewDates

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        for option in [Option.scenario, .at, .every] { try arguments.refuse(option, with: .diff) }
        if arguments.value(of: .format) == "svg" {
            throw .usage(
                "`--format svg` cannot be combined with `--diff`, which writes a page",
                help: "`bannerkit diff -f markdown --pictures DIR` writes film strips before and after")
        }
        (self.arguments, self.context) = (arguments, context)
        comparison = try DiffRun(arguments, context)
        dates = try PreviewDates(arguments)
    }

    /// Writes the page, or the pages and their list.
    func run() throws(Failure) -> ExitCode {
        let isFollowing = arguments.has(.watch)
        switch try DiffOperands(arguments, isRunByGit: false) {
        case .files(let old, let new):
            let areFolders = try DiffRun.areFolders(old, new)
            if areFolders && !isFollowing { return try writeAll(old.tidied, new.tidied) }
            try checkFiles(old, new)
            guard !isFollowing else { try watch(old, new) }
            let name = new.nameInReports
            return try write(comparison.version(old), comparison.version(new), name: name, sparing: [old, new])
        case .revisions(let revisions, let paths):
            guard !isFollowing else { try watch(revisions, paths) }
            return try write(revisions, paths, isGuessed: arguments.countBeforeDashes == nil)
        case .handedOver, .unmerged:
            throw .usage("`--diff` expects `OLD NEW`, or a revision and a file")
        }
    }

    /// Reports what cannot be one side of a page, or be followed.
    func checkFiles(_ old: Path, _ new: Path) throws(Failure) {
        for path in [old, new] where !path.isStandardStream {
            guard path != DiffOperands.nothing else { throw PreviewDiff.onlyOne("one of the versions does not exist") }
            guard (try? FileSystem.kind(of: path.tidied)) != .folder else {
                throw .usage("`\(path.text)` is a folder, and `--watch` follows one banner before and after")
            }
        }
    }

    private func write(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> ExitCode {
        let changes = try comparison.changes(revisions, paths, isGuessed: isGuessed)
        guard let entry = changes.entries.first else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        guard changes.entries.count == 1 && !namesFolder else {
            let words = revisions.map(\.text).joined(separator: " → ")
            return try writeAll("\(changes.entries.count) banners differ", title: words, sparing: changes.files) {
                each throws(Failure) in try comparison.compare(changes, each)
            }
        }
        var versions: (DiffRun.Version, DiffRun.Version)?
        try comparison.read(changes) { _, old, new throws(Failure) in
            versions = ((old, nil), (new, nil))
        }
        guard let versions else { return .clean }
        return try write(versions.0, versions.1, name: entry.newPath.text, sparing: changes.files)
    }

    private func write(
        _ old: DiffRun.Version, _ new: DiffRun.Version, name: String, sparing inputs: [Path]
    ) throws(Failure) -> ExitCode {
        guard arguments.path(of: .output) != nil || !context.environment.isTerminal else {
            throw .usage("no page to write: name it with `--output`", help: "add `-o change.html`")
        }
        let change = comparison.change(name, old.version, new.version, needsBoth: true)
        if change.status == .broken {
            comparison.tell([old.version, new.version])
            return .broken
        }
        var shown = try PreviewDiff.shown(change, old, new, dates)
        let faults = shown.readPictures()
        let output = try context.output(to: arguments.path(of: .output), sparing: inputs + shown.pictures.files)
        try output.write(shown.page().html)
        try output.finish()
        context.note(faults)
        context.note(failing: shown.failingScenarios, in: name)
        return faults.isEmpty ? .clean : .inputOutput
    }

    /// Both versions with their calendars, or why they cannot be shown.
    static func shown(
        _ change: FileChange, _ old: DiffRun.Version, _ new: DiffRun.Version, _ dates: PreviewDates
    ) throws(Failure) -> ChangedBanner {
        if let reason = change.faults.compactMap(\.reason).first {
            throw .inputOutput("cannot compare `\(change.path)`: \(reason)")
        }
        guard var shown = ChangedBanner(change, old, new) else {
            throw onlyOne("`\(change.path)` is \(change.status == .deleted ? "deleted" : "new")")
        }
        try shown.add(dates)
        return shown
    }

    private static func onlyOne(_ reason: String) -> Failure {
        .usage(
            "\(reason), so there are not two versions to compare", help: "`bannerkit preview FILE` shows one version")
    }
}

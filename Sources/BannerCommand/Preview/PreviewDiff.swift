import BannerDiff
import BannerKit
import BannerRender

/// One run of `preview --diff`: the page of a banner before and after a change.
struct PreviewDiff {
    private let context: Context
    private let arguments: Arguments
    private let comparison: DiffRun
    private let dates: PreviewDates

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        for option in [Option.watch, .scenario, .stillAt, .every] where arguments.has(option) {
            throw .usage("`--\(option.name)` cannot be combined with `--diff`")
        }
        if let format = arguments.value(of: .previewFormat), format != PreviewFormat.html.rawValue {
            throw .usage(
                "`--format \(format)` cannot be combined with `--diff`, which writes a page",
                help: "`bannerkit diff -f markdown --pictures DIR` writes film strips before and after")
        }
        (self.arguments, self.context) = (arguments, context)
        comparison = try DiffRun(arguments, context)
        dates = try PreviewDates(arguments)
    }

    /// Writes the page.
    func run() throws(Failure) -> ExitCode {
        switch try DiffOperands(arguments, isRunByGit: false) {
        case .files(let old, let new): return try write(old, new)
        case .revisions(let revisions, let paths):
            return try write(revisions, paths, isGuessed: arguments.countBeforeDashes == nil)
        case .handedOver, .unmerged:
            throw .usage("`--diff` expects `OLD NEW`, or a revision and a file")
        }
    }

    private func write(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        guard !(old.isStandardStream && new.isStandardStream) else {
            throw .usage("standard input can be read only once", help: "give OLD or NEW a file of its own")
        }
        for path in [old, new] where !path.isStandardStream {
            guard path != DiffOperands.nothing else { throw PreviewDiff.onlyOne("one of the versions does not exist") }
            guard (try? FileSystem.kind(of: path.tidied)) != .folder else {
                throw .usage(
                    "`\(path.text)` is a folder, and a page shows one banner before and after",
                    help: "`bannerkit diff \(old.text) \(new.text)` lists which banners differ")
            }
        }
        return try write(
            try comparison.version(old), try comparison.version(new),
            name: new.isStandardStream ? "<stdin>" : new.text, sparing: [old, new])
    }

    private func write(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure) -> ExitCode {
        let changes = try comparison.changes(revisions, paths, isGuessed: isGuessed)
        guard let entry = changes.entries.first else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        guard changes.entries.count == 1 else {
            throw .usage(
                "\(changes.entries.count) banners differ, and a page shows one: name it after the revisions",
                help: "the first is `\(entry.newPath.text)`; `bannerkit diff` lists all of them")
        }
        var versions: (DiffRun.Version, DiffRun.Version)?
        try comparison.read(changes) { _, old, new throws(Failure) in
            versions = (DiffRun.Version(version: old), DiffRun.Version(version: new))
        }
        guard let versions else { return .clean }
        return try write(versions.0, versions.1, name: entry.newPath.text, sparing: changes.files)
    }

    private func write(
        _ old: DiffRun.Version, _ new: DiffRun.Version, name: String, sparing inputs: [Path]
    ) throws(Failure) -> ExitCode {
        guard arguments.path(of: .page) != nil || !context.environment.isTerminal else {
            throw .usage("no page to write: name it with `--output`", help: "add `-o change.html`")
        }
        let change = comparison.change(name, old.version, new.version, needsBoth: true)
        if let reason = change.faults.compactMap(\.reason).first {
            throw .inputOutput("cannot compare `\(name)`: \(reason)")
        }
        if change.status == .broken {
            comparison.tell([old.version, new.version])
            return .broken
        }
        guard case .file(let oldFile, let oldReading) = old.version,
            case .file(let newFile, let newReading) = new.version
        else {
            throw PreviewDiff.onlyOne("`\(name)` is \(change.status == .deleted ? "deleted" : "new")")
        }
        var before = PreviewFile(oldFile, oldReading, old.path)
        var after = PreviewFile(newFile, newReading, new.path)
        try before.add(dates)
        try after.add(dates)
        let faults = before.readPictures() + after.readPictures()
        let used = inputs + [before, after].flatMap { $0.pictures.files.map(\.file) }
        let output = try context.output(to: arguments.path(of: .page), sparing: used)
        let page = DiffPage(
            from: before.source, to: after.source, report: change.change.map(DiffText.page) ?? "",
            scenarios: PreviewDiff.pairs(change.change, before.source.banner, after.source.banner))
        try output.write(page.html)
        try output.finish()
        context.note(faults)
        return faults.isEmpty ? .clean : .inputOutput
    }

    /// The scenarios of both sides as the comparison matches them.
    private static func pairs(_ change: BannerChange?, _ before: Banner?, _ after: Banner?) -> [DiffPage.Pair] {
        let (old, new) = ((before?.scenarios ?? []).map(\.name), (after?.scenarios ?? []).map(\.name))
        guard let change else {
            return new.enumerated().map { DiffPage.Pair(name: $1, before: $0, after: $0) }
        }
        return change.scenarios.map { scenario in
            let (isOld, isNew) = (scenario.outcomes.before != nil, scenario.outcomes.after != nil)
            return DiffPage.Pair(
                name: scenario.name,
                before: isOld ? old.firstIndex(of: scenario.oldName ?? scenario.name) : nil,
                after: isNew ? new.firstIndex(of: scenario.name) : nil)
        }
    }

    private static func onlyOne(_ reason: String) -> Failure {
        .usage(
            "\(reason), so there are not two versions to compare", help: "`bannerkit preview FILE` shows one version")
    }
}

/// A run of `preview --diff`: a page with a banner before and after a change.
struct PreviewDiff {
    private let context: Context
    private let arguments: Arguments
    private let comparison: DiffRun
    private let dates: PreviewDates

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        for option in [Option.scenario, .at, .every, .watch] {
            try arguments.reject(option, with: .diff)
        }
        if let format = arguments.value(of: .format), format != "html" {
            throw .usage(
                "`--format \(format)` cannot be combined with `--diff`, which writes a page",
                help: "`bannerkit diff` writes text, Markdown and JSON")
        }
        (self.arguments, self.context) = (arguments, context)
        comparison = try DiffRun(arguments, context)
        dates = try PreviewDates(arguments)
    }

    func run() throws(Failure) -> ExitCode {
        switch try DiffOperands(arguments, isRunByGit: false) {
        case .files(let old, let new):
            for path in [old, new] where path == DiffOperands.nothing {
                throw PreviewDiff.onlyOne("one of the versions does not exist")
            }
            guard try !DiffRun.areFolders(old, new) else {
                throw .usage(
                    "`\(old.text)` and `\(new.text)` are folders, and a page shows one banner",
                    help: "`bannerkit diff` compares all banners of two folders")
            }
            let versions = (try comparison.version(old), try comparison.version(new))
            return try write(versions.0, versions.1, places: [old, new], sparing: [old, new])
        case .revisions(let revisions, let paths):
            return try write(revisions, paths, isGuessed: arguments.countBeforeDashes == nil)
        case .handedOver, .unmerged:
            throw .usage("`--diff` expects `OLD NEW`, or a revision and a file")
        }
    }

    private func write(_ revisions: [Path], _ paths: [Path], isGuessed: Bool) throws(Failure)
        -> ExitCode
    {
        let changes = try comparison.changes(revisions, paths, isGuessed: isGuessed)
        guard let entry = changes.entries.first else {
            context.note("no banner differs, so no page was written")
            return .clean
        }
        try require(
            changes.entries.count == 1,
            "\(changes.entries.count) banners differ, and a page shows one",
            help: "for a page, name one after the revisions; `bannerkit diff` shows all")
        var versions: (FileChange.Version, FileChange.Version)?
        try comparison.read(changes) { versions = ($1, $2) }
        guard let versions else { return .clean }
        return try write(versions.0, versions.1, name: entry.newPath, sparing: changes.files)
    }

    /// Writes the page of two versions; `places` are the paths at which their pictures are looked
    /// up.
    private func write(
        _ old: FileChange.Version, _ new: FileChange.Version, name: Path? = nil,
        places: [Path] = [],
        sparing inputs: [Path]
    ) throws(Failure) -> ExitCode {
        try context.checkPage(arguments, help: "add `-o change.html`")
        let name = name?.text ?? places[1].nameInReports
        let change = comparison.change(name, old, new, needsBoth: true)
        if change.status == .broken {
            comparison.report([old, new])
            return .broken
        }
        if let reason = change.faults.compactMap(\.reason).first {
            throw .inputOutput("cannot compare `\(name)`: \(reason)")
        }
        guard case .file(let oldFile, let oldReading) = old,
            case .file(let newFile, let newReading) = new
        else {
            throw PreviewDiff.onlyOne(
                "`\(name)` is \(change.status == .deleted ? "deleted" : "new")")
        }
        let beside = places.map { $0.isOpenDescriptor ? nil : $0 }
        var before = PreviewFile(oldFile, oldReading, for: change.viewer, beside.first ?? nil)
        var after = PreviewFile(newFile, newReading, for: change.viewer, beside.last ?? nil)
        var span = PageSpan()
        for case let banner? in [before.source.banner, after.source.banner] { span.add(banner) }
        try before.add(dates.completed(for: span))
        try after.add(dates.completed(for: span))
        let pictures = (before.pictures.files + after.pictures.files).map(\.file)
        let faults = before.readPictures() + after.readPictures()
        let output = try context.output(to: arguments.output, sparing: inputs + pictures)
        let html = DiffHTMLRenderer()
        var source = before.source
        source.banner = source.banner?.renamed(change.change?.keys ?? [])
        let page = DiffPage(
            from: source, to: after.source,
            sentence: html.words(change.change?.sentence ?? "Both versions are the same banner"),
            report: html.text(change.sections),
            found: change.newFindings.map(\.severity),
            scenarios: PreviewDiff.pairs(change, source.banner, after.source.banner))
        try output.write(page.html)
        try output.finish()
        context.note(faults)
        context.note(failing: after.source.expectations.failing, in: name)
        return faults.isEmpty ? .clean : .inputOutput
    }

    /// The scenarios of both versions, paired as in the comparison.
    private static func pairs(_ change: FileChange, _ before: Banner?, _ after: Banner?)
        -> [DiffPage.Pair]
    {
        let (old, new) = (
            (before?.scenarios ?? []).map(\.name), (after?.scenarios ?? []).map(\.name)
        )
        guard let change = change.change else { return new.enumerated().map { ($1, $0, $0) } }
        return change.scenarios.map { scenario in
            (
                scenario.name, old.firstIndex(of: scenario.oldName ?? scenario.name),
                new.firstIndex(of: scenario.name)
            )
        }
    }

    private static func onlyOne(_ reason: String) -> Failure {
        .usage(
            "\(reason), so there are not two versions to compare",
            help: "`bannerkit preview FILE` shows one version")
    }
}

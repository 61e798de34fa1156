import BannerDiagnostics
import BannerDiff
import BannerKit
import BannerReport
import BannerTree
import BannerYAML

/// One run of `diff`: the options, and what is written.
struct DiffRun {
    let context: Context
    let arguments: Arguments
    let limits: Limits
    private let horizon: Time
    private let format: Format
    private let text: DiffText
    private let isExitZero: Bool

    /// What is written.
    enum Format: String {
        case text, markdown, json
    }

    /// A version of a file with the path where it is found, for its pictures.
    struct Version {
        var version: FileChange.Version
        var path: Path?
    }

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try Size.limits(arguments)
        horizon =
            try arguments.value(of: .diffHorizon).map { word throws(Failure) in
                try Moment.read(word, of: "--for")
            } ?? .seconds(3_600)
        format = arguments.value(of: .diffFormat).flatMap { Format(rawValue: $0) } ?? .text
        isExitZero = arguments.has(.exitZero)
        var style = context.environment.style(color: arguments.value(of: .color))
        if arguments.has(.output) && arguments.value(of: .color) != "always" { style.isColoured = false }
        // A page's source is not a log, where nothing says so.
        if format == .markdown { style.isReadByRunner = context.environment.isRunner }
        text = DiffText(style, isMarkdown: format == .markdown)
        guard format == .markdown || !arguments.has(.pictures) else {
            throw .usage("`--pictures` needs `-f markdown`, which shows them")
        }
        guard arguments.has(.pictures) || !arguments.has(.pictureURL) else {
            throw .usage("`--picture-url` needs `--pictures`")
        }
    }

    // MARK: Versions

    /// A file of this system; `/dev/null` is one that does not exist.
    func version(_ path: Path) throws(Failure) -> Version {
        guard path != DiffOperands.nothing else { return Version(version: .absent) }
        guard path.isOpenDescriptor else {
            return Version(version: read(try context.source(path, limit: limits.maxBytes)), path: path)
        }
        do throws(SystemFault) {
            let bytes = try FileSystem.read(path, limit: limits.maxBytes + 1, acceptsPipes: true)
            return Version(version: read(SourceFile(name: path.text, bytes: bytes)))
        } catch {
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
    }

    /// The banner in a text.
    func read(_ file: SourceFile) -> FileChange.Version { .file(file, BannerFile.read(file, limits: limits)) }

    /// Compares two versions.
    func change(
        _ path: String, from oldPath: String? = nil, _ old: FileChange.Version, _ new: FileChange.Version,
        needsBoth: Bool = false, isComplete: Bool = false
    ) -> FileChange {
        FileChange(
            path: path, oldPath: oldPath, from: old, to: new, needsBoth: needsBoth, over: horizon,
            most: isComplete || format == .json ? .max : BannerChange.mostKeys)
    }

    // MARK: Two files

    /// Two files or two folders.
    mutating func compare(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        guard !(old.isStandardStream && new.isStandardStream) else {
            throw .usage("standard input can be read only once", help: "give OLD or NEW a file of its own")
        }
        let folders = [old, new].map { path in
            !path.isStandardStream && (try? FileSystem.kind(of: path.tidied)) == .folder
        }
        if folders.contains(true) {
            for (path, isFolder) in zip([old, new], folders) where !isFolder && path != DiffOperands.nothing {
                throw .usage("`\(path.text)` is not a folder, and the other operand is one")
            }
            return try compareFolders(old.tidied, new.tidied)
        }
        let (before, after) = (try version(old), try version(new))
        let name = new == DiffOperands.nothing ? old : new
        // As git's textconv, which must not leave anything out.
        let isComplete = [old, new].contains(DiffOperands.nothing)
        let file = change(
            name.isStandardStream ? "<stdin>" : name.text, before.version, after.version, needsBoth: true,
            isComplete: isComplete)
        let output = try context.output(to: arguments.path(of: .output), sparing: [old, new])
        let isTold = file.status == .broken && format == .text && !isExitZero
        if isTold { tell([before.version, after.version]) }
        var pictures = try DiffPictures(arguments, sparing: [old, new])
        switch format {
        case .json:
            var json = DiffJSON()
            var tally = DiffTally()
            tally.add(file.status)
            try output.write(json.begin + json.text(file) + json.end(tally))
        case .markdown:
            let addresses = try pictures?.draw(file, before, after, context)
            try output.write(text.onlyText(file, pictures: addresses))
        case .text:
            if !isTold { try output.write(text.onlyText(file)) }
        }
        try output.finish()
        return code(file.status)
    }

    /// Prints the findings in versions with errors, as `validate` does.
    private func tell(_ versions: [FileChange.Version]) {
        let style = context.environment.style(color: arguments.value(of: .color), onErrors: true)
        for case .file(let file, let reading) in versions where reading.banner == nil {
            Terminal.printError(TextReport(style).text(of: reading.unsilencedReport, in: file))
        }
    }

    // MARK: Files that git hands over

    /// One file; git takes any exit code but 0 for a failure of its own.
    func compareHandedOver(_ path: Path, _ old: Path, _ new: Path, _ newPath: Path) throws(Failure) -> ExitCode {
        let (before, after) = (try version(old), try version(new))
        let output = try context.output(to: arguments.path(of: .output), sparing: [old, new])
        let isBanner =
            path.isBannerFile || newPath.isBannerFile || before.version.banner != nil || after.version.banner != nil
        let file = change(newPath.text, from: path == newPath ? nil : path.text, before.version, after.version)
        switch format {
        case .json:
            guard isBanner else { return .clean }
            var json = DiffJSON()
            var tally = DiffTally()
            tally.add(file.status)
            try output.write(json.begin + json.text(file) + json.end(tally))
        case .text, .markdown:
            try output.write((isBanner ? text.text(file) : text.foreign(newPath.text)) + "\n")
        }
        try output.finish()
        return .clean
    }

    /// A file with conflicts.
    func showUnmerged(_ path: Path) throws(Failure) -> ExitCode {
        let file = FileChange(path: path.text, unread: "a merge left it with conflicts")
        try context.output.write(text.text(file) + "\n")
        return .clean
    }

    // MARK: Many files

    /// Writes many files, each below its heading, and the summary.
    func write(
        sparing inputs: [Path],
        _ body: (_ each: (FileChange, Version, Version) throws(Failure) -> Void) throws(Failure) -> DiffTally
    ) throws(Failure) -> ExitCode {
        let output = try context.output(to: arguments.path(of: .output), sparing: inputs)
        var pictures = try DiffPictures(arguments, sparing: inputs)
        var json = DiffJSON()
        if format == .json { try output.write(json.begin) }
        // The summary comes first in Markdown, so the rest has to wait.
        var page = ""
        let tally = try body { file, before, after throws(Failure) in
            switch format {
            case .json: try output.write(json.text(file))
            case .text: try output.write(text.text(file) + "\n")
            case .markdown: page += "\n" + text.text(file, pictures: try pictures?.draw(file, before, after, context))
            }
        }
        switch format {
        case .json: try output.write(json.end(tally))
        case .text: try output.write(text.summary(tally))
        case .markdown: try output.write(text.summary(tally) + page)
        }
        try output.finish()
        return code(tally)
    }

    // MARK: Exit codes

    private func code(_ status: FileChange.Status) -> ExitCode {
        var tally = DiffTally()
        tally.add(status)
        return code(tally)
    }

    private func code(_ tally: DiffTally) -> ExitCode {
        if tally.count(of: .unread) > 0 { return .inputOutput }
        if isExitZero { return .clean }
        if tally.count(of: .broken) > 0 { return .broken }
        return tally.isDifferent ? .findings : .clean
    }
}

extension Path {
    /// Whether a shell gives the output of a command this name, as for `<(git show HEAD:home.banner.yaml)`.
    fileprivate var isOpenDescriptor: Bool { bytes.starts(with: "/dev/fd/".utf8) }
}

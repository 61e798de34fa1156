extension Command {
    /// Compares banners in files, folders or revisions.
    static let diff = Command(name: "diff") { context, arguments throws(Failure) in
        let isRunByGit = context.environment.variable("GIT_DIFF_PATH_COUNTER") != nil
        let operands = try DiffOperands(arguments, isRunByGit: isRunByGit)
        let comparison = try DiffRun(arguments, context)
        switch operands {
        case .files(let old, let new): return try comparison.compare(old, new)
        case .revisions(let revisions, let paths):
            let isGuessed = arguments.countBeforeDashes == nil
            return try comparison.compare(revisions, paths, isGuessed: isGuessed)
        case .handedOver(let path, let old, let new, let newPath):
            return try comparison.compareHandedOver(path, old, new, newPath)
        case .unmerged(let path): return try comparison.showUnmerged(path)
        }
    }
}

/// A run of `diff`: its options and its output.
struct DiffRun {
    let context: Context
    let arguments: Arguments
    let limits: Limits
    private let play: DiffPlay
    let format: Format
    private let text: DiffTextRenderer
    private let markdown: DiffMarkdownRenderer
    let isExitZero: Bool

    enum Format: String {
        case text, markdown, json
    }

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try SizeOption.limits(arguments)
        var play = DiffPlay(horizon: try arguments.time(of: .for) ?? .seconds(3_600))
        play.viewer = try Banner.Viewer(arguments)
        play.start = try arguments.date(of: .start)
        play.span = try DateSpan(arguments).map { ($0.from, $0.to) }
        play.zones = TimeZones.files
        self.play = play
        format = arguments.choice(of: .format) ?? .text
        isExitZero = arguments.has(.exitZero)
        let limit =
            try arguments.value(of: .maxBytes).map { word throws(Failure) in
                try SizeOption.bytes(
                    word, of: .maxBytes, DiffMarkdownRenderer.minLimit...SizeOption.most)
            } ?? DiffMarkdownRenderer.usualLimit
        try arguments.check(.maxBytes, needs: "`-f markdown`", format == .markdown)
        var style = context.style(arguments)
        if arguments.has(.output) && arguments.value(of: .color) != "always" {
            style.isColoured = false
        }
        // Markdown in a pipe becomes a page, so only a CI runner makes it a log.
        if format == .markdown { style.isReadByRunner = context.environment.isRunner }
        (text, markdown) = (DiffTextRenderer(style), DiffMarkdownRenderer(style, limit: limit))
    }

    // MARK: Versions

    /// Parses a version; `pictureFault` checks its pictures, and `nil` skips them.
    func read(_ file: SourceFile, pictureFault: PictureLookup.Answer? = nil) -> FileChange.Version {
        var file = file
        file.pictureFault = pictureFault
        return .file(file, BannerFile.read(file, limits: limits))
    }

    /// Parses a version from bytes.
    func read(_ name: String, _ bytes: [UInt8], pictureFault: PictureLookup.Answer? = nil)
        -> FileChange.Version
    {
        read(SourceFile(name: name, bytes: bytes).withTimeZones(), pictureFault: pictureFault)
    }

    /// Compares two versions.
    func change(
        _ path: String, from oldPath: String? = nil, _ old: FileChange.Version,
        _ new: FileChange.Version,
        needsBoth: Bool = false, isComplete: Bool = false
    ) -> FileChange {
        var play = play
        if isComplete || format == .json { play.most = .max }
        return FileChange(
            path: path, oldPath: oldPath, from: old, to: new, needsBoth: needsBoth, play)
    }

    // MARK: Output

    /// Handles one file; `nil` stands for a file whose two versions have the same bytes.
    typealias Each = (FileChange?) throws(Failure) -> Void

    /// Writes files with headings and a summary, or a single file without them.
    func write(
        sparing inputs: [Path], isAlone: Bool = false,
        _ body: (_ each: Each) throws(Failure) -> Void
    ) throws(Failure) -> ExitCode {
        let output = try context.output(to: arguments.output, sparing: inputs)
        var (tally, list, files) = (DiffCounts(), JSONList(), [FileChange]())
        if format == .json { try output.write(DiffCounts.jsonStart) }
        try body { file throws(Failure) in
            tally.add(file)
            guard let file else { return }
            if format == .json {
                try output.write(list.next(file.json))
            } else {
                files.append(file)
            }
        }
        switch format {
        case .json: try output.write("\(list.end),\"summary\":\(tally.json.line)}\n")
        case _ where isAlone: try output.write(files.map(alone).joined())
        case .text:
            for group in AlikeFiles.groups(of: files) {
                try output.write(titled(group.title, group.sections))
            }
            try output.write(tally.summary + "\n")
        case .markdown: try output.write(markdown.text(AlikeFiles.groups(of: files), tally))
        }
        try output.finish()
        if tally.count(of: .unread) > 0 { return .inputOutput }
        if isExitZero { return .clean }
        if tally.count(of: .broken) > 0 { return .broken }
        return tally.isDifferent ? .findings : .clean
    }

    /// The comparison of a single file.
    private func alone(_ file: FileChange) -> String {
        let sections = file.sections
        if sections.isEmpty { return text.text(file.verdict, []) }
        return format == .markdown ? markdown.text(sections) : text.text(sections)
    }

    /// A heading with its sections.
    func titled(_ title: DiffLine, _ sections: [DiffSection]) -> String {
        (format == .markdown ? markdown.text(title, sections) : text.text(title, sections)) + "\n"
    }
}

extension DiffRun {
    /// Compares two files or two folders.
    func compare(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        if try DiffRun.areFolders(old, new) {
            let folders = try Folders(old.tidied, new.tidied, isIgnoring: !arguments.has(.noIgnore))
            return try write(sparing: folders.files) { each throws(Failure) in
                try compare(folders, each)
            }
        }
        // Pictures are checked only if both versions are files with a folder.
        let arePlaced = [old, new].allSatisfy {
            !$0.isStandardStream && !$0.isOpenDescriptor && $0 != DiffOperands.nothing
        }
        let before = try version(old, withPictures: arePlaced)
        let after = try version(new, withPictures: arePlaced)
        let name = new == DiffOperands.nothing ? old : new
        // As a `textconv` of git, the output must be complete.
        let isComplete = [old, new].contains(DiffOperands.nothing)
        let file = change(
            name.nameInReports, before, after, needsBoth: true, isComplete: isComplete)
        if file.status == .broken && format == .text && !isExitZero {
            report([before, after])
            return .broken
        }
        return try write(file, sparing: [old, new])
    }

    /// Writes the comparison of a single file.
    func write(_ file: FileChange, sparing inputs: [Path]) throws(Failure) -> ExitCode {
        try write(sparing: inputs, isAlone: true) { each throws(Failure) in try each(file) }
    }

    /// Whether the operands are two folders; throws if only one is.
    static func areFolders(_ old: Path, _ new: Path) throws(Failure) -> Bool {
        try require(
            !(old.isStandardStream && new.isStandardStream), "standard input can be read only once",
            help: "use a file for OLD or NEW")
        let folders = [old, new].map { path in
            !path.isStandardStream && (try? FileSystem.kind(of: path.tidied)) == .folder
        }
        guard folders.contains(true) else { return false }
        for (path, isFolder) in zip([old, new], folders)
        where !isFolder && path != DiffOperands.nothing {
            throw .usage("`\(path.text)` is not a folder, and the other operand is one")
        }
        return true
    }

    /// Prints the errors of versions that are not valid banners.
    func report(_ versions: [FileChange.Version]) {
        for case .file(let file, let reading) in versions where reading.banner == nil {
            context.report(reading.report, in: file, arguments)
        }
    }

    /// Reads a version from the file system; `/dev/null` is one that does not exist.
    func version(_ path: Path, withPictures: Bool = false) throws(Failure) -> FileChange.Version {
        guard path != DiffOperands.nothing else { return .absent }
        guard !path.isOpenDescriptor else {
            let bytes = try path.attempt(
                to: "read", FileSystem.read(path, limit: limits.maxBytes + 1, acceptsPipes: true))
            return read(path.text, bytes)
        }
        let source = try context.source(path, limit: limits.maxBytes)
        let pictures = withPictures ? PictureLookup.faults(beside: path) : nil
        return read(source, pictureFault: pictures)
    }
}

extension Path {
    /// Whether the path is a file descriptor, as in process substitution:
    /// `<(git show HEAD:home.banner.yaml)`.
    var isOpenDescriptor: Bool { bytes.starts(with: "/dev/fd/".utf8) }
}

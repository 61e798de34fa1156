/// One run of `diff`: the options, and what is written.
struct DiffRun {
    let context: Context
    let arguments: Arguments
    let limits: Limits
    private let play: DiffPlay
    let format: Format
    let text: DiffText
    let isExitZero: Bool
    /// The largest Markdown, in bytes.
    let markdownLimit: Int

    /// What is written.
    enum Format: String {
        case text, markdown, json
    }

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try Size.limits(arguments)
        var play = DiffPlay(horizon: try arguments.time(of: .for) ?? .seconds(3_600))
        play.viewer = try Banner.Viewer(arguments)
        play.start = try arguments.date(of: .start)
        play.span = try DateSpan(arguments).map { ($0.from, $0.to) }
        play.zones = TimeZones.files
        self.play = play
        format = arguments.choice(of: .format) ?? .text
        isExitZero = arguments.has(.exitZero)
        markdownLimit =
            try arguments.value(of: .maxBytes).map { word throws(Failure) in
                try Size.bytes(word, of: .maxBytes, DiffMarkdown.leastLimit...Size.most)
            } ?? DiffMarkdown.usualLimit
        try arguments.check(.maxBytes, needs: "`-f markdown`", format == .markdown)
        var style = context.style(arguments)
        if arguments.has(.output) && arguments.value(of: .color) != "always" { style.isColoured = false }
        // A page's source is not a log, where nothing says so.
        if format == .markdown { style.isReadByRunner = context.environment.isRunner }
        text = DiffText(style, format == .markdown ? .markdown : .text)
    }

    // MARK: Versions

    /// The banner in a text, with findings about its pictures if they can be looked for.
    func read(_ file: SourceFile, pictureFault: PictureLookup.Answer? = nil) -> FileChange.Version {
        var file = file
        file.pictureFault = pictureFault
        return .file(file, BannerFile.read(file, limits: limits))
    }

    /// The same of a text without a file.
    func read(_ name: String, _ bytes: [UInt8], pictureFault: PictureLookup.Answer? = nil) -> FileChange.Version {
        read(SourceFile(name: name, bytes: bytes).withTimeZones(), pictureFault: pictureFault)
    }

    /// Compares two versions.
    func change(
        _ path: String, from oldPath: String? = nil, _ old: FileChange.Version, _ new: FileChange.Version,
        needsBoth: Bool = false, isComplete: Bool = false
    ) -> FileChange {
        FileChange(
            path: path, oldPath: oldPath, from: old, to: new, needsBoth: needsBoth, play,
            most: isComplete || format == .json ? .max : BannerChange.mostKeys)
    }

    // MARK: Output

    /// What is done with one file.
    typealias Each = (FileChange) throws(Failure) -> Void

    /// Writes many files, each below its heading, and the summary; or only one.
    func write(
        sparing inputs: [Path], isAlone: Bool = false, _ body: (_ each: Each) throws(Failure) -> DiffTally
    ) throws(Failure) -> ExitCode {
        let output = try context.output(to: arguments.output, sparing: inputs)
        var json = DiffJSON()
        if format == .json { try output.write(json.begin) }
        // The summary comes first in Markdown, so the rest has to wait.
        var page = DiffMarkdown(text, limit: markdownLimit)
        let tally = try body { file throws(Failure) in
            switch format {
            case .json: try output.write(json.text(file))
            case .text: try output.write(isAlone ? text.onlyText(file) : text.text(file) + "\n")
            case .markdown where isAlone:
                try output.write(DiffMarkdown.shortened(text.onlyText(file), to: markdownLimit))
            case .markdown: page.add(file, text.text(file))
            }
        }
        switch format {
        case .json: try output.write(json.end(tally))
        case .text where !isAlone: try output.write(text.summary(tally))
        case .markdown where !isAlone: try output.write(page.page(tally))
        case .text, .markdown: break
        }
        try output.finish()
        if tally.count(of: .unread) > 0 { return .inputOutput }
        if isExitZero { return .clean }
        if tally.count(of: .broken) > 0 { return .broken }
        return tally.isDifferent ? .findings : .clean
    }
}

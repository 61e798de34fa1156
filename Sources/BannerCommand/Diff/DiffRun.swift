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
        limits = try Size.limits(arguments)
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
                try Size.bytes(word, of: .maxBytes, DiffMarkdownRenderer.leastLimit...Size.most)
            } ?? DiffMarkdownRenderer.usualLimit
        try arguments.check(.maxBytes, needs: "`-f markdown`", format == .markdown)
        var style = context.style(arguments)
        if arguments.has(.output) && arguments.value(of: .color) != "always" { style.isColoured = false }
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
    func read(_ name: String, _ bytes: [UInt8], pictureFault: PictureLookup.Answer? = nil) -> FileChange.Version {
        read(SourceFile(name: name, bytes: bytes).withTimeZones(), pictureFault: pictureFault)
    }

    /// Compares two versions.
    func change(
        _ path: String, from oldPath: String? = nil, _ old: FileChange.Version, _ new: FileChange.Version,
        needsBoth: Bool = false, isComplete: Bool = false
    ) -> FileChange {
        var play = play
        if isComplete || format == .json { play.most = .max }
        return FileChange(path: path, oldPath: oldPath, from: old, to: new, needsBoth: needsBoth, play)
    }

    // MARK: Output

    /// Handles one file; `nil` stands for a file whose two versions have the same bytes.
    typealias Each = (FileChange?) throws(Failure) -> Void

    /// Writes files with headings and a summary, or a single file without them.
    func write(
        sparing inputs: [Path], isAlone: Bool = false, _ body: (_ each: Each) throws(Failure) -> Void
    ) throws(Failure) -> ExitCode {
        let output = try context.output(to: arguments.output, sparing: inputs)
        var (tally, list, files) = (DiffTally(), JSONList(), [FileChange]())
        if format == .json { try output.write(DiffTally.jsonStart) }
        try body { file throws(Failure) in
            tally.add(file)
            guard let file else { return }
            switch format {
            case .json: try output.write(list.next(file.json))
            case _ where isAlone: try output.write(alone(file.sections))
            case .text: try output.write(titled(file.title, file.sections))
            // Markdown begins with the summary, so the files are buffered.
            case .markdown: files.append(file)
            }
        }
        switch format {
        case .json: try output.write("\(list.end),\"summary\":\(tally.json.line)}\n")
        case .text where !isAlone: try output.write(tally.summary + "\n")
        case .markdown where !isAlone: try output.write(markdown.text(files, tally))
        case .text, .markdown: break
        }
        try output.finish()
        if tally.count(of: .unread) > 0 { return .inputOutput }
        if isExitZero { return .clean }
        if tally.count(of: .broken) > 0 { return .broken }
        return tally.isDifferent ? .findings : .clean
    }

    /// The comparison of a single file.
    private func alone(_ sections: [DiffSection]) -> String {
        if sections.isEmpty { return "no difference\n" }
        return format == .markdown ? markdown.text(sections) : text.text(sections)
    }

    /// A heading with its sections.
    func titled(_ title: DiffLine, _ sections: [DiffSection]) -> String {
        (format == .markdown ? markdown.text(title, sections) : text.text(title, sections)) + "\n"
    }
}

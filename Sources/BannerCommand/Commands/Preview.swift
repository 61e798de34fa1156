/// A run of `preview`.
struct Preview {
    let arguments: Arguments
    let context: Context
    private let limits: Limits
    private let viewer: Banner.Viewer
    /// The start date of pages, and the span of their calendars.
    var dates: PreviewDates

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try Size.limits(arguments)
        viewer = try Banner.Viewer(arguments)
        dates = try PreviewDates(arguments)
    }

    func inputs() throws(Failure) -> Inputs {
        try Inputs(arguments)
    }

    /// Reads a file for a page, without its pictures.
    func read(_ path: Path, _ settings: SettingsFiles?) throws(SystemFault) -> PreviewFile {
        try PreviewFile(path, limits: limits, settings?.rulings(for: path) ?? .standard, for: viewer)
    }

    /// A file's path relative to the folder on the command line.
    func placed(_ file: Path) -> String {
        (arguments.operands.count == 1 ? file.below(arguments.operands[0].tidied) ?? file : file).text
    }

    /// Writes a page or a gallery.
    func run() throws(Failure) -> ExitCode {
        let inputs = try inputs()
        context.tell(of: inputs.settings)
        if arguments.value(of: .format) == "svg" { return try writeDrawing() }
        guard context.note(inputs) == .clean else { return .inputOutput }
        if let only = inputs.files.first, inputs.files.count == 1, arguments.operands.map(\.tidied) == [only] {
            guard !arguments.has(.watch) else { try watch(only) }
            return try writePage(only, inputs.settings)
        }
        guard let folder = arguments.output, !folder.isStandardOutput else {
            throw .usage(
                "a gallery needs a folder: name it with `--output`", help: "`bannerkit preview ads -o gallery`")
        }
        guard !arguments.has(.watch) else { try watch(galleryIn: folder) }
        var gallery = Gallery(inputs, in: folder, self)
        return try gallery.write()
    }

    private func writeDrawing() throws(Failure) -> ExitCode {
        guard let path = arguments.operands.first, arguments.operands.count == 1 else {
            throw .usage("`--format svg` needs one file")
        }
        try require(!arguments.has(.watch), "`--watch` is for pages, not for `--format svg`")
        try require(!dates.areGiven, "`--start`, `--from` and `--to` are for pages, not for `--format svg`")
        let banner = try context.banner(in: path, arguments)
        let drawing = try PreviewDrawing(arguments, of: banner)
        if banner.hasCalendar {
            // Only pages show items that come and go.
            try require(
                drawing.scenario?.start == nil,
                "`--format svg` cannot show a scenario with `start`, in which items come and go",
                help: "a page can: `bannerkit preview \(path.text) -o page.html`")
            context.note("`when` counts only from a date on, so every item is shown; a page can play from a date")
        }
        var pictures = PageImages(of: banner, beside: path)
        let failing = PreviewFile.failingScenarios(of: banner, for: viewer)
        let text = try drawing.text(
            banner.fitted(to: drawing.scenario.map(viewer.playing) ?? viewer), images: pictures.read())
        let inputs = [path] + pictures.files.map(\.file)
        try context.write(Array(text.utf8), to: arguments.output, sparing: inputs)
        context.note(pictures.faults)
        context.note(failing: failing, in: path.text)
        return pictures.faults.isEmpty ? .clean : .inputOutput
    }

    private func writePage(_ path: Path, _ settings: SettingsFiles?) throws(Failure) -> ExitCode {
        let page = arguments.output
        try context.checkPage(arguments, help: "`bannerkit preview \(path.text) -o page.html`")
        var preview = try path.attempt(to: "read", read(path, settings))
        try preview.add(dates)
        let faults = preview.readPictures()
        let output = try context.output(to: page, sparing: preview.inputs(path))
        // A page of errors does not replace an existing page.
        if preview.report.hasErrors, let page, (try? FileSystem.kind(of: page)) == .file {
            context.noteUnwritten(page, "the banner has errors")
        } else {
            try output.write(BannerPage(preview.source).html)
            try output.finish()
        }
        context.note(faults)
        context.tell(preview.report, in: preview.file, arguments)
        context.note(failing: preview.source.failingScenarios, in: path.text)
        guard faults.isEmpty else { return .inputOutput }
        return preview.report.hasErrors ? .findings : .clean
    }
}

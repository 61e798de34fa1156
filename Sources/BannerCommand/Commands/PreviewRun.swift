/// A run of `preview`.
struct PreviewRun {
    let arguments: Arguments
    let context: Context
    private let limits: Limits
    private let viewer: Banner.Viewer
    /// The start date of pages, and the span of their calendars.
    var dates: PreviewDates

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try SizeOption.limits(arguments)
        viewer = try Banner.Viewer(arguments)
        dates = try PreviewDates(arguments)
    }

    /// Reads a file for a page, without its pictures.
    func read(_ path: Path, _ settings: SettingsFiles) throws(SystemFault) -> PreviewFile {
        try PreviewFile(
            path, limits: limits, settings.configuration(for: path), for: viewer)
    }

    /// A file's path relative to the folder on the command line.
    func placed(_ file: Path) -> String {
        (arguments.operands.count == 1 ? file.below(arguments.operands[0].tidied) ?? file : file)
            .text
    }

    /// Writes a page or a gallery.
    func run() throws(Failure) -> ExitCode {
        let inputs = try Inputs(arguments)
        context.report(of: inputs.settings)
        if arguments.value(of: .format) == "svg" { return try writeDrawing() }
        guard context.note(inputs) == .clean else { return .inputOutput }
        if let only = inputs.files.first, inputs.files.count == 1,
            arguments.operands.map(\.tidied) == [only]
        {
            guard !arguments.has(.watch) else { try watch(only) }
            return try writePage(only, inputs.settings)
        }
        guard let folder = arguments.output, !folder.isStandardOutput else {
            throw .usage(
                "`--output` is required: the gallery's folder",
                help: "`bannerkit preview ads -o gallery`")
        }
        try arguments.rejectOutput(
            ".html", ".svg", as: "a folder, with a page for each banner", help: "`-o gallery`")
        guard !arguments.has(.watch) else { try watch(galleryIn: folder) }
        var gallery = Gallery(inputs, in: folder, self)
        return try gallery.write()
    }

    private func writeDrawing() throws(Failure) -> ExitCode {
        guard let path = arguments.operands.first, arguments.operands.count == 1,
            (try? FileSystem.kind(of: path.tidied)) != .folder
        else {
            throw .usage(
                "`--format svg` draws one banner",
                help: "name one file, or leave out `--format svg` for a gallery")
        }
        try arguments.rejectOutput(
            ".html", as: "a drawing, which is SVG",
            help: "`-o home.svg`, or a page without `--format svg`")
        try require(!arguments.has(.watch), "`--watch` cannot be combined with `--format svg`")
        try require(
            !dates.areGiven, "`--start`, `--from` and `--to` cannot be combined with `--format svg`"
        )
        let banner = try context.banner(in: path, arguments)
        let drawing = try PreviewDrawing(arguments, of: banner)
        if banner.hasCalendar {
            // Only pages show items that come and go.
            try require(
                drawing.scenario?.start == nil,
                "`--format svg` cannot show a scenario with `start`, in which items come and go",
                help: "a page can: `bannerkit preview \(path.text) -o page.html`")
            context.note("without a date `when` is ignored; a page can play from one")
        }
        var pictures = PageImages(of: banner, beside: path)
        let failing = PreviewFile.expectations(of: banner, for: viewer).failing
        let text = try drawing.text(
            banner.fitted(to: drawing.scenario.map(viewer.playing) ?? viewer),
            images: pictures.read())
        let inputs = [path] + pictures.files.map(\.file)
        try context.write(Array(text.utf8), to: arguments.output, sparing: inputs)
        context.note(pictures.faults)
        context.note(failing: failing, in: path.text)
        return pictures.faults.isEmpty ? .clean : .inputOutput
    }

    private func writePage(_ path: Path, _ settings: SettingsFiles) throws(Failure) -> ExitCode {
        let page = arguments.output
        try context.checkPage(
            arguments,
            help: "`bannerkit preview \(path.text) -o page.html`; `--format svg` draws the banner")
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
        context.report(preview.report, in: preview.file, arguments)
        context.note(failing: preview.source.expectations.failing, in: path.text)
        guard faults.isEmpty else { return .inputOutput }
        return preview.report.hasErrors ? .findings : .clean
    }
}

/// The dates of a preview: the start of playback, and the span of the calendar.
struct PreviewDates {
    /// The start of playback; `nil` plays every item.
    var start: Banner.Date?
    private var from, to: Banner.Date?

    init(_ arguments: Arguments) throws(Failure) {
        start = try arguments.date(of: .start)
        from = try arguments.date(of: .from)
        to = try arguments.date(of: .to)
    }

    /// Whether the command line has any of the options.
    var areGiven: Bool { start != nil || from != nil || to != nil }

    /// Fills in missing ends of the span from the dates of banners.
    func completed(for dates: PageSpan) -> PreviewDates {
        var all = self
        let whole = dates.whole(from: start)
        switch (from, to) {
        case (nil, nil): (all.from, all.to) = whole
        case (let from?, nil): all.to = (from.calendarDay + 27).asDate
        case (nil, let to?):
            all.from = min(to.calendarDay + -27, start?.calendarDay ?? to.calendarDay).asDate
        case (_?, _?): break
        }
        return all
    }

    /// Adds the calendar to a page, if the banner has one or playback starts at a date.
    func add(to source: inout PageSource) throws(Failure) {
        guard let banner = source.banner else { return }
        let hasDates = banner.hasCalendar || start != nil
        guard hasDates || banner.scenarios.contains(where: { $0.start != nil }) else { return }
        let zone = try banner.zone()
        source.addPlays(of: banner, in: zone)
        guard hasDates else { return }
        var dates = PageSpan()
        dates.add(banner)
        let (from, to) = try completed(for: dates).span(in: zone)
        source.calendar = PageCalendar(banner, zone: zone, from: from, to: to)
        guard let start else { return }
        let instant = start.instant(in: zone)
        try require(
            instant >= from && instant < to,
            """
            `--start \(DateText.write(start))` is not within the calendar, which is from \
            \(zone.text(from)) to\u{20}
            """
                + zone.text(to), help: "choose `--from` and `--to` around it, or omit them")
        source.start = instant
    }

    /// A banner's calendar in a gallery with a complete span; `nil` for a banner without dates.
    func galleryCalendar(_ banner: Banner?) throws(Failure) -> PageCalendar? {
        guard let banner, banner.hasCalendar else { return nil }
        let zone = try banner.zone()
        let (from, to) = try span(in: zone)
        return PageCalendar(banner, zone: zone, from: from, to: to, most: GalleryPage.maxChanges)
    }

    /// The instants of a complete span.
    private func span(in zone: Zone) throws(Failure) -> (from: Instant, to: Instant) {
        guard let from, let to else {
            return (Instant(seconds: 0), Instant(seconds: ClockTime.day))
        }
        return try DateSpan(from: from, to: to).interval(in: zone)
    }
}

extension PreviewRun {
    /// Watches a file, its settings and its pictures; a page with errors shows the last valid
    /// banner.
    func watch(_ path: Path) throws(Failure) -> Never {
        guard let page = arguments.output, !page.isStandardOutput, !path.isStandardStream else {
            throw .usage(
                "`--watch` needs a file and a page: `bannerkit preview FILE -o page.html --watch`")
        }
        var settings = SettingsFiles()
        var valid: PreviewFile?
        var watch = try PageWatch(page, context)
        try watch.run { () throws(Failure) in
            var found = try SettingsFiles(arguments)
            try found.find(for: path)
            settings = found
            return [path] + found.files
        } write: { watch throws(Failure) in
            var shown: PreviewFile
            do throws(SystemFault) {
                shown = try read(path, settings)
            } catch {
                // An editor that saves by renaming leaves no file for a moment.
                guard !watch.isNew else {
                    throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
                }
                FileSystem.wait(milliseconds: 300)
                guard !FileSystem.mayExist(path) else { return nil }
                context.note("`\(path.text)` was deleted; \(page.text) stays as it is")
                try watch.send(gone: [page])
                return nil
            }
            try shown.add(dates)
            var tally = Tally()
            tally.add(shown.report, failing: shown.source.expectations.failing)
            if !shown.report.hasErrors { valid = shown }
            if shown.source.banner == nil, let valid { shown = valid.saying(shown) }
            let pictures = shown.pictures.places.map(FileStamp.init)
            let faults = shown.readPictures()
            try watch.write(page, sparing: shown.inputs(path)) {
                BannerPage(shown.source, watch: $0).html
            }
            context.note(faults)
            context.note("\(page.text): \(tally.summary)")
            return pictures
        }
    }

    /// Watches the banners of a gallery and their pictures.
    func watch(galleryIn folder: Path) throws(Failure) -> Never {
        try require(
            !arguments.operands.contains(where: \.isStandardStream),
            "`--watch` follows files, not standard input")
        var inputs: Inputs?
        var told: [String] = []
        var watch = try PageWatch(PageFolder.list(in: folder), context)
        try watch.run { () throws(Failure) in
            let found = try Inputs(arguments)
            let faults = found.faults.map { "\($0.path.text): \($0.reason)" }
            if faults != told { context.note(found.faults) }
            told = faults
            inputs = found
            return found.files + found.settings.files
        } write: { watch throws(Failure) in
            guard let inputs else { return nil }
            var gallery = Gallery(inputs, in: folder, self)
            _ = try gallery.write(sparing: [watch.script], watch: watch.next())
            try watch.send(gone: gallery.removed)
            return gallery.pictures
        }
    }
}

/// A run of `build`.
struct BuildRun {
    private let context: Context
    private let arguments: Arguments
    private let limits: Limits
    private let start: Banner.Date?
    private let seconds: Int64
    /// The URL prefix of the folder, for a page that embeds a fragment.
    private let base: String?
    /// The language of the pages, as a BCP 47 tag.
    private let language: String?

    /// The size limit for a picture, in bytes.
    private static let maxBytes = 64 << 20
    /// The range of `--for`: one second to 36600 days, about 100 years.
    private static let periods = Time.seconds(1)...Time.seconds(36_600 * 86_400)

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try SizeOption.limits(arguments)
        start = try arguments.date(of: .start)
        let period = try arguments.time(of: .for) ?? .seconds(400 * 86_400)
        try require(BuildRun.periods.contains(period), "`--for` must be from 1s to 36600d")
        try arguments.check(.for, needs: "`--start`", start != nil)
        seconds = period.wholeSeconds
        base = arguments.value(of: .base)
        try require(
            base == nil || arguments.has(.fragment), "`--base` needs `--fragment`",
            help: "pages without it are in the output folder")
        try require(
            ElementList.canBeBase(base ?? "/"),
            "`--base` cannot be `\(base ?? "")`: expected a URL or a path, without `?` and `#`",
            help: "`--base /banners/` or `--base https://static.example.com/banners/`")
        language = arguments.value(of: .lang)
        try require(
            BuildRun.isLanguage(language ?? "en"),
            "`--lang` cannot be `\(language ?? "")`: expected a language tag",
            help: "`--lang ko` or `--lang pt-BR`")
    }

    /// Whether a text is like a BCP 47 tag: words of letters and digits, the first one of letters.
    private static func isLanguage(_ tag: String) -> Bool {
        let words = tag.utf8.split(separator: .dash, omittingEmptySubsequences: false)
        return words.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) }
            && words[0].allSatisfy { $0 > UInt8(ascii: "9") } && words[0].count > 1
    }

    func run() throws(Failure) -> ExitCode {
        guard let out = arguments.output, !out.isStandardOutput else {
            throw .usage(
                "`--output` is required: the folder to write",
                help: "`bannerkit build ads -o site/banners`")
        }
        try require(
            arguments.has(.npm) || !arguments.operands.isEmpty,
            "nothing to build: expected `bannerkit build PATH... --output DIR`",
            help: "`bannerkit build . -o banners`, or `--npm` for the element alone")
        let inputs = try arguments.operands.isEmpty ? Inputs([]) : Inputs(arguments)
        context.report(of: inputs.settings)
        var code = context.note(inputs)
        var folder = try BuiltFolder(out, sparing: inputs.files)
        for path in inputs.files {
            let file = try context.source(path, limit: limits.maxBytes)
            let configuration = inputs.settings.configuration(for: path)
            let reading = BannerFile.read(
                file, limits: limits, advice: .skipped, configuration: configuration)
            guard let banner = reading.banner else {
                context.report(reading.report, in: file, arguments)
                code.raise(to: .findings)
                continue
            }
            var sizes: [Int: PictureSize] = [:]
            if !arguments.has(.noImages), try !addPictures(of: banner, path, to: &folder, &sizes) {
                code.raise(to: .findings)
            }
            try add(reading, banner, path, sizes, to: &folder)
        }
        guard code == .clean else {
            context.noteUnwritten(out, "a file is missing or has a fault")
            return code
        }
        for (name, bytes) in ElementParts.files(forPublishing: arguments.has(.npm)) {
            try folder.add(name, bytes, of: out)
        }
        try folder.write()
        return .clean
    }

    private func add(
        _ reading: BannerFile, _ banner: Banner, _ path: Path, _ sizes: [Int: PictureSize],
        to folder: inout BuiltFolder
    ) throws(Failure) {
        let name = banner.name
        try require(
            name.utf8.first != .dot && !name.utf8.contains(.slash) && !name.isEmpty,
            "the banner's name `\(name)` in `\(path.text)` cannot be a file name",
            help: "give it another `name`")
        try folder.add(banner: name, path)
        var (sets, shown) = ([JSON.Member](), Array(banner.items.indices))
        if banner.hasCalendar {
            guard let start else {
                throw .usage(
                    "`\(path.text)` has dates, which need `--start`",
                    help: "for 400 days from a date on: `--start 2026-11-27`")
            }
            let zone = try banner.zone()
            let (calendar, begin) = (BannerCalendar(banner, zone: zone), start.instant(in: zone))
            let changes = calendar.changes(in: (begin + 1)..<(begin + seconds))
            let first = calendar.items(at: begin)
            let all = ([(begin, first)] + changes.map { ($0.at, $0.items) }).map {
                at, ids -> JSON in
                [.number(at.seconds), .array(ids.map { .string($0) })]
            }
            sets = [("sets", .array(all)), ("until", .number(begin.seconds + seconds))]
            shown = shown.filter { first.contains(banner.items[$0].id) }
        }
        let json = reading.built(showing: sets)?.utf8Text ?? ""
        let list = ElementList(
            banner, showing: shown, json: json, base: base, sizes: sizes, language: language)
        let pages =
            arguments.has(.fragment)
            ? [
                (".html", list.block(hasScripts: true)),
                (".fragment.html", list.block(hasScripts: false)),
            ]
            : [(".html", list.page)]
        let files = [(".banner.json", json + "\n"), (".css", ElementStyle(banner).css)] + pages
        for (ending, text) in files { try folder.add(name + ending, Array(text.utf8), of: path) }
    }

    /// Adds a banner's pictures; returns `false` if a file is missing or is not a picture.
    private func addPictures(
        of banner: Banner, _ path: Path, to folder: inout BuiltFolder,
        _ sizes: inout [Int: PictureSize]
    ) throws(Failure) -> Bool {
        let pictures = PageImages(of: banner, beside: path)
        context.note(pictures.faults)
        let files = Dictionary(uniqueKeysWithValues: pictures.files.map { ($0.page, $0.file) })
        var hasAll = pictures.faults.isEmpty
        for (page, item) in banner.items.enumerated() {
            guard let image = item.image, PageImages.isBeside(image) else { continue }
            if let size = files[page].flatMap(FileSystem.size), size > BuildRun.maxBytes {
                context.note("`\(path.text)`: `\(image)` is larger than 64 MiB")
                hasAll = false
                continue
            }
            let isBelow = !Path(image).names.contains { $0.elementsEqual("..".utf8) }
            // These characters have a meaning in URLs, so that the page would request another file.
            let isAddress = !image.utf8.contains { "%?#".utf8.contains($0) }
            guard isBelow, isAddress, let file = files[page], let name = Path(image).normalized,
                let picture = try? FileSummary(file),
                PageImages.type(of: picture.beginning) != nil
            else {
                let fault =
                    if !isAddress {
                        "has `%`, `?` or `#` in its name, which mean something else in addresses"
                    } else if isBelow, files[page] != nil {
                        "is not a picture"
                    } else if isBelow, !FileSystem.exists(path.folder.appending(image)) {
                        "does not exist"
                    } else {
                        "is not below the banner's folder"
                    }
                context.note("`\(path.nameInReports)`: `\(image)` \(fault)")
                hasAll = false
                continue
            }
            sizes[page] = PictureSize(picture.beginning)
            try folder.add(name, file, picture, of: path)
        }
        return hasAll
    }
}

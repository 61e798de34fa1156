/// A banner file for a page, with findings and pictures.
struct PreviewFile {
    private(set) var source: PageSource
    let file: SourceFile
    let report: Report
    /// The text to open in the playground; `nil` if it is too long for a URL.
    var text: String? { file.bytes.count > 1 << 18 ? nil : file.bytes.utf8Text }
    private(set) var pictures: PageImages

    /// Reads and checks a file, without its pictures.
    init(
        _ path: Path, limits: Limits, _ configuration: RuleConfiguration, for viewer: Banner.Viewer
    ) throws(SystemFault) {
        var file = try Context.file(path, limit: limits.maxBytes)
        if !path.isStandardStream { file.pictureFault = PictureLookup.faults(beside: path) }
        let reading = BannerFile.read(
            file, limits: limits, advice: .told, configuration: configuration)
        self.init(file, reading, reading.report, for: viewer, path, named: path)
        // A file with errors is played with its safe fixes applied.
        guard reading.banner == nil else { return }
        let fixes = BannerFile.SafeFixes(file, limits: limits, configuration: configuration)
        let fixed = BannerFile.read(
            fixes.file, limits: limits, advice: .skipped, configuration: configuration)
        guard fixes.count > 0, fixed.banner != nil else { return }
        let played = PreviewFile(fixes.file, fixed, for: viewer, path, named: path)
        (source.banner, source.name) = (played.source.banner, played.source.name)
        (source.expectations, pictures) = (played.source.expectations, played.pictures)
    }

    /// A file that is already parsed; pictures are looked up beside `path`.
    init(
        _ file: SourceFile, _ reading: BannerFile, _ report: Report = Report(),
        for viewer: Banner.Viewer,
        _ path: Path?, named name: Path? = nil
    ) {
        (self.file, self.report) = (file, report)
        source = PageSource(
            banner: reading.banner, for: viewer,
            name: reading.banner?.name
                ?? Path(bytes: (name ?? Path(file.name)).lastComponent).stem.text,
            path: path.flatMap { $0.isStandardStream ? nil : $0.text } ?? file.name,
            findings: PreviewFile.findings(report, file))
        source.expectations =
            reading.banner.map { PreviewFile.expectations(of: $0, for: viewer) } ?? []
        pictures =
            reading.banner.flatMap { banner in path.map { PageImages(of: banner, beside: $0) } }
            ?? PageImages()
    }

    /// This valid version with the findings of a later one that has errors.
    func saying(_ later: PreviewFile) -> PreviewFile {
        var both = self
        (both.source.findings, both.source.path) = (later.source.findings, later.source.path)
        return both
    }

    mutating func add(_ dates: PreviewDates) throws(Failure) { try dates.add(to: &source) }

    /// The pictures as `data:` URLs, by their paths in the banner.
    var pictureTexts: [String: String] {
        let items = source.banner?.items ?? []
        let texts = source.images.compactMap { page, url in items[page].image.map { ($0, url) } }
        return Dictionary(texts) { first, _ in first }
    }

    /// The files that the page depends on.
    func inputs(_ path: Path) -> [Path] { [path] + pictures.files.map(\.file) }

    /// Reads the pictures; returns those that cannot be read.
    mutating func readPictures() -> [ReadFault] {
        source.images = pictures.read()
        return pictures.faults
    }

    static func expectations(of banner: Banner, for viewer: Banner.Viewer) -> [[PageExpectation]] {
        banner.results(for: viewer).map { result in
            let failures = Dictionary(result.failures.map { ($0.number, $0.message) }) { first, _ in
                first
            }
            return result.scenario.expect.enumerated().map { number, expectation in
                PageExpectation(expectation, of: result.scenario, failure: failures[number])
            }.sorted { $0.time < $1.time }
        }
    }

    private static func findings(_ report: Report, _ file: SourceFile) -> [PageFinding] {
        let table = file.lineTable()
        return report.findings.map { PageFinding($0, in: file, table) }
    }
}

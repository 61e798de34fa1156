/// One version of a file, and what every answer about it needs.
///
/// A part is computed when it is first needed, and once: hence a class. It belongs to one thread. All offsets of the
/// answers are bytes of `file.bytes`, which has no byte order mark.
final class Snapshot {
    /// What the file is.
    enum Kind: Sendable {
        /// A banner.
        case banner
        /// A project's settings, `.bannerkit.yaml`.
        case settings
    }

    /// The file's name and text.
    let file: SourceFile
    /// What the file is.
    let kind: Kind
    /// What the project has decided about rules.
    let rulings: Rulings

    /// A version of a file.
    ///
    /// - Parameters:
    ///   - file: its name and text; its `pictureFault` is asked about images.
    ///   - kind: what it is.
    ///   - rulings: which rules are off or have another severity.
    init(_ file: SourceFile, kind: Kind, rulings: Rulings = .standard) {
        self.file = file
        self.kind = kind
        self.rulings = rulings
    }

    /// The file's findings, as a check of the file reports them.
    var report: Report { kind == .banner ? reading.report : settingsReport }

    /// The banner; `nil` if the file has errors, and for settings.
    var banner: Banner? { kind == .banner ? reading.banner : nil }

    /// The file as a tree; `nil` if it is not YAML, and for settings.
    var document: Document? { kind == .banner ? reading.document : nil }

    /// The text's structure, also where it is not YAML.
    private(set) lazy var chart = Chart(file.bytes, kind == .banner ? Language.banner : Language.settings)
    /// The structure alone.
    var outline: Outline { chart.outline }
    /// The meaning of every key and scalar, in order.
    private(set) lazy var marks: [Mark] = chart.marks()
    /// The items as they are written, also in a file with errors.
    private(set) lazy var items = chart.items

    /// What the engine knows; `nil` if the banner cannot be played.
    private(set) lazy var engine: Engine? = banner.map { Engine($0) }
    /// The schedules of the scenarios that were asked about.
    var schedules: [Int: Schedule] = [:]
    /// The scenarios' results, in order; empty if the banner cannot be played.
    private(set) lazy var results: [Banner.Scenario.Result] =
        banner.map { banner in banner.scenarios.map { banner.test($0, in: zone) } } ?? []
    /// The zone of the dates; `nil` if its data cannot be read.
    private(set) lazy var zone: Zone? = {
        guard let id = banner?.timeZone, id != ZoneID.utc else { return .utc }
        return try? file.dateSources?.files.zone(id)
    }()

    /// The text.
    var bytes: [UInt8] { file.bytes }

    /// What is written in a range.
    func text(in range: Range<Int>) -> String { bytes[range].utf8Text }

    private lazy var reading = BannerFile.read(file, advice: .told, rulings: rulings)
    private lazy var settingsReport = Settings.read(file).report
}

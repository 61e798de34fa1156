/// A version of a file, with everything that answers need.
///
/// Properties are computed lazily and cached, so it is a class; it is used by one thread. Offsets
/// are bytes in `file.bytes`, which has no byte order mark.
final class Snapshot {
    /// The kind of a file.
    enum Kind {
        case banner
        /// The settings of a project, `.bannerkit.yaml`.
        case settings
    }

    let file: SourceFile
    let kind: Kind
    /// The project's rule settings.
    let configuration: RuleConfiguration

    /// Creates a snapshot.
    ///
    /// - Parameters:
    ///   - file: The name and the text; `pictureFault` checks its images.
    ///   - kind: The kind of the file.
    ///   - configuration: The rules that are off or have another severity.
    init(_ file: SourceFile, kind: Kind, configuration: RuleConfiguration = .standard) {
        self.file = file
        self.kind = kind
        self.configuration = configuration
    }

    /// The findings, as `bannerkit validate` reports them.
    var report: Report { kind == .banner ? reading.report : settingsReport }

    /// The banner; `nil` for settings, and if the file has errors.
    var banner: Banner? { kind == .banner ? reading.banner : nil }

    /// The parsed document; `nil` for settings, and for invalid YAML.
    var document: Document? { kind == .banner ? reading.document : nil }

    /// The structure of the text, also for invalid YAML.
    private(set) lazy var typedOutline = TypedOutline(file.bytes, schema)
    var outline: Outline { typedOutline.outline }
    /// The meaning of each key and scalar, in order.
    private(set) lazy var marks: [Mark] = typedOutline.marks()
    /// The items as written, also in a file with errors.
    private(set) lazy var items = typedOutline.items

    /// The engine's facts; `nil` if the file has errors.
    private(set) lazy var engine: Engine? = banner.map { Engine($0) }
    /// A cache of the scenarios' schedules.
    var schedules: [Int: Schedule] = [:]
    /// The results of the scenarios, in order; empty if the file has errors.
    private(set) lazy var results: [Banner.Scenario.Result] =
        banner.map { banner in banner.scenarios.map { banner.test($0, in: zone) } } ?? []
    /// The banner's time zone; `nil` if its data cannot be read.
    private(set) lazy var zone: Zone? = {
        guard let id = banner?.timeZone, id != ZoneID.utc else { return .utc }
        return try? file.dateSources?.files.zone(id)
    }()

    var bytes: [UInt8] { file.bytes }

    private var schema: Schema { kind == .banner ? Language.banner : Language.settings }

    /// The completions at an offset, most likely first.
    func completions(at offset: Int) -> [Completion] {
        Completion.list(at: offset, in: bytes, schema)
    }

    /// The text of a range.
    func text(in range: Range<Int>) -> String { bytes[range].utf8Text }

    private lazy var reading = BannerFile.read(file, advice: .told, configuration: configuration)
    private lazy var settingsReport = Settings.read(file).report
}

extension Snapshot {
    /// Creates a snapshot as `bannerkit validate` would read the file.
    convenience init(_ uri: DocumentURI, _ kind: Kind, _ bytes: [UInt8], _ server: LanguageServer) {
        var file = SourceFile(name: (uri.path ?? uri.name).utf8Text, bytes: bytes)
        if let path = uri.path {
            file.pictureFault = server.host.pictureFaults(path)
            file.pictureSize = server.host.pictureSizes(path)
        }
        file.dateSources = server.host.dateSources
        let configuration =
            uri.path.map { server.host.configuration($0, server.folders.compactMap(\.path)) }
            ?? .standard
        self.init(file, kind: kind, configuration: configuration)
    }
}

extension Snapshot.Kind {
    /// Detects the kind by the file name, the client's language id, or a schema comment.
    init?(_ uri: DocumentURI, language: String, text: String) {
        let name = uri.name.utf8Text
        if Settings.fileNames.contains(name) {
            self = .settings
        } else if [".banner.yaml", ".banner.yml", ".banner.json"].contains(where: name.hasSuffix)
            || language == "banner" || Self.namesSchema(text)
        {
            self = .banner
        } else {
            return nil
        }
    }

    /// Whether a comment or a key in the first 1024 bytes names the schema of banners.
    private static func namesSchema(_ text: String) -> Bool {
        text.utf8.prefix(1_024).split(whereSeparator: \.isLineBreak).contains { line in
            let words = line.utf8Text
            return words.hasSuffix("banner.schema.json")
                && (words.hasPrefix("#") || words.hasPrefix("$schema:"))
        }
    }
}

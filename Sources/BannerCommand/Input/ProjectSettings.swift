/// A settings file, which applies to files below its folder.
struct ProjectSettings: Sendable {
    /// The path for messages; `nil` without a file.
    let file: Path?
    let settings: Settings
    private let exclude: IgnoreRules
    private let overrides: [(files: IgnoreRules, rulings: Rulings)]

    /// Settings for files below a folder; the default is no settings.
    init(_ settings: Settings = Settings(), in file: Path? = nil, folder: Path = Path("/")) {
        self.file = file
        self.settings = settings
        exclude = IgnoreRules(settings.exclude, of: folder)
        overrides = settings.overrides.map { (IgnoreRules($0.files, of: folder), $0.rulings) }
    }

    /// Whether `exclude` matches the file at an absolute path.
    func isExcluded(_ place: Path) -> Bool { exclude.contain(place) }

    /// The indices of the overrides that match the file at an absolute path.
    func overrides(for place: Path) -> [Int] { overrides.indices.filter { overrides[$0].files.contain(place) } }

    /// The rule settings for the file at an absolute path.
    func rulings(for place: Path) -> Rulings {
        overrides(for: place).reduce(into: settings.rulings) { $0.add(overrides[$1].rulings) }
    }
}

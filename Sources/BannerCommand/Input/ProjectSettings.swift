/// The settings of a project, for the files below its folder.
struct ProjectSettings: Sendable {
    /// The settings file as it is named in messages; `nil` if there is none.
    let file: Path?
    /// What it says.
    let settings: Settings
    private let exclude: IgnoreRules
    private let overrides: [(files: IgnoreRules, rulings: Rulings)]

    /// The settings in a file, which are about what is below a folder; by default none.
    init(_ settings: Settings = Settings(), in file: Path? = nil, folder: Path = Path("/")) {
        self.file = file
        self.settings = settings
        exclude = IgnoreRules(settings.exclude, of: folder)
        overrides = settings.overrides.map { (IgnoreRules($0.files, of: folder), $0.rulings) }
    }

    /// Whether the file at a resolved path is not to be checked.
    func isExcluded(_ place: Path) -> Bool { exclude.contain(place) }

    /// The numbers of the overrides that are about the file at a resolved path.
    func overrides(for place: Path) -> [Int] { overrides.indices.filter { overrides[$0].files.contain(place) } }

    /// What is decided about rules for the file at a resolved path.
    func rulings(for place: Path) -> Rulings {
        overrides(for: place).reduce(into: settings.rulings) { $0.add(overrides[$1].rulings) }
    }
}

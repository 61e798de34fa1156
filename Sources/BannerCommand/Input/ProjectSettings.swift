/// The settings of a project, for the files below its folder.
struct ProjectSettings: Sendable {
    /// The settings file as it is named in messages; `nil` if there is none.
    let file: Path?
    /// What it says.
    let settings: Settings
    /// How many bytes of a file's resolved path lead to the settings file's folder.
    private let prefix: Int
    private let exclude: PathPatterns
    private let overrides: [(files: PathPatterns, rulings: Rulings)]
    /// The decisions of each set of overrides, by their numbers: many files share one.
    private let known = Locked<[[Int]: Rulings]>([:])

    /// The settings in a file, which are about what is below a folder; by default none.
    init(_ settings: Settings = Settings(), in file: Path? = nil, folder: Path = Path("/")) {
        self.file = file
        self.settings = settings
        prefix = folder.appending([]).bytes.count
        exclude = PathPatterns(settings.exclude)
        overrides = settings.overrides.map { (PathPatterns($0.files), $0.rulings) }
    }

    /// The patterns that match nothing because they stand for too many, each with where its list is in the file.
    var refusals: [(list: String, pattern: String, limit: Int)] {
        let lists = [("/exclude", exclude)] + overrides.enumerated().map { ("/overrides/\($0)/files", $1.files) }
        return lists.flatMap { list, patterns in patterns.refused.map { (list, $0.pattern, $0.limit) } }
    }

    /// Whether the file at a resolved path is not to be checked.
    func isExcluded(_ place: Path) -> Bool { exclude.match(levels(of: place)) }

    /// The numbers of the overrides that are about the file at a resolved path.
    func overrides(for place: Path) -> [Int] {
        let levels = levels(of: place)
        return overrides.indices.filter { overrides[$0].files.match(levels) }
    }

    private func levels(of place: Path) -> [PathPatterns.Level] {
        PathPatterns.levels(of: place.bytes.dropFirst(prefix))
    }

    /// What is decided about rules for the file at a resolved path.
    func rulings(for place: Path) -> Rulings {
        let numbers = overrides(for: place)
        return known.with { known in
            if let rulings = known[numbers] { return rulings }
            var rulings = settings.rulings
            for number in numbers { rulings.add(overrides[number].rulings) }
            known[numbers] = rulings
            return rulings
        }
    }
}

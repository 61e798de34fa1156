import BannerLanguage
import BannerRender
import BannerYAML

/// The settings files of a run: for each file the nearest one, in its folder or above, up to the repository's root; without
/// a repository, up to the folder that was named.
///
/// What is further up, as in a folder for everyone's temporary files, can be other people's.
struct SettingsFiles: Sendable {
    /// What the command line decides about rules.
    private let selection: RuleSelection
    /// The settings that hold for every file; `nil` if they are searched for.
    private var only: ProjectSettings?
    /// The settings that were found.
    private var found: [ProjectSettings] = []
    /// The folders that files are in, and those above them, in the order in which they were met.
    private var folders: [Folder] = []
    /// The number of each of them, by its name and by its resolved path, once there are more than a few.
    private var numbers: [Path: Int] = [:]
    private var numbered = 0
    /// The files that they extend.
    var bases: [Path] = []
    /// The settings files in which something is wrong.
    private(set) var faulty: [CheckedFile] = []

    /// The folders that the command line names, with links resolved.
    private var named: [Path] = []

    /// A folder as it was named, with its resolved path, the root of its repository, and the number of its settings, if
    /// there are any.
    private struct Folder {
        let name: Path
        let place: Path
        let repository: Path?
        let settings: Int?
    }

    /// The settings that a command line asks for.
    init(_ arguments: Arguments) throws(Failure) {
        guard !arguments.has(.settings) || !arguments.has(.noSettings) else {
            throw .usage("`--settings` and `--no-settings` cannot be combined")
        }
        selection = try SettingsFiles.selection(arguments)
        if let path = arguments.path(of: .settings) {
            let folder = FileSystem.resolved(path)?.folder ?? path.folder
            only = try path.attempt(to: "read", read(path, folder))
        } else if arguments.has(.noSettings) {
            only = ProjectSettings()
        }
    }

    /// The settings files that were read.
    var files: [Path] {
        // Most projects have none, and then nothing is made.
        var files = bases
        for project in found { if let file = project.file { files.append(file) } }
        if let file = only?.file { files.append(file) }
        return files
    }

    /// The rules in the words of `--select` and `--ignore`.
    static func selection(_ arguments: Arguments) throws(Failure) -> RuleSelection {
        func words(_ option: Option) -> [String] {
            arguments.paths(of: option).flatMap { $0.text.split { $0 == "," || $0 == " " }.map(String.init) }
        }
        do throws(RuleSelection.UnknownRule) {
            return try RuleSelection(select: words(.select), ignore: words(.ignore))
        } catch {
            guard !error.holdsAlways else {
                throw .usage(
                    "`\(error.word)` cannot be left out: a file that cannot be read, and a scenario that fails, are reported"
                )
            }
            throw .unknown(
                "`\(error.word)` is not a rule", nearest: error.nearest,
                help: "`bannerkit rules` lists them all; `BK5` stands for all whose ids begin so")
        }
    }

    /// Takes note of a folder that the command line names, for the files below it.
    mutating func add(folder: Path) {
        guard only == nil, let place = FileSystem.resolved(folder) else { return }
        named.append(place)
    }

    /// Finds the settings for a file, unless they are known.
    mutating func find(for path: Path) throws(Failure) {
        guard only == nil else { return }
        let name = path.isStandardStream ? Path(".") : path.folder
        // Most files are in the same folder as the one before.
        guard folders.last?.name != name && number(of: name) == nil else { return }
        let place = FileSystem.resolved(name) ?? name
        // What no system could open has none.
        guard place.bytes.count < FileSystem.longestPath else { return }
        let repository = self.repository(of: place)
        try search(from: place, named: name, in: repository, upTo: repository ?? root(of: place))
    }

    /// The root of the repository that a folder is in.
    private func repository(of place: Path) -> Path? {
        guard let known = number(of: place.folder), !FileSystem.exists(place.appending(Repository.mark)) else {
            return Repository.root(above: place)
        }
        return folders[known].repository
    }

    /// The uppermost folder that was named and contains this one, or this one itself.
    private func root(of place: Path) -> Path {
        named.filter { place == $0 || place.bytes.starts(with: $0.appending([]).bytes) }
            .min { $0.bytes.count < $1.bytes.count } ?? place
    }

    /// How many folders are searched one by one, because making a table takes longer.
    private static let few = 16

    private func number(of name: Path) -> Int? {
        numbered > 0 ? numbers[name] : folders.firstIndex { $0.name == name || $0.place == name }
    }

    /// Finds the nearest settings from a folder upwards, for it and for those on the way.
    private mutating func search(
        from start: Path, named name: Path, in repository: Path?, upTo root: Path
    ) throws(Failure) {
        var (place, passed) = (start, [Path]())
        var settings: Int?
        while true {
            passed.append(place)
            if let known = number(of: place) {
                settings = folders[known].settings
                break
            }
            settings = try ownSettings(of: place, named: place == start ? name : nil)
            guard settings == nil, place != root else { break }
            place = place.folder
        }
        for place in passed.reversed() where place == start || number(of: place) == nil {
            let name = place == start ? name : place
            folders.append(Folder(name: name, place: place, repository: repository, settings: settings))
        }
        guard folders.count > SettingsFiles.few else { return }
        for number in numbered..<folders.count {
            (numbers[folders[number].name], numbers[folders[number].place]) = (number, number)
        }
        numbered = folders.count
    }

    /// The number of the settings in a folder.
    private mutating func ownSettings(of place: Path, named name: Path?) throws(Failure) -> Int? {
        for file in SettingsFiles.fileNames where FileSystem.mayExist(place.appending(file)) {
            let path = (name ?? SettingsFiles.name(of: place)).appending(file)
            found.append(try path.attempt(to: "read", read(path, place)))
            return found.count - 1
        }
        return nil
    }

    fileprivate static let fileNames = Settings.fileNames.map { Array($0.utf8) }

    /// A folder's name for messages, from the current folder on if it is below that.
    private static func name(of place: Path) -> Path {
        guard let here = FileSystem.resolved(Path(".")), place.bytes.starts(with: here.bytes) else { return place }
        let rest = place.bytes.dropFirst(here.bytes.count)
        guard let first = rest.first else { return Path(".") }
        return first == UInt8(ascii: "/") ? Path(bytes: Array(rest.dropFirst())) : place
    }

    private mutating func read(_ path: Path, _ folder: Path) throws(SystemFault) -> ProjectSettings {
        let bytes = try FileSystem.read(path, limit: 1 << 20)
        let file = SourceFile(name: path.text, bytes: bytes)
        var (settings, report) = Settings.read(file)
        SettingsFiles.report(ProjectSettings(settings, in: path, folder: folder).refusals, in: file, &report)
        let top = Repository.root(above: folder) ?? folder
        if let (fault, help) = extend(&settings, in: folder, below: top, passed: []),
            let node = Document.parse(file, into: &report)?.root[path: "/extend"]
        {
            report.add(Diagnostic(.wrongType, fault, at: node.range, help: help, path: node.path))
        }
        if !report.isEmpty { faulty.append(CheckedFile(file, report, at: .inside(path.text))) }
        return ProjectSettings(settings, in: path, folder: folder)
    }

    /// The settings for a file for which they were searched, and its resolved path; `nil` if there are none.
    func settings(for path: Path) -> (project: ProjectSettings, place: Path)? {
        guard only?.file != nil || !found.isEmpty else { return nil }
        let name = path.isStandardStream ? Path(".") : path.folder
        let folder = number(of: name).map { folders[$0] }
        let place = (folder?.place ?? FileSystem.resolved(name) ?? name).appending(path.lastComponent)
        if let only { return (only, place) }
        return folder?.settings.map { (found[$0], place) }
    }

    /// What holds for a file for which settings were searched.
    func rulings(for path: Path) -> Rulings {
        guard let (project, place) = settings(for: path) else { return selection.applied(to: .standard) }
        return selection.applied(to: project.rulings(for: place))
    }

    /// Whether a file is not to be checked.
    func exclude(_ path: Path) -> Bool {
        guard let (project, place) = settings(for: path) else { return false }
        return project.isExcluded(place)
    }
}

extension Path {
    /// Whether it has the name of a settings file.
    var isSettingsFile: Bool { SettingsFiles.fileNames.contains(lastComponent) }
}

/// The settings files of a run: for each file the nearest one, in its folder or above, up to the repository's root; without
/// a repository, up to the folder that was named.
///
/// What is further up, as in a folder for everyone's temporary files, can be other people's.
struct SettingsFiles: Sendable {
    /// What the command line decides about rules.
    private let selection: RuleSelection
    /// By which the settings of standard input are found.
    private let stdinName: Path
    /// The settings that hold for every file; `nil` if they are searched for.
    private var only: ProjectSettings?
    /// The settings that were found.
    private var found: [ProjectSettings] = []
    /// The folders that files are in, and those above them, by their names and by their resolved paths.
    private var folders: [Path: Folder] = [:]
    /// The files that they extend.
    var bases: [Path] = []
    /// The settings files in which something is wrong.
    private(set) var faulty: [CheckedFile] = []
    /// The settings files that were found and are not read, and why.
    private(set) var leftOut: [ReadFault] = []

    /// The folders that the command line names, with links resolved.
    private var named: [Path] = []

    /// A folder's resolved path, the root of its repository, and its settings, if there are any.
    private struct Folder {
        let place: Path
        let repository: Path?
        let settings: ProjectSettings?
    }

    /// The settings that a command line asks for.
    init(_ arguments: Arguments) throws(Failure) {
        try require(
            !arguments.has(.settings) || !arguments.has(.noSettings),
            "`--settings` and `--no-settings` cannot be combined")
        selection = try RuleSelection(arguments)
        stdinName = arguments.stdinName
        if let path = arguments.path(of: .settings) {
            let folder = FileSystem.resolved(path)?.folder ?? path.folder
            only = try path.attempt(to: "read", read(path, folder))
        } else if arguments.has(.noSettings) {
            only = ProjectSettings()
        }
    }

    /// The settings files that were read.
    var files: [Path] { bases + (found + (only.map { [$0] } ?? [])).compactMap(\.file) }

    /// Takes note of a folder that the command line names, for the files below it.
    mutating func add(folder: Path) {
        guard only == nil, let place = FileSystem.resolved(folder) else { return }
        named.append(place)
    }

    /// Finds the settings for a file, unless they are known.
    mutating func find(for path: Path) throws(Failure) {
        guard only == nil else { return }
        let name = (path.isStandardStream ? stdinName : path).folder
        guard folders[name] == nil else { return }
        let place = FileSystem.resolved(name) ?? name
        // What no system could open has none.
        guard place.bytes.count < FileSystem.longestPath else { return }
        let repository = self.repository(of: place)
        let settings = try search(from: place, named: name, in: repository, upTo: repository ?? root(of: place))
        folders[name] = Folder(place: place, repository: repository, settings: settings)
    }

    /// The root of the repository that a folder is in.
    private func repository(of place: Path) -> Path? {
        guard let known = folders[place.folder], !FileSystem.exists(place.appending(Repository.mark)) else {
            return Repository.root(above: place)
        }
        return known.repository
    }

    /// The uppermost folder that was named and contains this one, or this one itself.
    private func root(of place: Path) -> Path {
        named.filter { place == $0 || place.below($0) != nil }
            .min { $0.bytes.count < $1.bytes.count } ?? place
    }

    /// The nearest settings from a folder upwards, which hold for it and for those on the way.
    private mutating func search(
        from place: Path, named name: Path?, in repository: Path?, upTo root: Path
    ) throws(Failure) -> ProjectSettings? {
        if let known = folders[place] { return known.settings }
        var settings = try ownSettings(of: place, named: name, below: root)
        if settings == nil, place != root {
            settings = try search(from: place.folder, named: nil, in: repository, upTo: root)
        }
        folders[place] = Folder(place: place, repository: repository, settings: settings)
        return settings
    }

    /// The settings in a folder.
    private mutating func ownSettings(
        of place: Path, named name: Path?, below top: Path
    ) throws(Failure) -> ProjectSettings? {
        for file in SettingsFiles.fileNames where FileSystem.mayExist(place.appending(file)) {
            let path = (name ?? SettingsFiles.name(of: place)).appending(file)
            if let reason = FolderWalk.obstacle(place.appending(file), below: top) {
                leftOut.append(ReadFault(path: path, reason: reason))
                continue
            }
            found.append(try path.attempt(to: "read", read(path, place)))
            return found.last
        }
        return nil
    }

    fileprivate static let fileNames = Settings.fileNames.map { Array($0.utf8) }

    /// A folder's name for messages, from the current folder on if it is below that.
    private static func name(of place: Path) -> Path {
        let here = FileSystem.resolved(Path("."))
        return place == here ? Path(".") : here.flatMap(place.below) ?? place
    }

    private mutating func read(_ path: Path, _ folder: Path) throws(SystemFault) -> ProjectSettings {
        let bytes = try FileSystem.read(path, limit: 1 << 20)
        let file = SourceFile(name: path.text, bytes: bytes)
        var (settings, report) = Settings.read(file)
        let top = Repository.root(above: folder) ?? folder
        if let (fault, help) = extend(&settings, in: folder, below: top, passed: []),
            let node = Document.parse(file, into: &report)?.root[path: "/extend"]
        {
            report.add(Finding(.wrongType, Words(fault), at: node.range, explanation: Words(help), path: node.path))
        }
        if !report.isEmpty { faulty.append(CheckedFile(file, report, at: .inside(path.text))) }
        return ProjectSettings(settings, in: path, folder: folder)
    }

    /// The settings for a file for which they were searched, and its resolved path; `nil` if there are none.
    func settings(for path: Path) -> (project: ProjectSettings, place: Path)? {
        guard only?.file != nil || !found.isEmpty else { return nil }
        let path = path.isStandardStream ? stdinName : path
        let (name, folder) = (path.folder, folders[path.folder])
        let place = (folder?.place ?? FileSystem.resolved(name) ?? name).appending(path.lastComponent)
        if let only { return (only, place) }
        return folder?.settings.map { ($0, place) }
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

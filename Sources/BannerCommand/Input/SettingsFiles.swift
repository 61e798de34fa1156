/// The settings files of a run.
///
/// For each file it is the nearest one: in its folder or above, up to the repository's root;
/// without a repository, up to the folder on the command line. Folders further up, such as `/tmp`,
/// may belong to other users.
struct SettingsFiles {
    private var selection = RuleSelection()
    /// The path at which the settings of standard input are searched.
    private var stdinName = Path("-")
    /// The settings for every file, from `--settings` or `--no-settings`; `nil` to search.
    private var only: ProjectSettings?
    private var found: [ProjectSettings] = []
    private var folders = Folders()
    /// The files that settings extend.
    var bases: [Path] = []
    /// The settings files with findings.
    private(set) var faulty: [CheckedFile] = []
    /// The settings files that are skipped, with reasons.
    private(set) var leftOut: [ReadFault] = []

    /// The absolute paths of the folders on the command line.
    private var named: [Path] = []

    /// The visited folders, by their names and by their absolute paths: a cache.
    private struct Folders {
        /// The first eight: a run with few folders does not create the dictionary, whose type is
        /// slow to make.
        private var first: [Folder] = []
        private var others: [Path: Folder] = [:]

        subscript(path: Path) -> Folder? {
            first.first { $0.path == path } ?? others[path]
        }

        mutating func add(_ folder: Folder) {
            if first.count < 8 { first.append(folder) } else { others[folder.path] = folder }
        }
    }

    /// A folder's absolute path, the root of its repository, and its settings.
    private struct Folder {
        let path, place: Path
        let repository: Path?
        let settings: ProjectSettings?
    }

    /// No settings.
    init() { only = ProjectSettings() }

    /// The settings that the command line selects.
    init(_ arguments: Arguments) throws(Failure) {
        try arguments.reject(.settings, with: .noSettings)
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
    var files: [Path] { bases + (found + [only].compactMap { $0 }).compactMap(\.file) }

    /// Adds a folder of the command line, which limits the search.
    mutating func add(folder: Path) {
        guard only == nil, let place = FileSystem.resolved(folder) else { return }
        named.append(place)
    }

    /// Finds the settings for a file, if they are not cached.
    mutating func find(for path: Path) throws(Failure) {
        guard only == nil else { return }
        let name = (path.isStandardStream ? stdinName : path).folder
        guard folders[name] == nil else { return }
        let place = FileSystem.resolved(name) ?? name
        // A path that is too long for the system has no settings.
        guard place.bytes.count < FileSystem.longestPath else { return }
        let repository = self.repository(of: place)
        let settings = try search(
            from: place, named: name, in: repository, upTo: repository ?? root(of: place))
        folders.add(
            Folder(path: name, place: place, repository: repository, settings: settings))
    }

    private func repository(of place: Path) -> Path? {
        guard let known = folders[place.folder],
            !FileSystem.exists(place.appending(Repository.mark))
        else {
            return Repository.root(above: place)
        }
        return known.repository
    }

    /// The topmost folder on the command line that contains this one; otherwise this folder.
    private func root(of place: Path) -> Path {
        named.filter { place == $0 || place.below($0) != nil }
            .min { $0.bytes.count < $1.bytes.count } ?? place
    }

    /// The nearest settings from a folder upwards, cached for each folder on the way.
    private mutating func search(
        from place: Path, named name: Path?, in repository: Path?, upTo root: Path
    ) throws(Failure) -> ProjectSettings? {
        if let known = folders[place] { return known.settings }
        var settings = try ownSettings(of: place, named: name, below: root)
        if settings == nil, place != root {
            settings = try search(from: place.folder, named: nil, in: repository, upTo: root)
        }
        folders.add(
            Folder(path: place, place: place, repository: repository, settings: settings))
        return settings
    }

    /// The settings file in this folder, if any.
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

    /// A folder's path for messages, relative to the current folder if it is below that.
    private static func name(of place: Path) -> Path {
        let here = FileSystem.resolved(Path("."))
        return place == here ? Path(".") : here.flatMap(place.below) ?? place
    }

    private mutating func read(_ path: Path, _ folder: Path) throws(SystemFault) -> ProjectSettings
    {
        let bytes = try FileSystem.read(path, limit: 1 << 20)
        let file = SourceFile(name: path.text, bytes: bytes)
        var (settings, report) = Settings.read(file)
        let top = Repository.root(above: folder) ?? folder
        let faults = [
            ("/extend", extend(&settings, in: folder, below: top, passed: [])),
            ("/siteRoot", findSiteRoot(&settings, in: folder, below: top)),
        ]
        for case (let key, (let fault, let help)?) in faults {
            guard let node = Document.parse(file, into: &report)?.root[path: key] else { continue }
            report.add(
                Finding(
                    .wrongType, Words(fault), at: node.range, explanation: Words(help),
                    path: node.path))
        }
        if !report.isEmpty { faulty.append(CheckedFile(file, report, at: .inside(path.text))) }
        return ProjectSettings(settings, in: path, folder: folder)
    }

    /// The settings for a file that was searched for, and its absolute path; `nil` without
    /// settings.
    func settings(for path: Path) -> (project: ProjectSettings, place: Path)? {
        guard only?.file != nil || !found.isEmpty else { return nil }
        let path = path.isStandardStream ? stdinName : path
        let (name, folder) = (path.folder, folders[path.folder])
        let place = (folder?.place ?? FileSystem.resolved(name) ?? name).appending(
            path.lastComponent)
        if let only { return (only, place) }
        return folder?.settings.map { ($0, place) }
    }

    /// The rule settings for a file that was searched for.
    func configuration(for path: Path) -> RuleConfiguration {
        selection.applied(
            to: settings(for: path).map { $0.project.configuration(for: $0.place) } ?? .standard)
    }

    /// Whether the settings exclude a file.
    func exclude(_ path: Path) -> Bool {
        guard let (project, place) = settings(for: path) else { return false }
        return project.exclude.contain(place)
    }
}

extension Path {
    /// Whether the name is that of a settings file.
    var isSettingsFile: Bool { SettingsFiles.fileNames.contains(lastComponent) }
}

extension SettingsFiles {
    /// The maximum length of a chain of `extend`.
    private static let longestChain = 8

    /// Makes the path of the site's root absolute; returns the error and its help if it is not a
    /// folder of the repository.
    private func findSiteRoot(
        _ settings: inout Settings, in folder: Path, below top: Path
    ) -> (fault: String, help: String)? {
        guard let written = settings.configuration.siteRoot else { return nil }
        settings.configuration.siteRoot = nil
        guard !written.hasPrefix("/"), let place = FileSystem.resolved(folder.appending(written)),
            place == top || place.below(top) != nil, (try? FileSystem.kind(of: place)) == .folder
        else {
            return (
                "`\(Array(written.utf8)[...].shown)` is not a folder of the repository",
                "name a folder relative to this file"
            )
        }
        settings.configuration.siteRoot = place.text
        return nil
    }

    /// Merges the settings that a file extends; returns the error and its help if that is not
    /// possible.
    ///
    /// A file outside the repository is reported as if it did not exist, and no line of another
    /// file is quoted: a report must not disclose files outside the repository.
    mutating func extend(
        _ settings: inout Settings, in folder: Path, below top: Path, passed: [Path]
    ) -> (fault: String, help: String)? {
        guard let written = settings.extend else { return nil }
        let (path, name) = (folder.appending(written), Array(written.utf8)[...].shown)
        guard !written.hasPrefix("/"), let place = FileSystem.resolved(path),
            place.below(top) != nil, let bytes = try? FileSystem.read(place, limit: 1 << 20)
        else {
            return (
                "`\(name)` is not a file below the top of the repository",
                "name a settings file of the same repository"
            )
        }
        guard !passed.contains(place) else {
            return ("`\(name)` extends itself", "remove `extend` in one of the files")
        }
        guard passed.count < SettingsFiles.longestChain else {
            return ("more than 8 files extend one another", "merge some of them")
        }
        bases.append(place)
        let file = SourceFile(name: name, bytes: bytes)
        var (base, report) = Settings.read(file)
        if let first = report.keptFindings.filter({ $0.severity == .error }).map(\.range.start)
            .min()
        {
            let line = file.lineTable().location(of: first).line
            return ("`\(name)` has errors, the first on line \(line)", "fix `\(name)`")
        }
        if let fault = extend(&base, in: place.folder, below: top, passed: passed + [place]) {
            return fault
        }
        settings = base.extended(by: settings)
        return nil
    }
}

/// A settings file, which applies to files below its folder.
final class ProjectSettings: Sendable {
    /// The path for messages; `nil` without a file.
    let file: Path?
    let settings: Settings
    /// The patterns of `exclude`.
    let exclude: IgnoreRules
    private let overrides: [(files: IgnoreRules, configuration: RuleConfiguration)]

    /// Settings for files below a folder; the default is no settings.
    init(_ settings: Settings = Settings(), in file: Path? = nil, folder: Path = Path("/")) {
        self.file = file
        self.settings = settings
        exclude = IgnoreRules(settings.exclude, of: folder)
        overrides = settings.overrides.map { (IgnoreRules($0.files, of: folder), $0.configuration) }
    }

    /// The indices of the overrides that match the file at an absolute path.
    func overrides(for place: Path) -> [Int] {
        overrides.indices.filter { overrides[$0].files.contain(place) }
    }

    /// The rule settings for the file at an absolute path.
    func configuration(for place: Path) -> RuleConfiguration {
        overrides(for: place).reduce(into: settings.configuration) {
            $0.add(overrides[$1].configuration)
        }
    }
}

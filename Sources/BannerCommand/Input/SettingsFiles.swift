import BannerDiagnostics
import BannerReport
import BannerRules
import BannerYAML

/// The settings files of a run: for each file the nearest one, in its folder or above, up to the repository's root.
struct SettingsFiles: Sendable {
    /// What the command line decides about rules.
    private let selection: RuleSelection
    /// The settings that hold for every file; `nil` if they are searched for.
    private var only: ProjectSettings?
    /// The settings that were found, and the resolved path of each folder that files are in.
    private var found = [ProjectSettings()]
    private var folders: [Path: (place: Path, settings: Int)] = [:]
    /// The same by resolved path, for those above them.
    private var places: [Path: Int] = [:]
    /// The settings files in which something is wrong.
    private(set) var faulty: [CheckedFile] = []

    /// The settings that a command line asks for.
    init(_ arguments: Arguments) throws(Failure) {
        selection = try SettingsFiles.selection(arguments)
        if let path = arguments.path(of: .settings) {
            let folder = FileSystem.resolved(path)?.folder ?? path.folder
            do throws(SystemFault) {
                only = try read(path, folder)
            } catch {
                throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
            }
        } else if arguments.has(.noSettings) {
            only = ProjectSettings()
        }
    }

    /// The settings files that were read.
    var files: [Path] { (found.map(\.file) + [only?.file]).compactMap { $0 } }

    /// The rules in the words of `--select` and `--ignore`.
    private static func selection(_ arguments: Arguments) throws(Failure) -> RuleSelection {
        func words(_ option: Option) -> [String] {
            arguments.paths(of: option).flatMap { $0.text.split(separator: ",").map(String.init) }
        }
        do throws(RuleSelection.UnknownRule) {
            return try RuleSelection(select: words(.select), ignore: words(.ignore))
        } catch {
            var failure = Failure.usage("`\(error.word)` is not a rule")
            failure.help = error.nearest.map { ["did you mean `\($0)`?"] } ?? []
            failure.help.append("`bannerkit rules` lists them all; `BK5` stands for all whose ids begin so")
            throw failure
        }
    }

    /// Finds the settings for a file, unless they are known.
    mutating func find(for path: Path) throws(Failure) {
        guard only == nil else { return }
        let folder = path.isStandardStream ? Path(".") : path.folder
        guard folders[folder] == nil else { return }
        let place = FileSystem.resolved(folder) ?? folder
        folders[folder] = (place, try search(from: place, named: folder))
    }

    /// The number of the nearest settings from a folder upwards.
    private mutating func search(from place: Path, named folder: Path?) throws(Failure) -> Int {
        if let known = places[place] { return known }
        let name = folder ?? SettingsFiles.name(of: place)
        var number: Int?
        for file in Settings.fileNames where FileSystem.exists(place.appending(Array(file.utf8))) {
            let path = name.appending(Array(file.utf8))
            do throws(SystemFault) {
                found.append(try read(path, place))
            } catch {
                throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
            }
            number = found.count - 1
            break
        }
        if number == nil {
            let isTop = place.bytes.count <= 1 || FileSystem.exists(place.appending(Array(".git".utf8)))
            number = isTop ? 0 : try search(from: place.folder, named: nil)
        }
        places[place] = number
        return number ?? 0
    }

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
        let (settings, report) = Settings.read(file)
        if !report.isEmpty { faulty.append(CheckedFile(file, report, at: .inside(path.text))) }
        return ProjectSettings(settings, in: path, folder: folder)
    }

    /// The settings for a file for which they were found, and its resolved path.
    func settings(for path: Path) -> (project: ProjectSettings, place: Path) {
        let folder = path.isStandardStream ? Path(".") : path.folder
        let known = folders[folder]
        let place = (known?.place ?? FileSystem.resolved(folder) ?? folder).appending(path.lastComponent)
        return (only ?? found[known?.settings ?? 0], place)
    }

    /// What holds for a file for which settings were found.
    func rulings(for path: Path) -> Rulings {
        // Most projects have none.
        guard only?.file != nil || found.count > 1 else { return selection.applied(to: .standard) }
        let (project, place) = settings(for: path)
        return selection.applied(to: project.rulings(for: place))
    }

    /// Whether a file is not to be checked.
    func exclude(_ path: Path) -> Bool {
        guard only?.file != nil || found.count > 1 else { return false }
        let (project, place) = settings(for: path)
        return project.isExcluded(place)
    }
}

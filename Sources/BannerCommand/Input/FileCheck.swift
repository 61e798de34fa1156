/// The pipeline for one file: it is read, checked, and fixed.
struct FileCheck {
    let checkMode: CheckMode
    /// The settings, by file.
    let settings: SettingsFiles
    let limits: Limits
    let advice: Rulebook.Advice
    /// The repository that paths in reports are relative to; `nil` keeps paths as given.
    let repository: Repository?
    /// The name of standard input in reports.
    let stdinName: Path
    /// Whether to compute fixes.
    let isFixing: Bool
    /// Whether to apply suggestions too, not only safe fixes.
    var appliesSuggestions = false
    /// The date of `--as-of`; `nil` skips checks that depend on the date.
    var asOf: String?

    /// A class, so that passing it on copies one reference.
    final class Outcome: Sendable {
        /// The file with its findings before the fixes.
        let checked: CheckedFile
        /// The fixed text; `nil` if fixes are not requested or not needed.
        let fixes: BannerFile.SafeFixes?
        /// Whether reading failed because parallel reads exhausted a system resource.
        let isWorthAnotherTry: Bool

        init(
            checked: CheckedFile, fixes: BannerFile.SafeFixes? = nil,
            isWorthAnotherTry: Bool = false
        ) {
            (self.checked, self.fixes) = (checked, fixes)
            self.isWorthAnotherTry = isWorthAnotherTry
        }
    }

    func outcome(_ path: Path) -> Outcome {
        let name = path.isStandardStream ? stdinName : path
        do {
            let bytes = try Context.bytes(of: path, limit: limits.maxBytes)
            let file = SourceFile(name: name.text, bytes: bytes).withTimeZones(asOf: asOf)
            let configuration = settings.configuration(for: path)
            let checked = check(file, name, configuration)
            let isNeeded = checked.report.hasErrors || appliesSuggestions && !checked.report.isEmpty
            guard isFixing, isNeeded || path.isStandardStream else {
                return Outcome(checked: checked)
            }
            let fixes = BannerFile.SafeFixes(
                file, limits: limits, configuration: configuration,
                upTo: appliesSuggestions ? .likely : .certain)
            return Outcome(checked: checked, fixes: fixes)
        } catch {
            return Outcome(
                checked: unread(name, error.message), isWorthAnotherTry: error.isShortage)
        }
    }

    /// Checks a file again, until other threads have closed theirs; at most for a second.
    func again(_ path: Path) -> Outcome {
        var outcome = outcome(path)
        for _ in 0..<100 where outcome.isWorthAnotherTry {
            FileSystem.wait(milliseconds: 10)
            outcome = self.outcome(path)
        }
        return outcome
    }

    /// Checks a text with its pictures, and keeps the text only if it has findings to show.
    func check(
        _ file: consuming SourceFile, _ name: Path, _ configuration: RuleConfiguration
    ) -> CheckedFile {
        if name != stdinName {
            file.pictureFault = PictureLookup.faults(beside: name)
            file.pictureSize = PictureLookup.sizes(beside: name)
        }
        let outcome = checkMode.check(file, limits, advice, configuration)
        let (report, scenarios) = (outcome.report, outcome.scenarios)
        let location = location(of: name, named: file.name)
        let text = report.isEmpty ? SourceFile(name: file.name, bytes: []) : file
        return CheckedFile(text, report.shown, at: location, scenarios: scenarios)
    }

    /// The result for a file that cannot be read.
    func unread(_ path: Path, _ reason: String) -> CheckedFile {
        CheckedFile(unread: path.text, because: reason, at: location(of: path, named: path.text))
    }

    private func location(of path: Path, named name: String) -> CheckedFile.Location {
        repository?.location(of: path) ?? .inside(name)
    }
}

/// The lookup of a banner's pictures in the file system.
enum PictureLookup {
    /// Checks the picture at a path; returns the reason why it cannot be used, or `nil`.
    typealias Answer = @Sendable (String) -> String?

    /// A check of pictures with paths relative to a file's folder, or absolute ones.
    static func faults(beside file: Path) -> Answer {
        let folder = file.folder
        return { picture in fault(of: folder.resolving(Path(picture))) }
    }

    /// The sizes of pictures, in bytes, with paths relative to a file's folder.
    static func sizes(beside file: Path) -> @Sendable (String) -> Int? {
        { picture in FileSystem.size(file.folder.resolving(Path(picture))) }
    }

    private static func fault(of picture: Path) -> String? {
        do {
            switch try FileSystem.kind(of: picture) {
            case .file: return nil
            case .folder: return "is a folder"
            case .link, .other: return "is not a file"
            }
        } catch {
            return error.isNothingToRead ? "does not exist" : "cannot be read: \(error.message)"
        }
    }
}

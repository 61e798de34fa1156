/// What is done with one file of a run: it is read, checked, and safely fixed.
struct FileCheck: Sendable {
    /// What is checked.
    let inspection: Inspection
    /// What holds for each file.
    let settings: SettingsFiles?
    /// The limits on a file.
    let limits: Limits
    /// How advice is handled.
    let advice: Rulebook.Advice
    /// The folder that paths in reports are relative to, if they are relative.
    let repository: Repository?
    /// The name of standard input.
    let stdinName: Path
    /// Whether safe fixes are computed.
    let isFixing: Bool
    /// Whether suggestions are applied as well.
    var appliesSuggestions = false
    /// The date for which the files are checked.
    var asOf: String?

    /// The result for one file.
    struct Outcome: Sendable {
        /// The file with its findings, before any fix.
        var checked: CheckedFile
        /// The text with the safe fixes, if there are any, or if it is to be printed.
        var fixes: BannerFile.SafeFixes?
        /// Whether the file could not be read because other files read at the same time used up the system's resources.
        var isWorthAnotherTry = false
    }

    /// Reads and checks a file.
    func outcome(_ path: Path) -> Outcome {
        let name = path.isStandardStream ? stdinName : path
        do {
            let bytes = try Context.bytes(of: path, limit: limits.maxBytes)
            let file = SourceFile(name: name.text, bytes: bytes).withTimeZones(asOf: asOf)
            let rulings = rulings(for: path)
            let checked = check(file, name, rulings)
            let isNeeded = checked.report.hasErrors || appliesSuggestions && !checked.report.isEmpty
            guard isFixing, isNeeded || path.isStandardStream else { return Outcome(checked: checked) }
            let fixes = BannerFile.SafeFixes(
                file, limits: limits, rulings: rulings, upTo: appliesSuggestions ? .likely : .certain)
            return Outcome(checked: checked, fixes: fixes)
        } catch {
            return Outcome(checked: unread(name, error.message), isWorthAnotherTry: error.isShortage)
        }
    }

    /// What is decided about rules for a file.
    func rulings(for path: Path) -> Rulings {
        settings?.rulings(for: path) ?? .standard
    }

    /// The findings in a text, with the text if it is needed to show them.
    func check(_ file: SourceFile, _ name: Path, _ rulings: Rulings) -> CheckedFile {
        let outcome = inspection.check(placed(file, name), limits, advice, rulings)
        let (report, scenarios) = (outcome.report, outcome.scenarios)
        let location = location(of: name, named: file.name)
        // The text of a file without findings is not needed any more.
        let text = report.isEmpty ? SourceFile(name: file.name, bytes: []) : file
        return CheckedFile(text, report.shown, at: location, scenarios: scenarios)
    }

    /// The file with a way to its pictures.
    private func placed(_ file: SourceFile, _ name: Path) -> SourceFile {
        guard name != stdinName else { return file }
        var file = file
        file.pictureFault = PictureLookup.faults(beside: name)
        file.pictureSize = PictureLookup.sizes(beside: name)
        return file
    }

    /// A file that cannot be read.
    func unread(_ path: Path, _ reason: String) -> CheckedFile {
        CheckedFile(unread: path.text, because: reason, at: location(of: path, named: path.text))
    }

    private func location(of path: Path, named name: String) -> CheckedFile.Location {
        repository?.location(of: path) ?? .inside(name)
    }
}

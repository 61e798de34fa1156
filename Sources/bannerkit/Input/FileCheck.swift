import BannerReport
import BannerSchema
import Diagnostics
import YAMLTree

/// What is done with one file of a run: read it, check it, and mend what can surely be mended.
struct FileCheck: Sendable {
    /// What is looked for.
    let inspection: Inspection
    /// What a file may hold.
    let limits: Limits
    /// What is done with advice.
    let advice: BannerFile.Advice
    /// What reports count paths from, where they do.
    let repository: Repository?
    /// The name of standard input.
    let stdinName: Path
    /// Whether safe fixes are looked for.
    let isFixing: Bool

    /// One file's outcome.
    struct Outcome: Sendable {
        /// The file with what was found, before any fix.
        var checked: CheckedFile
        /// The text with the safe fixes, where there are any.
        var fixes: SafeFixes?
        /// Whether the file could not be read because the files read beside it took all that the system had to give.
        var isWorthAnotherTry = false
    }

    /// Reads and checks a file.
    func outcome(_ path: Path) -> Outcome {
        let name = path.isStandardStream ? stdinName : path
        do throws(SystemFault) {
            let bytes = try Context.bytes(of: path, limit: limits.maxBytes)
            let file = SourceFile(name: name.text, bytes: bytes)
            let checked = check(file, name)
            guard isFixing && checked.report.hasErrors else { return Outcome(checked: checked) }
            let fixes = SafeFixes(file, limits: limits)
            return Outcome(checked: checked, fixes: fixes.count > 0 ? fixes : nil)
        } catch {
            return Outcome(checked: unread(name, error.message), isWorthAnotherTry: error.isShortage)
        }
    }

    /// What is found in a text, with the text where there is something to show in it.
    func check(_ file: SourceFile, _ name: Path) -> CheckedFile {
        let report = inspection.report(file, limits, advice)
        let location = location(of: name, named: file.name)
        guard !report.isEmpty else { return CheckedFile(SourceFile(name: file.name, bytes: []), report, at: location) }
        return CheckedFile(file, report.shown, at: location)
    }

    /// A file that cannot be read.
    func unread(_ path: Path, _ reason: String) -> CheckedFile {
        CheckedFile(unread: path.text, because: reason, at: location(of: path, named: path.text))
    }

    private func location(of path: Path, named name: String) -> CheckedFile.Location {
        repository?.location(of: path) ?? .inside(name)
    }
}

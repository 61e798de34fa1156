import BannerLanguage
import BannerSuggestions

/// The settings of a project for its banner files, from a file `.bannerkit.yaml`.
package struct Settings: Sendable {
    /// The names of a settings file; the first existing one is read.
    package static let fileNames = [".bannerkit.yaml", ".bannerkit.yml"]

    /// The path of the settings file that this one extends, relative to its folder.
    package var extend: String?
    /// The rule settings and limits, without `overrides`.
    package var rulings = Rulings()
    /// The severity from which a finding makes a run fail; `nil` if it is not set.
    package var failOn: FailLevel?
    /// The patterns of files that are not checked, as in `.gitignore`, relative to the file's
    /// folder.
    package var exclude: [String] = []
    /// Other settings for some files; the last match applies.
    package var overrides: [Override] = []

    /// Settings without any changes.
    package init() {}

    /// These settings followed by others, as if all were in one file.
    package func extended(by others: Settings) -> Settings {
        var all = self
        all.extend = others.extend
        all.rulings.add(others.rulings)
        all.failOn = others.failOn ?? failOn
        all.exclude += others.exclude
        all.overrides += others.overrides
        return all
    }

    /// Other settings for some files.
    package struct Override: Sendable {
        /// The patterns of the files, as in `.gitignore`.
        package var files: [String] = []
        /// The rule settings and limits.
        package var rulings = Rulings()
    }

    /// The severity from which a finding makes a run fail.
    package enum FailLevel: String, CaseIterable, Sendable {
        case error, warning, advice, never

        /// The severity; `nil` for `never`.
        package var severity: Severity? { Severity.allCases.first { $0.name == rawValue } }
    }

    /// Reads a settings file; faults are reported, and the valid settings apply.
    package static func read(_ file: SourceFile, limits: Limits = Limits()) -> (settings: Settings, report: Report) {
        var report = Report()
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            // A file with only comments is valid and sets nothing.
            let isEmpty = report.keptFindings.allSatisfy { $0.rule.id == Rule.emptyFile.id }
            return (Settings(), isEmpty ? Report() : report)
        }
        var reading = Reading(document, report, keys: keys)
        let settings = shape.read(document.root, &reading)
        return (settings ?? Settings(), Suggestions.report(of: reading.report, reading.causes, in: document))
    }
}

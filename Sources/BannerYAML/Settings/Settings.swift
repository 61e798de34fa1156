import BannerLanguage
import BannerSuggestions

/// What a project decides about its banner files: the content of a file `.bannerkit.yaml`.
package struct Settings: Sendable {
    /// The names of a settings file; the first one that exists is read.
    package static let fileNames = [".bannerkit.yaml", ".bannerkit.yml"]

    /// The settings file that comes before this one, from its folder on.
    package var extend: String?
    /// The decisions about rules, and what is allowed in banners, but for `overrides`.
    package var rulings = Rulings()
    /// The severity from which a finding makes a run fail; `nil` if nothing is decided.
    package var failOn: FailLevel?
    /// Which files are not checked, as in `.gitignore`, from the file's folder on.
    package var exclude: [String] = []
    /// Other decisions for some files; the last one counts.
    package var overrides: [Override] = []

    /// Nothing decided.
    package init() {}

    /// These settings with others after them, as if all were in one file.
    package func extended(by others: Settings) -> Settings {
        var all = self
        all.extend = others.extend
        all.rulings.add(others.rulings)
        all.failOn = others.failOn ?? failOn
        all.exclude += others.exclude
        all.overrides += others.overrides
        return all
    }

    /// Decisions for some files.
    package struct Override: Sendable {
        /// Which files, as in `.gitignore`.
        package var files: [String] = []
        /// The decisions about rules, and what is allowed in banners.
        package var rulings = Rulings()
    }

    /// The findings that make a run fail.
    package enum FailLevel: String, CaseIterable, Sendable {
        case error, warning, advice, never

        /// The severity from which a finding does; `nil` if none does.
        package var severity: Severity? { Severity.allCases.first { $0.name == rawValue } }
    }

    /// Reads a settings file; what is wrong with it is reported, and the rest of it holds.
    package static func read(_ file: SourceFile, limits: Limits = Limits()) -> (settings: Settings, report: Report) {
        var report = Report()
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            // A file of comments decides nothing, and has no fault.
            let isEmpty = report.keptFindings.allSatisfy { $0.rule.id == Rule.emptyFile.id }
            return (Settings(), isEmpty ? Report() : report)
        }
        var reading = Reading(document, report, keys: keys)
        let settings = shape.read(document.root, &reading)
        return (settings ?? Settings(), Suggestions.report(of: reading.report, reading.causes, in: document))
    }
}

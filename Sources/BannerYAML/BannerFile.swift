// Code that reads a file also handles its findings, so one import brings both.
@_exported public import BannerDiagnostics
import BannerLanguage
import BannerSuggestions
package import BannerTree

/// The result of reading a banner file: the banner, or the errors.
///
/// Reading continues after each fault, so that one run reports everything.
public struct BannerFile: Sendable {
    /// The banner; `nil` if there is a finding of severity error.
    ///
    /// An ignored error counts only if the banner is incomplete without the faulty part. An unknown
    /// key is left out, and an invalid value has its default; but without an interval, for example,
    /// there is no timer.
    public let banner: Banner?
    /// The findings, except those that comments ignore or that are turned off.
    public let report: BannerReport
    /// The text, in which the findings have their places.
    public let source: BannerSource
    /// The parsed tree; `nil` if the file is not YAML.
    package let document: Document?

    /// Reads and checks a banner file of at most 1 MiB («What a banner means», Limits).
    ///
    /// ```swift
    /// let file = BannerSource(name: "home.banner.yaml", bytes: Array("items: [red, orange]".utf8))
    /// let banner = BannerFile.read(file).banner
    /// ```
    ///
    /// - Returns: the banner, unless there is an error, and all findings.
    public static func read(_ file: BannerSource) -> BannerFile { read(file, advice: .told) }

    /// Reads and checks a banner file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: the limits on its size and structure.
    ///   - advice: the handling of advice in a banner without errors.
    ///   - configuration: the project's rule settings.
    ///   - isComplete: whether to keep every finding with its fix, instead of only those that are
    ///     shown.
    ///   - isProof: whether this reading only checks a remedy.
    /// - Returns: the banner, unless there is an error, and all findings.
    package static func read(
        _ file: SourceFile, limits: Limits = Limits(), advice: Rulebook.Advice = .told,
        configuration: RuleConfiguration = .standard,
        isComplete: Bool = false, isProof: Bool = false
    ) -> BannerFile {
        var report = Report(keepsAll: isComplete)
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            if !isProof { report.proveRemedies(in: file, limits, configuration) }
            return BannerFile(banner: nil, report: report, source: file, document: nil)
        }
        let suppressions = Suppressions(
            ignores: Ignores(of: document), configuration: configuration)
        var content = BannerContent(
            document, report, advice: advice, limits: configuration.limits,
            siteRoot: configuration.siteRoot, suppressions: suppressions.asked,
            isComplete: isComplete)
        Suggestions.resolve(
            &content.report, content.causes, in: document, except: suppressions.asked)
        if !file.isJSON {
            for finding in HashInText.findings(in: document) + CurlyQuotes.findings(in: document) {
                content.report.add(finding)
            }
        }
        var judged = suppressions.applied(to: content)
        if !isProof { judged.proveMilliseconds(in: file, limits, configuration) }
        return BannerFile(banner: content.banner, report: judged, source: file, document: document)
    }

    /// The resolved banner on one line, in a window if that states a size; `nil` if there is no
    /// banner.
    package func resolved(in window: Banner.Viewer = Banner.Viewer()) -> [UInt8]? {
        guard let banner, let document else { return nil }
        return ResolvedBanner.text(of: banner, document, in: window)
    }

    /// The resolved banner for a web page, with the calendar's sets; `nil` if there is no banner.
    package func built(showing sets: [JSON.Member]) -> [UInt8]? {
        guard let banner, let document else { return nil }
        return ResolvedBanner.text(of: banner, document, showing: sets)
    }

    /// Reads a banner file for its fixes.
    static func readCompletely(
        _ file: SourceFile, _ limits: Limits, _ configuration: RuleConfiguration
    ) -> BannerFile {
        read(file, limits: limits, advice: .skipped, configuration: configuration, isComplete: true)
    }
}

extension Report {
    /// Removes the remedies that write durations in milliseconds if they lead to new errors.
    fileprivate mutating func proveMilliseconds(
        in file: SourceFile, _ limits: Limits, _ configuration: RuleConfiguration
    ) {
        let found = keptFindings
        let numbers = found.indices.filter { found[$0].rule.id == Rule.unitlessDuration.id }
        guard let first = numbers.first, let remedy = found[first].remedies.first,
            remedy.certainty == .likely
        else {
            return
        }
        let after = file.applying(remedy.edits)
        let changed = BannerFile.read(
            after, limits: limits, advice: .skipped, configuration: configuration, isProof: true)
        let others = count(of: .error) - numbers.count { found[$0].severity == .error }
        guard changed.report.count(of: .error) > others else { return }
        for number in numbers {
            replaceRemedies(of: number, by: Array(found[number].remedies.dropFirst()))
        }
    }

    /// Removes the remedies of syntax errors that leave an error in the lines that they change.
    ///
    /// If several are left, the author must choose.
    fileprivate mutating func proveRemedies(
        in file: SourceFile, _ limits: Limits, _ configuration: RuleConfiguration
    ) {
        let table = file.lineTable()
        for number in keptFindings.indices where !keptFindings[number].remedies.isEmpty {
            var right = keptFindings[number].remedies.filter { remedy in
                let after = file.applying(remedy.edits)
                let changed = BannerFile.read(
                    after, limits: limits, advice: .skipped, configuration: configuration,
                    isComplete: true, isProof: true)
                let later = after.lineTable()
                let places = remedy.edits.map { table.location(of: $0.range.start) }
                let errors = changed.report.keptFindings.filter { $0.severity == .error }
                    .map { later.location(of: $0.range.start).line }
                let isMoved =
                    places.contains { $0.column == 1 }
                    && keptFindings[number].rule.id == Rule.yamlSyntax.id
                // A line in another column changes the structure, so no error may remain. Text can
                // continue on the next line.
                guard !isMoved else { return errors.isEmpty }
                guard changed.document == nil else {
                    return !errors.contains { line in places.contains { $0.line == line } }
                }
                return errors.min() ?? 0 > (places.last?.line ?? 0) + 1
            }
            if right.count > 1 { for index in right.indices { right[index].certainty = .possible } }
            replaceRemedies(of: number, by: right)
        }
    }
}

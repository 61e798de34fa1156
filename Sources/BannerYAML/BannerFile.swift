// Who reads a file sees its findings, so one import brings both.
@_exported public import BannerDiagnostics
import BannerLanguage
import BannerSuggestions
package import BannerTree

/// The result of reading a banner file: the banner, or what prevents it.
///
/// The only entry point: bytes → nodes → (banner, report). Reading continues after every fault, so that one run reports
/// everything.
public struct BannerFile: Sendable {
    /// The banner; `nil` if there is a finding of severity error.
    ///
    /// An ignored error prevents it only if the banner would not be complete without the faulty part, and is then an error: an unknown
    /// key is left out, and a faulty value has its default, but without its interval there is no timer.
    public let banner: Banner?
    /// The findings, without those that the file's comments ignore or that are turned off.
    public let report: BannerReport
    /// The text, in which the findings have their places.
    public let source: BannerSource
    /// The file as a tree with positions; `nil` if it could not be read as YAML.
    package let document: Document?

    /// Reads and checks a banner file of at most 1 MiB («What a banner means», Limits).
    ///
    /// - Returns: the banner, unless there is an error, and everything that was found.
    public static func read(_ file: BannerSource) -> BannerFile { read(file, advice: .told) }

    /// Reads and checks a banner file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: the limits on its size and structure.
    ///   - advice: how advice is handled in a banner without errors.
    ///   - rulings: which rules are off or have another severity.
    ///   - isComplete: whether every finding is kept and has its fix, if there is one, and not only those that are shown.
    ///   - isProof: whether it is only asked if a remedy is right.
    /// - Returns: the banner, unless there is an error, and everything that was found.
    package static func read(
        _ file: SourceFile, limits: Limits = Limits(), advice: Rulebook.Advice = .told, rulings: Rulings = .standard,
        isComplete: Bool = false, isProof: Bool = false
    ) -> BannerFile {
        var report = Report(keepsAll: isComplete)
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            if !isProof { report.proveRemedies(in: file, limits, rulings) }
            return BannerFile(banner: nil, report: report, source: file, document: nil)
        }
        let exemptions = Exemptions(ignores: Ignores(of: document), rulings: rulings)
        var content = BannerContent(
            document, report, advice: advice, limits: rulings.limits, exemptions: exemptions.asked,
            isComplete: isComplete)
        content.report = Suggestions.report(
            of: content.report, content.causes, in: document, except: exemptions.asked)
        if !file.isJSON {
            for finding in HashInText.findings(in: document) + CurlyQuotes.findings(in: document) {
                content.report.add(finding)
            }
        }
        var judged = exemptions.applied(to: content)
        if !isProof { judged.proveMilliseconds(in: file, limits, rulings) }
        return BannerFile(banner: content.banner, report: judged, source: file, document: document)
    }

    /// The banner written out in full, in a window if that says anything; `nil` if there is none.
    package func resolved(in window: Banner.Viewer = Banner.Viewer()) -> JSON? {
        guard let banner, let document else { return nil }
        return ResolvedBanner.json(of: banner, document, in: window)
    }

    /// The same for a web page, with what is on from when, if that changes.
    package func built(showing sets: [JSON.Member]) -> JSON? {
        guard let banner, let document else { return nil }
        return ResolvedBanner.json(of: banner, document, showing: sets)
    }

    /// Reads a banner file for its fixes.
    static func readCompletely(_ file: SourceFile, _ limits: Limits, _ rulings: Rulings) -> BannerFile {
        read(file, limits: limits, advice: .skipped, rulings: rulings, isComplete: true)
    }
}

extension Report {
    /// Keeps the remedies that write durations in milliseconds if there are no other errors with them.
    fileprivate mutating func proveMilliseconds(in file: SourceFile, _ limits: Limits, _ rulings: Rulings) {
        let found = keptFindings
        let numbers = found.indices.filter { found[$0].rule.id == Rule.bareDuration.id }
        guard let first = numbers.first, let remedy = found[first].remedies.first, remedy.certainty == .likely else {
            return
        }
        let after = file.applying(remedy.edits)
        let changed = BannerFile.read(after, limits: limits, advice: .skipped, rulings: rulings, isProof: true)
        let others = count(of: .error) - numbers.count { found[$0].severity == .error }
        guard changed.report.count(of: .error) > others else { return }
        for number in numbers { replaceRemedies(of: number, by: Array(found[number].remedies.dropFirst())) }
    }

    /// Keeps the remedies for a text that is not YAML after which nothing is wrong in the lines that they change.
    ///
    /// If more than one is left, a person has to choose.
    fileprivate mutating func proveRemedies(in file: SourceFile, _ limits: Limits, _ rulings: Rulings) {
        let table = file.lineTable()
        for number in keptFindings.indices where !keptFindings[number].remedies.isEmpty {
            var right = keptFindings[number].remedies.filter { remedy in
                let after = file.applying(remedy.edits)
                let changed = BannerFile.read(
                    after, limits: limits, advice: .skipped, rulings: rulings, isComplete: true, isProof: true)
                let later = after.lineTable()
                let places = remedy.edits.map { table.location(of: $0.range.start) }
                let errors = changed.report.keptFindings.filter { $0.severity == .error }
                    .map { later.location(of: $0.range.start).line }
                let isMoved = places.contains { $0.column == 1 } && keptFindings[number].rule.id == Rule.yamlSyntax.id
                // A line in another column means something else: nothing may be wrong then. A text can go on in the next line.
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

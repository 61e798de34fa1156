// Who reads a file sees its findings, so one import brings both.
@_exported public import BannerDiagnostics
public import BannerKit
package import BannerTree

/// The result of reading a banner file: the banner, or what prevents it.
///
/// The only entry point: bytes → nodes → (banner, report). Reading continues after every fault, so that one run reports
/// everything.
public struct BannerFile: Sendable {
    /// The banner; `nil` if there is a finding of severity error.
    ///
    /// An ignored error prevents it only if the banner would not be complete without the faulty part: an unknown key is
    /// left out, and a faulty value has its default, but without its interval there is no timer.
    public let banner: Banner?
    /// The findings, without those that the file's comments ignore or that are turned off.
    public let report: Report
    /// The findings for callers that need a banner and have none: including ignored errors that prevent it.
    package let unsilencedReport: Report
    /// The file as a tree with positions; `nil` if it could not be read as YAML.
    package let document: Document?

    /// Reads and checks a banner file of at most 1 MiB («What a banner means», Limits).
    ///
    /// - Returns: the banner, unless there is an error, and everything that was found.
    public static func read(_ file: SourceFile) -> BannerFile { read(file, advice: .told) }

    /// Reads and checks a banner file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: the limits on its size and structure.
    ///   - advice: how advice is handled in a banner without errors.
    ///   - rulings: which rules are off or have another severity.
    ///   - previous: a reading of an earlier version of the text, so that only what was changed is parsed.
    /// - Returns: the banner, unless there is an error, and everything that was found.
    package static func read(
        _ file: SourceFile, limits: Limits = Limits(), advice: Advice, rulings: Rulings = .standard,
        after previous: PreviousDocument? = nil
    ) -> BannerFile {
        read(file, limits, advice, rulings, after: previous, into: Report(), isComplete: false)
    }

    /// Reads and checks a banner file, with all advice.
    package static func read(_ file: SourceFile, limits: Limits) -> BannerFile {
        read(file, limits: limits, advice: .told)
    }

    /// Reads a banner file for its fixes: every finding except advice is kept, and each has its fix, if there is one.
    static func readCompletely(_ file: SourceFile, _ limits: Limits, _ rulings: Rulings) -> BannerFile {
        read(file, limits, .skipped, rulings, into: Report(keepsAll: true), isComplete: true)
    }

    private static func read(
        _ file: SourceFile, _ limits: Limits, _ advice: Advice, _ rulings: Rulings,
        after previous: PreviousDocument? = nil, into empty: Report, isComplete: Bool
    ) -> BannerFile {
        var report = empty
        guard let document = Document.parse(file, limits: limits, after: previous, into: &report) else {
            report.placeKeys(in: file)
            // A reading for fixes tries them itself.
            if !isComplete { report.checkSyntaxFix(in: file, limits, rulings) }
            return BannerFile(banner: nil, report: report, unsilencedReport: report, document: nil)
        }
        let exemptions = Exemptions(ignores: Ignores(of: document), rulings: rulings)
        var reading = Reading(document, report, exemptions, isComplete: isComplete)
        var banner = Banner.shape.read(document.root, &reading)
        if banner?.name.isEmpty == true { banner?.name = name(ofFile: file.name) }
        for finding in HashInText.findings(in: document) { reading.report.add(finding) }
        if let banner {
            reading.reportBareDurations(banner)
            Rulebook.check(.between, banner, &reading)
            reading.judgeBareDurations(banner)
        }
        if reading.report.hasErrors { reading.report.joinCauses(in: document) }
        let verdict = exemptions.verdict(on: banner, reading.report)
        let isAdvisable = advice != .skipped && (verdict == .complete || verdict == .refused(advisable: true))
        // An ignore can refer to advice, and is reported as unused if there was none.
        reading.tellsAdvice = advice == .told || !exemptions.isEmpty
        if isAdvisable, let banner { Rulebook.check(.advice, banner, &reading) }
        if isAdvisable, let banner, let fault = file.pictureFault { reading.checkPictures(of: banner, fault) }
        var silenced = reading.report
        if var ignores = exemptions.ignores {
            ignores.apply(to: &silenced) { rule in
                // Rules between keys are not checked for invalid values, and advice is not checked for a banner with an
                // error.
                switch rule.group {
                case .betweenKeys: verdict != .broken
                case .advice: isAdvisable
                case .reading, .keys, .values, .scenarios: true
                }
            }
        }
        silenced.apply(rulings)
        return BannerFile(
            banner: verdict == .complete ? banner : nil, report: silenced,
            unsilencedReport: exemptions.causes(in: reading.report, verdict), document: document)
    }

    /// The same, with a banner that is played in these surroundings.
    package func played(in surroundings: Banner.Surroundings) -> BannerFile {
        var banner = banner
        banner?.surroundings = surroundings
        return BannerFile(banner: banner, report: report, unsilencedReport: unsilencedReport, document: document)
    }

    /// How advice is handled.
    package enum Advice: Sendable {
        /// It is reported like every finding.
        case told
        /// If nothing in the file can ignore it, it is counted without wording or location, which would take a
        /// twentieth of a validation.
        case counted
        /// It is not checked.
        case skipped
    }

    /// A file's name without folders and extensions: `ads/home.banner.yaml` is `home`.
    private static func name(ofFile path: String) -> String {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
        if name.first == UInt8(ascii: "<") && name.last == UInt8(ascii: ">") {
            name = Array(name.dropFirst().dropLast())
        }
        for ending in [".yaml", ".yml", ".json", ".banner"] {
            let bytes = Array(ending.utf8)
            if name.count > bytes.count && name.suffix(bytes.count) == bytes[...] { name.removeLast(bytes.count) }
        }
        return String(decoding: name, as: UTF8.self)
    }
}

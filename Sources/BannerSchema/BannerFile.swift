public import BannerModel
public import Diagnostics
public import YAMLTree

/// A banner file that was read: the banner, or what keeps it from being one.
///
/// The one way in: bytes → nodes → (banner, report). The reading goes on after every fault, so one run tells all.
public struct BannerFile: Sendable {
    /// The banner; `nil` when there is a finding of severity error, one that is ignored included.
    public let banner: Banner?
    /// What was found, without what the file's own comments ask to be ignored.
    public let report: Report
    /// What was found, for those who need a banner and have none: with the errors that are ignored.
    public let unsilencedReport: Report
    /// The file as a tree with places; `nil` where it could not be read as YAML.
    public let document: Document?

    /// Reads and checks a banner file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: how much it may ask of us.
    ///   - advice: what is done with what is advised against, once there is no error.
    /// - Returns: the banner, unless there is an error, and everything that was found.
    public static func read(_ file: SourceFile, limits: Limits = Limits(), advice: Advice = .told) -> BannerFile {
        read(file, limits, advice, into: Report(), isComplete: false)
    }

    /// Reads a banner file for its fixes: every finding but advice is kept, and each has the fix that it can have.
    static func readCompletely(_ file: SourceFile, _ limits: Limits) -> BannerFile {
        read(file, limits, .skipped, into: Report(keepsAll: true), isComplete: true)
    }

    private static func read(
        _ file: SourceFile, _ limits: Limits, _ advice: Advice, into empty: Report, isComplete: Bool
    ) -> BannerFile {
        var report = empty
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            return BannerFile(banner: nil, report: report, unsilencedReport: report, document: nil)
        }
        var reading = Reading(document, report, isComplete: isComplete)
        var banner = Banner.shape.read(document.root, &reading)
        if banner?.name.isEmpty == true { banner?.name = name(ofFile: file.name) }
        if let banner { for rule in BannerRule.all { rule.check(banner, &reading) } }
        if reading.report.hasErrors { banner = nil }
        let ignores = Ignores(of: document)
        // An ignore may speak of advice, and says so if there was none of it.
        reading.tellsAdvice = advice == .told || ignores != nil
        if advice != .skipped, let banner { for rule in BannerRule.advice { rule.check(banner, &reading) } }
        var silenced = reading.report
        if var ignores {
            let hasBanner = banner != nil
            ignores.apply(to: &silenced) { rule in
                // What holds between keys is not asked of values that are wrong, and advice of no banner with an error.
                rule.id.hasPrefix("BK4") ? hasBanner : rule.id.hasPrefix("BK5") ? hasBanner && advice != .skipped : true
            }
        }
        return BannerFile(
            banner: banner, report: silenced, unsilencedReport: reading.report, document: document)
    }

    /// What is done with what is advised against.
    public enum Advice: Sendable {
        /// It is told like every finding.
        case told
        /// It is counted where nothing in the file may ignore it, but neither worded nor placed: a twentieth of a
        /// validation.
        case counted
        /// It is not looked for.
        case skipped
    }

    /// A file's name without folders and extensions: `ads/home.banner.yaml` is `home`.
    private static func name(ofFile path: String) -> String {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
        if name.first == UInt8(ascii: "<") && name.last == UInt8(ascii: ">") {
            name = Array(name.dropFirst().dropLast())
        }
        for ending in [".yaml", ".yml", ".banner"] {
            let bytes = Array(ending.utf8)
            if name.count > bytes.count && name.suffix(bytes.count) == bytes[...] { name.removeLast(bytes.count) }
        }
        return String(decoding: name, as: UTF8.self)
    }
}

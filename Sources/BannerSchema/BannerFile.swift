public import BannerModel
public import Diagnostics
public import YAMLTree

/// A banner file that was read: the banner, or what keeps it from being one.
///
/// The one way in: bytes → nodes → (banner, report). The reading goes on after every fault, so one run tells all.
public struct BannerFile: Sendable {
    /// The banner; `nil` when there is a finding of severity error.
    public let banner: Banner?
    /// What was found.
    public let report: Report
    /// The file as a tree with places; `nil` where it could not be read as YAML.
    public let document: Document?

    /// Reads and checks a banner file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: how much it may ask of us.
    ///   - advises: whether a banner without errors is also looked at for what is advised against.
    /// - Returns: the banner, unless there is an error, and everything that was found.
    public static func read(_ file: SourceFile, limits: Limits = Limits(), advises: Bool = true) -> BannerFile {
        var report = Report()
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            return BannerFile(banner: nil, report: report, document: nil)
        }
        var reading = Reading(document, report)
        guard var banner = Banner.shape.read(document.root, &reading) else {
            return BannerFile(banner: nil, report: reading.report, document: document)
        }
        if banner.name.isEmpty { banner.name = name(ofFile: file.name) }
        for rule in BannerRule.all { rule.check(banner, &reading) }
        if advises && !reading.report.hasErrors {
            for rule in BannerRule.advice { rule.check(banner, &reading) }
        }
        return BannerFile(
            banner: reading.report.hasErrors ? nil : banner, report: reading.report, document: document)
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

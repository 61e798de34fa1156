// Code that reads a banner also handles its findings, so one import brings both.
public import BannerDiagnostics
public import BannerKit
@_exported public import BannerLanguage
import BannerTree

/// The result of reading a banner from JSON at run time: the banner, or the errors.
///
/// The language, the rules and the messages are those of banner files, but there are no spelling
/// suggestions. It also reads the output of `bannerkit resolve` and `Banner.json`. Neither libyaml
/// nor Foundation is linked.
///
/// ```swift
/// let source = BannerSource(name: "home.banner.json", bytes: Array(data))
/// let answer = BannerJSON.read(source, dropsUnknown: true)
/// for line in answer.report.lines(in: answer.source) { print(line) }
/// guard let banner = answer.banner else { return }
/// ```
public struct BannerJSON: Sendable {
    /// The banner; `nil` if there is a finding of severity error.
    public let banner: Banner?
    /// The findings.
    public let report: BannerReport
    /// The text to which the findings refer.
    public let source: BannerSource

    /// Parses and checks a banner of at most 1 MiB («What a banner means», Limits).
    ///
    /// By default what this version of the library does not know is an error, as it is for
    /// `bannerkit validate`: for files that come with the app. For files from a server that are
    /// newer than the app, it can be left out, with a warning, and the rest is played. Each key,
    /// value or item that would be an error is then left out; what then lacks a key that it needs
    /// is left out as a whole. An item whose `when` is not understood is left out, because it would
    /// be shown at the wrong time, and so is a scenario with anything that is not understood. The
    /// banner is `nil` only if the text is not JSON, exceeds a size limit, has a later `version` of
    /// the language, or contains no readable item.
    ///
    /// - Parameters:
    ///   - source: the text, whatever its name ends in; without a `name` of its own, the banner is
    ///     named for the file.
    ///   - dropsUnknown: whether what is not known is left out.
    /// - Returns: the banner, unless there is an error, and everything that was found.
    public static func read(_ source: BannerSource, dropsUnknown: Bool = false) -> BannerJSON {
        var source = source
        source.isJSON = true
        guard !dropsUnknown else {
            var reading = LenientReading(source)
            let banner = reading.read()
            return BannerJSON(banner: banner, report: reading.report, source: source)
        }
        var report = Report()
        guard let document = Document.parse(json: source, into: &report) else {
            return BannerJSON(banner: nil, report: report, source: source)
        }
        let content = BannerContent(document, report, advice: .told)
        return BannerJSON(banner: content.banner, report: content.report, source: source)
    }
}

extension Banner {
    /// The banner as JSON on one line, with every key that it has, as `bannerkit resolve` writes
    /// it.
    ///
    /// Reading it again gives a banner that plays the same. A named curve becomes its four numbers,
    /// and `timeZone` and the keys of a part that a breakpoint changes are always written. An
    /// infinite number or NaN, which no rule allows, becomes `null`.
    public var json: String { ResolvedBanner.text(of: self).utf8Text }
}

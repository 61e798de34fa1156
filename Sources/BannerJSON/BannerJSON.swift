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
/// let file = BannerSource(name: "home.banner.json", bytes: Array(data))
/// let answer = BannerJSON.read(file, .dropsUnknown)
/// for line in answer.report.lines(in: answer.file) { log(line) }
/// guard let banner = answer.banner else { return }
/// ```
public struct BannerJSON: Sendable {
    /// The banner; `nil` if there is a finding of severity error.
    public let banner: Banner?
    /// The findings.
    public let report: BannerReport
    /// The text to which the findings refer.
    public let file: BannerSource

    /// The handling of keys, values and items that this version of the library does not know.
    public enum Leniency: Sendable {
        /// Report an error, like `bannerkit validate`: for files that come with the app.
        case strict
        /// Leave it out with a warning, and play the rest: for files from a server that are newer
        /// than the app.
        ///
        /// Each key, value or item that would be an error is left out. A mapping that then lacks a
        /// required key is left out as a whole; so is an item with an unknown `when`, because it
        /// would be shown at the wrong time, and a scenario with any unknown part. The banner is
        /// `nil` only if the text is not JSON, exceeds a size limit, has a later `version` of the
        /// language, or contains no readable item.
        case dropsUnknown
    }

    /// Parses and checks a banner of at most 1 MiB («What a banner means», Limits).
    ///
    /// - Parameters:
    ///   - file: the text, whatever its file name; without a `name` key, the banner is named after
    ///     the file.
    ///   - leniency: the handling of unknown keys, values and items.
    /// - Returns: the banner, unless there is an error, and all findings.
    public static func read(_ file: BannerSource, _ leniency: Leniency = .strict) -> BannerJSON {
        var file = file
        file.isJSON = true
        switch leniency {
        case .strict:
            var report = Report()
            guard let document = Document.parse(json: file, into: &report) else {
                return BannerJSON(banner: nil, report: report, file: file)
            }
            let content = BannerContent(document, report, advice: .told)
            return BannerJSON(banner: content.banner, report: content.report, file: file)
        case .dropsUnknown:
            var reading = LenientReading(file)
            let banner = reading.read()
            return BannerJSON(banner: banner, report: reading.report, file: file)
        }
    }
}

extension Banner {
    /// The banner as JSON on one line, with every key that it has, as `bannerkit resolve` writes
    /// it.
    ///
    /// Reading it again gives a banner that plays the same. A named curve becomes its four numbers,
    /// and `timeZone` and the keys of a part that a breakpoint changes are always written. An
    /// infinite number or NaN, which no rule allows, becomes `null`.
    public var json: String { ResolvedBanner.json(of: self).line }
}

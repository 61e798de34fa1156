import Diagnostics
import YAMLTree

/// The one call that reads a banner.
enum BannerCheck {
    static func report(on file: SourceFile, limits: Limits) -> Report {
        var report = Report()
        _ = Document.parse(file, limits: limits, into: &report)
        return report
    }
}

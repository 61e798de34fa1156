import BannerSchema
import Diagnostics
import YAMLTree

/// The one call that reads a banner.
enum BannerCheck {
    static func report(on file: SourceFile, limits: Limits) -> Report {
        BannerFile.read(file, limits: limits).report
    }
}

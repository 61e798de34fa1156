import PackagePlugin

/// `swift package fix-banners`: applies the safe fixes to the banner files of a package, or of its targets with
/// `--target`, and reports what is left.
///
/// Other options are those of `bannerkit validate --fix`.
@main
struct BannerFix: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try BannerRun(context, arguments).perform(["--fix"])
    }
}

import PackagePlugin

/// Implements `swift package fix-banners`, which fixes the banner files of a package.
///
/// It applies the safe fixes to all targets, or to those named with `--target`, and reports the
/// remaining findings. It accepts the other options of `bannerkit validate --fix`.
@main
struct BannerFix: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try BannerRun.perform(context, ["--fix"] + arguments)
    }
}

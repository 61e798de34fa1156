import PackagePlugin

/// Implements `swift package validate-banners`, which checks the banner files of a package.
///
/// It checks all targets, or those named with `--target`, and accepts the other options of
/// `bannerkit validate`.
@main
struct BannerValidate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard !arguments.contains("--fix"), !arguments.contains("--unsafe-fixes") else {
            Diagnostics.error("validate-banners changes no file; `swift package fix-banners` does")
            return
        }
        try BannerRun.perform(context, arguments)
    }
}

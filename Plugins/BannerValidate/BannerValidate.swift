import PackagePlugin

/// `swift package validate-banners`: checks the banner files of a package, or those of its targets with `--target`.
///
/// Other options are those of `bannerkit validate`.
@main
struct BannerValidate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard !arguments.contains("--fix"), !arguments.contains("--unsafe-fixes") else {
            Diagnostics.error("validate-banners changes no file; `swift package fix-banners` does")
            return
        }
        try BannerRun(context, arguments).perform([])
    }
}

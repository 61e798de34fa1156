import Foundation
import PackagePlugin

/// Runs of `bannerkit validate` on the files of a package.
///
/// BannerFix has a symbolic link to this file, because plugins cannot depend on a library.
enum BannerRun {
    /// Runs the program in the package's folder with the plugin's arguments: `--target` selects a
    /// target and can be repeated.
    ///
    /// On failure it exits with the program's exit code.
    static func perform(_ context: PluginContext, _ arguments: [String]) throws {
        let folder = context.package.directoryURL
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let start = folder.standardizedFileURL.path + "/"
        let targets = try context.package.targets(named: names).map { target in
            // The path relative to the package, or the absolute path of a folder elsewhere.
            let path = target.directoryURL.standardizedFileURL.path
            return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        }
        let process = Process()
        process.executableURL = try context.tool(named: "BannerCommand").url
        process.currentDirectoryURL = folder
        process.arguments =
            ["validate"] + extractor.remainingArguments + ["--"]
            + (names.isEmpty ? ["."] : targets)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

import Foundation
import PackagePlugin

/// A run of `bannerkit validate` on the files of a package.
///
/// BannerFix has a symbolic link to this file, because plugins cannot depend on a library.
struct BannerRun {
    private let program: URL
    private let folder: URL
    private let places: [String]
    private let options: [String]

    /// Parses the plugin's arguments: `--target` selects a target and can be repeated.
    init(_ context: PluginContext, _ arguments: [String]) throws {
        program = try context.tool(named: "BannerCommand").url
        folder = context.package.directoryURL
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let start = folder.standardizedFileURL.path + "/"
        let targets = try context.package.targets(named: names).map { target in
            // The path relative to the package, or the absolute path of a folder elsewhere.
            let path = target.directoryURL.standardizedFileURL.path
            return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        }
        places = names.isEmpty ? ["."] : targets
        options = extractor.remainingArguments
    }

    /// Runs the program in the package's folder.
    ///
    /// On failure it exits with the program's exit code.
    func perform(_ more: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = folder
        process.arguments = ["validate"] + more + options + ["--"] + places
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

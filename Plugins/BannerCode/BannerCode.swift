import Foundation
import PackagePlugin

/// Checks the `*.banner.yaml` and `*.banner.json` files of a target during its build and generates
/// a constant in `enum Banners` for each.
///
/// One command processes all files of a target. So it reports the errors of all files, and detects
/// two files whose constants would have the same name.
@main
struct BannerCode: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        return commands(
            for: module.sourceFiles.map(\.url), of: target.name, in: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "BannerCodeGenerator").url)
    }

    private func commands(for files: [URL], of target: String, in folder: URL, tool: URL)
        -> [Command]
    {
        let banners = files.filter { file in
            [".banner.yaml", ".banner.yml", ".banner.json"].contains {
                file.lastPathComponent.hasSuffix($0)
            }
        }.sorted { $0.path < $1.path }
        guard !banners.isEmpty else {
            Diagnostics.warning(
                "BannerCode: `\(target)` has no files *.banner.yaml, so there is no `enum Banners`")
            return []
        }
        let output = folder.appendingPathComponent("Banners.swift")
        return [
            .buildCommand(
                displayName: "Checking the banners of \(target)", executable: tool,
                arguments: [output.path] + banners.map(\.path), inputFiles: banners,
                outputFiles: [output])
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BannerCode: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws
            -> [Command]
        {
            commands(
                for: target.inputFiles.map(\.url), of: target.displayName,
                in: context.pluginWorkDirectoryURL,
                tool: try context.tool(named: "BannerCodeGenerator").url)
        }
    }
#endif

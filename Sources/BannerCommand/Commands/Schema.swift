extension Command {
    /// Prints a JSON Schema, or installs it for editors.
    static let schema = Command(name: "schema") { context, arguments throws(Failure) in
        if arguments.has(.install) { return try install(arguments, in: context) }
        try require(
            arguments.operands.isEmpty, "a folder needs `--install`",
            help: "`bannerkit schema --install \(arguments.operands.first?.text ?? "")`")
        try arguments.reject(.settings, with: .resolved)
        let schema =
            arguments.has(.settings)
            ? BannerJSONSchema.settingsText
            : arguments.has(.resolved) ? ResolvedSchema.text : BannerJSONSchema.text
        try context.write(Array(schema.utf8), to: arguments.output, sparing: [])
        return .clean
    }

    /// Writes the schema into a folder, and prints the comment and the VS Code setting that refer
    /// to it.
    private static func install(_ arguments: Arguments, in context: Context) throws(Failure)
        -> ExitCode
    {
        try arguments.reject(.install, with: .settings, .resolved, .output)
        let folder = (arguments.operands.first ?? Path(".")).tidied
        guard (try? FileSystem.kind(of: folder)) == .folder else {
            throw .inputOutput(
                "`\(folder.text)` is not a folder", help: "create it, or choose another folder")
        }
        let file = SchemaFile(in: folder)
        try file.write()
        let repository = try Repository(named: nil)
        let place =
            switch repository.location(of: file.path) {
            case .inside(let path): "./\(path)"
            case .outside(let path): path
            }
        try context.output.write(
            """
            wrote \(context.visible(file.path.text))

            In a banner beside it, as the first line:
              \(file.line)

            For all banners, in VS Code's .vscode/settings.json:
              "yaml.schemas": { \(context.visible(place.quotedAsJSON)): ["*.banner.yaml", \
            "*.banner.yml"] }

            """)
        return .clean
    }
}

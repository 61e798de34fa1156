/// The project files of `init`, in the root of the repository or else in the current folder.
struct ProjectFiles {
    private let top: Path
    private let schema: SchemaFile?

    init(schema: SchemaFile?) {
        self.schema = schema
        let here = FileSystem.resolved(Path(".")) ?? Path(".")
        let root = Repository.root(above: here) ?? here
        top = root == here ? Path(".") : root
    }

    /// Writes each missing file; returns a line per file, also for files that existed.
    func write() throws(Failure) -> [String] {
        try all.map { names, text, purpose throws(Failure) in
            let paths = names.map { top.appending($0) }
            if let old = paths.first(where: FileSystem.mayExist) { return "kept \(old.text)" }
            try Output.write(text, to: paths[0], below: top)
            return "wrote \(paths[0].text), \(purpose)"
        }
    }

    private var all: [(names: [String], text: String, purpose: String)] {
        let files = [
            (Settings.fileNames, "settings.yaml", "the project's settings"),
            (
                [".github/workflows/banners.yml"], "workflow.yaml",
                "which checks the banners of a pull request, once it installs bannerkit"
            ),
            (
                [".pre-commit-config.yaml"], "hook.yaml",
                "which checks the banners of a commit: `pre-commit install`"
            ),
        ].map { names, text, purpose in (names, PageParts.text(text), purpose) }
        let place = schema.flatMap { FileSystem.resolved($0.path)?.below(FileSystem.resolved(top) ?? top) }
        guard let place else { return files }
        let name = JSON.string("./\(place.text)").line
        let settings = "{ \"yaml.schemas\": { \(name): [\"*.banner.yaml\", \"*.banner.yml\"] } }\n"
        return files + [([".vscode/settings.json"], settings, "which gives VS Code the schema")]
    }
}

/// A run of `init`.
struct InitRun {
    /// The default file name.
    static let usualName = "home.banner.yaml"

    private let path: Path
    private let text: String
    private let isForced: Bool
    /// Whether to write project files too: true if no banner was named.
    private let isProject: Bool
    /// Whether an existing banner stays: in a project, unless the options ask for another banner.
    private let keepsBanner: Bool
    private let wantsSchema: Bool

    init(_ arguments: Arguments) throws(Failure) {
        path = arguments.operands.first ?? Path(InitRun.usualName)
        isForced = arguments.has(.force)
        wantsSchema = !arguments.has(.noSchema)
        isProject = arguments.operands.isEmpty
        let (style, example) = (arguments.value(of: .style), arguments.value(of: .from))
        let kind = arguments.value(of: .kind)
        try arguments.reject(.style, with: .from)
        try arguments.reject(.kind, with: .style, .from)
        keepsBanner =
            isProject && !isForced && style == nil && example == nil && kind == nil
        let copied = ExampleBanner.all.first { $0.name == example }?.text
        let first = arguments.operands.isEmpty && style == nil ? ExampleBanner.first?.text : nil
        text =
            copied ?? ExampleBanner.kinds.first { $0.name == kind }?.text ?? first
            ?? StarterBanner(style: style ?? "dots").text
    }

    /// Writes the banner, and a schema unless one exists, and prints the next steps.
    func run(in context: Context) throws(Failure) -> ExitCode {
        let found = SchemaFile.nearest(to: path)
        guard !path.isStandardOutput else {
            try context.output.write(content(found))
            return .clean
        }
        let isKept = keepsBanner && FileSystem.mayExist(path)
        if !isKept { try check() }
        let schema = found ?? (wantsSchema ? SchemaFile(in: path.folder) : nil)
        if found == nil, let schema { try schema.write() }
        if !isKept {
            try Output.write(content(schema), to: path, below: isProject ? path.folder : nil)
        }
        let visible = context.visible
        var news = "\(isKept ? "kept" : "wrote") \(visible(path.text))\n"
        if found == nil, let schema {
            news +=
                """
                wrote \(visible(schema.path.text)), so that editors complete keys and check as you \
                type\n
                """
        }
        for picture in isKept ? [] : ExampleBanner.pictures(of: text) {
            let place = path.folder.appending(picture.name)
            guard !FileSystem.mayExist(place) else { continue }
            try Output.write(picture.text, to: place, below: path.folder)
            news += "wrote \(visible(place.text))\n"
        }
        if isProject {
            news += try ProjectFiles(schema: schema).write().map { "\(visible($0))\n" }.joined()
        }
        try context.output.write(
            "\(news)\nNext:\n" + nextSteps.map { "  bannerkit \(visible($0))\n" }.joined())
        return .clean
    }

    /// The file's content: a comment that names the schema, then the banner.
    private func content(_ schema: SchemaFile?) -> String {
        (schema.map { "\($0.line)\n" + (text.hasPrefix("#") ? "#\n" : "") } ?? "") + text
    }

    /// Throws unless the name is one that `validate .` finds and no existing file has.
    private func check() throws(Failure) {
        if (try? FileSystem.kind(of: path)) == .folder {
            let inside = path.appending(InitRun.usualName).text
            throw .usage(
                "`\(path.text)` is a folder", help: "name a file in it: `bannerkit init \(inside)`")
        }
        let isYAML = path.isBannerFile && !path.text.hasSuffix(".json")
        let hasName = path.stem.lastComponent != []
        try require(
            isYAML && hasName, "the file name must be `NAME.banner.yaml`, not `\(path.text)`",
            help: hasName ? "`bannerkit init \(path.stem.text).banner.yaml`" : nil)
        guard isForced || !FileSystem.mayExist(path) else {
            throw .inputOutput(
                "`\(path.text)` exists", help: "name another file, or replace it with `--force`")
        }
    }

    private var nextSteps: [String] {
        let name = path.shellWord
        let page = Path(bytes: path.stem.bytes + Array(".html".utf8)).shellWord
        let test =
            text.split(separator: "\n").contains { $0.hasPrefix("scenarios:") }
            ? ["test \(name)"] : []
        return ["validate \(name)"] + test + ["preview \(name) -o \(page)"]
    }
}

extension Path {
    /// The name without its banner or YAML extension.
    var stem: Path {
        let endings = [
            ".banner.yaml", ".banner.yml", ".banner.json", ".banner", ".yaml", ".yml", ".json",
        ].map(\.utf8)
        let ending = endings.first { bytes.count > $0.count && bytes.hasSuffix($0) }
        return ending.map { Path(bytes: Array(bytes.dropLast($0.count))) } ?? self
    }

    /// The name as a word for a shell; `./` is put before a leading dash, so that it is not read as
    /// an option.
    fileprivate var shellWord: String {
        let name = text.hasPrefix("-") ? "./\(text)" : text
        let isPlain = name.utf8.allSatisfy {
            $0 >= 0x80 || $0.isLetterOrDigit || "./-_+,@".utf8.contains($0)
        }
        guard !isPlain else { return name }
        return "'\(name.escaped(["'": "'\\''"]))'"
    }
}

/// The example banners, without the comment that names a schema.
enum ExampleBanner {
    typealias Entry = (name: String, text: String)

    /// Every banner in `Examples`, by file name.
    static let all: [Entry] = PageParts.examples.filter { !$0.name.contains("/") }.map {
        name, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let namesSchema = lines.first?.hasPrefix("# yaml-language-server:") == true
        return (name, namesSchema ? lines.dropFirst(2).joined(separator: "\n") : text)
    }

    /// The banners of `init --kind`.
    static let kinds: [Entry] =
        ["hero", "shelf", "product"].map { ($0, PageParts.text("\($0).banner.yaml")) }
        + [("products", "products"), ("stories", "stories"), ("ticker", "news-ticker")]
        .compactMap { kind, example in
            all.first { $0.name == example }.map { (kind, $0.text) }
        }

    /// The example for new users.
    static let first = all.first { $0.name == "home" }

    /// The pictures that a banner refers to, by relative path.
    static func pictures(of text: String) -> [Entry] {
        PageParts.examples.filter {
            $0.name.contains("/") && text.utf8.holds("image: \($0.name)")
        }
    }
}

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
        let place = schema.flatMap {
            FileSystem.resolved($0.path)?.below(FileSystem.resolved(top) ?? top)
        }
        guard let place else { return files }
        let name = JSON.string("./\(place.text)").line
        let settings = "{ \"yaml.schemas\": { \(name): [\"*.banner.yaml\", \"*.banner.yml\"] } }\n"
        return files + [([".vscode/settings.json"], settings, "which gives VS Code the schema")]
    }
}

/// A copy of the JSON Schema beside banner files, for editors.
struct SchemaFile {
    let path: Path
    /// The path relative to the banner's folder.
    private let reference: Path

    static let name = Array("banner.schema.json".utf8)

    /// The nearest copy: in the banner's folder or above, also in `Schemas`, up to the repository's
    /// root.
    static func nearest(to banner: Path) -> SchemaFile? {
        guard let start = FileSystem.resolved(banner.isStandardOutput ? Path(".") : banner.folder)
        else { return nil }
        let last = Repository.root(above: start) ?? start
        for (height, folder) in start.andAbove.enumerated() {
            for inside in [name, Array("Schemas/".utf8) + name]
            where isOurs(folder.appending(inside)) {
                let way = Array(String(repeating: "../", count: height).utf8)
                return SchemaFile(
                    path: folder.appending(inside), reference: Path(bytes: way + inside))
            }
            if folder == last { break }
        }
        return nil
    }

    /// The comment that tells an editor the schema of a banner.
    var line: String { "# yaml-language-server: $schema=\(reference.text)" }

    /// Writes the schema; throws if another file is there.
    func write() throws(Failure) {
        guard !FileSystem.mayExist(path) || SchemaFile.isOurs(path) else {
            throw .inputOutput(
                "`\(path.text)` exists, and is not a schema of banner files",
                help: "move it, or name another folder")
        }
        // Throws if the folder does not exist, because it is not created.
        _ = try path.attempt(to: "write", FileSystem.info(path.folder))
        try Output.write(BannerJSONSchema.text, to: path, below: path.folder)
    }

    /// Whether a file is a schema of banner files, of any version.
    private static func isOurs(_ path: Path) -> Bool {
        (try? FileSystem.read(path, limit: 1 << 12))?.holds("\"\(BannerJSONSchema.family)") == true
    }
}

extension SchemaFile {
    /// The copy in a folder, for banners in that folder.
    init(in folder: Path) {
        self.init(path: folder.appending(SchemaFile.name), reference: Path(bytes: SchemaFile.name))
    }
}

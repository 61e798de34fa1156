/// A run of `init`.
struct Starter {
    /// The default file name.
    static let usualName = "home.banner.yaml"

    private let path: Path
    private let text: String
    private let isForced: Bool
    /// Whether to write project files too: true if no banner was named.
    private let isProject: Bool
    private let wantsSchema: Bool

    init(_ arguments: Arguments) throws(Failure) {
        path = arguments.operands.first ?? Path(Starter.usualName)
        isForced = arguments.has(.force)
        wantsSchema = !arguments.has(.noSchema)
        isProject = arguments.operands.isEmpty
        let (style, example) = (arguments.value(of: .style), arguments.value(of: .from))
        let kind = arguments.value(of: .kind)
        try require(
            style == nil || example == nil, "`--style` and `--from` cannot be combined",
            help: "an example has its own indicator")
        try require(
            kind == nil || style == nil && example == nil, "`--kind` cannot be combined with `--style` or `--from`")
        let copied = example.flatMap { name in ExampleBanner.all.first { $0.name == name }?.text }
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
        let isKept = isProject && !isForced && FileSystem.mayExist(path)
        if !isKept { try check() }
        let schema = found ?? (wantsSchema ? SchemaFile(in: path.folder) : nil)
        if found == nil, let schema { try schema.write() }
        if !isKept { try Output.write(content(schema), to: path, below: isProject ? path.folder : nil) }
        let visible = context.visible
        var news = "\(isKept ? "kept" : "wrote") \(visible(path.text))\n"
        if found == nil, let schema {
            news += "wrote \(visible(schema.path.text)), so that editors complete keys and check as you type\n"
        }
        for picture in isKept ? [] : ExampleBanner.pictures(of: text) {
            let place = path.folder.appending(picture.name)
            guard !FileSystem.mayExist(place) else { continue }
            try Output.write(picture.text, to: place, below: path.folder)
            news += "wrote \(visible(place.text))\n"
        }
        if isProject { news += try ProjectFiles(schema: schema).write().map { "\(visible($0))\n" }.joined() }
        try context.output.write("\(news)\nNext:\n" + nextSteps.map { "  bannerkit \(visible($0))\n" }.joined())
        return .clean
    }

    /// The file's content: a comment that names the schema, then the banner.
    private func content(_ schema: SchemaFile?) -> String {
        (schema.map { "\($0.line)\n" + (text.hasPrefix("#") ? "#\n" : "") } ?? "") + text
    }

    /// Throws unless the name is one that `validate .` finds and no existing file has.
    private func check() throws(Failure) {
        if (try? FileSystem.kind(of: path)) == .folder {
            let inside = path.appending(Starter.usualName).text
            throw .usage("`\(path.text)` is a folder", help: "name a file in it: `bannerkit init \(inside)`")
        }
        let isYAML = path.isBannerFile && !path.text.hasSuffix(".json")
        guard isYAML, path.stem.lastComponent != [] else {
            var failure = Failure.usage(
                "`\(path.text)` is not a name for a banner in YAML, which is `NAME.banner.yaml`")
            if path.stem.lastComponent != [] { failure.help = ["`bannerkit init \(path.stem.text).banner.yaml`"] }
            throw failure
        }
        guard isForced || !FileSystem.mayExist(path) else {
            throw .inputOutput("`\(path.text)` exists", help: "name another file, or replace it with `--force`")
        }
    }

    private var nextSteps: [String] {
        let name = path.shellWord
        let page = Path(bytes: path.stem.bytes + Array(".html".utf8)).shellWord
        let test = text.split(separator: "\n").contains { $0.hasPrefix("scenarios:") } ? ["test \(name)"] : []
        return ["validate \(name)"] + test + ["preview \(name) -o \(page)"]
    }
}

extension Path {
    /// The name without its banner or YAML extension.
    var stem: Path {
        let endings = [".banner.yaml", ".banner.yml", ".banner.json", ".banner", ".yaml", ".yml"].map(\.utf8)
        let ending = endings.first { bytes.count > $0.count && bytes.hasSuffix($0) }
        return ending.map { Path(bytes: Array(bytes.dropLast($0.count))) } ?? self
    }

    /// The name as a word for a shell; `./` is put before a leading dash, so that it is not read as
    /// an option.
    fileprivate var shellWord: String {
        let name = text.hasPrefix("-") ? "./\(text)" : text
        let isPlain = name.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || "./-_+,@".utf8.contains($0) }
        guard !isPlain else { return name }
        return "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Command {
    /// Writes the playground.
    static let playground = Command(name: "playground") { context, arguments throws(Failure) in
        guard arguments.path(of: .output) != nil || !context.environment.isTerminal else {
            throw .usage("no page to write: name it with `--output`", help: "`bannerkit playground -o play.html`")
        }
        var examples: [ExampleBanner.Entry] = []
        var pictures: [String: String] = [:]
        for path in arguments.operands {
            examples.append(try start(from: path))
            guard !path.isStandardStream else { continue }
            let viewer = Banner.Viewer()
            var shown = try path.attempt(to: "read", PreviewFile(path, limits: Limits(), .standard, for: viewer))
            context.note(shown.readPictures())
            pictures.merge(shown.pictureTexts) { first, _ in first }
        }
        try context.write(
            PlaygroundPage(examples: examples + ExampleBanner.texts, pictures: pictures).html,
            to: arguments.path(of: .output),
            sparing: arguments.operands)
        return .clean
    }

    private static func start(from path: Path) throws(Failure) -> (name: String, text: String) {
        let name = path.isStandardStream ? "standard input" : Path(bytes: path.lastComponent).text
        let most = Limits().maxBytes
        let bytes = try path.attempt(to: "read", Context.bytes(of: path, limit: most))
        guard bytes.count <= most else {
            throw .inputOutput("cannot read `\(path.text)`: it has more than \(most) bytes")
        }
        return (name, String(decoding: SourceFile(name: name, bytes: bytes).bytes, as: UTF8.self))
    }
}

extension ExampleBanner {
    /// What a playground offers, the one to start from first.
    static var texts: [Entry] { [first].compactMap { $0 } + all.filter { $0.name != first?.name } }
}

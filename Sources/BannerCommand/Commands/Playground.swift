extension Command {
    /// Writes the playground.
    static let playground = Command(name: "playground") { context, arguments throws(Failure) in
        guard arguments.path(of: .output) != nil || !context.environment.isTerminal else {
            throw .usage("no page to write: name it with `--output`", help: "`bannerkit playground -o play.html`")
        }
        var examples: [ExampleBanner.Entry] = []
        var pictures: [String: String] = [:]
        let limits = Limits()
        for path in arguments.operands {
            let name = path.isStandardStream ? "standard input" : Path(bytes: path.lastComponent).text
            var shown = try path.attempt(to: "read", PreviewFile(path, limits: limits, .standard, for: Banner.Viewer()))
            guard shown.file.byteCount <= limits.maxBytes else {
                throw .inputOutput("cannot read `\(path.text)`: it has more than \(limits.maxBytes) bytes")
            }
            examples.append((name, String(decoding: shown.file.bytes, as: UTF8.self)))
            context.note(shown.readPictures())
            pictures.merge(shown.pictureTexts) { first, _ in first }
        }
        try context.write(
            PlaygroundPage.html(examples: examples + ExampleBanner.texts, pictures: pictures),
            to: arguments.path(of: .output),
            sparing: arguments.operands)
        return .clean
    }
}

extension ExampleBanner {
    /// What a playground offers, the one to start from first.
    static var texts: [Entry] { [first].compactMap { $0 } + all.filter { $0.name != first?.name } }
}

extension Command {
    /// Writes the playground page.
    static let playground = Command(name: "playground") { context, arguments throws(Failure) in
        try context.checkPage(arguments, help: "`bannerkit playground -o play.html`")
        var examples: [ExampleBanner.Entry] = []
        var pictures: [String: String] = [:]
        let limits = Limits()
        for path in arguments.operands {
            let name =
                path.isStandardStream ? "standard input" : Path(bytes: path.lastComponent).text
            var shown = try path.attempt(
                to: "read", PreviewFile(path, limits: limits, .standard, for: Banner.Viewer()))
            guard shown.file.byteCount <= limits.maxBytes else {
                throw .inputOutput(
                    "cannot read `\(path.text)`: it has more than \(limits.maxBytes) bytes")
            }
            examples.append((name, shown.file.bytes.utf8Text))
            context.note(shown.readPictures())
            pictures.merge(shown.pictureTexts) { first, _ in first }
        }
        try context.write(
            PlaygroundPage.html(examples: examples + ExampleBanner.texts, pictures: pictures),
            to: arguments.output,
            sparing: arguments.operands)
        return .clean
    }
}

extension ExampleBanner {
    /// The examples of the playground; the first one opens at the start.
    static var texts: [Entry] { [first].compactMap { $0 } + all.filter { $0.name != first?.name } }
}

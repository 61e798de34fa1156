import BannerDiagnostics
import BannerRender
import BannerTree

extension Command {
    /// Writes the playground.
    static let playground = Command(
        name: "playground",
        summary: "write a page in which one writes banners, sees findings, and watches them play",
        operands: "[FILE...]",
        examples: [
            ("bannerkit playground -o play.html", "one page for any browser; it needs no network"),
            ("bannerkit playground home.banner.yaml -o play.html", "starting from this banner"),
        ],
        options: [.playgroundPage]
    ) { context, arguments throws(Failure) in
        guard arguments.path(of: .playgroundPage) != nil || !context.environment.isTerminal else {
            throw .usage("no page to write: name it with `--output`", help: "`bannerkit playground -o play.html`")
        }
        var examples: [(name: String, text: String)] = []
        for path in arguments.operands { examples.append(try start(from: path)) }
        // The smallest one is what a newcomer begins with.
        let all = ExampleBanner.all.filter { $0.name == "hello" } + ExampleBanner.all.filter { $0.name != "hello" }
        examples += all.map { (name: $0.name, text: $0.text) }
        let output = try context.output(to: arguments.path(of: .playgroundPage), sparing: arguments.operands)
        try output.write(PlaygroundPage(examples: examples).html)
        try output.finish()
        return .clean
    }

    private static func start(from path: Path) throws(Failure) -> (name: String, text: String) {
        let name = path.isStandardStream ? "standard input" : Path(bytes: path.lastComponent).text
        do throws(SystemFault) {
            let most = Limits().maxBytes
            let bytes = try Context.bytes(of: path, limit: most)
            guard bytes.count <= most else { throw SystemFault(reason: "it has more than \(most) bytes") }
            return (name, String(decoding: SourceFile(name: name, bytes: bytes).bytes, as: UTF8.self))
        } catch {
            throw .inputOutput("cannot read `\(path.text)`: \(error.message)")
        }
    }
}

extension Option {
    /// The playground's page.
    static let playgroundPage = Option("output", "o", value: "FILE", "the page to write")
}

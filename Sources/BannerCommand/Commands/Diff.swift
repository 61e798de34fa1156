import BannerDiff
import BannerKit
import BannerRender
import BannerReport
import BannerTree
import BannerYAML

extension Command {
    /// Shows what a change does.
    static let diff = Command(
        name: "diff",
        summary: "show how a change to a banner affects its schedule",
        operands: "OLD NEW",
        operandCount: 2...2,
        examples: [
            ("bannerkit diff old.banner.yaml new.banner.yaml", "keys, the first different event, times and shares"),
            (
                "git show main:home.banner.yaml | bannerkit diff - home.banner.yaml",
                "a comparison with the committed version"
            ),
            ("bannerkit diff old.yaml new.yaml -f markdown", "for a pull request"),
        ],
        options: [.diffFormat, .diffHorizon, .output, .maxSize, .color]
    ) { context, arguments throws(Failure) in
        let horizon = try arguments.value(of: .diffHorizon).map { word throws(Failure) in
            try Moment.read(word, of: "--for")
        }
        guard !arguments.operands.allSatisfy(\.isStandardStream) else {
            throw .usage("standard input can be read only once", help: "give OLD or NEW a file of its own")
        }
        let before = try context.bannerFile(arguments.operands[0], arguments)
        let after = try context.bannerFile(arguments.operands[1], arguments)
        let output = try context.output(to: arguments.path(of: .output), sparing: arguments.operands)
        guard before.banner.isOther(than: after.banner) else {
            try output.write("no difference\n")
            try output.finish()
            return .clean
        }
        let isMarkdown = arguments.value(of: .diffFormat) == "markdown"
        var style = context.environment.style(color: "never")
        // A page's source is not a log, where nothing says so.
        if isMarkdown { style.isReadByRunner = context.environment.isRunner }
        let change = BannerChange(
            from: (before.banner, before.document.root), to: (after.banner, after.document.root),
            over: horizon ?? .seconds(3_600))
        try output.write(DiffText(change, style.sanitiser, isMarkdown: isMarkdown).text)
        try output.finish()
        return .findings
    }
}

extension Banner {
    /// Whether anything but the name is different: a file without a name uses its file name.
    fileprivate func isOther(than other: Banner) -> Bool {
        var renamed = self
        renamed.name = other.name
        return renamed != other
    }
}

extension Option {
    /// The format of a difference.
    static let diffFormat = Option("format", "f", choices: ["text", "markdown"], "the output format; default text")
    /// How much of the schedules is compared.
    static let diffHorizon = Option("for", value: "TIME", "how much of the schedules to compare; default 1h")
}

extension Command {
    /// Shows what a change does.
    static let diff = Command(
        "diff", "show what a change does to schedules and scenarios", operands: "OLD NEW | REVISION... [--] [PATH...]",
        options: [
            .diffFormat, .diffHorizon, .start, .fromDate, .toDate, .viewport, .reducedMotion, .exitZero, .maxBytes,
            .pictures, .pictureURL, .noIgnore, .output, .maxSize, .color,
        ]
    ) { context, arguments throws(Failure) in
        let isRunByGit = context.environment.variable("GIT_DIFF_PATH_COUNTER") != nil
        let operands = try DiffOperands(arguments, isRunByGit: isRunByGit)
        let comparison = try DiffRun(arguments, context)
        switch operands {
        case .files(let old, let new): return try comparison.compare(old, new)
        case .revisions(let revisions, let paths):
            let isGuessed = arguments.countBeforeDashes == nil
            return try comparison.compare(revisions, paths, isGuessed: isGuessed)
        case .handedOver(let path, let old, let new, let newPath):
            return try comparison.compareHandedOver(path, old, new, newPath)
        case .unmerged(let path): return try comparison.showUnmerged(path)
        }
    }
}

extension Option {
    /// The format of a difference.
    static let diffFormat = Option(
        "format", "f", choices: ["text", "markdown", "json"], "the output format; default text")
    /// How much of the schedules is compared.
    static let diffHorizon = Option("for", value: "TIME", "how much of the schedules to compare; default 1h")
    /// Ends with 0 whatever the banners say.
    static let exitZero = Option("exit-zero", nil, "end with 0 also if banners differ or have errors")
    /// The largest Markdown.
    static let maxBytes = Option(
        "max-bytes", value: "SIZE", "the largest output of -f markdown; default \(DiffMarkdown.usualLimit)")
    /// The folder for film strips.
    static let pictures = Option(
        "pictures", value: "DIR", "write film strips before and after into DIR, for -f markdown")
    /// The address of that folder.
    static let pictureURL = Option(
        "picture-url", value: "URL", "where DIR will be found, for the links in the Markdown; default DIR")
}

extension Command {
    /// Checks banner files.
    static let validate = Command(
        "validate", "check banner files and say what to change", operands: "PATH...",
        options: [
            .formats, .statistics, .failOn, .neverFails, .advice, .quiet, .color, .maxSize, .filesFrom, .null,
            .changedSince, .listFiles, .noIgnore, .stdinFilename, .playScenarios, .baseline, .updateBaseline, .select,
            .ignore, .settings, .noSettings, .showSettings, .forceExclude, .fix, .unsafeFixes, .addIgnore, .diff, .asOf,
            .watchAgain, .jobs, .sarifRoot, .sarifCategory,
        ]
    ) { context, arguments throws(Failure) in
        let inspection = Inspection.language(playing: arguments.has(.playScenarios))
        if arguments.has(.watchAgain) {
            var watch = try ValidationWatch(arguments, context, inspection)
            return try watch.run()
        }
        var validation = try Validation(arguments, context, inspection)
        if arguments.has(.showSettings) { return try validation.showSettings() }
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

extension Option {
    /// In which formats findings are written, and where.
    static let formats = Option(
        "output", "o", value: "FORMAT[=FILE]",
        "\(ReportOutputs.words.dropLast().joined(separator: ", ")) or \(ReportOutputs.words.last ?? ""); may be repeated"
    )
    /// Counts findings by rule.
    static let statistics = Option("statistics", nil, "print how often each rule is broken instead of the findings")
    /// Which findings make the exit code 1.
    static let failOn = Option(
        "fail-on", value: "LEVEL", choices: ["error", "warning", "advice", "never"],
        "exit with 1 at this severity or worse: error, warning, advice, never; default: the settings', else error")
    /// Reports findings without failing.
    static let neverFails = Option("exit-zero", "e", "exit with 0 also if there are findings, like `--fail-on never`")
    /// When text shows advice.
    static let advice = Option(
        "advice", value: "WHEN", choices: ["auto", "always", "never"],
        "show advice as text: always, never, or auto: for at most 20 files")
    /// A list of more paths.
    static let filesFrom = Option(
        "files-from", value: "LIST", "read more paths from a file, one per line; - is standard input")
    /// Changes the list's separator.
    static let null = Option(
        "null", "0", "end the paths of --files-from and --list-files with a zero byte")
    /// Also does what `test` does.
    static let playScenarios = Option("test", nil, "also play the scenarios, and check what they expect")
    /// Prints what would be checked.
    static let listFiles = Option("list-files", nil, "print the files that would be checked, without checking them")
    /// Also checks what git ignores.
    static let noIgnore = Option("no-ignore", nil, "also check files that .gitignore excludes")
    /// The name of standard input.
    static let stdinFilename = Option("stdin-filename", value: "NAME", "the name of standard input in reports")
    /// The folder that paths in reports for other programs are relative to.
    static let sarifRoot = Option(
        "sarif-root", value: "DIR", "the folder that paths in reports start from; default: the git repository")
    /// Distinguishes several reports of a commit.
    static let sarifCategory = Option(
        "sarif-category", value: "NAME", "distinguishes this run's SARIF from others; default: the command's name")
    /// Applies safe fixes.
    static let fix = Option("fix", nil, "apply the safe fixes to the files, then report what is left")
    /// Applies suggestions.
    static let unsafeFixes = Option(
        "unsafe-fixes", nil, "like --fix, and also apply suggestions that are not certain but the only ones")
    /// Silences what is there now.
    static let addIgnore = Option(
        "add-ignore", value: "REASON", "add a `# bannerkit-ignore` comment with this reason for each finding")
    /// Shows what would be fixed.
    static let diff = Option(
        "diff", nil,
        "print the changes that --fix or --add-ignore would make, as a patch for `patch -p0`, without making them")
    /// Also reports what has ended.
    static let asOf = Option("as-of", value: "DATE", "also report items and banners that are over by this date")
    /// Keeps running.
    static let watchAgain = Option("watch", "w", "check again whenever a file changes; stop with Ctrl-C")
    /// How many files are checked at once.
    static let jobs = Option("jobs", "j", value: "N", "check N files at once; default: the number of cores")
}

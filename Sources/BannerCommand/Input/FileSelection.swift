/// The files that a run of `validate` or `test` is about, and what they are found by.
struct FileSelection {
    /// The files with their settings.
    let inputs: Inputs
    /// The name of standard input.
    let stdinName: Path
    /// Whether anything was named, and not just an empty list given.
    let hasNames: Bool
    private let names: [Path]

    init(_ arguments: Arguments, _ context: Context, _ inspection: Inspection) throws(Failure) {
        let lists = arguments.paths(of: .filesFrom)
        let listed = try arguments.operands + context.list(arguments)
        names = listed + lists
        guard
            names.count(where: \.isStandardStream) < 2
                || listed.allSatisfy(\.isStandardStream) && lists.isEmpty
        else {
            throw .usage("standard input can be read only once, and not as a list and a banner at a time")
        }
        hasNames = !listed.isEmpty
        guard hasNames || arguments.has(.filesFrom) else {
            throw .usage(
                "nothing to check: expected `bannerkit \(inspection.name) PATH...`",
                help: "`bannerkit \(inspection.name) .` checks every banner in this folder and below")
        }
        stdinName = arguments.path(of: .stdinFilename) ?? Path("<stdin>")
        inputs = try Inputs(
            listed, SettingsFiles(arguments), isIgnoring: !arguments.has(.noIgnore),
            isExcluding: arguments.has(.forceExclude), allowsEmpty: arguments.has(.allowEmpty), stdinName: stdinName)
    }

    /// Every file that the run reads to find out what to check, and what it checks.
    var sources: [Path] { names + inputs.files + inputs.ignoreFiles + (inputs.settings?.files ?? []) }
}

/// What a project has decided, and what a command line decides in its place.
extension Option {
    /// Checks only some rules.
    static let select = Option(
        "select", value: "RULES", "check only these rules: ids, names, groups, or beginnings as in BK5")
    /// Leaves rules out.
    static let ignore = Option("ignore", value: "RULES", "leave these rules out")
    /// Reads one settings file for all.
    static let settings = Option("settings", value: "FILE", "the settings file; default: the nearest .bannerkit.yaml")
    /// Reads no settings file.
    static let noSettings = Option("no-settings", nil, "do not read settings files")
    /// Prints what holds.
    static let showSettings = Option("show-settings", nil, "print what holds for each file, without checking it")
    /// Also leaves out what is named.
    static let forceExclude = Option("force-exclude", nil, "leave excluded files out even if they are named")
}

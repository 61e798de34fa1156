extension Command {
    /// Checks banner files.
    static let validate = Command(name: "validate") { context, arguments throws(Failure) in
        let inspection = Inspection.language(playing: arguments.has(.test))
        if arguments.has(.watch) { return try Validation.watch(arguments, context, inspection) }
        var validation = try Validation(arguments, context, inspection)
        if arguments.has(.showSettings) { return try validation.showSettings() }
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

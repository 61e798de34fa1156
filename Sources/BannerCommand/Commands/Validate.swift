extension Command {
    /// Checks banner files.
    static let validate = Command(name: "validate") { context, arguments throws(Failure) in
        let inspection = Inspection.language(playing: arguments.has(.test))
        if arguments.has(.watch) {
            var watch = try ValidationWatch(arguments, context, inspection)
            return try watch.run()
        }
        var validation = try Validation(arguments, context, inspection)
        if arguments.has(.showSettings) { return try validation.showSettings() }
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

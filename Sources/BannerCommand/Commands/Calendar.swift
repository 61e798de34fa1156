extension Command {
    /// Prints what is available when.
    static let calendar = Command(name: "calendar") { context, arguments throws(Failure) in
        var run = try CalendarRun(arguments, context)
        return try run.run()
    }
}

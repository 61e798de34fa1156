extension BuiltInspection {
    /// Every occasion has something to say, and dates and windows that exist.
    mutating func check(_ when: inout Banner.When?, at path: ValuePath) {
        guard case .anyOf(var occasions)? = when else { return }
        guard !occasions.isEmpty else {
            report(.tooFewEntries, "`when` is empty; expected at least 1", at: path, explanation: "write at least 1")
            when = nil
            return
        }
        check(&occasions, Banner.When.occasionLimit, .tooManyOccasions, at: path) { $0.check(&$1, at: $2) }
        when = .anyOf(occasions)
    }

    private mutating func check(_ occasion: inout Banner.Occasion, at path: ValuePath) {
        guard occasion != Banner.Occasion() else {
            return report(
                .incompleteEntry, "an occasion is incomplete", at: path,
                explanation: "add `from`, `until`, `days` or `hours`")
        }
        check(&occasion.from, at: path + "from")
        check(&occasion.until, at: path + "until")
        check(&occasion.hours, Banner.Occasion.windowLimit, .tooManyWindows, at: path + "hours") {
            $0.check(&$1, at: $2)
        }
    }
}

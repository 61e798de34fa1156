/// The names of scenarios must be unique.
enum DuplicateScenarioName {
    static let rule = Rule(
        "BK4003", "duplicate-scenario-name", .error, "two scenarios with the same name",
        """
        Reports refer to a scenario by its name, so every name must be unique.

              items: [red, orange]
              scenarios:
                - { name: rests, duration: 5s }
            ✗   - { name: ⟦rests⟧, duration: 8s }
            ✓   - { name: rests longer, duration: 8s }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        context.reportDuplicates(
            of: banner.scenarios.count, { banner.scenarios[$0].name },
            at: { ["scenarios", .item($0), "name"] }, rule,
            { "two scenarios have the name `\($0)`" }, numberedWith: " ")
    }
}

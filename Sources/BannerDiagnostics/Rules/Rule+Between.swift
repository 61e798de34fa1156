/// Faults between values that are each valid.
extension Rule {
    /// The between-keys rules, in order of id.
    public static let between: [Rule] = [
        duplicateID, noSuchPage, duplicateScenarioName, dwellTooShort, foreignParameter, inputsOutOfOrder,
        inputInsideDrag, afterTheEnd, emptyStretch, endlessCycles, crossedBounds, strideTooSmall,
        tooManyPages,
    ]

    /// Two items with the same id.
    public static let duplicateID = Rule(
        "BK4001", "duplicate-id", .error, "two items with the same id",
        explanation: """
            Scenarios, events and reports refer to an item by its id, so every id must be unique.
            """,
        bad: """
            items: [red, orange, ⟦red⟧]
            """,
        good: """
            items: [red, orange, dark-red]
            """)

    /// A page that does not exist.
    public static let noSuchPage = Rule(
        "BK4002", "no-such-page", .error, "a page or an item that does not exist",
        explanation: """
            A page is named by its number, from 0 to one less than the number of items, or by its item's id. Quote an \
            id that consists of digits only.
            """,
        bad: """
            items: [red, orange]
            paging: { startPage: ⟦2⟧ }
            """,
        good: """
            items: [red, orange]
            paging: { startPage: orange }
            """)

    /// Two scenarios with the same name.
    public static let duplicateScenarioName = Rule(
        "BK4003", "duplicate-scenario-name", .error, "two scenarios with the same name",
        explanation: """
            Reports refer to a scenario by its name, so every name must be unique.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - { name: rests, duration: 5s }
              - { name: ⟦rests⟧, duration: 8s }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - { name: rests, duration: 5s }
              - { name: rests longer, duration: 8s }
            """)

    /// A page that would change before its transition ends.
    public static let dwellTooShort = Rule(
        "BK4004", "dwell-too-short", .error, "a page is shown for less time than its transition takes",
        explanation: """
            Counted from the change, a page's time includes the transition to it. If it is shorter than the \
            transition, the next change comes before the content settles, and the banner never stops moving. Show the \
            page longer, shorten the transition, or count from `settle`, which adds the transition to each page's \
            time.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦2s⟧
            transition: 2.5s
            """,
        good: """
            items: [red, orange]
            timer: { interval: 2s, countsFrom: settle }
            transition: 2.5s
            """)

    /// A parameter of another style.
    public static let foreignParameter = Rule(
        "BK4005", "foreign-parameter", .error, "a parameter of another indicator style",
        explanation: """
            Each indicator style has its own parameters; a parameter of another style would have no effect. `color`, \
            `currentColor` and `hidesForSinglePage` belong to all styles.
            """,
        bad: """
            items: [red, orange]
            indicator: { style: pill, ⟦size⟧: 8 }
            """,
        good: """
            items: [red, orange]
            indicator: { style: pill, dot: 8 }
            """)

    /// An input that is earlier than the one above it.
    public static let inputsOutOfOrder = Rule(
        "BK4006", "inputs-out-of-order", .error, "an input that is earlier than the one above it",
        explanation: """
            List the inputs of a scenario in order of time. Inputs at the same instant are played in the order in \
            which they are listed.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: there and back
                duration: 5s
                inputs:
                  - { at: 2s, next: true }
                  - { at: ⟦1s⟧, previous: true }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: there and back
                duration: 5s
                inputs:
                  - { at: 1s, next: true }
                  - { at: 2s, previous: true }
            """)

    /// An input while the finger is down.
    public static let inputInsideDrag = Rule(
        "BK4007", "input-inside-drag", .error, "an input while a finger is still down",
        explanation: """
            A drag begins at its `at` and lasts for its `over`; a swipe lasts for 100 ms. No other input is possible \
            until the finger is lifted. An input at the exact instant of the release is allowed.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: slow finger
                duration: 5s
                inputs:
                  - { at: 1s, drag: { by: -180, over: 2s } }
                  - { at: ⟦2s⟧, next: true }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: slow finger
                duration: 5s
                inputs:
                  - { at: 1s, drag: { by: -180, over: 2s } }
                  - { at: 3s, next: true }
            """)

    /// An input or expectation after the scenario's end.
    public static let afterTheEnd = Rule(
        "BK4008", "after-the-end", .error, "an input or an expectation after the scenario's end",
        explanation: """
            A scenario is played for its `duration`, including that last instant. Anything later is never played and \
            never checked.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: too late
                duration: 5s
                expect:
                  - { at: ⟦6s⟧, page: red }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: just in time
                duration: 5s
                expect:
                  - { at: 5s, page: red }
            """)

    /// A period without any instant in it.
    public static let emptyStretch = Rule(
        "BK4009", "empty-stretch", .error, "`from` is not before `to`",
        explanation: """
            `always` and `never` check every instant from `from` up to, but not including, `to`. If there is no such \
            instant, they check nothing. The default of `from` is 0, that of `to` the end of the scenario.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: backwards
                duration: 5s
                expect:
                  - { from: ⟦4s⟧, to: 3s, always: red }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: forwards
                duration: 5s
                expect:
                  - { from: 3s, to: 4s, always: red }
            """)

    /// Passes that are never reached.
    public static let endlessCycles = Rule(
        "BK4010", "cycles-without-loop", .warning, "several passes for a banner that ends on its last page",
        explanation: """
            With `loop: none` the timer stops for good on the last page, so there is at most one pass and a larger \
            `cycles` has no effect.
            """,
        bad: """
            items: [red, orange]
            paging: { loop: none }
            timer: { interval: 3s, cycles: ⟦3⟧ }
            """,
        good: """
            items: [red, orange]
            paging: { loop: rewind }
            timer: { interval: 3s, cycles: 3 }
            """)

    /// A minimum that is greater than the maximum.
    public static let crossedBounds = Rule(
        "BK4011", "crossed-bounds", .error, "a minimum time that is greater than the maximum",
        explanation: """
            No time is at least `shownAtLeast` and at most `shownAtMost`, so the expectation can never hold.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: impossible
                duration: 9s
                expect:
                  - { item: red, shownAtLeast: ⟦4s⟧, shownAtMost: 3s }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: possible
                duration: 9s
                expect:
                  - { item: red, shownAtLeast: 3s, shownAtMost: 9s }
            """)
}

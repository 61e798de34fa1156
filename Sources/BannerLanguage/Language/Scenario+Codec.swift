extension Banner.Scenario {
    /// The shape of a scenario.
    static let codec = RecordReader(
        "scenario", phrase: "a scenario", "Inputs to play on the banner, and the expected results.",
        Banner.Scenario(name: "", duration: .zero)
    ) {
        Field("name", \.name, .text, "The scenario's name; unique.")
            .required().example("swipes back just before the timer")
        Field(
            optional: "start", \.start, .date,
            """
            The date from which it is played, so that `when` counts; without it every item is \
            available.
            """
        ).example("2026-11-26T23:59:50").explained(in: "Playing against the calendar")
        Field(
            "duration", \.duration, .duration, "How long it is played, including the last instant."
        )
        .required().example("12s")
        Field(
            "viewport", \.viewport, Banner.Viewer.codec,
            "The size of the window that it is played in, where it differs."
        ).defaulting(to: "the banner's own").explained(in: "Wider windows")
        Field(
            "reducedMotion", \.reducesMotion, .boolean,
            "Whether it is played for viewers who asked the system for less motion."
        ).explained(in: "Reduced motion")
        Field(
            optional: "seed", \.seed, .wholeNumber(.seed),
            "The viewer's number that decides the order of `paging.order`."
        ).defaulting(to: "0").example(7).explained(in: "Order")
        Field(
            "inputs", \.inputs,
            .list(
                of: Banner.Input.codec, count: 0...inputLimit, tooMany: .tooManyInputs,
                placeholder: Banner.Input(at: .zero, .tap())),
            "What the viewer does, in order of time; at most 1000."
        ).defaulting(to: "none").explained(in: "Other inputs")
        Field(
            "expect", \.expect,
            .list(
                of: Banner.Expectation.codec, count: 0...expectationLimit,
                tooMany: .tooManyExpectations,
                placeholder: .changes(0)),
            "What must be true; at most 1000."
        ).defaulting(to: "nothing")
    }.codec.map(
        { (scenario) -> Banner.Scenario in
            var scenario = scenario
            scenario.expect = scenario.expect.map { $0.within(scenario.duration) }
            return scenario
        }, back: { $0 })
}

extension Banner.Viewer {
    /// The shape of a scenario's `viewport`.
    static let codec = RecordReader(
        "scenarioViewport", title: "Scenario's viewport", phrase: "a scenario's `viewport`",
        """
        The size of the window that a scenario is played in; what is left out is the banner's own.
        """,
        Banner.Viewer()
    ) {
        Field(
            optional: "width", \.width, .size,
            "The window's width in points, which decides what `breakpoints` apply."
        )
        .defaulting(to: "the banner's own").example(768)
        Field(optional: "height", \.height, .size, "The window's height in points.")
            .defaulting(to: "the banner's own").example(400)
    }.codec.writing { $0 == Banner.Viewer() ? nil : $0 }
}

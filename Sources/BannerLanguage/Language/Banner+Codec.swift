extension Banner {
    /// A complete banner file.
    static let codec = RecordReader(
        "banner", phrase: "a banner",
        """
        Items shown one at a time, how they move, when they change, and what the indicator below \
        shows.
        """,
        own: .init(members: { $0.data }, add: { $0.data.append($1) }), Banner()
    ) {
        Field(
            "version", \.version, .wholeNumber(.version),
            "The version of the banner language; 1 is the only one.")
        Field("name", \.name, .text, "The banner's name.")
            .defaulting(to: "the file's name without extensions").example("home-hero")
        Field(optional: "description", \.description, .text, "What the banner is for; never shown.")
            .example("The first thing on the home screen.")
        Field(
            "timeZone", .zone, "The time zone of the dates and times of day in `when` and `start`.",
            get: { $0.timeZone ?? "UTC" }, set: { $0.timeZone = $1 }
        ).defaulting(to: "`UTC`").example("Asia/Seoul").explained(in: "The calendar")
        Field("viewport", \.viewport, Size.codec, "The window that shows the cards, in points.")
            .explained(
                in: "Geometry")
        Field("layout", \.layout, Layout.codec, "The size of the cards and the gap between them.")
            .explained(
                in: "Geometry")
        Field(
            "paging", \.paging, Paging.codec,
            "What comes after the last page, and how far a swipe goes."
        ).explained(
            in: "Interaction")
        Field(
            optional: "timer", \.timer, Timer.codec,
            "The timer that turns the pages, or just its interval."
        ).defaulting(to: "no timer").explained(in: "Timer")
        Field(
            "transition", \.transition, Transition.codec,
            "How the content moves, or just for how long."
        )
        .example("300ms").explained(in: "Transitions")
        Field(
            "focus", \.focus, CardFocus.codec,
            "How the card in the middle grows, or just its scale."
        ).example(1.1)
            .explained(in: "Focus")
        Field(
            "indicator", \.indicator, Indicator.codec,
            "What shows the current page, or just its style."
        )
        .defaulting(to: "`dots`").example("pill").explained(in: "Indicators")
        Field("controls", \.controls, Controls.codec, "The buttons that are shown with the banner.")
            .defaulting(to: "none").explained(in: "Controls")
        Field(
            elsewhere: "breakpoints", Breakpoint.listSchema,
            "What differs in wider windows; at most 10.",
            keep: { node, reading in reading.breakpoints = node },
            write: { Breakpoint.write($0.breakpoints, $1, &$2) }
        ).defaulting(to: "none").explained(in: "Wider windows")
        Field(
            "items", \.items,
            .list(
                of: Item.codec, count: 1...itemLimit, tooMany: .tooManyItems,
                placeholder: Item(id: "")),
            "The cards, in page order; at most 10 000."
        ).required()
        Field(
            "scenarios", \.scenarios,
            .list(
                of: Scenario.codec, count: 0...scenarioLimit, tooMany: .tooManyScenarios,
                placeholder: Scenario(name: "", duration: .zero)),
            "The banner's tests: inputs to play and the expected results; at most 100."
        ).defaulting(to: "none").explained(in: "Scenarios")
    }.codec.complete
}

extension Banner.Controls {
    /// The shape of `controls`.
    static let codec = reader.codec

    /// The keys of `controls`.
    static let reader = RecordReader(
        "controls", "The buttons that are shown with the banner, and send inputs.",
        Banner.Controls()
    ) {
        Field(
            "arrows", \.arrows, .boolean,
            "Whether two arrows turn to the previous and to the next page.")
        Field("pause", \.pause, .boolean, "Whether a button pauses and resumes the timer.")
    }
}

extension Banner.Size {
    /// The shape of `viewport`.
    static let codec = RecordReader(
        "viewport", "The window that shows the cards, in points.", Banner().viewport
    ) {
        Field("width", \.width, .size, "The window's width in points.").example(390)
        Field("height", \.height, .size, "The window's height in points.")
    }.codec
}

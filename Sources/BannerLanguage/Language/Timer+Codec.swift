extension Banner.Timer {
    /// The shape of `timer`, or of its interval alone.
    static let codec = RecordReader(
        "timer", "The timer that turns the pages.",
        forms: [
            Form(phrase: "`interval`", keys: ["interval"], required: ["interval"]),
            Form(phrase: "`drift`", keys: ["drift"], required: ["drift"]),
        ], Banner.Timer()
    ) {
        Field(
            "interval", .positiveDuration,
            "How long a page is current, unless its item has its own `duration`.",
            get: { $0.drift == nil ? $0.interval : nil }, set: { $0.interval = $1 }
        ).defaulting(to: "none, but it or `drift` is needed")
        Field(
            optional: "drift", \.drift, .number(.drift),
            "Moves the content all the time, this many points per second, in place of `interval`."
        ).example(40).explained(in: "Drift")
        Field(
            "countsFrom", \.countsFrom, countsFromWords,
            "The moment from which a page's time is counted.")
        Field(
            "afterInteraction", \.afterInteraction, afterInteractionWords,
            "What the timer does when the viewer drags the content or selects a page."
        ).explained(in: "The timer around an interaction")
        Field(
            "whenHidden", \.whenHidden, whenHiddenWords,
            "What the timer does while the banner is hidden."
        ).explained(
            in: "Pausing and hiding")
        Field(
            "whenHovered", \.whenHovered, whenHoveredWords,
            "What the timer does while a pointer is over the banner."
        )
        .explained(in: "Waiting for the viewer")
        Field(
            "whenFocused", \.whenFocused, whenFocusedWords,
            "What the timer does while the keyboard is in the banner."
        ).explained(in: "Waiting for the viewer")
        Field(
            "whenReduced", \.whenReduced, whenReducedWords,
            "What the timer does for viewers who asked for less motion."
        ).explained(in: "Reduced motion")
        Field(
            "direction", \.direction, directionWords,
            "The direction in which the timer turns the pages."
        ).explained(
            in: "Backwards")
        Field(
            optional: "cycles", \.cycles, .wholeNumber(.cycles),
            "Stops the timer after this many passes over all items."
        ).defaulting(to: "no end").example(3)
        Field(
            "atEnd", \.atEnd, atEndWords,
            "What the timer does on the last page of `loop: none`, or on the only page."
        ).example("stop").explained(in: "The end")
        Field(
            "startsPaused", \.startsPaused, .boolean,
            "Whether the timer waits from the start until the viewer resumes it."
        ).explained(in: "Play and pause")
    }.or(\.interval, .positiveDuration).codec

    static let atEndWords = ValueCodec<AtEnd>.choice([
        Choice(.stop, "Stops when that page comes."),
        Choice(.finish, "Runs there too, then stops with the event `finished`."),
    ])

    static let countsFromWords = ValueCodec<CountsFrom>.choice([
        Choice(.change, "The moment the page becomes current."),
        Choice(.settle, "The moment the content comes to rest on the page."),
    ])

    static let afterInteractionWords = ValueCodec<AfterInteraction>.choice([
        Choice(.restart, "Waits, and starts again once the content has settled."),
        Choice(
            .resume, "Waits, and continues with the remaining time once the content has settled."),
        Choice(.stop, "Stops when the interaction begins."),
        Choice(.hold, "Waits until the viewer resumes it, as after the pause button."),
        Choice(.ignore, "Keeps running; only a firing while the finger is down is skipped."),
    ])

    static let whenHiddenWords = ValueCodec<WhenHidden>.choice([
        Choice(.pause, "Waits, and continues with the remaining time."),
        Choice(.restart, "Waits, and starts again."),
        Choice(.ignore, "Keeps running."),
    ])

    static let whenHoveredWords = ValueCodec<WhenHovered>.choice([
        Choice(.pause, "Waits, and continues with the remaining time."),
        Choice(.ignore, "Keeps running."),
    ])

    static let whenFocusedWords = ValueCodec<WhenFocused>.choice([
        Choice(.hold, "Waits until the viewer resumes it, as after the pause button."),
        Choice(.pause, "Waits, and continues with the remaining time."),
        Choice(.ignore, "Keeps running."),
    ])

    static let whenReducedWords = ValueCodec<WhenReduced>.choice([
        Choice(.stop, "Never starts."),
        Choice(.keep, "Runs; each change is a jump."),
    ])

    static let directionWords = ValueCodec<Direction>.choice([
        Choice(.forward, "To the next page, and from the last to the first."),
        Choice(.backward, "To the previous page, and from the first to the last."),
    ])
}

extension Banner.Transition {
    /// The shape of `transition`, or of its duration alone.
    static let codec = RecordReader(
        "transition", "How the content moves from one page to another.", Banner.Transition()
    ) {
        Field("duration", \.duration, .duration, "How long a move takes; 0 is a jump.")
        Field("easing", \.easing, .easing, "How a move speeds up and slows down.")
        Field("effect", \.effect, effectWords, "What a move looks like.").explained(in: "Fade")
    }.or(\.duration, .duration).codec

    static let effectWords = ValueCodec<Effect>.choice([
        Choice(.slide, "The cards move along the axis."),
        Choice(.fade, "The cards lie on one another and change their opacity."),
    ])
}

extension Banner.CardFocus {
    private static let factor = ValueCodec.number(.focusScale)

    /// The shape of `focus`, or of its scale alone.
    static let codec = reader.codec

    /// The reader of a focus, also over another one.
    static let reader = RecordReader(
        "focus", "How the card in the middle grows.", Banner.CardFocus()
    ) {
        Field("scale", \.scale, factor, "The focused card's scale; 1 for no effect.").example(1.1)
        Field("duration", \.duration, .duration, "How long a card takes to grow or to shrink.")
        Field("easing", \.easing, .easing, "How the growth speeds up and slows down.")
    }.or(\.scale, factor)
}

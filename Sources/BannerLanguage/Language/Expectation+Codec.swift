/// An expectation while its keys are read.
struct ExpectationDraft {
    var at, from, to, shownAtLeast, shownAtMost: Time?
    var page, count, always, never, item, changes: Int?
    var indicator: Banner.Expectation.IndicatorValues?

    init() {}

    /// The keys of an expectation, for writing it.
    init(_ expectation: Banner.Expectation) {
        switch expectation {
        case .at(let time, let page, let count, let indicator):
            (at, self.page, self.count, self.indicator) = (time, page, count, indicator)
        case .always(let page, let from, let to): (always, self.from, self.to) = (page, from, to)
        case .never(let page, let from, let to): (never, self.from, self.to) = (page, from, to)
        case .shown(let page, let least, let most):
            (item, shownAtLeast, shownAtMost) = (page, least, most)
        case .changes(let count): changes = count
        }
    }
}

extension Banner.Expectation {
    /// The shape of an expectation.
    static let codec = RecordReader(
        "expectation", phrase: "an expectation",
        "Something that must be true when a scenario is played.",
        forms: [
            Form(
                phrase: "`at` with `page`, `count` or `indicator`",
                keys: ["at", "page", "count", "indicator"],
                required: ["at"], atLeastOne: ["page", "count", "indicator"]),
            Form(phrase: "`always`", keys: ["from", "to", "always"], required: ["always"]),
            Form(phrase: "`never`", keys: ["from", "to", "never"], required: ["never"]),
            Form(
                phrase: "`item` with `shownAtLeast` or `shownAtMost`",
                keys: ["item", "shownAtLeast", "shownAtMost"], required: ["item"],
                atLeastOne: ["shownAtLeast", "shownAtMost"]),
            Form(phrase: "`changes`", keys: ["changes"], required: ["changes"]),
        ], ExpectationDraft()
    ) {
        Field(optional: "at", \.at, .duration, "The instant to check.").example("3s")
        Field(
            optional: "page", \.page, .page,
            "The page that must be current then: its number from 0, or its item's id."
        )
        Field(
            optional: "count", \.count, .wholeNumber(.itemCount),
            "How many items must be available then."
        ).example(2)
        Field(
            optional: "indicator", \.indicator, IndicatorValues.codec,
            "What the indicator must show then."
        )
        .explained(in: "Indicators in events and states")
        Field(optional: "from", \.from, .duration, "The first instant of a period.").defaulting(
            to: "0s"
        ).example("3s")
        Field(optional: "to", \.to, .duration, "The end of a period, not included.")
            .defaulting(to: "the scenario's `duration`").example("12s")
        Field(
            optional: "always", \.always, .page,
            "The page that must be current for the complete period.")
        Field(
            optional: "never", \.never, .page,
            "The page that must not be current at any instant of the period.")
        Field(
            optional: "item", \.item, .page,
            "The page whose total time as the current one is checked.")
        Field(
            optional: "shownAtLeast", \.shownAtLeast, .duration,
            "The minimum time that it must be current.")
        Field(
            optional: "shownAtMost", \.shownAtMost, .duration,
            "The maximum time that it can be current.")
        Field(
            optional: "changes", \.changes, .wholeNumber(.changes),
            "How many changes of page there must be."
        ).example(4)
    }.codec.map(Banner.Expectation.init, back: { ExpectationDraft($0) })

    /// A placeholder for the scenario's end while that is unknown.
    private static let scenarioEnd = Time(microseconds: .max)

    /// The expectation that the keys describe.
    private init(_ draft: ExpectationDraft) {
        if let page = draft.always {
            self = .always(
                page: page, from: draft.from ?? .zero, to: draft.to ?? Self.scenarioEnd)
        } else if let page = draft.never {
            self = .never(
                page: page, from: draft.from ?? .zero, to: draft.to ?? Self.scenarioEnd)
        } else if let page = draft.item {
            self = .shown(page: page, atLeast: draft.shownAtLeast, atMost: draft.shownAtMost)
        } else if let changes = draft.changes {
            self = .changes(changes)
        } else {
            self = .at(
                draft.at ?? .zero, page: draft.page, count: draft.count, indicator: draft.indicator)
        }
    }

    /// The expectation with the scenario's actual end.
    func within(_ duration: Time) -> Banner.Expectation {
        switch self {
        case .always(let page, let from, Self.scenarioEnd):
            .always(page: page, from: from, to: duration)
        case .never(let page, let from, Self.scenarioEnd):
            .never(page: page, from: from, to: duration)
        case .always, .never, .at, .shown, .changes: self
        }
    }
}

extension Banner.Expectation.IndicatorValues {
    private static let length = ValueCodec<Double>.number(.indicatorLength)
    private static let part = ValueCodec<Double>.number(.indicatorPart)
    private static let number = ValueCodec<Int>.wholeNumber(.indicatorNumber)

    /// The shape of `indicator` in an expectation: the keys of an indicator's state; only those
    /// that are present must match.
    static let codec = RecordReader(
        "indicatorState", phrase: "an expected `indicator`",
        "What an indicator shows; numbers match within 0.000001.",
        Banner.Expectation.IndicatorValues()
    ) {
        Field(optional: "style", \.style, Banner.Indicator.Style.codec, "The indicator's style.")
            .example("pill")
        Field(
            optional: "hidden", \.hidden, .boolean,
            "Whether it is hidden because there is only one page.")
        Field(optional: "count", \.count, number, "The number of dots or segments.").example(5)
        Field(optional: "current", \.current, number, "The current dot or segment, from 0.")
        Field(optional: "first", \.first, number, "The page of the first visible dot.").example(0)
        Field(
            optional: "sizes", \.sizes, .list(of: length, count: 0...Int.max),
            "The visible dots' diameters in points."
        ).example([3, 4, 4, 4, 3, 2])
        Field(
            optional: "pair", \.pair, .list(of: number, count: 0...Int.max),
            "The pages of the pill's two dots."
        ).example([1, 2])
        Field(
            optional: "widths", \.widths, .list(of: length, count: 0...Int.max),
            "The widths of the pill's two dots in points."
        ).example([15.8, 10.2])
        Field(optional: "x", \.x, length, "The thumb's distance from the track's start in points.")
            .example(107.5)
        Field(optional: "width", \.width, length, "The thumb's length in points.").example(50)
        Field(optional: "alpha", \.alpha, part, "The scroll bar's opacity.")
        Field(
            optional: "shift", \.shift, length,
            "How far a scroll bar that hides by moving is from its place, in points.")
        Field(optional: "fraction", \.fraction, part, "The filled part of a progress bar.").example(
            0.4)
        Field(optional: "text", \.text, .text, "The text of a fraction.").example("2/5")
        Field(optional: "fill", \.fill, part, "The filled part of the current segment.").example(
            0.35)
    }.codec
}

import BannerModel
import Diagnostics

extension Scenario {
    /// The most inputs of a scenario (SEMANTICS section 9).
    static let inputLimit = 1_000
    /// The most expectations of a scenario (SEMANTICS section 9).
    static let expectationLimit = 1_000

    /// A scenario.
    static let shape = Shape.record(
        RecordSchema(
            name: "scenario", title: "Scenario", phrase: "a scenario",
            summary: "Inputs to play on the banner, and the expected results."),
        Scenario(name: "", duration: .zero)
    ) {
        Field("name", { $1(&$0.name) }, .text, "The scenario's name; unique.")
            .required().example("swipes back just before the timer").insteadOf("id", "title")
        Field("duration", { $1(&$0.duration) }, .duration, "How long it is played, including the last instant.")
            .required().example("12s").insteadOf("length", "for", "time")
        Field(
            "inputs", { $1(&$0.inputs) },
            .list(of: Input.shape, count: 0...inputLimit, tooMany: .tooManyInputs, placeholder: Input(at: .zero, .tap)),
            "What the viewer does, in order of time; at most 1000."
        ).defaulting(to: "none").insteadOf("events", "actions", "steps")
        Field(
            "expect", { $1(&$0.expect) },
            .list(
                of: Expectation.shape, count: 0...expectationLimit, tooMany: .tooManyExpectations,
                placeholder: .changes(0)),
            "What must be true; at most 1000."
        ).defaulting(to: "nothing").insteadOf("expectations", "assert", "then")
    }.map { scenario in
        var scenario = scenario
        scenario.expect = scenario.expect.map { $0.within(scenario.duration) }
        return scenario
    }
}

/// An input while its keys are read.
struct InputDraft: Sendable {
    var at = Time.zero
    var action: Input.Action?
}

extension Input {
    private static let event = Shape<Bool>.onlyTrue

    /// An input: `at` and one action.
    static let shape = Shape.record(
        RecordSchema(
            name: "input", title: "Input", phrase: "an input",
            summary: "Something that the viewer or the app does to the banner.", forms: forms),
        InputDraft()
    ) {
        Field("at", { $1(&$0.at) }, .duration, "When it happens, or begins.")
            .required().example("1.9s").insteadOf("time", "t", "when")
        Field(
            optional: "drag", { $1(&$0.action) }, Drag.shape.map { .drag($0) },
            "A finger drags the content and releases it.")
        Field(
            optional: "swipe", { $1(&$0.action) }, Swipe.shape.map { .swipe($0) },
            "A short drag by a quarter of the stride over 100 ms.")
        Field(
            optional: "select", { $1(&$0.action) }, Shape<Int>.page.map { .select(page: $0) },
            "Selects a page by its number or its item's id."
        ).insteadOf("goto", "page", "jump")
        Field(optional: "next", { $1(&$0.action) }, event.map { _ in .next }, "One page forward.")
        Field(optional: "previous", { $1(&$0.action) }, event.map { _ in .previous }, "One page back.")
            .insteadOf("prev", "back")
        Field(
            optional: "tap", { $1(&$0.action) }, event.map { _ in .tap },
            "A tap on the current card, which opens its `link`."
        ).insteadOf("click", "open")
        Field(optional: "pause", { $1(&$0.action) }, event.map { _ in .pause }, "The viewer's pause button.")
        Field(optional: "resume", { $1(&$0.action) }, event.map { _ in .resume }, "The viewer's play button.")
            .insteadOf("play")
        Field(optional: "hide", { $1(&$0.action) }, event.map { _ in .hide }, "The banner leaves the screen.")
        Field(optional: "show", { $1(&$0.action) }, event.map { _ in .show }, "The banner returns to the screen.")
    }.map { Input(at: $0.at, $0.action ?? .tap) }

    private static let forms = [
        "drag", "swipe", "select", "next", "previous", "tap", "pause", "resume", "hide", "show",
    ].map { Form(phrase: "`\($0)`", keys: ["at", $0], required: [$0]) }
}

extension Drag {
    private static let way = Shape<Double>.number(Bounds(lower: -1_000_000, upper: 1_000_000, unit: "points"))
    private static let speed = Shape<Double>.number(
        Bounds(lower: -1_000_000, upper: 1_000_000, unit: "points per second"))

    /// The value of `drag`.
    static let shape = Shape.record(
        RecordSchema(
            name: "drag", title: "Drag", phrase: "`drag`",
            summary: "A finger that drags the content and releases it."),
        Drag(by: 0)
    ) {
        Field("by", { $1(&$0.by) }, way, "The finger's total movement in points; positive is to the right.")
            .required().example(-180).insteadOf("distance", "dx", "x")
        Field("over", { $1(&$0.over) }, .duration, "How long the finger is down.").insteadOf("duration", "time")
        Field(
            optional: "velocity", { $1(&$0.velocity) }, speed,
            "The finger's velocity at the release, in points per second."
        ).defaulting(to: "`by` divided by `over`").example(-600)
    }
}

extension Swipe {
    static let shape = Shape<Swipe>.choice {
        Choice("next", .next, "Towards the next page.")
        Choice("previous", .previous, "Towards the previous page.")
    }
}

import BannerDiagnostics
import BannerKit

extension Banner.Scenario {
    /// A scenario.
    static let shape = Shape.record(
        RecordSchema(
            name: "scenario", title: "Scenario", phrase: "a scenario",
            summary: "Inputs to play on the banner, and the expected results."),
        Banner.Scenario(name: "", duration: .zero)
    ) {
        Field("name", \.name, .text, "The scenario's name; unique.")
            .required().example("swipes back just before the timer").insteadOf("id", "title")
        Field("duration", \.duration, .duration, "How long it is played, including the last instant.")
            .required().example("12s").insteadOf("length", "for", "time")
        Field(
            "viewport", \.viewport, Banner.Window.shape,
            "The size of the window that it is played in, where it differs."
        ).defaulting(to: "the banner's own")
        Field(
            "reducedMotion", \.reducedMotion, .boolean,
            "Whether it is played for viewers who asked the system for less motion."
        ).insteadOf("reduceMotion", "prefersReducedMotion")
        Field(
            "inputs", \.inputs,
            .list(
                of: Banner.Input.shape, count: 0...inputLimit, tooMany: .tooManyInputs,
                placeholder: Banner.Input(at: .zero, .tap)),
            "What the viewer does, in order of time; at most 1000."
        ).defaulting(to: "none").insteadOf("events", "actions", "steps")
        Field(
            "expect", \.expect,
            .list(
                of: Banner.Expectation.shape, count: 0...expectationLimit, tooMany: .tooManyExpectations,
                placeholder: .changes(0)),
            "What must be true; at most 1000."
        ).defaulting(to: "nothing").insteadOf("expectations", "assert", "then")
    }.map { scenario in
        var scenario = scenario
        scenario.expect = scenario.expect.map { $0.within(scenario.duration) }
        return scenario
    }
}

extension Banner.Window {
    /// The value of a scenario's `viewport`.
    static let shape = Shape.record(
        RecordSchema(
            name: "scenarioViewport", title: "Scenario's viewport", phrase: "a scenario's `viewport`",
            summary: "The size of the window that a scenario is played in; what is left out is the banner's own."),
        Banner.Window()
    ) {
        Field(
            optional: "width", \.width, .size, "The window's width in points, which decides what `breakpoints` apply."
        )
        .defaulting(to: "the banner's own").example(768)
        Field(optional: "height", \.height, .size, "The window's height in points.")
            .defaulting(to: "the banner's own").example(400)
    }
}

/// An input while its keys are read.
struct InputDraft: Sendable {
    var at = Time.zero
    var action: Banner.Input.Action?
}

extension Banner.Input {
    private static let event = Shape<Bool>.onlyTrue

    /// An input: `at` and one action.
    static let shape = Shape.record(
        RecordSchema(
            name: "input", title: "Input", phrase: "an input",
            summary: "Something that the viewer or the app does to the banner.", forms: forms),
        InputDraft()
    ) {
        Field("at", \.at, .duration, "When it happens, or begins.")
            .required().example("1.9s").insteadOf("time", "t", "when")
        Field(
            optional: "drag", \.action, Drag.shape.map { .drag($0) },
            "A finger drags the content and releases it.")
        Field(
            optional: "swipe", \.action, Swipe.shape.map { .swipe($0) },
            "A short drag by a quarter of the stride over 100 ms.")
        Field(
            optional: "select", \.action, Shape<Int>.page.map { .select(page: $0) },
            "Selects a page by its number or its item's id."
        ).insteadOf("goto", "page", "jump")
        Field(optional: "next", \.action, event.map { _ in .next }, "One page forward.")
        Field(optional: "previous", \.action, event.map { _ in .previous }, "One page back.")
            .insteadOf("prev", "back")
        Field(
            optional: "tap", \.action, event.map { _ in .tap },
            "A tap on the current card, which opens its `link`."
        ).insteadOf("click", "open")
        Field(optional: "pause", \.action, event.map { _ in .pause }, "The viewer's pause button.")
        Field(optional: "resume", \.action, event.map { _ in .resume }, "The viewer's play button.")
            .insteadOf("play")
        Field(optional: "hide", \.action, event.map { _ in .hide }, "The banner leaves the screen.")
        Field(optional: "show", \.action, event.map { _ in .show }, "The banner returns to the screen.")
        Field(optional: "hover", \.action, event.map { _ in .hover }, "A pointer comes over the banner.")
            .insteadOf("mouseEnter", "pointerEnter")
        Field(optional: "leave", \.action, event.map { _ in .leave }, "The pointer leaves the banner.")
            .insteadOf("mouseLeave", "pointerLeave", "unhover")
        Field(optional: "focusIn", \.action, event.map { _ in .focusIn }, "The keyboard comes into the banner.")
            .insteadOf("focus")
        Field(optional: "focusOut", \.action, event.map { _ in .focusOut }, "The keyboard leaves the banner.")
            .insteadOf("blur")
    }.map { Banner.Input(at: $0.at, $0.action ?? .tap) }

    private static let forms = [
        "drag", "swipe", "select", "next", "previous", "tap", "pause", "resume", "hide", "show", "hover", "leave",
        "focusIn",
        "focusOut",
    ].map { Form(phrase: "`\($0)`", keys: ["at", $0], required: [$0]) }
}

extension Banner.Input.Drag {
    private static let way = Shape.number(.dragLength)
    private static let speed = Shape.number(.dragVelocity)

    /// The value of `drag`.
    static let shape = Shape.record(
        RecordSchema(
            name: "drag", title: "Drag", phrase: "`drag`",
            summary: "A finger that drags the content and releases it."),
        Banner.Input.Drag(by: 0)
    ) {
        Field(
            "by", \.by, way, "The finger's total movement in points along the axis; positive is to the right, or down."
        )
        .required().example(-180).insteadOf("distance", "dx", "x")
        Field("over", \.over, .duration, "How long the finger is down.").insteadOf("duration", "time")
        Field(
            optional: "velocity", \.velocity, speed,
            "The finger's velocity at the release, in points per second."
        ).defaulting(to: "`by` divided by `over`").example(-600)
    }
}

extension Banner.Input.Swipe {
    static let shape = Shape<Banner.Input.Swipe>.choice {
        Choice("next", .next, "Towards the next page.")
            .insteadOf("forward", "forwards")
        Choice("previous", .previous, "Towards the previous page.")
            .insteadOf("prev", "back", "backward", "backwards")
    }
}

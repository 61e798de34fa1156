// The list of inputs in a file, with one line for each of BannerKit's kinds. The allowed
// combinations of keys follow from it.

/// An input while its keys are read.
struct InputDraft {
    var at = Time.zero
    var action: Banner.Input.Action?
}

extension Fields<InputDraft> {
    /// The actions of an input; exactly one of these keys is required.
    static let actions = Fields {
        Field(
            optional: InputKind.drag.rawValue, \.action,
            Banner.Input.Drag.codec.map(
                { .drag($0) }, back: { if case .drag(let drag) = $0 { drag } else { nil } }),
            "A finger drags the content and releases it.")
        Field(
            optional: InputKind.swipe.rawValue, \.action,
            Banner.Input.Swipe.codec.map(
                { .swipe($0) }, back: { if case .swipe(let way) = $0 { way } else { nil } }),
            "A short drag by a quarter of the stride over 100 ms.")
        Field(
            optional: InputKind.select.rawValue, \.action,
            ValueCodec<Int>.page.map(
                { .select(page: $0) },
                back: { if case .select(let page) = $0 { page } else { nil } }),
            "Selects a page by its number or its item's id."
        )
        Field(.next, "One page forward, as an arrow does, or a tap on the side of a story.")
        Field(.previous, "One page back, in the same way.")
        Field(
            optional: InputKind.tap.rawValue, \.action, tap,
            "A tap on a card, which opens its `link`: `true` for the current one."
        ).example(true)
        Field(.pause, "The viewer's pause button.")
        Field(.resume, "The viewer's play button.")
        Field(.hide, "The banner leaves the screen.")
        Field(.show, "The banner returns to the screen.")
        Field(.hover, "A pointer comes over the banner.")
        Field(.leave, "The pointer leaves the banner.")
        Field(.focusIn, "The keyboard comes into the banner.")
        Field(.focusOut, "The keyboard leaves the banner.")
    }
}

extension Fields<InputDraft> {
    /// The shape of `tap`: `true`, or the card's item.
    private static let tap = ValueCodec<Banner.Input.Action>(
        schema: .either(.page, .onlyTrue),
        read: { node, reading in
            node.isPlain && YAML11.boolean(node.bytes) != nil
                ? ValueCodec<Bool>.onlyTrue.read(node, &reading).map { _ in .tap() }
                : ValueCodec<Int>.page.read(node, &reading).map { .tap(item: $0) }
        },
        write: { action, options, text in
            guard case .tap(let item) = action else { return }
            guard let item else { return text.append("true") }
            ValueCodec<Int>.page.write(item, options, &text)
        })
}

extension Field<InputDraft> {
    /// An input without a value.
    fileprivate init(_ action: Banner.Input.Action, _ summary: String) {
        self.init(
            optional: action.word, \.action,
            ValueCodec<Bool>.onlyTrue.map({ _ in action }, back: { $0 == action ? true : nil }),
            summary)
    }
}

extension Banner.Input {
    /// The shape of an input: `at` and one action.
    static let codec = RecordReader(
        "input", phrase: "an input", "Something that the viewer or the app does to the banner.",
        forms: Fields.actions.lines.map {
            Form(phrase: "`\($0.key)`", keys: ["at", $0.key], required: [$0.key])
        },
        InputDraft(), keys
    ).codec.map(
        { Banner.Input(at: $0.at, $0.action ?? .tap()) },
        back: { InputDraft(at: $0.at, action: $0.action) })

    private static func keys() -> Fields<InputDraft> {
        Fields {
            Field("at", \.at, .duration, "When it happens, or begins.").required().example("1.9s")
        } + Fields.actions
    }
}

extension Banner.Input.Drag {
    private static let way = ValueCodec.number(.dragLength)
    private static let speed = ValueCodec.number(.dragVelocity)

    /// The shape of `drag`.
    static let codec = RecordReader(
        "drag", "A finger that drags the content and releases it.", Banner.Input.Drag(by: 0)
    ) {
        Field(
            "by", \.by, way,
            """
            The finger's total movement in points along the axis; positive is to the right, or down.
            """
        )
        .required().example(-180)
        Field("over", \.over, .duration, "How long the finger is down.")
        Field(
            optional: "velocity", \.velocity, speed,
            "The finger's velocity at the release, in points per second."
        ).defaulting(to: "`by` divided by `over`").example(-600)
    }.codec.writing { drag in
        var drag = drag
        // A velocity that is out of range is omitted.
        if Bounds.dragVelocity.contains(drag.releaseVelocity) {
            drag.velocity = drag.releaseVelocity
        }
        return drag
    }
}

extension Banner.Input.Swipe {
    static let codec = ValueCodec<Banner.Input.Swipe>.choice([
        Choice(.next, "Towards the next page."),
        Choice(.previous, "Towards the previous page."),
    ])
}

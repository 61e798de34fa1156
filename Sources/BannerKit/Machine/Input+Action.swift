// The list of inputs: the case, its word and its numbers, and what it does. A new one has a line in each of the three; its
// key is in BannerLanguage's list, Language/Input+Shape.swift.

extension Banner.Input {
    /// What happens.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Action: Hashable, Sendable {
        /// A finger drags the content and releases it.
        case drag(Drag)
        /// A short drag by a quarter of the stride over 100 ms.
        case swipe(Swipe)
        /// The selection of a page, as by a tap on its dot.
        case select(page: Int)
        /// One page forward.
        case next
        /// One page back.
        case previous
        /// A tap on the current card.
        case tap
        /// The viewer's pause button.
        case pause
        /// The viewer's play button.
        case resume
        /// The banner leaves the screen.
        case hide
        /// The banner returns to the screen.
        case show
        /// A pointer comes over the banner.
        case hover
        /// The pointer leaves the banner.
        case leave
        /// The keyboard comes into the banner.
        case focusIn
        /// The keyboard leaves the banner.
        case focusOut
    }
}

/// A kind of input: its word, and the three numbers by which a page passes it to the engine.
package struct InputKind: Sendable {
    /// The kind's name, as in a banner file.
    package let word: String
    /// An input's numbers; `nil` for another kind.
    private let pack: @Sendable (Banner.Input.Action) -> [Double]?
    /// The input of these numbers.
    fileprivate let unpack: @Sendable (Double, Double, Double) -> Banner.Input.Action

    /// The kinds; a page numbers them in this order.
    package static let all = [
        drag, swipe, select, InputKind("next", .next), InputKind("previous", .previous), InputKind("tap", .tap),
        InputKind("pause", .pause), InputKind("resume", .resume), InputKind("hide", .hide), InputKind("show", .show),
        InputKind("hover", .hover), InputKind("leave", .leave),
        InputKind("focusIn", .focusIn), InputKind("focusOut", .focusOut),
    ]

    /// Its numbers are the movement, the microseconds that it takes, and the velocity.
    package static let drag = InputKind(
        "drag",
        {
            guard case .drag(let drag) = $0 else { return nil }
            return [drag.by, Double(drag.over.microseconds), drag.releaseVelocity]
        }
    ) {
        .drag(Banner.Input.Drag(by: $0, over: .reachable($1), velocity: $2.isFinite ? $2 : nil))
    }

    /// Its number is 0 for the next page, and 1 for the previous one.
    package static let swipe = InputKind(
        "swipe", { if case .swipe(let way) = $0 { [way == .next ? 0 : 1, 0, 0] } else { nil } }
    ) { way, _, _ in .swipe(way == 0 ? .next : .previous) }

    /// Its number is the page.
    package static let select = InputKind(
        "select", { if case .select(let page) = $0 { [Double(page), 0, 0] } else { nil } }
    ) { page, _, _ in .select(page: Int(held: page)) }

    private init(
        _ word: String, _ pack: @escaping @Sendable (Banner.Input.Action) -> [Double]?,
        _ unpack: @escaping @Sendable (Double, Double, Double) -> Banner.Input.Action
    ) {
        self.word = word
        self.pack = pack
        self.unpack = unpack
    }

    /// A kind that its word says completely.
    private init(_ word: String, _ action: Banner.Input.Action) {
        self.init(word, { $0 == action ? [0, 0, 0] : nil }, { _, _, _ in action })
    }

    fileprivate static func find(_ action: Banner.Input.Action) -> (number: Int, values: [Double]) {
        for (number, kind) in all.enumerated() {
            if let values = kind.pack(action) { return (number, values) }
        }
        fatalError("every input has a kind")
    }
}

extension Banner.Input.Action {
    /// The input's key in a banner file.
    package var word: String { InputKind.all[InputKind.find(self).number].word }

    /// How long a finger is down.
    package var duration: Time {
        if case .drag(let drag) = self { return drag.over }
        return if case .swipe = self { Banner.Input.Swipe.duration } else { .zero }
    }
}

extension Banner.Input {
    /// How many numbers an input is.
    package static let numberCount = 5

    /// The input as five numbers: time (in microseconds), kind, and three that depend on the kind.
    package var numbers: [Double] {
        let (kind, values) = InputKind.find(action)
        return [Double(at.microseconds), Double(kind)] + values
    }

    /// The input of five numbers; `nil` if the kind does not exist.
    package init?(_ numbers: ArraySlice<Double>) {
        guard numbers.count == Banner.Input.numberCount else { return nil }
        let numbers = Array(numbers)
        let kind = Int(held: numbers[1])
        guard InputKind.all.indices.contains(kind) else { return nil }
        self.init(at: .reachable(numbers[0]), InputKind.all[kind].unpack(numbers[2], numbers[3], numbers[4]))
    }
}

extension Machine {
    /// Performs an input now.
    ///
    /// What moves or opens a card does nothing while there are no items.
    mutating func receive(_ action: Banner.Input.Action) {
        switch action {
        case .drag(let drag):
            let sign = course.geometry.fingerSign
            catchContent(travel: drag.by * sign, over: drag.over, velocity: drag.releaseVelocity * sign)
        case .swipe(let swipe):
            let travel = course.geometry.stride / 4 * (swipe == .next ? 1 : -1)
            let over = Banner.Input.Swipe.duration
            catchContent(travel: travel, over: over, velocity: travel / over.seconds)
        case .select(let page):
            // A page in a file counts all its items.
            if let page = course.page(ofItem: page) { select(page) }
        case .next: step(by: 1, cause: .next)
        case .previous: step(by: -1, cause: .previous)
        case .tap: if !course.isEmpty { emit(.open(page: page)) }
        case .pause:
            emit(.pause)
            hold(.pause)
        case .resume:
            emit(.resume)
            unhold(.pause)
        case .hide:
            emit(.hide)
            hold(.hidden, waits: course.timer?.rules.whenHidden != .ignore)
        case .show:
            emit(.show)
            unhold(.hidden, full: course.timer?.rules.whenHidden == .restart)
        case .hover:
            emit(.hover)
            hold(.hovered, waits: course.timer?.rules.whenHovered == .pause)
        case .leave:
            emit(.leave)
            unhold(.hovered)
        case .focusIn:
            emit(.focusIn)
            let wasInside = holds.contains(.focused)
            hold(.focused, waits: course.timer?.rules.whenFocused == .pause)
            // That presses the pause button, once until the keyboard has left.
            if !wasInside && course.timer?.rules.whenFocused == .hold { hold(.pause) }
        case .focusOut:
            emit(.focusOut)
            unhold(.focused)
        }
    }
}

// The list of inputs: the case, its word and its numbers, and what it does. A new one has a line in each of them; its
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

/// A kind of input by its word in a banner file; a page numbers the kinds in this order.
package enum InputKind: String, CaseIterable, Sendable {
    /// The kinds in the order of `Action`.
    case drag, swipe, select, next, previous, tap, pause, resume, hide, show, hover, leave, focusIn, focusOut

    /// The input of this kind and three numbers, of which most kinds need none.
    func input(_ first: Double = 0, _ second: Double = 0, _ third: Double = 0) -> Banner.Input.Action {
        switch self {
        // The movement, the microseconds that it takes, and the velocity.
        case .drag:
            .drag(Banner.Input.Drag(by: first, over: .reachable(second), velocity: third.isFinite ? third : nil))
        case .swipe: .swipe(first == 0 ? .next : .previous)
        case .select: .select(page: Int(held: first))
        case .next: .next
        case .previous: .previous
        case .tap: .tap
        case .pause: .pause
        case .resume: .resume
        case .hide: .hide
        case .show: .show
        case .hover: .hover
        case .leave: .leave
        case .focusIn: .focusIn
        case .focusOut: .focusOut
        }
    }
}

extension Banner.Input.Action {
    /// The input's kind, and the numbers of which `InputKind.input` makes it.
    fileprivate var packed: (kind: InputKind, numbers: [Double]) {
        if case .drag(let drag) = self {
            return (.drag, [drag.by, Double(drag.over.microseconds), drag.releaseVelocity])
        }
        if case .swipe(let way) = self { return (.swipe, [way == .next ? 0 : 1, 0, 0]) }
        if case .select(let page) = self { return (.select, [Double(page), 0, 0]) }
        return (InputKind.allCases.first { $0.input() == self } ?? .drag, [0, 0, 0])
    }

    /// The input's key in a banner file.
    package var word: String { packed.kind.rawValue }

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
        let (kind, numbers) = action.packed
        let place = InputKind.allCases.firstIndex(of: kind) ?? 0
        return [Double(at.microseconds), Double(place)] + numbers
    }

    /// The input of five numbers; `nil` if the kind does not exist.
    package init?(_ numbers: ArraySlice<Double>) {
        guard numbers.count == Banner.Input.numberCount else { return nil }
        let numbers = Array(numbers)
        let (kind, kinds) = (Int(held: numbers[1]), InputKind.allCases)
        guard kinds.indices.contains(kind) else { return nil }
        self.init(at: .reachable(numbers[0]), kinds[kind].input(numbers[2], numbers[3], numbers[4]))
    }
}

extension Machine {
    /// Performs an input now.
    ///
    /// What moves or opens a card does nothing while there are no items.
    mutating func receive(_ action: Banner.Input.Action) {
        let event = Banner.Event.Kind.input(action)
        if !event.kinds.isEmpty { emit(event) }
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
            hold(.pause)
        case .resume:
            unhold(.pause)
        case .hide:
            hold(.hidden, waits: course.timer?.rules.whenHidden != .ignore)
        case .show:
            unhold(.hidden, full: course.timer?.rules.whenHidden == .restart)
        case .hover:
            hold(.hovered, waits: course.timer?.rules.whenHovered == .pause)
        case .leave:
            unhold(.hovered)
        case .focusIn:
            let wasInside = holds.contains(.focused)
            hold(.focused, waits: course.timer?.rules.whenFocused == .pause)
            // That presses the pause button, once until the keyboard has left.
            if !wasInside && course.timer?.rules.whenFocused == .hold { hold(.pause) }
        case .focusOut:
            unhold(.focused)
        }
    }
}

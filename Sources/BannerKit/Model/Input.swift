extension Banner {
    /// An action of the viewer or the app at one instant («What a banner means», Interaction).
    ///
    /// ```swift
    /// let input = Banner.Input(at: .seconds(1), .swipe(.next))
    /// ```
    public struct Input: Hashable, Sendable {
        /// The instant at which it happens, or begins.
        public var at: Time
        /// The kind of input, with its values.
        public var action: Action

        /// An input of this kind at this time.
        public init(at: Time, _ action: Action) {
            self.at = at
            self.action = action
        }
    }
}

extension Banner.Input {
    /// A finger that drags the content and releases it.
    public struct Drag: Hashable, Sendable {
        /// The finger's total movement in points along the layout's axis; positive is to the right,
        /// or down.
        public var by: Double
        /// The time for which the finger is down, 0 or more.
        public var over: Banner.Time
        /// The finger's velocity at the release in points per second; `nil` for `by / over` (0 when
        /// `over` is 0).
        public var velocity: Double?

        /// A drag by this many points.
        ///
        /// ```swift
        /// let drag = Banner.Input.Drag(by: -200, over: .milliseconds(150))
        /// let input = Banner.Input(at: .seconds(1), .drag(drag))
        /// ```
        public init(by: Double, over: Banner.Time = .milliseconds(200), velocity: Double? = nil) {
            self.by = by
            self.over = over
            self.velocity = velocity
        }

        /// The finger's velocity at the release, in points per second.
        package var releaseVelocity: Double {
            velocity ?? (over > .zero ? by / over.seconds : 0)
        }
    }

    /// The direction in which a swipe moves the content, regardless of the layout's direction.
    public enum Swipe: String, CaseIterable, Sendable {
        /// Towards the next page.
        case next
        /// Towards the previous page.
        case previous

        /// The time for which the finger is down.
        package static let duration = Time(microseconds: 100_000)
    }

    /// The kind of an input, with its values.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Action: Hashable, Sendable {
        /// A drag from touch to release.
        case drag(Drag)
        /// A short drag by a quarter of the stride over 100 ms.
        case swipe(Swipe)
        /// The selection of an item's page, as by a tap on its dot; the number counts items.
        case select(page: Int)
        /// One page forward.
        case next
        /// One page back.
        case previous
        /// A tap on a card that is in the window, by its item's number; `nil` for the current
        /// page's item.
        case tap(item: Int? = nil)
        /// The viewer presses the pause button.
        case pause
        /// The viewer presses the play button.
        case resume
        /// The banner leaves the screen.
        case hide
        /// The banner returns to the screen.
        case show
        /// A pointer enters the banner.
        case hover
        /// A pointer leaves the banner.
        case leave
        /// The keyboard focus enters the banner.
        case focusIn
        /// The keyboard focus leaves the banner.
        case focusOut
    }

    /// The number of numbers that encode an input.
    package static let numberCount = 5

    /// The input encoded as five numbers: the time in microseconds, the kind, and three that depend
    /// on the kind.
    package var numbers: [Double] {
        let (kind, numbers) = action.packed
        return [Double(at.microseconds), Double(kind.code)] + numbers
    }

    /// Decodes an input; fails for a wrong count or an unknown kind.
    package init?(_ numbers: ArraySlice<Double>) {
        guard numbers.count == Banner.Input.numberCount else { return nil }
        let numbers = Array(numbers)
        guard let kind = InputKind.of(code: Int(clamped: numbers[1])) else { return nil }
        self.init(at: .reachable(numbers[0]), kind.input(numbers[2], numbers[3], numbers[4]))
    }
}

// The list of inputs: the case, its name and numbers, and its effect. A new input needs a line in
// each of them; its key is in BannerLanguage, Language/Input+Codec.swift.

/// A kind of input by its word in a banner file.
package enum InputKind: String, CaseIterable {
    /// The kinds in the order of their codes, which is that of `Action`.
    case drag, swipe, select, next, previous, tap, pause, resume, hide, show, hover, leave, focusIn,
        focusOut

    /// The kind's number in pages and in their addresses: it never changes.
    package var code: Int { InputKind.allCases.firstIndex(of: self) ?? 0 }

    /// The kind of a number.
    static func of(code: Int) -> InputKind? {
        allCases.indices.contains(code) ? allCases[code] : nil
    }

    /// The input of this kind with up to three numbers.
    func input(_ first: Double = 0, _ second: Double = 0, _ third: Double = 0)
        -> Banner.Input.Action
    {
        switch self {
        // The movement in points, the duration in microseconds, and the velocity.
        case .drag:
            .drag(
                Banner.Input.Drag(
                    by: first, over: .reachable(second), velocity: third.isFinite ? third : nil))
        case .swipe: .swipe(first == 0 ? .next : .previous)
        case .select: .select(page: Int(clamped: first))
        case .next: .next
        case .previous: .previous
        // 0 for the current page's item, else the item's number and 1.
        case .tap: .tap(item: first > 0 ? Int(clamped: first) - 1 : nil)
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
    /// The input's kind, and its numbers for `InputKind.input`.
    fileprivate var packed: (kind: InputKind, numbers: [Double]) {
        let none = [0.0, 0, 0]
        return switch self {
        case .drag(let drag):
            (.drag, [drag.by, Double(drag.over.microseconds), drag.releaseVelocity])
        case .swipe(let way): (.swipe, [way == .next ? 0 : 1, 0, 0])
        case .select(let page): (.select, [Double(page), 0, 0])
        case .next: (.next, none)
        case .previous: (.previous, none)
        case .tap(let item): (.tap, [item.map { Double($0 + 1) } ?? 0, 0, 0])
        case .pause: (.pause, none)
        case .resume: (.resume, none)
        case .hide: (.hide, none)
        case .show: (.show, none)
        case .hover: (.hover, none)
        case .leave: (.leave, none)
        case .focusIn: (.focusIn, none)
        case .focusOut: (.focusOut, none)
        }
    }

    /// The input's key in a banner file.
    package var word: String { packed.kind.rawValue }

    /// Whether a finger moves the content.
    package var isDrag: Bool {
        switch self {
        case .drag, .swipe: true
        default: false
        }
    }

    /// The time for which a finger is down.
    package var duration: Time {
        if case .drag(let drag) = self { return drag.over }
        return if case .swipe = self { Banner.Input.Swipe.duration } else { .zero }
    }
}

extension Machine {
    /// Opens the card of an item, or the current page's; a card that is mostly outside the window
    /// has no effect.
    private mutating func tap(_ item: Int?) {
        guard !parameters.isEmpty else { return }
        let card = item.map { parameters.card(ofItem: $0) ?? -1 }
        guard card.map({ parameters.shows($0, on: page) }) ?? true else { return }
        emit(.open(page: page))
        if let card { events[events.count - 1].availableItems = availableItems(ofCard: card) }
    }

    /// Performs an input at `now`.
    ///
    /// While there are no items, inputs that move or open a card have no effect.
    mutating func receive(_ action: Banner.Input.Action) {
        let event = Banner.Event.Kind.input(action)
        if !event.kinds.isEmpty { emit(event) }
        switch action {
        case .drag(let drag):
            let sign = parameters.geometry.fingerSign
            beginDrag(
                translation: drag.by * sign, over: drag.over,
                velocity: parameters.releaseVelocity(drag.releaseVelocity) * sign)
        case .swipe(let swipe):
            let travel = parameters.swipeLength * (swipe == .next ? 1 : -1)
            let over = Banner.Input.Swipe.duration
            beginDrag(translation: travel, over: over, velocity: travel / over.seconds)
        case .select(let page):
            // A page in a file counts all items, not only those of the current set.
            if let page = parameters.page(ofItem: page) { select(page) }
        case .next: step(by: 1, cause: .next)
        case .previous: step(by: -1, cause: .previous)
        case .tap(let item): tap(item)
        case .pause:
            addPauseReason(.pause)
        case .resume:
            resume()
        case .hide:
            addPauseReason(.hidden, waits: parameters.timer?.rules.whenHidden != .ignore)
        case .show:
            removePauseReason(.hidden, full: parameters.timer?.rules.whenHidden == .restart)
        case .hover:
            addPauseReason(.hovered, waits: parameters.timer?.rules.whenHovered == .pause)
        case .leave:
            removePauseReason(.hovered)
        case .focusIn:
            let wasInside = pauseReasons.contains(.focused)
            addPauseReason(.focused, waits: parameters.timer?.rules.whenFocused == .pause)
            // `hold` presses the pause button, once until the keyboard focus has left.
            if !wasInside && parameters.timer?.rules.whenFocused == .hold { addPauseReason(.pause) }
        case .focusOut:
            removePauseReason(.focused)
        }
    }
}

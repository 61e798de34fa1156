extension Banner {
    /// Something that happens on a banner's timeline («What a banner means», Events and state).
    public struct Event: Hashable, Sendable {
        /// The instant of the event.
        public var time: Time
        /// The kind of event, with its values.
        public var kind: Kind
        /// The item and the set, unless all items are shown in the file's order, each on a page of
        /// its own.
        ///
        /// Part of equality: every set numbers its pages from 0, so equal pages can be different
        /// cards.
        package var availableItems: AvailableItems?

        /// The item and the size of the set at an event.
        package struct AvailableItems: Hashable {
            /// The place in the file of the event's item; negative if there is none.
            package var item: Int32
            /// The number of available items; -1 without a calendar.
            package var count: Int32

            /// The number of available items; `nil` without a calendar.
            package var available: Int32? { count < 0 ? nil : count }
        }

        /// An event of this kind at this time.
        public init(_ time: Time, _ kind: Kind) {
            self.time = time
            self.kind = kind
        }

        /// The kind of an event, with its values.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Kind: Hashable, Sendable {
            /// The banner appears on its start page.
            case start(Landing)
            /// Another page becomes current.
            case change(Change)
            /// The content comes to rest on the current page.
            case settle(Landing)
            /// The virtual index returns to the middle copy; the page stays the same.
            case recenter(page: Int, from: Int, virtual: Int)
            /// The timer's state changes, or a firing is skipped.
            case timer(TimerChange)
            /// A drag begins.
            case dragBegin(page: Int)
            /// A drag ends or is cancelled.
            ///
            /// With free scrolling, `position` is the place where the content will rest, in pages.
            case dragEnd(page: Int, position: Double? = nil)
            /// An input that moves no card: `hide`, `show`, `pause`, `resume`, `hover`, `leave`,
            /// `focusIn` or `focusOut`.
            case input(Input.Action)
            /// The current card is tapped.
            case open(page: Int)
            /// Another card becomes the one nearest to the middle.
            case focus(page: Int)
            /// An indicator that hides at rest has faded out, or is shown again.
            case indicator(isHidden: Bool)
            /// The set of shown items changes to `count` items, and pages are renumbered; `landing`
            /// is the current page if its item is still shown.
            case items(count: Int, landing: Landing? = nil)
            /// The time of the page on which the banner ends is over («What a banner means», The
            /// end).
            case finished(page: Int)
            /// The timeline ends.
            case end(page: Int)
        }

        /// The current page at a start or settle, with the indicator at rest there.
        public struct Landing: Hashable, Sendable {
            /// The current page.
            public var page: Int
            var place: Double
            var index: Int
            /// The indicator at rest on the page; `nil` for the style `none`.
            @Derived package var indicator: Indicator.State? = nil
        }

        /// A change of the current page.
        public struct Change: Hashable, Sendable {
            /// The new page.
            public var page: Int
            /// The previous page; `nil` if its item is no longer shown.
            ///
            /// It can equal `page`: with two items and two pages per swipe.
            public var from: Int?
            /// The cause of the change.
            public var cause: Cause
            /// The duration of the content's movement, unless a finger catches it.
            public var duration: Time
            var place: Double
            var index: Int
            /// The indicator at rest on the new page; `nil` for the style `none`.
            @Derived package var indicator: Indicator.State? = nil
        }

        /// The cause of a change.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Cause: String, CaseIterable, Sendable {
            /// The causes, in the order of «What a banner means», Events and state.
            case timer, drag, select, next, previous, calendar
        }

        /// A change of the timer's state.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum TimerChange: String, CaseIterable, Sendable {
            /// The changes, in the order of «What a banner means», Events and state; `skipped`
            /// leaves the timer running.
            case started, suspended, resumed, restarted, skipped, stopped
        }
    }
}

/// What follows from the other properties of a value, so that it does not count when two are
/// compared.
@propertyWrapper
package struct Derived<Value: Sendable>: Hashable, Sendable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (a: Self, b: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

// Sentinel values: optionals would make every event larger.
extension Banner.Event {
    /// The place of content that does not scroll freely.
    static let noPlace = Double.infinity
    /// The virtual index of a banner whose loop is not `infinite`.
    static let noIndex = Int.min

    /// The event's item by its place in the file; `nil` if none, or if its page is that place.
    package var item: Int? { availableItems.flatMap { $0.item >= 0 ? Int($0.item) : nil } }

    /// The event at a later time.
    package func moved(by delay: Time) -> Banner.Event {
        var event = self
        event.time += delay
        return event
    }

    /// A set of event kinds; `all` also has those of inputs and drawings, which have no name here.
    ///
    /// ```swift
    /// let kinds: Banner.Event.Kinds = [.change, .open]
    /// ```
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The banner appears.
        public static let start = Kinds(rawValue: 1 << 0)
        /// Another page becomes current.
        public static let change = Kinds(rawValue: 1 << 1)
        /// The content comes to rest.
        public static let settle = Kinds(rawValue: 1 << 2)
        /// The virtual index returns to the middle copy.
        package static let recenter = Kinds(rawValue: 1 << 3)
        /// The timer's state changes, or a firing is skipped.
        public static let timer = Kinds(rawValue: 1 << 4)
        /// A drag begins.
        package static let dragBegin = Kinds(rawValue: 1 << 5)
        /// A drag ends or is cancelled.
        package static let dragEnd = Kinds(rawValue: 1 << 6)
        /// The banner leaves the screen.
        package static let hide = Kinds(rawValue: 1 << 7)
        /// The banner returns to the screen.
        package static let show = Kinds(rawValue: 1 << 8)
        /// The viewer pauses the timer.
        package static let pause = Kinds(rawValue: 1 << 9)
        /// The viewer resumes the timer.
        package static let resume = Kinds(rawValue: 1 << 10)
        /// The current card is tapped.
        public static let open = Kinds(rawValue: 1 << 11)
        /// Another card becomes the one in the middle.
        package static let focus = Kinds(rawValue: 1 << 12)
        /// An indicator that hides at rest has faded out, or is shown again.
        package static let indicator = Kinds(rawValue: 1 << 13)
        /// The timeline ends.
        public static let end = Kinds(rawValue: 1 << 14)
        /// The set of shown items changes.
        public static let items = Kinds(rawValue: 1 << 15)
        /// A pointer enters the banner.
        package static let hover = Kinds(rawValue: 1 << 16)
        /// A pointer leaves the banner.
        package static let leave = Kinds(rawValue: 1 << 17)
        /// The keyboard focus enters the banner.
        package static let focusIn = Kinds(rawValue: 1 << 18)
        /// The keyboard focus leaves the banner.
        package static let focusOut = Kinds(rawValue: 1 << 19)
        /// The time of the page on which the banner ends is over.
        public static let finished = Kinds(rawValue: 1 << 20)

        /// The kinds that a timeline contains by default.
        public static let standard: Kinds = [.start, .change, .settle, .end]
        /// All kinds.
        public static let all = words.reduce(into: Kinds()) { $0.formUnion($1.kinds) }
    }
}

extension Banner.Event.Landing {
    /// A page to compare with one that a banner came to.
    public init(page: Int, position: Double? = nil, virtual: Int? = nil) {
        self.init(
            page: page, place: position ?? Banner.Event.noPlace,
            index: virtual ?? Banner.Event.noIndex)
    }

    /// The resting position in pages, with free scrolling («What a banner means», Free scrolling);
    /// otherwise `nil`.
    public var position: Double? { place.isFinite ? place : nil }
    /// The virtual index («What a banner means», Recentring); `nil` unless the loop is `infinite`.
    public var virtual: Int? { index == Banner.Event.noIndex ? nil : index }
}

extension Banner.Event.Change {
    /// A change to compare with one that happened.
    ///
    /// ```swift
    /// let change = Banner.Event.Change(
    ///     page: 1, from: 0, cause: .timer, duration: .milliseconds(300))
    /// #expect(events.map(\.kind) == [.change(change), .settle(Banner.Event.Landing(page: 1))])
    /// ```
    public init(
        page: Int, from: Int?, cause: Banner.Event.Cause, duration: Banner.Time,
        position: Double? = nil,
        virtual: Int? = nil
    ) {
        self.init(
            page: page, from: from, cause: cause, duration: duration,
            place: position ?? Banner.Event.noPlace,
            index: virtual ?? Banner.Event.noIndex)
    }

    /// The position where the content will rest, in pages, with free scrolling («What a banner
    /// means», Free scrolling); otherwise `nil`.
    public var position: Double? { place.isFinite ? place : nil }
    /// The virtual index («What a banner means», Recentring); `nil` unless the loop is `infinite`.
    public var virtual: Int? { index == Banner.Event.noIndex ? nil : index }
}

extension Banner.Event.Kind {
    /// The page of the event; `nil` for kinds without one.
    package var page: Int? {
        switch self {
        case .start(let landing), .settle(let landing): landing.page
        case .change(let change): change.page
        case .recenter(let page, _, _), .dragBegin(let page), .dragEnd(let page, _),
            .open(let page),
            .focus(let page),
            .finished(let page),
            .end(let page):
            page
        case .items(_, let landing): landing?.page
        case .timer, .input, .indicator: nil
        }
    }

    /// The event's kind without its values.
    package var kinds: Banner.Event.Kinds {
        switch self {
        case .start: .start
        case .change: .change
        case .settle: .settle
        case .recenter: .recenter
        case .timer: .timer
        case .dragBegin: .dragBegin
        case .dragEnd: .dragEnd
        case .input(.hide): .hide
        case .input(.show): .show
        case .input(.pause): .pause
        case .input(.resume): .resume
        case .input(.hover): .hover
        case .input(.leave): .leave
        case .input(.focusIn): .focusIn
        case .input(.focusOut): .focusOut
        case .input: []
        case .open: .open
        case .focus: .focus
        case .indicator: .indicator
        case .items: .items
        case .finished: .finished
        case .end: .end
        }
    }

    /// The event's name.
    package var word: String { Banner.Event.Kinds.byBit[kinds.rawValue.trailingZeroBitCount] }
}

extension Banner.Event.Kinds {
    /// Every kind with its name, in the order of «What a banner means», Events and state.
    package static let words: [(word: String, kinds: Banner.Event.Kinds)] = [
        ("start", .start), ("change", .change), ("settle", .settle), ("recenter", .recenter),
        ("timer", .timer),
        ("dragBegin", .dragBegin), ("dragEnd", .dragEnd), ("hide", .hide), ("show", .show),
        ("pause", .pause),
        ("resume", .resume), ("hover", .hover), ("leave", .leave), ("focusIn", .focusIn),
        ("focusOut", .focusOut),
        ("open", .open), ("focus", .focus), ("indicator", .indicator), ("items", .items),
        ("finished", .finished), ("end", .end),
    ]

    /// The kinds' names in the order of their bits.
    fileprivate static let byBit = (0..<words.count).map { bit in
        words.first { $0.kinds.rawValue == 1 << bit }?.word ?? ""
    }
}

extension Banner {
    /// Something that happens on a banner's timeline («What a banner means», Events and state).
    public struct Event: Hashable, Sendable {
        /// When it happens.
        public var time: Time
        /// What happens.
        public var kind: Kind
        /// Whom it is about, in a banner that is played against its calendar.
        ///
        /// Two events differ if only this differs: every set numbers its pages from 0, so the same page is another card.
        package var cast: Cast?

        /// The item and the set at an event.
        package struct Cast: Hashable, Sendable {
            /// The place in the file of the item on the event's page; negative if there is none.
            package var item: Int32
            /// How many items are available.
            package var count: Int32
        }

        /// An event of this kind at this time.
        public init(_ time: Time, _ kind: Kind) {
            self.time = time
            self.kind = kind
        }

        /// What happens.
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
            /// The virtual index returns to the middle copy; the page stays.
            case recenter(page: Int, from: Int, virtual: Int)
            /// The timer changes its state, or skips a firing.
            case timer(TimerChange)
            /// A finger takes hold of the content.
            case dragBegin(page: Int)
            /// The finger releases the content.
            ///
            /// With `position`, where the content is going to rest, if it scrolls freely.
            case dragEnd(page: Int, position: Double? = nil)
            /// An input that moves no card: `hide`, `show`, `pause`, `resume`, `hover`, `leave`, `focusIn` or `focusOut`.
            case input(Input.Action)
            /// The current card is tapped.
            case open(page: Int)
            /// Another card becomes the one nearest to the middle.
            case emphasis(page: Int)
            /// An indicator that hides at rest has faded out, or returns.
            case indicator(isHidden: Bool)
            /// Other items are shown from now on, this many; the pages are numbered anew. With the current page, if its item
            /// stays.
            case items(count: Int, landing: Landing? = nil)
            /// The timeline ends.
            case end(page: Int)
        }

        /// The current page at a start or settle, with the indicator as it is at rest there.
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
            /// The previous page; `nil` if its item is not shown any more.
            ///
            /// With two items and two pages per swipe it can be the same.
            public var from: Int?
            /// What caused the change.
            public var cause: Cause
            /// How long the content moves, unless a finger catches it.
            public var duration: Time
            var place: Double
            var index: Int
            /// The indicator at rest on the new page; `nil` for the style `none`.
            @Derived package var indicator: Indicator.State? = nil
        }

        /// What caused a change.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Cause: String, CaseIterable, Sendable {
            /// The causes, in the order of «What a banner means», Events and state.
            case timer, drag, select, next, previous, calendar
        }

        /// What happens to the timer.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum TimerChange: String, CaseIterable, Sendable {
            /// The states of «What a banner means», Events and state; `skipped` leaves the timer running.
            case started, suspended, resumed, restarted, skipped, stopped
        }
    }
}

/// What follows from the other properties of a value, so that it does not count when two are compared.
@propertyWrapper
package struct Derived<Value: Sendable>: Hashable, Sendable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (a: Self, b: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

// Numbers that stand for none, because optional ones would make every event larger.
extension Banner.Event {
    /// Where the content rests, of an event that does not say so.
    static let noPlace = Double.infinity
    /// The virtual index where there is none.
    static let noIndex = Int.min
}

extension Banner.Event.Landing {
    /// A page to compare with one that a banner came to.
    public init(page: Int, position: Double? = nil, virtual: Int? = nil) {
        self.init(page: page, place: position ?? Banner.Event.noPlace, index: virtual ?? Banner.Event.noIndex)
    }

    /// Where the content rests, in pages, if it scrolls freely («What a banner means», Free scrolling).
    public var position: Double? { place.isFinite ? place : nil }
    /// The virtual index («What a banner means», Recentring); `nil` unless the banner is infinite.
    public var virtual: Int? { index == Banner.Event.noIndex ? nil : index }
}

extension Banner.Event.Change {
    /// A change to compare with one that happened.
    ///
    /// ```swift
    /// let change = Banner.Event.Change(page: 1, from: 0, cause: .timer, duration: .milliseconds(300))
    /// #expect(events.map(\.kind) == [.change(change), .settle(Banner.Event.Landing(page: 1))])
    /// ```
    public init(
        page: Int, from: Int?, cause: Banner.Event.Cause, duration: Banner.Time, position: Double? = nil,
        virtual: Int? = nil
    ) {
        self.init(
            page: page, from: from, cause: cause, duration: duration, place: position ?? Banner.Event.noPlace,
            index: virtual ?? Banner.Event.noIndex)
    }

    /// Where the content is going to rest, in pages, if it scrolls freely («What a banner means», Free scrolling).
    public var position: Double? { place.isFinite ? place : nil }
    /// The virtual index («What a banner means», Recentring); `nil` unless the banner is infinite.
    public var virtual: Int? { index == Banner.Event.noIndex ? nil : index }
}

extension Banner.Event {
    /// The item on the event's page by its place in the file, in a banner that is played against its calendar.
    package var item: Int? { cast.flatMap { $0.item >= 0 ? Int($0.item) : nil } }

    /// The same event at another time.
    package func moved(by delay: Time) -> Banner.Event {
        var event = self
        event.time += delay
        return event
    }
}

extension Banner.Event.Kind {
    /// The page that the event is about.
    package var page: Int? {
        switch self {
        case .start(let landing), .settle(let landing): landing.page
        case .change(let change): change.page
        case .recenter(let page, _, _), .dragBegin(let page), .dragEnd(let page, _), .open(let page),
            .emphasis(let page),
            .end(let page):
            page
        case .items(_, let landing): landing?.page
        case .timer, .input, .indicator: nil
        }
    }
}

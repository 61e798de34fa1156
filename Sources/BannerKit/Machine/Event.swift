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
            /// The banner leaves the screen.
            case hide
            /// The banner returns to the screen.
            case show
            /// The viewer's pause button.
            case pause
            /// The viewer's play button.
            case resume
            /// A pointer comes over the banner.
            case hover
            /// The pointer leaves the banner.
            case leave
            /// The keyboard comes into the banner.
            case focusIn
            /// The keyboard leaves the banner.
            case focusOut
            /// The current card is tapped.
            case open(page: Int)
            /// Another card becomes the one nearest to the middle.
            case emphasis(page: Int)
            /// An indicator that hides at rest has faded out, or returns.
            case indicator(Visibility)
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
            public var indicator: Indicator.State?
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
            public var indicator: Indicator.State?
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

        /// What happens to an indicator that hides at rest.
        public enum Visibility: String, CaseIterable, Sendable {
            /// It is fully visible again.
            case shown
            /// It has faded out.
            case hidden
        }
    }
}

// Numbers that stand for none, because optional ones would make every event larger.
extension Banner.Event {
    /// Where the content rests, of an event that does not say so.
    static let noPlace = Double.infinity
    /// The virtual index where there is none.
    static let noIndex = Int.min
}

extension Banner.Event.Landing {
    /// Where the content rests, in pages, if it scrolls freely («What a banner means», Free scrolling).
    public var position: Double? { place.isFinite ? place : nil }
    /// The virtual index («What a banner means», Recentring); `nil` unless the banner is infinite.
    public var virtual: Int? { index == Banner.Event.noIndex ? nil : index }
}

extension Banner.Event.Change {
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
        default: nil
        }
    }
}

extension Banner.Event {
    /// A set of event kinds.
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
        public static let recenter = Kinds(rawValue: 1 << 3)
        /// The timer changes its state, or skips a firing.
        public static let timer = Kinds(rawValue: 1 << 4)
        /// A finger takes hold of the content.
        public static let dragBegin = Kinds(rawValue: 1 << 5)
        /// The finger releases the content, or loses it.
        public static let dragEnd = Kinds(rawValue: 1 << 6)
        /// The banner leaves the screen.
        public static let hide = Kinds(rawValue: 1 << 7)
        /// The banner returns to the screen.
        public static let show = Kinds(rawValue: 1 << 8)
        /// The viewer's pause button.
        public static let pause = Kinds(rawValue: 1 << 9)
        /// The viewer's play button.
        public static let resume = Kinds(rawValue: 1 << 10)
        /// The current card is tapped.
        public static let open = Kinds(rawValue: 1 << 11)
        /// Another card comes to the middle.
        public static let emphasis = Kinds(rawValue: 1 << 12)
        /// An indicator fades out, or returns.
        public static let indicator = Kinds(rawValue: 1 << 13)
        /// The period ends.
        public static let end = Kinds(rawValue: 1 << 14)
        /// Other items are shown.
        public static let items = Kinds(rawValue: 1 << 15)
        /// A pointer comes over the banner.
        public static let hover = Kinds(rawValue: 1 << 16)
        /// The pointer leaves the banner.
        public static let leave = Kinds(rawValue: 1 << 17)
        /// The keyboard comes into the banner.
        public static let focusIn = Kinds(rawValue: 1 << 18)
        /// The keyboard leaves the banner.
        public static let focusOut = Kinds(rawValue: 1 << 19)

        /// What a timeline shows by default.
        public static let standard: Kinds = [.start, .change, .settle, .end]
        /// Everything.
        public static let all = words.reduce(into: Kinds()) { $0.formUnion($1.kinds) }
    }
}

extension Banner.Event.Kind {
    /// The kind alone, without its values.
    public var kinds: Banner.Event.Kinds {
        switch self {
        case .start: .start
        case .change: .change
        case .settle: .settle
        case .recenter: .recenter
        case .timer: .timer
        case .dragBegin: .dragBegin
        case .dragEnd: .dragEnd
        case .hide: .hide
        case .show: .show
        case .pause: .pause
        case .resume: .resume
        case .hover: .hover
        case .leave: .leave
        case .focusIn: .focusIn
        case .focusOut: .focusOut
        case .open: .open
        case .emphasis: .emphasis
        case .indicator: .indicator
        case .items: .items
        case .end: .end
        }
    }
}

extension Banner.Event.Kinds {
    /// Every kind with its name, in the order of «What a banner means», Events and state.
    package static let words: [(word: String, kinds: Banner.Event.Kinds)] = [
        ("start", .start), ("change", .change), ("settle", .settle), ("recenter", .recenter), ("timer", .timer),
        ("dragBegin", .dragBegin), ("dragEnd", .dragEnd), ("hide", .hide), ("show", .show), ("pause", .pause),
        ("resume", .resume), ("hover", .hover), ("leave", .leave), ("focusIn", .focusIn), ("focusOut", .focusOut),
        ("open", .open), ("focus", .emphasis), ("indicator", .indicator), ("items", .items), ("end", .end),
    ]

    /// The same names in the order of the kinds' bits.
    fileprivate static let byBit = (0..<words.count).map { bit in
        words.first { $0.kinds.rawValue == 1 << bit }?.word ?? ""
    }
}

extension Banner.Event.Kind {
    /// The event's name.
    package var word: String { Banner.Event.Kinds.byBit[kinds.rawValue.trailingZeroBitCount] }
}

extension Banner.Event {
    /// A set of event kinds.
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
        public static let recenter = Kinds(rawValue: 1 << 3)
        /// The timer's state changes, or a firing is skipped.
        public static let timer = Kinds(rawValue: 1 << 4)
        /// A drag begins.
        public static let dragBegin = Kinds(rawValue: 1 << 5)
        /// A drag ends or is cancelled.
        public static let dragEnd = Kinds(rawValue: 1 << 6)
        /// The banner leaves the screen.
        public static let hide = Kinds(rawValue: 1 << 7)
        /// The banner returns to the screen.
        public static let show = Kinds(rawValue: 1 << 8)
        /// The viewer pauses the timer.
        public static let pause = Kinds(rawValue: 1 << 9)
        /// The viewer resumes the timer.
        public static let resume = Kinds(rawValue: 1 << 10)
        /// The current card is tapped.
        public static let open = Kinds(rawValue: 1 << 11)
        /// Another card becomes the one in the middle.
        public static let emphasis = Kinds(rawValue: 1 << 12)
        /// An indicator that hides at rest has faded out, or is shown again.
        public static let indicator = Kinds(rawValue: 1 << 13)
        /// The timeline ends.
        public static let end = Kinds(rawValue: 1 << 14)
        /// The set of shown items changes.
        public static let items = Kinds(rawValue: 1 << 15)
        /// A pointer enters the banner.
        public static let hover = Kinds(rawValue: 1 << 16)
        /// A pointer leaves the banner.
        public static let leave = Kinds(rawValue: 1 << 17)
        /// The keyboard focus enters the banner.
        public static let focusIn = Kinds(rawValue: 1 << 18)
        /// The keyboard focus leaves the banner.
        public static let focusOut = Kinds(rawValue: 1 << 19)

        /// The kinds that a timeline contains by default.
        public static let standard: Kinds = [.start, .change, .settle, .end]
        /// All kinds.
        public static let all = words.reduce(into: Kinds()) { $0.formUnion($1.kinds) }
    }
}

extension Banner.Event.Kind {
    /// The event's kind without its values.
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

    /// The kinds' names in the order of their bits.
    fileprivate static let byBit = (0..<words.count).map { bit in
        words.first { $0.kinds.rawValue == 1 << bit }?.word ?? ""
    }
}

extension Banner.Event.Kind {
    /// The event's name.
    package var word: String { Banner.Event.Kinds.byBit[kinds.rawValue.trailingZeroBitCount] }
}

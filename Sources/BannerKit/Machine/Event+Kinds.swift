extension Banner.Event {
    /// A set of event kinds; `all` also has those that only tell what the app sent or draws.
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
        /// The timer changes its state, or skips a firing.
        public static let timer = Kinds(rawValue: 1 << 4)
        /// A finger takes hold of the content.
        package static let dragBegin = Kinds(rawValue: 1 << 5)
        /// The finger releases the content, or loses it.
        package static let dragEnd = Kinds(rawValue: 1 << 6)
        /// The banner leaves the screen.
        package static let hide = Kinds(rawValue: 1 << 7)
        /// The banner returns to the screen.
        package static let show = Kinds(rawValue: 1 << 8)
        /// The viewer's pause button.
        package static let pause = Kinds(rawValue: 1 << 9)
        /// The viewer's play button.
        package static let resume = Kinds(rawValue: 1 << 10)
        /// The current card is tapped.
        public static let open = Kinds(rawValue: 1 << 11)
        /// Another card comes to the middle.
        package static let emphasis = Kinds(rawValue: 1 << 12)
        /// An indicator fades out, or returns.
        package static let indicator = Kinds(rawValue: 1 << 13)
        /// The period ends.
        public static let end = Kinds(rawValue: 1 << 14)
        /// Other items are shown.
        public static let items = Kinds(rawValue: 1 << 15)
        /// A pointer comes over the banner.
        package static let hover = Kinds(rawValue: 1 << 16)
        /// The pointer leaves the banner.
        package static let leave = Kinds(rawValue: 1 << 17)
        /// The keyboard comes into the banner.
        package static let focusIn = Kinds(rawValue: 1 << 18)
        /// The keyboard leaves the banner.
        package static let focusOut = Kinds(rawValue: 1 << 19)

        /// What a timeline shows by default.
        public static let standard: Kinds = [.start, .change, .settle, .end]
        /// Everything.
        public static let all = words.reduce(into: Kinds()) { $0.formUnion($1.kinds) }
    }
}

extension Banner.Event.Kind {
    /// The kind alone, without its values.
    package var kinds: Banner.Event.Kinds {
        switch self {
        case .start: .start
        case .change: .change
        case .settle: .settle
        case .recenter: .recenter
        case .timer: .timer
        case .dragBegin: .dragBegin
        case .dragEnd: .dragEnd
        case .input(let action): Banner.Event.Kinds.words.first { $0.word.isSame(as: action.word) }?.kinds ?? []
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

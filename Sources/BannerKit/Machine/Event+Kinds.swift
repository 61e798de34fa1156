extension Banner.Event {
    /// A set of event kinds.
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The kinds, in the order of «What a banner means», Events and state.
        public static let start = Kinds(rawValue: 1 << 0)
        public static let change = Kinds(rawValue: 1 << 1)
        public static let settle = Kinds(rawValue: 1 << 2)
        public static let recenter = Kinds(rawValue: 1 << 3)
        public static let timer = Kinds(rawValue: 1 << 4)
        public static let dragBegin = Kinds(rawValue: 1 << 5)
        public static let dragEnd = Kinds(rawValue: 1 << 6)
        public static let hide = Kinds(rawValue: 1 << 7)
        public static let show = Kinds(rawValue: 1 << 8)
        public static let pause = Kinds(rawValue: 1 << 9)
        public static let resume = Kinds(rawValue: 1 << 10)
        public static let open = Kinds(rawValue: 1 << 11)
        public static let focus = Kinds(rawValue: 1 << 12)
        public static let indicator = Kinds(rawValue: 1 << 13)
        public static let end = Kinds(rawValue: 1 << 14)
        public static let items = Kinds(rawValue: 1 << 15)

        /// What a timeline shows by default.
        public static let standard: Kinds = [.start, .change, .settle, .end]
        /// Everything.
        public static let all = Kinds(rawValue: (1 << 16) - 1)
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
        case .open: .open
        case .focus: .focus
        case .indicator: .indicator
        case .items: .items
        case .end: .end
        }
    }
}

/// A set of event kinds.
public struct EventKinds: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The kinds, in the order of «What a banner means», Events and state.
    public static let start = EventKinds(rawValue: 1 << 0)
    public static let change = EventKinds(rawValue: 1 << 1)
    public static let settle = EventKinds(rawValue: 1 << 2)
    public static let recenter = EventKinds(rawValue: 1 << 3)
    public static let timer = EventKinds(rawValue: 1 << 4)
    public static let dragBegin = EventKinds(rawValue: 1 << 5)
    public static let dragEnd = EventKinds(rawValue: 1 << 6)
    public static let hide = EventKinds(rawValue: 1 << 7)
    public static let show = EventKinds(rawValue: 1 << 8)
    public static let pause = EventKinds(rawValue: 1 << 9)
    public static let resume = EventKinds(rawValue: 1 << 10)
    public static let open = EventKinds(rawValue: 1 << 11)
    public static let focus = EventKinds(rawValue: 1 << 12)
    public static let indicator = EventKinds(rawValue: 1 << 13)
    public static let end = EventKinds(rawValue: 1 << 14)

    /// What a timeline shows by default.
    public static let standard: EventKinds = [.start, .change, .settle, .end]
    /// Everything.
    public static let all = EventKinds(rawValue: (1 << 15) - 1)
}

extension Event.Kind {
    /// The kind alone, without its values.
    public var kinds: EventKinds {
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
        case .end: .end
        }
    }
}

/// Inputs to play on a banner, and what must come of them («What a banner means», Scenarios).
public struct Scenario: Equatable, Sendable {
    /// The scenario's name, unique within its banner.
    public var name: String
    /// How long it is played, this instant included.
    public var duration: Time
    /// What the viewer does, in order of time.
    public var inputs: [Input] = []
    /// What must hold.
    public var expect: [Expectation] = []

    /// A scenario without inputs.
    public init(name: String, duration: Time) {
        self.name = name
        self.duration = duration
    }
}

/// Something that happens to a banner from outside at one instant («What a banner means», Interaction).
public struct Input: Equatable, Sendable {
    /// When it happens, or begins.
    public var at: Time
    /// What happens.
    public var action: Action

    /// An input of that kind at that time.
    public init(at: Time, _ action: Action) {
        self.at = at
        self.action = action
    }

    /// What happens.
    public enum Action: Equatable, Sendable {
        /// A finger takes the content along and lets it go.
        case drag(Drag)
        /// A short drag by a quarter of the stride over 100 ms.
        case swipe(Swipe)
        /// A choice of one page, as by a tap on its dot.
        case select(page: Int)
        /// One page on.
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
    }
}

/// A finger that takes the content along and lets it go.
public struct Drag: Equatable, Sendable {
    /// The finger's whole travel in points along x, + to the right.
    public var by: Double
    /// How long the finger is down, 0 or more.
    public var over: Time
    /// The finger's velocity at the release in points a second; `nil` for `by / over` (0 when `over` is 0).
    public var velocity: Double?

    /// A drag by that many points.
    public init(by: Double, over: Time = .milliseconds(200), velocity: Double? = nil) {
        self.by = by
        self.over = over
        self.velocity = velocity
    }

    /// The finger's velocity at the release, in points a second.
    public var releaseVelocity: Double {
        velocity ?? (over > .zero ? by / over.seconds : 0)
    }
}

/// The way in which a swipe moves the content, whatever the layout's direction.
public enum Swipe: CaseIterable, Sendable {
    /// Towards the next page.
    case next
    /// Towards the previous page.
    case previous
}

/// The state of the content; each case carries exactly the values that are valid in it.
enum Motion: Equatable {
    /// At rest on the current page.
    case resting
    /// Moving from `from` (in pages) to the goal, since `start`, for T.
    case moving(from: Double, start: Time)
    /// Gliding from `from` (in pages) to the place it was thrown to, since `start`.
    case gliding(from: Double, start: Time, over: Time)
    /// Following a finger.
    case dragging(DragState)
    /// Drifting from `from` (in pages) with the timer, since `start` («What a banner means»,
    /// Drift). Meanwhile the goal is where the content is at `now`.
    case drifting(from: Double, start: Time)
}

/// A drag.
struct DragState: Equatable {
    /// The raw offset in points at which the finger caught the content.
    var raw: Double
    /// The total change of the content's raw offset, in points.
    var translation: Double
    /// The instant at which the drag starts.
    var start: Time
    /// The duration of the drag; `nil` while it is unknown, in a live session.
    var over: Time?
    /// The content's velocity at the release, in points per second; 0 below `flickVelocity`.
    var velocity: Double

    /// The raw offset at an instant.
    func raw(at time: Time) -> Double {
        guard let over, time < start + over else { return raw + translation }
        return raw + translation * ((time - start).seconds / over.seconds)
    }
}

/// The state of the timer; each case carries exactly the values that are valid in it.
enum Clock: Equatable {
    /// The banner has no timer.
    case absent
    /// Running; it fires at `deadline`.
    case running(deadline: Time)
    /// Waiting until every reason has ended; then it continues.
    case suspended(then: Continuation, reasons: PauseReasons)
    /// Stopped, until the viewer resumes it.
    case stopped

    /// What a suspended timer does when the last reason to wait ends.
    enum Continuation: Equatable {
        /// Continues with the time left.
        case resume(left: Time)
        /// Continues with the full dwell of the current page.
        case restart
        /// Starts, with the full dwell of the current page.
        case start
    }
}

/// The reasons for which a timer is suspended («What a banner means», Interaction).
struct PauseReasons: OptionSet {
    let rawValue: UInt8

    /// An interaction: a drag, select, next or previous, until the next settle.
    static let interaction = PauseReasons(rawValue: 1)
    /// The viewer has paused the timer.
    static let pause = PauseReasons(rawValue: 2)
    /// The banner is off the screen.
    static let hidden = PauseReasons(rawValue: 4)
    /// The app has a reason of its own.
    static let app = PauseReasons(rawValue: 8)
    /// There are too few items.
    static let items = PauseReasons(rawValue: 16)
    /// A pointer is over the banner.
    static let hovered = PauseReasons(rawValue: 32)
    /// The keyboard focus is in the banner.
    static let focused = PauseReasons(rawValue: 64)
    /// Reduced motion, as the only cause for which the timer has stopped.
    static let reduced = PauseReasons(rawValue: 128)
}

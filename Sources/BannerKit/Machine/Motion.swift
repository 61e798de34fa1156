/// What the content is doing: each case contains exactly what is true in it.
enum Motion: Equatable, Sendable {
    /// It is at rest on the current page.
    case resting
    /// It moves from `from` (in pages) to its goal, since `start`, for T.
    case moving(from: Double, start: Time)
    /// It glides from `from` (in pages) to where it was thrown to, since `start`.
    case gliding(from: Double, start: Time, over: Time)
    /// It follows the finger.
    case dragging(Grip)
}

/// A finger's hold on the content.
struct Grip: Equatable, Sendable {
    /// The raw offset in points at which the finger caught the content.
    var raw: Double
    /// How far the content's raw offset moves in total, in points.
    var travel: Double
    /// When the finger came down.
    var start: Time
    /// How long it stays down; `nil` while that is unknown, in a live session.
    var over: Time?
    /// The content's velocity at the release, in points per second.
    var velocity: Double

    /// The raw offset at an instant.
    func raw(at time: Time) -> Double {
        guard let over, time < start + over else { return raw + travel }
        return raw + travel * ((time - start).seconds / over.seconds)
    }
}

/// What the timer is doing: each case contains exactly what is true in it.
enum Clock: Equatable, Sendable {
    /// The banner has none.
    case absent
    /// It fires at `deadline`.
    case running(deadline: Time)
    /// It waits until every reason has ended; then it continues with `left`, or with the full dwell if any reason
    /// requires it.
    case suspended(left: Time, reasons: Reasons, asksFull: Bool)
    /// It never fires again.
    case stopped
}

/// Why a timer is suspended; it runs again when the last reason ends («What a banner means», Interaction).
struct Reasons: OptionSet, Sendable {
    let rawValue: UInt8

    /// A drag, select, next or previous, until the next settle.
    static let interaction = Reasons(rawValue: 1)
    /// The viewer's pause button.
    static let pause = Reasons(rawValue: 2)
    /// The banner is not on the screen.
    static let hidden = Reasons(rawValue: 4)
    /// The app has a reason of its own.
    static let app = Reasons(rawValue: 8)
    /// There are too few items to turn to.
    static let items = Reasons(rawValue: 16)
    /// A pointer is over the banner.
    static let hovered = Reasons(rawValue: 32)
    /// The keyboard is in the banner.
    static let focused = Reasons(rawValue: 64)
    /// The viewer asked for less motion, and only that stopped the timer.
    static let reduced = Reasons(rawValue: 128)
}

/// An instant since the start, or a duration: a whole number of microseconds, so that nothing drifts.
///
/// The ten-millionth firing of a 2 s timer is at exactly `Time.seconds(20_000_000)` («What a banner means», Terms).
public struct Time: Hashable, Comparable, Sendable {
    /// The whole microseconds; negative only as the difference of two instants.
    public var microseconds: Int64

    /// A time of this many microseconds.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// The start of a banner, or a duration of zero.
    public static let zero = Time(microseconds: 0)

    /// A time of this many whole seconds.
    public static func seconds(_ seconds: Int64) -> Time {
        Time(microseconds: seconds * 1_000_000)
    }

    /// A time of this many whole milliseconds.
    public static func milliseconds(_ milliseconds: Int64) -> Time {
        Time(microseconds: milliseconds * 1_000)
    }

    /// The time in seconds, as the nearest `Double`; for drawing and dividing, never for sums.
    public var seconds: Double { Double(microseconds) / 1_000_000 }

    public static func < (a: Time, b: Time) -> Bool { a.microseconds < b.microseconds }
    public static func + (a: Time, b: Time) -> Time { Time(microseconds: a.microseconds + b.microseconds) }
    public static func - (a: Time, b: Time) -> Time { Time(microseconds: a.microseconds - b.microseconds) }
    public static func += (a: inout Time, b: Time) { a.microseconds += b.microseconds }
    public static func -= (a: inout Time, b: Time) { a.microseconds -= b.microseconds }
    public static func * (a: Time, factor: Int64) -> Time { Time(microseconds: a.microseconds * factor) }
}

extension Banner {
    /// An instant since the start, or a duration: a whole number of microseconds, so that sums are
    /// exact.
    ///
    /// The ten-millionth firing of a 2 s timer is at exactly `Time.seconds(20_000_000)` («What a
    /// banner means», Terms). A result that does not fit into 64 bits is clamped to the largest or
    /// smallest time, about 292 000 years.
    ///
    /// ```swift
    /// let end = Banner.Time.seconds(2) + .milliseconds(500)
    /// print(end)  // 2.5s
    /// ```
    public struct Time: Hashable, Comparable, AdditiveArithmetic, Sendable {
        /// The number of microseconds; negative only as the difference of two instants.
        public var microseconds: Int64

        /// A time of this many microseconds.
        package init(microseconds: Int64) {
            self.microseconds = microseconds
        }

        /// The start of a banner, or a duration of zero.
        public static let zero = Time(microseconds: 0)

        /// A time of this many whole seconds.
        public static func seconds(_ seconds: some BinaryInteger) -> Time {
            Time(microseconds: 1_000_000) * Int64(clamping: seconds)
        }

        /// The time nearest to a number of seconds; 0 if the number is NaN.
        @_disfavoredOverload
        public static func seconds(_ seconds: Double) -> Time {
            Time(microseconds: Int64(clamped: (seconds * 1_000_000).rounded()))
        }

        /// A time of this many whole minutes.
        public static func minutes(_ minutes: some BinaryInteger) -> Time { .seconds(60) * minutes }

        /// A time of this many whole milliseconds.
        public static func milliseconds(_ milliseconds: some BinaryInteger) -> Time {
            Time(microseconds: 1_000) * Int64(clamping: milliseconds)
        }

        /// A time of this many microseconds.
        public static func microseconds(_ microseconds: some BinaryInteger) -> Time {
            Time(microseconds: Int64(clamping: microseconds))
        }

        /// The time in seconds, as the nearest `Double`; for drawing and dividing, never for sums.
        public var seconds: Double { Double(microseconds) / 1_000_000 }
    }
}

// MARK: Arithmetic

extension Time {
    /// Whether a time is earlier, or shorter, than another.
    public static func < (a: Banner.Time, b: Banner.Time) -> Bool {
        a.microseconds < b.microseconds
    }

    /// The sum of two times.
    public static func + (a: Banner.Time, b: Banner.Time) -> Banner.Time {
        let (sum, overflows) = a.microseconds.addingReportingOverflow(b.microseconds)
        return Time(microseconds: overflows ? (b.microseconds < 0 ? .min : .max) : sum)
    }

    /// The time from one instant to another.
    public static func - (a: Banner.Time, b: Banner.Time) -> Banner.Time {
        let (difference, overflows) = a.microseconds.subtractingReportingOverflow(b.microseconds)
        return Time(microseconds: overflows ? (b.microseconds < 0 ? .max : .min) : difference)
    }

    /// A multiple of a time.
    package static func * (a: Banner.Time, factor: Int64) -> Banner.Time {
        let (product, overflows) = a.microseconds.multipliedReportingOverflow(by: factor)
        return Time(
            microseconds: overflows ? ((a.microseconds < 0) == (factor < 0) ? .max : .min) : product
        )
    }

    /// A multiple of a time.
    @_disfavoredOverload
    public static func * (a: Banner.Time, factor: some BinaryInteger) -> Banner.Time {
        a * Int64(clamping: factor)
    }

    /// A part of a time, cut to whole microseconds; the largest or smallest time for a divisor of
    /// 0.
    public static func / (a: Banner.Time, divisor: some BinaryInteger) -> Banner.Time {
        let (quotient, overflows) = a.microseconds.dividedReportingOverflow(
            by: Int64(clamping: divisor))
        return Time(
            microseconds: overflows ? (a.microseconds < 0 && divisor == 0 ? .min : .max) : quotient)
    }

    /// How often one time goes into another: `time / .minutes(60)` is a number of hours.
    public static func / (a: Banner.Time, b: Banner.Time) -> Double {
        Double(a.microseconds) / Double(b.microseconds)
    }

    /// The shortest time: a microsecond.
    package static let tick = Time(microseconds: 1)
    /// Later than any other time.
    static let latest = Time(microseconds: .max)

    /// The latest instant that can be played, about 30 000 years after the start.
    static let lastPlayable = Time(microseconds: 1_000_000_000_000_000_000)

    /// The nearest instant that can be played.
    var playable: Time { max(.zero, min(Time.lastPlayable, self)) }
}

// MARK: Words

extension Time: CustomStringConvertible {
    /// The time in seconds, exactly, such as `2.3s`.
    public var description: String { .written { $0.append(seconds: self) } + "s" }
}

// MARK: Duration

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Time {
    /// A duration, truncated to whole microseconds.
    ///
    /// ```swift
    /// let time = Banner.Time(Duration.milliseconds(250))
    /// ```
    public init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .seconds(seconds) + Time(microseconds: attoseconds / 1_000_000_000_000)
    }

    /// The time as a `Duration`, exactly.
    public var duration: Duration { .microseconds(microseconds) }
}

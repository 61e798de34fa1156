/// The notation of durations: `2s`, `300ms`, `1.5s`, `2m`, `1h`, `1m30s`; a number without a unit
/// is in seconds («What a banner means», The file).
package enum DurationText {
    /// The longest duration in a banner file: 366 days.
    package static let longest = Time.seconds(366 * 86_400)

    /// The shortest usual notation of a duration, such as `300ms`, `1.5s` or `1m30s`.
    package static func write(_ time: Time) -> String {
        guard time.microseconds >= 0 else { return "-" + write(time.microseconds.magnitude) }
        return time == .zero ? "0s" : write(time.microseconds.magnitude)
    }

    private static func write(_ microseconds: UInt64) -> String {
        guard microseconds >= 1_000_000 else { return point(microseconds, 1_000) + "ms" }
        let (minutes, rest) = microseconds.quotientAndRemainder(dividingBy: 60_000_000)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hours > 0 ? "\(hours)h" : "") + (minute > 0 ? "\(minute)m" : "")
            + (rest > 0 ? point(rest, 1_000_000) + "s" : "")
    }

    /// A number of units, with as many decimals as necessary.
    private static func point(_ value: UInt64, _ unit: UInt64) -> String {
        let (whole, part) = value.quotientAndRemainder(dividingBy: unit)
        guard part > 0 else { return "\(whole)" }
        var digits = Array(String(part + unit).utf8.dropFirst())
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits.utf8Text)"
    }
}

/// A fault in a duration's text.
package enum DurationFault: Error, Equatable {
    /// Not a duration.
    case syntax
    /// Negative.
    case negative
    /// A fraction of a microsecond.
    case tooFine
    /// Longer than this limit.
    case tooLong(Time)

    /// The message about the fault in `text`.
    package func message(for text: String) -> Words {
        switch self {
        case .syntax: "`\(text)` is not a duration"
        case .negative: "`\(text)` is less than zero"
        case .tooFine: "`\(text)` is finer than a microsecond"
        case .tooLong(let longest): "`\(text)` is longer than \(DurationFault.days(longest))"
        }
    }

    /// The help text for the fault in `text`.
    package func help(for text: String) -> Words {
        switch self {
        case .syntax where text == "auto":
            "for a video, the app sends `pause` and `next`; otherwise write a duration such as `2s`"
        case .syntax: "write a number and a unit, such as `2s`, `300ms`, `1.5s`, `2m` or `1m30s`"
        case .negative: "write a duration such as `2s`"
        case .tooFine: "write at most three decimals with `ms`, or six with `s`"
        case .tooLong(let longest): "the longest duration is \(DurationFault.days(longest))"
        }
    }

    /// The limit as text: in days, if it is a whole number of days.
    package static func days(_ time: Time) -> String {
        let (days, rest) = time.microseconds.quotientAndRemainder(dividingBy: 86_400_000_000)
        return rest == 0 && days > 1 ? "\(days) days" : "`\(DurationText.write(time))`"
    }
}

import BannerCalendar

/// The notation of dates: `2026-11-27`, `2026-11-27T06:00`, `2026-11-27T06:00:30+09:00` («What a
/// banner means», The calendar).
package enum DateText {
    /// A regular expression (ECMA-262) for all dates; it also matches some dates that do not exist.
    package static let pattern =
        day + """
            (T(([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?|24:00(:00)?)\
            (Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])?)?$
            """

    /// Dates without a time of day.
    package static let dayPattern = day + "$"

    private static let day = "^2[0-3][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"

    /// The valid years.
    package static let years = 2_000...2_399

    /// Parses a date.
    package static func read(_ text: String) throws(TextFault) -> Banner.Date {
        try read(Array(text.utf8)[...])
    }

    /// Parses a date.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(TextFault) -> Banner.Date {
        func fault(_ reason: String, _ explanation: Words? = nil) -> TextFault {
            TextFault(
                .invalidDate, "`\(bytes.shown)` \(reason)", explanation: explanation ?? example)
        }
        var reader = TextReader(bytes)
        guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
            reader.take("-"),
            let day = reader.number(2)
        else { throw fault("is not a date") }
        var time: Time?
        var offset: Time?
        if !reader.rest.isEmpty {
            guard reader.take("T"), let clock = ClockText(&reader),
                let second = reader.take(":") ? reader.number(2) : 0
            else {
                throw fault("is not a date")
            }
            if reader.take("Z") {
                offset = .zero
            } else if case let isNegative = reader.take("-"), isNegative || reader.take("+") {
                guard let distance = ClockText(&reader), distance.hour < 24,
                    let length = distance.time()
                else {
                    throw fault("is not a date")
                }
                offset = isNegative ? .zero - length : length
            }
            guard reader.rest.isEmpty else { throw fault("is not a date") }
            time = clock.time(second: second)
            guard time != nil else {
                throw fault("is not a time of a day", "write a time from `00:00` to `24:00`")
            }
        }
        guard years.contains(year) else {
            throw TextFault(
                .invalidDate, "the year of `\(bytes.shown)` is out of range",
                explanation: "write a year from 2000 to 2399")
        }
        guard (1...12).contains(month) else {
            throw fault("does not exist: the months are 01 to 12")
        }
        let last = Day.count(inMonth: month, of: year)
        guard (1...last).contains(day) else {
            throw fault(
                "does not exist: its month has \(last) days",
                "its last day is `\(year)-\(two(month))-\(last)`")
        }
        return Banner.Date(year: year, month: month, day: day, time: time, offset: offset)
    }

    private static let example: Words = "write a date such as `2026-11-27` or `2026-11-27T06:00`"

    /// The shortest notation of a date.
    package static func write(_ date: Banner.Date) -> String {
        let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
        guard let time = date.time else { return day }
        let seconds = Int(time.wholeSeconds)
        let clock =
            "\(two(seconds / 3_600)):\(two(seconds / 60 % 60))"
            + (seconds % 60 == 0 ? "" : ":\(two(seconds % 60))")
        return "\(day)T\(clock)"
            + (date.offset.map { $0 == .zero ? "Z" : Zone.text(offset: $0.wholeSeconds) } ?? "")
    }

    /// A number with at least two digits.
    package static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The hour and minute of `HH:MM`, which can be out of range.
struct ClockText {
    let hour, minute: Int

    init?(_ reader: inout TextReader) {
        guard let hour = reader.number(2), reader.take(":"), let minute = reader.number(2) else {
            return nil
        }
        (self.hour, self.minute) = (hour, minute)
    }

    /// The time of day from 00:00 to 24:00; `nil` if it is out of range.
    func time(second: Int = 0) -> Time? {
        let isTime =
            hour < 24 && minute < 60 && second < 60 || hour == 24 && minute == 0 && second == 0
        return isTime ? .seconds(Int64((hour * 60 + minute) * 60 + second)) : nil
    }
}

extension TextReader {
    /// Consumes a number with exactly this many digits.
    fileprivate mutating func number(_ digits: Int) -> Int? { number(digits: digits, to: digits) }
}

/// The notation of daily windows: `06:00-10:30`, or `22:00-02:00` across midnight («What a banner
/// means», The calendar).
package enum HoursText {
    /// A regular expression (ECMA-262) for all windows.
    package static let pattern =
        "^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"

    /// Parses a window.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(TextFault) -> Banner.Hours {
        func fault(_ reason: String, _ explanation: Words) -> TextFault {
            TextFault(
                .invalidHours, "`\(bytes.shown)` is not a window\(reason)", explanation: explanation
            )
        }
        var reader = TextReader(bytes)
        guard let start = ClockText(&reader), reader.take("-"), let end = ClockText(&reader),
            reader.rest.isEmpty
        else {
            throw fault(" of a day", "write two times such as `06:00-10:30`")
        }
        guard let from = start.time(), let until = end.time() else {
            throw fault(" of a day", "write times from `00:00` to `24:00`")
        }
        guard start.hour < 24 else {
            throw fault(": it begins at the end of the day", "write `00:00` for its beginning")
        }
        guard from != until else {
            throw TextFault(
                .equalEnds, "`\(bytes.shown)` ends when it begins",
                explanation: "write another end; `00:00-24:00` is the whole day")
        }
        return Banner.Hours(from: from, until: until)
    }

    /// The notation of a window.
    package static func write(_ hours: Banner.Hours) -> String {
        "\(write(hours.from))-\(write(hours.until))"
    }

    private static func write(_ time: Time) -> String {
        let minutes = Int(time.wholeSeconds / 60)
        return "\(DateText.two(minutes / 60)):\(DateText.two(minutes % 60))"
    }
}

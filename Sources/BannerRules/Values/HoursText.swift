import BannerCalendar
package import BannerKit

/// Windows of a day as people write them: `06:00-10:30`, and `22:00-02:00` over midnight («What a banner means», The
/// calendar).
package enum HoursText {
    /// All windows, in ECMA-262.
    package static let pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"

    /// The window that some bytes are.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(HoursFault) -> Banner.Hours {
        var reader = DigitReader(bytes)
        guard let fromHour = reader.number(2), reader.take(":"), let fromMinute = reader.number(2), reader.take("-"),
            let hour = reader.number(2), reader.take(":"), let minute = reader.number(2), reader.isAtEnd
        else { throw .syntax }
        let from = try time(fromHour, fromMinute)
        let until = try time(hour, minute)
        guard fromHour < 24 else { throw .beginsAtEnd }
        guard from != until else { throw .equalEnds }
        return Banner.Hours(from: from, until: until)
    }

    private static func time(_ hour: Int, _ minute: Int) throws(HoursFault) -> Time {
        guard minute < 60, hour < 24 || hour == 24 && minute == 0 else {
            throw .time("\(DateText.two(hour)):\(DateText.two(minute))")
        }
        return .seconds(Int64((hour * 60 + minute) * 60))
    }

    /// A window as it is written.
    package static func write(_ hours: Banner.Hours) -> String { "\(write(hours.from))-\(write(hours.until))" }

    private static func write(_ time: Time) -> String {
        let minutes = Int(time.wholeSeconds / 60)
        return "\(DateText.two(minutes / 60)):\(DateText.two(minutes % 60))"
    }
}

/// Faults in a window's text.
package enum HoursFault: Error, Equatable, Sendable {
    /// It does not have the form of a window.
    case syntax
    /// A time that a day does not have.
    case time(String)
    /// It begins at 24:00, which is the next day's 00:00.
    case beginsAtEnd
    /// It ends when it begins.
    case equalEnds
}

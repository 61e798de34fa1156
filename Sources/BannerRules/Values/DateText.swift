import BannerCalendar
package import BannerKit

/// Dates as people write them: `2026-11-27`, `2026-11-27T06:00`, `2026-11-27T06:00:30+09:00` («What a banner means», The
/// calendar).
package enum DateText {
    /// All dates, in ECMA-262; some of them do not exist.
    package static let pattern =
        "^2[0-3][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
        + "(T(([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?|24:00(:00)?)(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])?)?$"

    /// The years that dates can have.
    package static let years = 2_000...2_399

    /// The date that a text is.
    package static func read(_ text: String) throws(DateFault) -> Banner.Date { try read(Array(text.utf8)[...]) }

    /// The date that some bytes are.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(DateFault) -> Banner.Date {
        var reader = DigitReader(bytes)
        guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
            let day = reader.number(2)
        else { throw .syntax }
        var time: Time?
        var offset: Time?
        if !reader.isAtEnd {
            guard reader.take("T"), let hour = reader.number(2), reader.take(":"), let minute = reader.number(2) else {
                throw .syntax
            }
            var second = 0
            if reader.take(":") {
                guard let number = reader.number(2) else { throw .syntax }
                second = number
            }
            if reader.take("Z") { offset = .zero } else { offset = try DateText.offset(&reader) }
            guard reader.isAtEnd else { throw .syntax }
            time = try DateText.time(hour, minute, second)
        }
        guard years.contains(year) else { throw .year(year) }
        guard (1...12).contains(month) else { throw .month(month) }
        guard day >= 1, day <= Day.count(inMonth: month, of: year) else { throw .day(year: year, month: month) }
        return Banner.Date(year: year, month: month, day: day, time: time, offset: offset)
    }

    /// `+09:00`; nothing if there is none.
    private static func offset(_ reader: inout DigitReader) throws(DateFault) -> Time? {
        let isNegative = reader.take("-")
        guard isNegative || reader.take("+") else { return nil }
        guard let hours = reader.number(2), reader.take(":"), let minutes = reader.number(2) else { throw .syntax }
        guard hours < 24, minutes < 60 else { throw .offset }
        return .seconds(Int64((hours * 60 + minutes) * 60 * (isNegative ? -1 : 1)))
    }

    private static func time(_ hour: Int, _ minute: Int, _ second: Int) throws(DateFault) -> Time {
        guard hour < 24 && minute < 60 && second < 60 || hour == 24 && minute == 0 && second == 0 else {
            throw .time(two(hour) + ":" + two(minute) + (second > 0 ? ":" + two(second) : ""))
        }
        return .seconds(Int64((hour * 60 + minute) * 60 + second))
    }

    /// The shortest way to write a date.
    package static func write(_ date: Banner.Date) -> String {
        let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
        guard let time = date.time else { return day }
        let seconds = Int(time.wholeSeconds)
        let clock =
            "\(two(seconds / 3_600)):\(two(seconds / 60 % 60))" + (seconds % 60 == 0 ? "" : ":\(two(seconds % 60))")
        return "\(day)T\(clock)" + (date.offset.map { $0 == .zero ? "Z" : Zone.text(offset: $0.wholeSeconds) } ?? "")
    }

    /// A number with at least two digits.
    package static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Reads digits and marks one after another.
struct DigitReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// A number with exactly this many digits.
    mutating func number(_ digits: Int) -> Int? {
        let number = rest.prefix(digits)
        guard number.count == digits, number.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest = rest.dropFirst(digits)
        return number.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

/// Faults in a date's text.
package enum DateFault: Error, Equatable, Sendable {
    /// It does not have the form of a date.
    case syntax
    /// Its year is not one of those that dates can have.
    case year(Int)
    /// A month that does not exist.
    case month(Int)
    /// The month does not have that day.
    case day(year: Int, month: Int)
    /// A time that a day does not have.
    case time(String)
    /// The distance from UTC is a day or more.
    case offset
}

/// The rule for all years after a file's last change, such as `EST5EDT,M3.2.0,M11.1.0` (a POSIX TZ
/// string with the extensions of RFC 9636).
struct ZoneRule {
    /// The offset without summer time, in seconds.
    let standard: Int64
    /// Summer time, if there is one.
    let saving: Saving?

    /// The beginning and the end of summer time, and its offset.
    struct Saving {
        var offset: Int64
        var start, end: YearDay
        /// The second of the local day of the change; can be negative or more than a day.
        var startSecond, endSecond: Int64
    }

    /// A day of every year.
    enum YearDay {
        /// Day 1 … 365; 29 February is never counted.
        case withoutLeapDay(Int)
        /// Day 0 … 365.
        case fromZero(Int)
        /// The nth weekday of a month, the last one for 5; Sunday is 0.
        case weekday(month: Int, week: Int, day: Int)

        func day(in year: Int) -> Day {
            switch self {
            case .withoutLeapDay(let number):
                let isAfterLeapDay = number >= 60 && Day.count(inMonth: 2, of: year) == 29
                return Day(year: year, month: 1, day: 1) + Int64(number - (isAfterLeapDay ? 0 : 1))
            case .fromZero(let number): return Day(year: year, month: 1, day: 1) + Int64(number)
            case .weekday(let month, let week, let weekday):
                let first = Day(year: year, month: month, day: 1)
                // The days from the first of the month to the first such weekday; Monday is 0 in
                // `weekdayNumber` and 1 in the rule.
                let distance = (weekday - (first.weekdayNumber + 1) + 14) % 7
                let date = 1 + distance + (week - 1) * 7
                let length = Day.count(inMonth: month, of: year)
                return first + Int64((date > length ? date - 7 : date) - 1)
            }
        }
    }

    /// All changes of some years, in order of time.
    func changes(from: Int, to: Int) -> [(at: Instant, offset: Int64)] {
        guard let saving else { return [] }
        var changes: [(at: Instant, offset: Int64)] = []
        for year in from...to {
            let start =
                ClockTime(saving.start.day(in: year), second: saving.startSecond).seconds - standard
            let end =
                ClockTime(saving.end.day(in: year), second: saving.endSecond).seconds
                - saving.offset
            changes.append((Instant(seconds: start), saving.offset))
            changes.append((Instant(seconds: end), standard))
        }
        // Summer time that ends when it begins again never ends; of two changes at one instant, the
        // beginning counts.
        changes.sort {
            ($0.at, $0.offset == standard ? 0 : 1) < ($1.at, $1.offset == standard ? 0 : 1)
        }
        var kept: [(at: Instant, offset: Int64)] = []
        for change in changes {
            if kept.last?.at == change.at { kept.removeLast() }
            kept.append(change)
        }
        return kept
    }
}

// MARK: Parsing

extension ZoneRule {
    /// Parses a footer; fails if it is not a rule.
    init?(_ text: [UInt8]) {
        var reader = TextReader(text[...])
        guard reader.name(), let west = reader.time(longestHours: 24) else { return nil }
        standard = -west
        guard !reader.rest.isEmpty else {
            saving = nil
            return
        }
        guard reader.name() else { return nil }
        var offset = standard + 3_600
        if let next = reader.rest.first, next != UInt8(ascii: ",") {
            guard let west = reader.time(longestHours: 24) else { return nil }
            offset = -west
        }
        guard reader.take(","), let start = reader.yearDay(),
            let startSecond = reader.secondOfDay(),
            reader.take(","), let end = reader.yearDay(), let endSecond = reader.secondOfDay(),
            reader.rest.isEmpty
        else { return nil }
        saving = Saving(
            offset: offset, start: start, end: end, startSecond: startSecond, endSecond: endSecond)
    }
}

/// Parsers for the parts of a footer.
extension TextReader {
    /// Consumes a zone's abbreviation: letters, or any text in `<>`.
    fileprivate mutating func name() -> Bool {
        if take("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[(end + 1)...]
            return true
        }
        let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        rest = rest[letters.endIndex...]
        return letters.count >= 3
    }

    fileprivate mutating func number(_ most: Int) -> Int? {
        number(digits: 1, to: 4).flatMap { $0 <= most ? $0 : nil }
    }

    /// Consumes `[+-]h[h[h]][:mm[:ss]]`; the result is in seconds.
    fileprivate mutating func time(longestHours: Int) -> Int64? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let hours = number(longestHours) else { return nil }
        var seconds = hours * 3_600
        for unit in [60, 1] {
            guard take(":") else { break }
            guard let part = number(59) else { return nil }
            seconds += part * unit
        }
        return Int64(isNegative ? -seconds : seconds)
    }

    /// Consumes `/time` after a day; without it, the result is 2 o'clock.
    fileprivate mutating func secondOfDay() -> Int64? {
        take("/") ? time(longestHours: 167) : 7_200
    }

    fileprivate mutating func yearDay() -> ZoneRule.YearDay? {
        if take("J") { return number(365).flatMap { $0 > 0 ? .withoutLeapDay($0) : nil } }
        guard take("M") else { return number(365).map { .fromZero($0) } }
        guard let month = number(12), month > 0, take("."), let week = number(5), week > 0,
            take("."),
            let day = number(6)
        else { return nil }
        return .weekday(month: month, week: week, day: day)
    }
}

/// A parser for digits and single characters.
package struct TextReader {
    /// The bytes that are left.
    package var rest: ArraySlice<UInt8>

    /// A parser for some bytes.
    package init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Consumes a character if it is the next one.
    package mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Consumes a number of at least `least` and at most `most` digits.
    package mutating func number(digits least: Int, to most: Int) -> Int? {
        let digits = rest.prefix(most).prefix { (0x30...0x39).contains($0) }
        guard digits.count >= least else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

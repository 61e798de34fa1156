/// A day of the Gregorian calendar.
package struct Day: Hashable, Comparable, Sendable {
    /// The number of days since 1970-01-01.
    package var number: Int64

    /// The number of days in 400 years, after which the calendar repeats.
    static let inCycle: Int64 = 146_097

    /// The day that is `number` days after 1970-01-01.
    package init(number: Int64) {
        self.number = number
    }

    /// A day by its date; one that does not exist becomes a day of the next month, such as 2 March
    /// for 30 February.
    package init(year: Int, month: Int, day: Int) {
        // Years begin in March, so that a leap day is the last day of its year.
        let years = Int64(month > 2 ? year : year - 1)
        let cycle = (years >= 0 ? years : years - 399) / 400
        let yearOfCycle = years - cycle * 400
        let dayOfYear = Int64((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1)
        number = cycle * Day.inCycle + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
    }

    /// The year, the month from 1, and the day of the month from 1.
    package var date: (year: Int, month: Int, day: Int) {
        let days = number + 719_468
        let cycle = (days >= 0 ? days : days - (Day.inCycle - 1)) / Day.inCycle
        let dayOfCycle = days - cycle * Day.inCycle
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
        let year = Int(yearOfCycle + cycle * 400) + (month <= 2 ? 1 : 0)
        return (year, month, Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))
    }

    /// The weekday as a number from 0 for Monday.
    package var weekdayNumber: Int {
        let rest = (number + 3) % 7
        return Int(rest < 0 ? rest + 7 : rest)
    }

    /// The number of days of a month.
    package static func count(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether one day is before another.
    package static func < (a: Day, b: Day) -> Bool { a.number < b.number }

    /// The day that is `days` days later.
    package static func + (day: Day, days: Int64) -> Day { Day(number: day.number + days) }
}

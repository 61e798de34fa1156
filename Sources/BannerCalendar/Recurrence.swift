/// The dates of an occasion's `monthDays`, `months` and `everyWeeks`: all that are there must hold.
struct Recurrence {
    private let monthDays: [ClosedRange<Int>]
    /// A bit for each month, by its number.
    private let months: UInt16
    private let weeks: (count: Int64, first: Int64)?

    /// `nil` if the occasion has none of these keys.
    init?(_ occasion: Banner.Occasion) {
        guard !occasion.monthDays.isEmpty || !occasion.months.isEmpty || occasion.everyWeeks != nil
        else { return nil }
        monthDays = occasion.monthDays.map { $0.first...max($0.first, $0.last) }
        months =
            occasion.months.isEmpty
            ? .max : occasion.months.reduce(0) { $0 | 1 << UInt16($1.number) }
        weeks = occasion.everyWeeks.map { (Int64(max(1, $0.count)), $0.from.calendarDay.week) }
    }

    /// How many weeks there are from one in which windows begin to the next; `nil` for every week.
    var everyWeeks: Int64? { weeks?.count }

    /// Whether a window may begin on a day.
    func contains(_ day: Day) -> Bool {
        if let weeks, day.week < weeks.first || (day.week - weeks.first) % weeks.count != 0 {
            return false
        }
        let (year, month, number) = day.date
        guard months & 1 << UInt16(month) != 0 else { return false }
        let fromEnd = number - Day.count(inMonth: month, of: year) - 1
        return monthDays.isEmpty
            || monthDays.contains { $0.contains(number) || $0.contains(fromEnd) }
    }
}

extension Day {
    /// The number of its week, from that of Monday, 1970-01-05.
    fileprivate var week: Int64 { (number - Int64(weekdayNumber) - 4) / 7 }
}

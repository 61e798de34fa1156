import BannerCalendar
import BannerKit
import BannerPicture

/// A plan as JSON: a line for each period with one set.
package struct PeriodLines: Sendable {
    private let plan: PlannedBanner
    private var periods: Periods
    /// The end of the last period, which is often the next one's beginning.
    private var last: (instant: Instant, text: String)?

    /// The lines of a plan.
    package init(_ plan: PlannedBanner) {
        self.plan = plan
        periods = Periods(plan.calendar, from: plan.from, to: plan.to)
    }

    /// Appends the next line; false if there is none.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        guard let period = periods.next() else { return false }
        text.append("{\"banner\":")
        text.append(jsonString: plan.banner.name)
        let zone = plan.calendar.zone
        text.append(",\"from\":\"")
        if let last, last.instant == period.from { text.append(last.text) } else { text.append(zone.text(period.from)) }
        let until = zone.text(period.until)
        last = (period.until, until)
        text.append("\",\"until\":\"")
        text.append(until)
        text.append("\",\"seconds\":\(period.seconds),\"count\":\(period.items.count),\"items\":[")
        for (index, item) in period.items.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text.append(jsonString: plan.banner.items[item].id)
        }
        text.append("]}\n")
        return true
    }
}

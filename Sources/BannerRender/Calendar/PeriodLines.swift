/// A plan as JSON: a line for each period with one set.
package struct PeriodLines: Sendable {
    private let zone: Zone
    private var periods: Periods
    /// A line up to its first instant, and the ids of the items as JSON: the same in thousands of lines.
    private let beginning: [UInt8]
    private let ids: [[UInt8]]

    /// The lines of a plan.
    package init(_ plan: PlannedBanner) {
        let json = { (text: String) in String.written { $0.append(jsonString: text) } }
        zone = plan.calendar.zone
        periods = Periods(plan.calendar, from: plan.from, to: plan.to)
        beginning = Array("{\"banner\":\(json(plan.banner.name)),\"from\":\"".utf8)
        ids = plan.banner.items.map { Array(json($0.id).utf8) }
    }

    /// Appends the next line; false if there is none.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        guard let period = periods.next() else { return false }
        text += beginning
        zone.append(period.from, to: &text)
        text.append("\",\"until\":\"")
        zone.append(period.until, to: &text)
        text.append("\",\"seconds\":\(period.seconds),\"count\":\(period.items.count),\"items\":[")
        for (index, item) in period.items.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += ids[item]
        }
        text.append("]}\n")
        return true
    }
}

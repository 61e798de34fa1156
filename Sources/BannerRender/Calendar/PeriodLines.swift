/// A plan as JSON: a line for each period with one set.
package struct PeriodLines: Sendable {
    private let plan: PlannedBanner
    private var periods: Periods

    /// The lines of a plan.
    package init(_ plan: PlannedBanner) {
        self.plan = plan
        periods = Periods(plan.calendar, from: plan.from, to: plan.to)
    }

    /// Appends the next line; false if there is none.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        guard let period = periods.next() else { return false }
        let json: JSON = [
            "banner": .string(plan.banner.name), "from": plan.json(period.from), "until": plan.json(period.until),
            "seconds": .number(period.seconds), "count": .number(period.items.count), "items": plan.json(period.items),
        ]
        json.write(to: &text)
        text.append("\n")
        return true
    }
}

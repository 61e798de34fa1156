/// A plan as NDJSON: one line for each period with the same set of items.
package struct PeriodLines: Sendable {
    private let plan: PlannedBanner
    private var periods: Periods

    /// Creates an iterator over the lines of a plan.
    package init(_ plan: PlannedBanner) {
        self.plan = plan
        periods = Periods(plan.calendar, from: plan.from, to: plan.to)
    }

    /// Appends the next line; returns `false` at the end.
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

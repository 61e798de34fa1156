/// A table of the items that banners show at one instant, until when, and what follows.
package struct StayLines: Sendable {
    private var table = Columns([.left, .left, .left, .left, .left, .left])

    /// A table with a heading and no rows.
    package init() { table.add(["banner", "on", "until", "then", "zone", "file"]) }

    /// Adds a row for the start of the plan of a file.
    package mutating func add(_ plan: PlannedBanner, file: String) {
        let stay = plan.calendar.stay(at: plan.from)
        func words(_ items: [Int]) -> String {
            items.isEmpty ? "nothing" : items.map { plan.banner.items[$0].id }.joined(separator: ", ")
        }
        let until = stay.until.map(plan.local)
        table.add([
            plan.banner.name, words(stay.items), until ?? "for ever", until == nil ? "" : words(stay.next), plan.zoneID,
            file,
        ])
    }

    /// Appends the table.
    package func append(to text: inout [UInt8]) { table.append(to: &text) }

    /// The row for the start of a plan, as JSON.
    package static func json(_ plan: PlannedBanner) -> JSON {
        let stay = plan.calendar.stay(at: plan.from)
        return [
            "banner": .string(plan.banner.name), "at": plan.json(plan.from), "until": stay.until.map(plan.json),
            "count": .number(stay.items.count), "items": plan.json(stay.items),
            "next": stay.until.map { _ in plan.json(stay.next) },
        ]
    }
}

/// What is on in banners at one instant, until when, and what follows: a line for each banner.
package struct StayLines: Sendable {
    private var table = Columns([.left, .left, .left, .left, .left, .left])

    /// A table with its heading.
    package init() { table.add(["banner", "on", "until", "then", "zone", "file"]) }

    /// Adds a row with what is on at the beginning of the plan of a file.
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

    /// What is on at the beginning of a plan as JSON.
    package static func json(_ plan: PlannedBanner) -> JSON {
        let stay = plan.calendar.stay(at: plan.from)
        return [
            "banner": .string(plan.banner.name), "at": plan.json(plan.from), "until": stay.until.map(plan.json),
            "count": .number(stay.items.count), "items": plan.json(stay.items),
            "next": stay.until.map { _ in plan.json(stay.next) },
        ]
    }
}

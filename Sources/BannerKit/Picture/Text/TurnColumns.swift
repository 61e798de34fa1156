extension Schedule.Exposure.Item {
    /// The headings of a table's columns about turns; empty unless items differ in weight.
    static func turnHeadings(_ items: [Schedule.Exposure.Item], _ expected: [Share?]) -> [String] {
        guard let first = items.first, first.turns != nil else { return [] }
        return ["weight", "turns"] + (expected[first.page] == nil ? [] : ["expected"])
    }

    /// The item's cells in these columns.
    func turnCells(_ banner: Banner, _ expected: [Share?]) -> [String] {
        guard let turns else { return [] }
        return ["\(banner.items[page].weight)", "\(turns)"] + (expected[page].map { [$0.percent + "%"] } ?? [])
    }
}

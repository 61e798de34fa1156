extension DiffText {
    /// What differs in wider windows and with less motion, in one table; empty if nothing does.
    func surroundings(_ change: BannerChange) -> String {
        guard !change.surroundings.isEmpty else { return "" }
        let head = ["where", "changes before", "after", "failing before", "after", "differs"]
        let rows = change.surroundings.map { place in
            [
                words(place.place), "\(place.facts.before.changes)", "\(place.facts.after.changes)",
                failing(place.facts.before), failing(place.facts.after), differing(place),
            ]
        }
        return pen.heading("In other windows, and with less motion") + pen.table([head] + rows)
    }

    private func words(_ place: SurroundingsChange.Place) -> String {
        switch place {
        case .width(let width): "\(NumberText.exact(width)) points wide"
        case .reducedMotion: "reduced motion"
        }
    }

    /// What differs: keys, and from when on the pages change at other times or to others.
    private func differing(_ place: SurroundingsChange) -> String {
        let events = place.firstDifference?.events
        let time = [events?.before?.time, events?.after?.time].compactMap { $0 }.min()
        let words = place.keys + (time.map { ["pages from \(pen.moment($0)) on"] } ?? [])
        return words.isEmpty ? pen.dash : words.joined(separator: ", ")
    }

    /// The scenarios that fail, or how many.
    private func failing(_ facts: SurroundingsChange.Facts) -> String {
        guard let only = facts.failing.first else { return "none" }
        guard facts.failing.count == 1 else { return "\(facts.failing.count) scenarios" }
        return pen.name(only)
    }
}

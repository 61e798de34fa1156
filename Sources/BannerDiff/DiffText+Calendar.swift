import BannerCalendar

extension DiffText {
    /// Which items are available for longer or shorter, and which gaps appear or go; empty if that was not asked for.
    func calendar(_ change: BannerChange) -> String {
        guard let calendar = change.calendar else { return "" }
        let span = "\(calendar.zone.text(calendar.from)) to \(calendar.zone.text(calendar.to))"
        let heading = pen.heading("Calendar from \(span), \(calendar.zoneID)")
        guard calendar.isChanged else { return heading + pen.entry("every item is available as before") }
        let changed = calendar.rows.filter(\.isChanged)
        let shown = changed.prefix(change.most)
        let head = ["item", "available before", "after", "gained", "lost", "first difference"]
        let rows = shown.map { row in
            [
                pen.name(row.id) + row.seconds.mark(), hours(row.seconds.before), hours(row.seconds.after),
                hours(row.gained), hours(row.lost),
                row.firstDifference.map(calendar.zone.text) ?? pen.dash,
            ]
        }
        var text = changed.isEmpty ? "" : pen.table([head] + rows)
        if changed.count > shown.count { text += pen.entry("and \(changed.count - shown.count) more") }
        let same = calendar.rows.count - changed.count
        if same > 0 && !changed.isEmpty {
            text +=
                (pen.isMarkup ? "\n" : "")
                + pen.entry("\(same) other \(same == 1 ? "item is" : "items are") available as before")
        }
        return heading + text + gaps(calendar)
    }

    private func gaps(_ calendar: CalendarChange) -> String {
        let verbs = [(calendar.newGaps, "a gap appears", "appear"), (calendar.goneGaps, "a gap goes", "go")]
        let lines = verbs.flatMap { gaps, words, verb in
            let listed = gaps.listed.map { gap in
                "\(words): nothing is available from \(calendar.zone.text(gap.lowerBound)) to "
                    + "\(calendar.zone.text(gap.upperBound)) (\(hours(gap.upperBound - gap.lowerBound)))"
            }
            let more = gaps.count - gaps.listed.count
            return listed + (more > 0 ? ["\(more) more gaps \(verb), \(hours(gaps.seconds)) in all"] : [])
        }
        return lines.isEmpty ? "" : (pen.isMarkup ? "\n" : "") + lines.map { pen.entry($0) }.joined()
    }

    private func hours(_ seconds: Int64?) -> String {
        seconds.map { DurationText.write(.seconds($0)) } ?? pen.dash
    }
}

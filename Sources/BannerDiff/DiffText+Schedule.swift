extension DiffText {
    /// How many items that are no longer shown are listed.
    private static let mostLost = 10

    /// The first different change of page, and how the schedule repeats.
    func schedule(_ change: BannerChange) -> String {
        let schedule = change.schedule
        var lines: [String] = []
        if change.exists.before && change.exists.after {
            let starts = schedule.starts.map { $0.map(pen.code) ?? "nothing" }
            let isSame = starts.before == starts.after
            if !isSame { lines.append("starts on: \(pen.change(starts.before, starts.after))") }
            let first = schedule.firstDifference.map { difference($0) }
            if let line = first ?? (isSame ? identical(change) : nil) { lines.append(line) }
        } else if let events = schedule.firstDifference?.events {
            lines.append("first change: \(words(events.before ?? events.after))")
        } else {
            lines.append("no change of page in \(time(schedule.horizon))")
        }
        lines += cycle(change)
        // What was not shown before either is not news.
        let lost = schedule.items.filter { $0.isUnreachable && $0.exposure.before?.showings != 0 }
        let most = change.most == .max ? .max : DiffText.mostLost
        lines += pen.first(most, of: lost.map { "\(pen.code($0.id)) is never shown in \(time(schedule.horizon))" })
        return pen.heading("Schedule" + from(change)) + lines.map { pen.entry($0) }.joined()
    }

    /// That nothing differs.
    private func identical(_ change: BannerChange) -> String {
        "identical for \(time(change.schedule.horizon))"
            + (change.calendar != nil && change.start == nil ? " with every item" : "")
    }

    /// From when it is played, if that was asked for.
    private func from(_ change: BannerChange) -> String { change.start.map { " from \(DateText.write($0))" } ?? "" }

    private func cycle(_ change: BannerChange) -> [String] {
        // With a calendar nothing repeats forever.
        guard change.start == nil else { return [] }
        let lengths = change.schedule.cycles.map { $0.map { time($0.length) } ?? "none, it comes to rest" }
        guard change.exists.before && change.exists.after else {
            return ["cycle: \(change.exists.after ? lengths.after : lengths.before)"]
        }
        return lengths.before == lengths.after ? [] : ["cycle: \(pen.change(lengths.before, lengths.after))"]
    }

    /// The first difference, in two lines where both sides fit only so.
    func difference(_ difference: ScheduleDiff.Difference, level: Int = 0, in scenario: String? = nil) -> String {
        let start = "first difference: "
        let sides = difference.events.map { words($0, in: scenario) }
        guard !pen.isMarkup else { return start + pen.change(sides.before, sides.after) }
        let indent = String(repeating: " ", count: start.count + (level + 1) * 2 - pen.arrow.count - 2)
        return "\(start)\(sides.before)\n\(indent)\(pen.arrow)  \(sides.after)"
    }

    /// How long each item is shown; empty if that does not change.
    func items(_ change: BannerChange) -> String {
        let schedule = change.schedule
        let changed = schedule.items.filter { $0.isChanged }
        guard !changed.isEmpty else { return "" }
        let head = ["item", "shown before", "after", "share before", "after"]
        let shown = schedule.items.count > change.most ? Array(changed.prefix(change.most)) : schedule.items
        let rows = shown.map { row in
            [pen.item(row.id) + row.exposure.mark()]
                + [row.exposure.before, row.exposure.after].map { $0.map { time($0.shown) } ?? pen.dash }
                + [row.exposure.before, row.exposure.after].map { share($0, of: schedule) }
        }
        let others = schedule.items.count - shown.count
        let more =
            others > 0
            ? "\(pen.isMarkup ? "\n" : "  ")and \(others) more, \(changed.count - shown.count) of them changed\n" : ""
        return pen.heading("Items in \(time(schedule.horizon))\(from(change))") + pen.table([head] + rows) + more
    }

    private func share(_ exposure: Schedule.Exposure.Item?, of schedule: ScheduleDiff) -> String {
        guard let exposure, schedule.horizon > .zero else { return pen.dash }
        return Share(exposure.shown, of: schedule.horizon).percent + "%"
    }

    private func words(_ occurrence: ScheduleDiff.Occurrence?, in scenario: String? = nil) -> String {
        guard let occurrence else { return "nothing more" }
        let how = "\(occurrence.cause.rawValue), \(time(occurrence.duration))"
        let from = occurrence.from.isEmpty ? "" : pen.code(occurrence.from) + " "
        return "at \(pen.moment(occurrence.time, in: scenario)) \(from)to \(pen.code(occurrence.item)) (\(how))"
    }

    private func time(_ time: Time) -> String { DurationText.write(time) }
}

/// The expected exposure of each item over a plan: turns and total time, computed, not simulated.
package struct ExpectedShowings {
    private let plan: CalendarBanner
    /// The opening hours within the span, in seconds.
    private let open: Int64
    private let exposure: [Schedule.Exposure.Item]

    /// Computes the exposure of a plan from its schedule; `hours` are the opening hours, if any.
    package init(_ plan: CalendarBanner, _ schedule: Schedule, during hours: [Banner.Hours]) {
        self.plan = plan
        let doors = BannerCalendar(openDuring: hours, zone: plan.calendar.zone)
        open = Periods(doors, from: plan.from, to: plan.to).reduce(0) {
            $0 + ($1.items.isEmpty ? 0 : $1.seconds)
        }
        // Without a timer, each showing of an item is a turn.
        exposure =
            schedule.exposure(
                over: .seconds(plan.to - plan.from), countsTurns: schedule.banner.hasTimer
            ).items
    }

    /// The visible items with their turns and their total time.
    private var shown: [(item: Banner.Item, turns: Int64, time: Time)] {
        plan.shown.map { number in
            let exposure = exposure[number]
            return (plan.banner.items[number], exposure.turns ?? exposure.showings, exposure.shown)
        }
    }

    private func share(_ time: Time) -> Share { Share(time, of: .seconds(open)) }

    /// Appends a table; the last row is the time without any item.
    package func appendTable(to text: inout [UInt8]) {
        text.append(
            plan.title
                + (open == plan.to - plan.from ? "\n\n" : ", open for \(Length.words(open))\n\n"))
        var table = Columns([.left, .right, .right, .right, .right])
        func add(_ name: String, _ weight: String, _ turns: String, _ shown: Time) {
            table.add([
                name, weight, turns, Length.words(shown.wholeSeconds), share(shown).percent + "%",
            ])
        }
        table.add(["item", "weight", "turns", "shown", "share"])
        for (item, turns, time) in shown { add(item.id, "\(item.weight)", "\(turns)", time) }
        let nothing = exposure.reduce(.seconds(open)) { $0 - $1.shown }
        if nothing > .zero { add("(nothing)", "", "", nothing) }
        table.append(to: &text)
    }

    /// The rows, which all have the same keys.
    package var rows: [JSON] {
        shown.map { item, turns, time in
            [
                "banner": .string(plan.banner.name), "from": plan.json(plan.from),
                "until": plan.json(plan.to),
                "open": .number(open), "item": .string(item.id), "weight": .number(item.weight),
                "turns": .number(turns), "seconds": .number(time.text),
                "share": .number(.written { $0.append(share(time)) }),
            ]
        }
    }
}

extension JSON {
    /// Appends an object as a CSV row: its values, or its keys as the heading.
    package func appendCSV(isHeading: Bool, to text: inout [UInt8]) {
        guard case .object(let members) = self else { return }
        let cells = members.map { key, value in
            (isHeading ? key : value.string ?? value.line).csvCell
        }
        text.append(cells.joined(separator: ",") + "\n")
    }
}

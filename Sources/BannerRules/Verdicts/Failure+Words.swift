extension Banner.Scenario.Failure {
    /// The message, with the expected and the actual value: lower case, no full stop.
    public var message: String { "expected \(wanted), saw \(seen)" }

    /// The scenario's name, and the events around the instant in question.
    public var notes: [String] {
        ["in the scenario `\(scenario.name)`"]
            + words.around(moment, of: schedule, upTo: scenario.duration)
    }

    private var words: EventWords { EventWords(schedule.banner) }

    /// The key whose value does not match, as in a file: `page`, `always`, `shownAtLeast`.
    package var key: String {
        switch expectation {
        case .at(_, let page, let count, _):
            if case .saw(let state) = verdict, let page, page != state.item {
                "page"
            } else if case .saw(let state) = verdict, let count, count != state.itemCount(in: schedule) {
                "count"
            } else {
                "indicator"
            }
        case .always: "always"
        case .never: "never"
        case .shown(_, let atLeast, _):
            if case .shown(let time) = verdict, let atLeast, time < atLeast { "shownAtLeast" } else { "shownAtMost" }
        case .changes: "changes"
        }
    }

    private var wanted: String {
        switch expectation {
        case .at(let time, let page, let count, _):
            if let count, key == "count" {
                "\(count) available \(count == 1 ? "item" : "items") at \(DurationText.write(time))"
            } else if let page, key == "page" {
                "\(words.page(page)) at \(DurationText.write(time))"
            } else {
                "this indicator at \(DurationText.write(time))"
            }
        case .always(let page, let from, let to):
            "\(words.page(page)) all the time from \(DurationText.write(from)) to \(DurationText.write(to))"
        case .never(let page, let from, let to):
            "\(words.page(page)) at no time from \(DurationText.write(from)) to \(DurationText.write(to))"
        case .shown(let page, let atLeast, let atMost):
            "\(words.page(page)) for "
                + [
                    atLeast.map { "at least \(DurationText.write($0))" },
                    atMost.map { "at most \(DurationText.write($0))" },
                ]
                .compactMap { $0 }.joined(separator: " and ")
        case .changes(let count): "\(count) \(count == 1 ? "change" : "changes")"
        }
    }

    private var seen: String {
        switch verdict {
        case .holds: "just that"
        case .saw(let state):
            if key == "page" {
                state.item.map(words.page) ?? "nothing, because no item is available"
            } else if key == "count" {
                "\(state.itemCount(in: schedule))"
            } else {
                state.indicator.map { "`\($0.json)`" } ?? "none"
            }
        case .page(let page, let time): "\(words.page(page)) at \(DurationText.write(time))"
        case .shown(let time): "\(DurationText.write(time))"
        case .changes(let count): "\(count)"
        case .empty(let time): "nothing at \(DurationText.write(time)), because no item is available"
        }
    }

    /// The instant that the notes show; `nil` for an expectation about the whole scenario.
    private var moment: Time? {
        switch (expectation, verdict) {
        case (.at(let time, _, _, _), _): time
        case (_, .page(_, let time)), (_, .empty(let time)): time
        default: nil
        }
    }
}

extension Banner.State {
    /// The current item by its place in the file; `nil` if there is none.
    fileprivate var item: Int? {
        guard let cast else { return page }
        return cast.item >= 0 ? Int(cast.item) : nil
    }

    /// The number of available items.
    fileprivate func itemCount(in schedule: Schedule) -> Int {
        cast.map { Int($0.count) } ?? schedule.banner.items.count
    }
}

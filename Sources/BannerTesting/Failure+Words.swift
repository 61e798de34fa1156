public import BannerKit
import BannerPicture
import BannerRules

extension Banner.Scenario.Failure {
    /// What was expected and what was seen instead: lower case, no full stop.
    public var message: String { "expected \(wanted), saw \(seen)" }

    /// The scenario's name, and what happens around the moment in question.
    public var notes: [String] {
        ["in the scenario `\(play.scenario.name)`"]
            + words.around(moment, of: play.schedule, upTo: play.scenario.duration)
    }

    private var words: EventWords { EventWords(play.schedule.banner) }

    /// The key whose value is not met, as in a file: `page`, `always`, `shownAtLeast`.
    public var key: String {
        switch expectation {
        case .at(_, let page, _, _):
            if case .saw(let state) = verdict, let page, page != state.page { "page" } else { "indicator" }
        case .always: "always"
        case .never: "never"
        case .shown(_, let atLeast, _):
            if case .shown(let time) = verdict, let atLeast, time < atLeast { "shownAtLeast" } else { "shownAtMost" }
        case .changes: "changes"
        }
    }

    private var wanted: String {
        switch expectation {
        case .at(let time, let page, _, _):
            if let page, key == "page" {
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
                words.page(state.page)
            } else {
                state.indicator.map { "`\($0.json)`" } ?? "none"
            }
        case .page(let page, let time): "\(words.page(page)) at \(DurationText.write(time))"
        case .shown(let time): "\(DurationText.write(time))"
        case .changes(let count): "\(count)"
        }
    }

    /// The instant that the notes show; `nil` for an expectation about the complete scenario.
    private var moment: Time? {
        switch (expectation, verdict) {
        case (.at(let time, _, _, _), _): time
        case (_, .page(_, let time)): time
        default: nil
        }
    }
}

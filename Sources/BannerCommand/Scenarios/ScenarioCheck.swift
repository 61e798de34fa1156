import BannerDiagnostics
import BannerKit
import BannerPicture
import BannerTree
import BannerYAML

/// Plays a banner's scenarios and reports which expectations fail, and what was seen instead.
struct ScenarioCheck {
    private let banner: Banner
    private let document: Document
    private let words: EventWords

    init(_ banner: Banner, _ document: Document) {
        self.banner = banner
        self.document = document
        words = EventWords(banner)
    }

    /// A finding for each expectation that fails.
    func report() -> Report {
        var report = Report()
        for (number, scenario) in banner.scenarios.enumerated() {
            let schedule = Schedule(banner, scenario: scenario)
            let verdicts = schedule.verdicts(on: scenario.expect, over: scenario.duration)
            for (place, verdict) in verdicts.enumerated() where verdict != .holds {
                guard report.count(of: .error) < Report.shownLimit else {
                    report.addUnseen(.error)
                    continue
                }
                let path = "/scenarios/\(number)/expect/\(place)"
                report.add(finding(scenario.expect[place], verdict, scenario, schedule, path: path))
            }
        }
        return report
    }

    private func finding(
        _ expectation: Banner.Expectation, _ verdict: Banner.Expectation.Verdict, _ scenario: Banner.Scenario,
        _ schedule: Schedule,
        path: String
    ) -> Diagnostic {
        let key = "/" + faultyKey(expectation, verdict)
        let node = document.root[path: path + key] ?? document.root[path: path]
        var diagnostic = Diagnostic(
            .expectationFailed, "expected \(wanted(expectation, verdict)), saw \(seen(expectation, verdict))",
            at: node?.range ?? .fileStart, path: path + key)
        diagnostic.notes = [Note("in the scenario `\(scenario.name)`")]
        diagnostic.notes += words.around(
            moment(expectation, verdict), of: schedule, upTo: scenario.duration
        ).map { Note($0) }
        return diagnostic
    }

    /// The key whose value was not met.
    private func faultyKey(_ expectation: Banner.Expectation, _ verdict: Banner.Expectation.Verdict) -> String {
        switch expectation {
        case .at(_, let page, _):
            if case .saw(let state) = verdict, let page, page != state.page { "page" } else { "indicator" }
        case .always: "always"
        case .never: "never"
        case .shown(_, let atLeast, _):
            if case .shown(let time) = verdict, let atLeast, time < atLeast { "shownAtLeast" } else { "shownAtMost" }
        case .changes: "changes"
        }
    }

    private func wanted(_ expectation: Banner.Expectation, _ verdict: Banner.Expectation.Verdict) -> String {
        switch expectation {
        case .at(let time, let page, _):
            if let page, faultyKey(expectation, verdict) == "page" {
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

    private func seen(_ expectation: Banner.Expectation, _ verdict: Banner.Expectation.Verdict) -> String {
        switch verdict {
        case .holds: "just that"
        case .saw(let state):
            if faultyKey(expectation, verdict) == "page" {
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
    private func moment(_ expectation: Banner.Expectation, _ verdict: Banner.Expectation.Verdict) -> Time? {
        switch (expectation, verdict) {
        case (.at(let time, _, _), _): time
        case (_, .page(_, let time)): time
        default: nil
        }
    }
}

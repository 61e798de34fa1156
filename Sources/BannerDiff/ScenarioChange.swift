/// One scenario, played before and after a change.
package struct ScenarioChange {
    /// The scenario's name: the new one, if it was renamed.
    package var name: String
    /// Its name before, if that was another one.
    package var oldName: String?
    /// What playing it showed; `nil` if it does not exist on that side.
    var outcomes: ScheduleDiff.Sides<Outcome?>
    /// The first change of page that is different, if one of the first `mostCompared` is.
    var firstDifference: ScheduleDiff.Difference?

    /// Whether there are more changes of page, of which only the number is compared.
    var isCut = false

    /// How many changes of page of one scenario are compared one by one.
    static let maxCompared = 2_000

    /// What came of playing a scenario.
    struct Outcome: Equatable {
        /// How many changes of page there are.
        var changes: Int64
        /// What does not hold, in words: `expected b at 3s, saw c`.
        var failures: [String]
        /// Whether every expectation holds.
        var isPassed: Bool { failures.isEmpty }
    }

    /// Whether the two sides differ in anything but the name.
    var isChanged: Bool { outcomes.before != outcomes.after || firstDifference != nil }

    /// All scenarios of either banner: those of the new one in order, then the removed ones.
    static func all(from before: Banner?, to after: Banner?, _ play: DiffPlay) -> [ScenarioChange] {
        let (olds, news) = (before?.scenarios ?? [], after?.scenarios ?? [])
        var left = Dictionary(olds.enumerated().map { ($1.name, $0) }) { $1 }
        // Found first: a new name must not take what another scenario still has.
        var matches = news.map { left.removeValue(forKey: $0.name) }
        for (index, new) in news.enumerated() where matches[index] == nil {
            let renamed = olds.indices.first {
                left[olds[$0].name] == $0 && olds[$0].isSame(as: new)
            }
            if let renamed { left[olds[renamed].name] = nil }
            matches[index] = renamed
        }
        let kept = zip(news, matches).map { new, match in
            ScenarioChange(before, match.map { olds[$0] }, after, new, play)
        }
        let gone = olds.filter { left[$0.name] != nil }.map {
            ScenarioChange(before, $0, after, nil, play)
        }
        return kept + gone
    }

    private init(
        _ before: Banner?, _ old: Banner.Scenario?, _ after: Banner?, _ new: Banner.Scenario?,
        _ play: DiffPlay
    ) {
        let name = new?.name ?? old?.name ?? ""
        self.name = name
        oldName = old.flatMap { $0.name == name ? nil : $0.name }
        let plays = (Play(before, old, play), Play(after, new, play))
        outcomes = ScheduleDiff.Sides(before: plays.0?.outcome, after: plays.1?.outcome)
        guard let a = plays.0, let b = plays.1 else { return }
        let events = ScheduleDiff.Sides(before: a.events, after: b.events)
        let comparison = ScheduleDiff.compare(events, most: ScenarioChange.maxCompared)
        firstDifference = comparison.difference
        isCut =
            comparison.isCut
            && max(a.outcome.changes, b.outcome.changes) > Int64(ScenarioChange.maxCompared)
    }

    /// A scenario played on a banner.
    private struct Play {
        let outcome: Outcome
        let events: Schedule.Events

        init?(_ banner: Banner?, _ scenario: Banner.Scenario?, _ play: DiffPlay) {
            guard let banner, let scenario else { return nil }
            events = play.schedule(of: banner, scenario).events(
                upTo: scenario.duration, kinds: .change)
            outcome = Outcome(
                changes: events.schedule.exposure(over: scenario.duration).changes,
                failures: banner.test(scenario, for: play.viewer, in: play.zone(of: banner))
                    .failures.map(\.message)
            )
        }
    }
}

extension Banner.Scenario {
    /// Whether two scenarios are equal except for their names.
    fileprivate func isSame(as other: Banner.Scenario) -> Bool {
        var renamed = self
        renamed.name = other.name
        return renamed == other
    }
}

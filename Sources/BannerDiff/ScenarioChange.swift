extension BannerChange {
    /// A scenario with its results before and after a change.
    public struct ScenarioChange: Sendable {
        /// The name of the scenario; after a rename, the new one.
        public var name: String
        /// The old name after a rename; otherwise `nil`.
        public var oldName: String?
        /// The results; `nil` if a version lacks the scenario.
        public var outcomes: BannerChange.ScheduleDiff.Sides<Outcome?>
        /// The first differing change of page; `nil` if the first `mostCompared` are equal.
        public var firstDifference: BannerChange.ScheduleDiff.Difference?

        /// Whether there are more changes of page, of which only the number is compared.
        package var isCut = false

        /// The limit on compared changes of page.
        package static let mostCompared = 2_000

        /// The result of a scenario.
        public struct Outcome: Equatable, Sendable {
            /// The number of changes of page.
            public var changes: Int64
            /// The failed expectations as text: `expected b at 3s, saw c`.
            public var failures: [String]
            /// Whether all expectations hold.
            public var isPassed: Bool { failures.isEmpty }
        }

        /// Whether the results or the timelines differ.
        public var isChanged: Bool { outcomes.before != outcomes.after || firstDifference != nil }

        /// The scenarios of both banners: those of the new one in order, then the removed ones.
        static func all(from before: Banner?, to after: Banner?, _ play: DiffPlay) -> [ScenarioChange] {
            let (olds, news) = (before?.scenarios ?? [], after?.scenarios ?? [])
            var left: [String: Int] = [:]
            for (index, old) in olds.enumerated() { left[old.name] = index }
            // Matches by name come first, so that a renamed scenario does not take the place of
            // another one.
            var matches = news.map { left.removeValue(forKey: $0.name) }
            for (index, new) in news.enumerated() where matches[index] == nil {
                let renamed = olds.indices.first { left[olds[$0].name] == $0 && olds[$0].isSame(as: new) }
                if let renamed { left[olds[renamed].name] = nil }
                matches[index] = renamed
            }
            let kept = zip(news, matches).map { new, match in
                ScenarioChange(before, match.map { olds[$0] }, after, new, play)
            }
            let gone = olds.filter { left[$0.name] != nil }.map { ScenarioChange(before, $0, after, nil, play) }
            return kept + gone
        }

        private init(
            _ before: Banner?, _ old: Banner.Scenario?, _ after: Banner?, _ new: Banner.Scenario?, _ play: DiffPlay
        ) {
            let name = new?.name ?? old?.name ?? ""
            self.name = name
            oldName = old.flatMap { $0.name == name ? nil : $0.name }
            let plays = (Play(before, old, play), Play(after, new, play))
            outcomes = ScheduleDiff.Sides(before: plays.0?.outcome, after: plays.1?.outcome)
            guard let a = plays.0, let b = plays.1 else { return }
            let events = ScheduleDiff.Sides(before: a.events, after: b.events)
            let comparison = ScheduleDiff.compare(events, most: ScenarioChange.mostCompared)
            firstDifference = comparison.difference
            isCut = comparison.isCut && max(a.outcome.changes, b.outcome.changes) > Int64(ScenarioChange.mostCompared)
        }

        /// A played scenario.
        private struct Play {
            let outcome: Outcome
            let events: Schedule.Events

            init?(_ banner: Banner?, _ scenario: Banner.Scenario?, _ play: DiffPlay) {
                guard let banner, let scenario else { return nil }
                events = play.schedule(of: banner, scenario).events(upTo: scenario.duration, kinds: .change)
                outcome = Outcome(
                    changes: events.schedule.exposure(over: scenario.duration).changes,
                    failures: banner.test(scenario, for: play.viewer, in: play.zone(of: banner)).failures.map(\.message)
                )
            }
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

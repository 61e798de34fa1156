import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// An expectation's period begins before it ends, and its minimum time does not exceed its maximum.
    static let stretchesOfTime = BannerRule { banner, reading in
        for (number, scenario) in banner.scenarios.enumerated() where !scenario.expect.allSatisfy(isSound) {
            guard let node = reading.root[path: "/scenarios/\(number)"], let expect = node["expect"] else { continue }
            for (expectation, place) in zip(scenario.expect, expect.items) where !isSound(expectation) {
                switch expectation {
                case .always(_, let from, let to), .never(_, let from, let to):
                    reading.emptyStretch(place, from, to, scenarioEnd: node["duration"])
                case .shown(_, let least?, let most?): reading.crossedBounds(place, least, most)
                case .shown, .at, .changes: break
                }
            }
        }
    }

    private static func isSound(_ expectation: Banner.Expectation) -> Bool {
        switch expectation {
        case .always(_, let from, let to), .never(_, let from, let to): from < to
        case .shown(_, let least?, let most?): least <= most
        case .shown, .at, .changes: true
        }
    }
}

extension Reading {
    fileprivate mutating func emptyStretch(_ node: Node, _ from: Time, _ to: Time, scenarioEnd: Node?) {
        let (start, end) = (node["from"], node["to"])
        let endNote =
            end.map { Note("`to` is here", at: $0.range) }
            ?? scenarioEnd.map { Note("the scenario ends here", at: $0.range) }
        // A time after the scenario's end has already been reported.
        guard let place = start ?? end, start.map(trusts) ?? true, (end ?? scenarioEnd).map(trusts) ?? false else {
            return
        }
        fault(
            .emptyStretch,
            "`from` is `\(DurationText.write(from))` and `to` is `\(DurationText.write(to))`: there is no time between them",
            at: place, help: "make `from` earlier than `to`",
            notes: start == nil ? [] : endNote.map { [$0] } ?? [])
    }

    fileprivate mutating func crossedBounds(_ node: Node, _ least: Time, _ most: Time) {
        guard let lower = node["shownAtLeast"], let upper = node["shownAtMost"], trusts(lower), trusts(upper) else {
            return
        }
        fault(
            .crossedBounds,
            "at least `\(DurationText.write(least))` and at most `\(DurationText.write(most))` cannot both hold",
            at: lower, help: "lower `shownAtLeast`, or raise `shownAtMost`",
            notes: [Note("the maximum is here", at: upper.range)])
    }
}

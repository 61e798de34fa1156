import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// Inputs and expectations are within their scenario's duration («What a banner means», Scenarios).
    static let nothingAfterTheEnd = BannerRule { banner, reading in
        for (number, scenario) in banner.scenarios.enumerated() where !isWithin(scenario) {
            guard let node = reading.root[path: "/scenarios/\(number)"], let duration = node["duration"],
                reading.trusts(duration)
            else { continue }
            for (input, place) in zip(scenario.inputs, node["inputs"].map { Array($0.items) } ?? []) {
                reading.checkEnd(input.at, place["at"], scenario.duration, duration)
            }
            for (expectation, place) in zip(scenario.expect, node["expect"].map { Array($0.items) } ?? []) {
                switch expectation {
                case .at(let at, _, _): reading.checkEnd(at, place["at"], scenario.duration, duration)
                case .always(_, let from, let to), .never(_, let from, let to):
                    reading.checkEnd(from, place["from"], scenario.duration, duration)
                    reading.checkEnd(to, place["to"], scenario.duration, duration)
                case .shown, .changes: break
                }
            }
        }
    }

    private static func isWithin(_ scenario: Banner.Scenario) -> Bool {
        scenario.inputs.allSatisfy { $0.at <= scenario.duration }
            && scenario.expect.allSatisfy { expectation in
                switch expectation {
                case .at(let at, _, _): at <= scenario.duration
                case .always(_, let from, let to), .never(_, let from, let to):
                    from <= scenario.duration && to <= scenario.duration
                case .shown, .changes: true
                }
            }
    }
}

extension Reading {
    fileprivate mutating func checkEnd(_ time: Time, _ node: Node?, _ end: Time, _ duration: Node) {
        guard let node, time > end, trusts(node) else { return }
        fault(
            .afterTheEnd, "`\(DurationText.write(time))` is after the scenario's end at `\(DurationText.write(end))`",
            at: node,
            help: "write at most `\(DurationText.write(end))`, or make the scenario longer",
            notes: [Note("the scenario ends here", at: duration.range)])
    }
}

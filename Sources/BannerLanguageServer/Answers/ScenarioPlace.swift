import BannerEditing
import BannerKit
import BannerRules

extension Snapshot {
    /// An entry of a scenario: where it is written, and what it is in the banner.
    struct ScenarioEntry {
        /// The number of the scenario, and of the entry in its list.
        let scenario, number: Int
        let isExpectation: Bool
        /// The node of the entry.
        let node: Int
    }

    /// The entry of a scenario that contains a node.
    func scenarioEntry(around node: Int) -> ScenarioEntry? {
        var path: [Int] = []
        var index = node
        while index >= 0 {
            path.append(index)
            index = outline.nodes[index].parent
        }
        // From the root: mapping, the list of scenarios, a scenario, one of its lists, an entry.
        let nodes = Array(path.reversed())
        guard nodes.count >= 5, isValue(nodes[1], of: "scenarios"), outline.nodes[nodes[2]].role == .item else {
            return nil
        }
        let isExpectation = isValue(nodes[3], of: "expect")
        guard isExpectation || isValue(nodes[3], of: "inputs"), outline.nodes[nodes[4]].role == .item else {
            return nil
        }
        return ScenarioEntry(
            scenario: outline.nodes[nodes[2]].ordinal, number: outline.nodes[nodes[4]].ordinal,
            isExpectation: isExpectation, node: nodes[4])
    }

    func isValue(_ node: Int, of key: String) -> Bool {
        let place = outline.nodes[node]
        return place.role == .value && place.partner >= 0 && chart.isText(key, of: place.partner)
    }

    /// The instant of an entry, and the schedule of its scenario; `nil` if the banner cannot be played.
    func instant(of entry: ScenarioEntry) -> (time: Time, schedule: Schedule)? {
        guard let banner, entry.scenario < banner.scenarios.count else { return nil }
        let scenario = banner.scenarios[entry.scenario]
        if !entry.isExpectation {
            guard entry.number < scenario.inputs.count else { return nil }
            return (scenario.inputs[entry.number].at, schedule(of: entry.scenario, banner))
        }
        guard entry.number < scenario.expect.count, case .at(let time, _, _, _) = scenario.expect[entry.number] else {
            return nil
        }
        return (time, schedule(of: entry.scenario, banner))
    }

    /// The schedule of a scenario, made once.
    func schedule(of scenario: Int, _ banner: Banner) -> Schedule {
        if let schedule = schedules[scenario] { return schedule }
        let schedule = banner.schedule(of: banner.scenarios[scenario], in: zone)
        schedules[scenario] = schedule
        return schedule
    }
}

extension Snapshot {
    /// The instant of the input or expectation that contains a node, and its scenario's schedule;
    /// `nil` if there is none.
    func instant(around node: Int) -> (time: Time, schedule: Schedule)? {
        // The path from the root: mapping, scenarios, scenario, inputs or expectations, entry.
        let path = Array(outline.ancestors(of: node).reversed())
        guard path.count >= 5, isValue(path[1], of: "scenarios"), let index = ordinal(path[2]),
            let number = ordinal(path[4]), let banner, index < banner.scenarios.count
        else { return nil }
        let scenario = banner.scenarios[index]
        let time: Time
        if isValue(path[3], of: "inputs"), number < scenario.inputs.count {
            time = scenario.inputs[number].at
        } else if isValue(path[3], of: "expect"), number < scenario.expect.count,
            case .at(let at, _, _, _) = scenario.expect[number]
        {
            time = at
        } else {
            return nil
        }
        let schedule = schedules[index] ?? banner.schedule(of: scenario, in: zone)
        schedules[index] = schedule
        return (time, schedule)
    }

    func isValue(_ node: Int, of key: String) -> Bool {
        let place = outline[node]
        return place.role == .value && place.partner >= 0 && chart.text(of: place.partner) == key
    }

    /// The index of an item in its list.
    private func ordinal(_ node: Int) -> Int? { outline[node].role == .item ? outline[node].ordinal : nil }
}

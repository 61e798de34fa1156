extension DiffText {
    /// How many failures of one side of a scenario are listed.
    private static let mostFailures = 5

    /// The scenarios that play differently; empty if there are none at all.
    func scenarios(_ change: BannerChange) -> String {
        guard !change.scenarios.isEmpty else { return "" }
        let isListed = { (scenario: ScenarioChange) in scenario.isChanged || scenario.oldName != nil }
        let others = change.scenarios.count { !isListed($0) }
        let failing = change.scenarios.count { !isListed($0) && $0.outcomes.after?.isPassed == false }
        var lines = change.scenarios.filter(isListed).map(scenario)
        if others > 0 {
            let fails =
                failing == 0 ? "" : failing == others && others == 1 ? ", and fails" : ", \(failing) of them fail"
            let plays = others == 1 ? "1 plays" : "\(others) play"
            lines.append(pen.entry((lines.isEmpty ? "" : "and ") + "\(plays) the same as before\(fails)"))
        }
        return pen.heading("Scenarios") + lines.joined()
    }

    private func scenario(_ scenario: ScenarioChange) -> String {
        let rename = scenario.oldName.map { " (renamed from \(pen.code($0)))" } ?? ""
        let sides = [scenario.outcomes.before, scenario.outcomes.after].compactMap { $0 }
        guard let first = sides.first, let last = sides.last else { return "" }
        let verdicts = first.isPassed == last.isPassed ? verdict(last) : pen.change(verdict(first), verdict(last))
        let counts = first.changes == last.changes ? "" : " \(pen.arrow) \(last.changes)"
        return pen.entry(
            "\(pen.scenario(scenario.name))\(rename)\(scenario.outcomes.mark()): \(verdicts), "
                + "\(first.changes) \(first.changes == 1 ? "change" : "changes")\(counts)") + details(scenario)
    }

    private func verdict(_ outcome: ScenarioChange.Outcome) -> String {
        outcome.isPassed ? pen.paint("passes", .new) : pen.paint("fails", .old)
    }

    /// What does not hold any more, or still, or held before; and the first change that is different.
    private func details(_ scenario: ScenarioChange) -> String {
        let (before, after) = (scenario.outcomes.before?.failures ?? [], scenario.outcomes.after?.failures ?? [])
        // A scenario that passes now, or is gone, says what failed before.
        let failures = after.isEmpty ? before.map { "before: \($0)" } : after
        let isShown = before != after || scenario.outcomes.before == nil
        // The program's own words, with an author's ids, which are plain ASCII, in backticks.
        let lines = pen.first(DiffText.mostFailures, of: isShown ? failures : [])
        let first = scenario.firstDifference.map { pen.entry(difference($0, level: 1, in: scenario.name), level: 1) }
        return lines.map { pen.long(pen.clean($0), level: 1) }.joined() + (first ?? "")
    }
}

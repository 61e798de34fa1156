import BannerDiagnostics

extension DiffText {
    /// How many failures of one side of a scenario are listed.
    private static let mostFailures = 5

    /// The scenarios that play differently; empty if there are none at all.
    func scenarios(_ change: BannerChange) -> String {
        guard !change.scenarios.isEmpty else { return "" }
        let listed = change.scenarios.filter { $0.isChanged || $0.oldName != nil }
        let others = change.scenarios.count - listed.count
        let failing = change.scenarios.count {
            !$0.isChanged && $0.oldName == nil && $0.outcomes.after?.isPassed == false
        }
        var lines = listed.map(scenario)
        if others > 0 {
            let fails =
                failing == 0 ? "" : failing == others && others == 1 ? ", and fails" : ", \(failing) of them fail"
            let plays = others == 1 ? "1 plays" : "\(others) play"
            lines.append(pen.entry((listed.isEmpty ? "" : "and ") + "\(plays) the same as before\(fails)"))
        }
        return pen.heading("Scenarios") + lines.joined()
    }

    private func scenario(_ scenario: ScenarioChange) -> String {
        let (before, after) = (scenario.outcomes.before, scenario.outcomes.after)
        var name = pen.scenario(scenario.name)
        if let old = scenario.oldName { name += " (renamed from \(pen.code(old)))" }
        if before == nil { name += " (new)" }
        if after == nil { name += " (gone)" }
        let words =
            if let before, let after { pair(before, after) } else {
                (before ?? after).map { [verdict($0), changes($0.changes)] } ?? []
            }
        return pen.entry("\(name): \(words.joined(separator: ", "))") + details(scenario)
    }

    /// The verdicts and the numbers of changes, with both sides where they differ.
    private func pair(_ before: ScenarioChange.Outcome, _ after: ScenarioChange.Outcome) -> [String] {
        let verdicts =
            before.isPassed == after.isPassed
            ? verdict(after) : "\(verdict(before)) \(pen.arrow) \(verdict(after))"
        let counts =
            before.changes == after.changes
            ? changes(after.changes) : "\(changes(before.changes)) \(pen.arrow) \(after.changes)"
        return [verdicts, counts]
    }

    private func verdict(_ outcome: ScenarioChange.Outcome) -> String {
        outcome.isPassed ? pen.paint("passes", .new) : pen.paint("fails", .old)
    }

    private func changes(_ count: Int64) -> String { "\(count) \(count == 1 ? "change" : "changes")" }

    /// What does not hold any more, or still, or held before; and the first change that is different.
    private func details(_ scenario: ScenarioChange) -> String {
        let (before, after) = (scenario.outcomes.before?.failures ?? [], scenario.outcomes.after?.failures ?? [])
        var lines: [String] = []
        if before != after || scenario.outcomes.before == nil {
            // A scenario that passes now, or is gone, says what failed before.
            let shown = after.isEmpty ? before.map { "before: \($0)" } : after
            lines += shown.prefix(DiffText.mostFailures)
            if shown.count > DiffText.mostFailures { lines.append("and \(shown.count - DiffText.mostFailures) more") }
        }
        let entries = lines.map { line in
            // The program's own words, with an author's ids, which are plain ASCII, in backticks.
            pen.isMarkup ? pen.entry(pen.clean(line), level: 1) : pen.wrapped(pen.clean(line), indent: 4) + "\n"
        }
        let first = scenario.firstDifference.map { pen.entry(difference($0, level: 1, in: scenario.name), level: 1) }
        return entries.joined() + (first ?? "")
    }
}

/// The test of a banner's scenarios, with a finding for each failed expectation.
struct ScenarioCheck {
    let banner: Banner
    let document: Document
    var viewer = Banner.Viewer()
    var zones = TimeZones.files

    /// Plays every scenario; returns the results and the findings.
    func outcome() -> Inspection.Outcome {
        var report = Report()
        let zone = banner.scenarios.contains { $0.start != nil } ? try? banner.zone(from: zones) : nil
        let results = banner.scenarios.map { banner.test($0, for: viewer, in: zone) }
        for (number, result) in results.enumerated() {
            if let obstacle = result.obstacle {
                let path = "/scenarios/\(number)/start"
                report.add(
                    Finding(
                        .expectationFailed, "the scenario `\(result.scenario.name)` was not played: \(obstacle)",
                        at: document.root[path: path]?.range ?? .fileStart, path: path))
            }
            for failure in result.failures {
                guard report.count(of: .error) < Report.shownLimit else {
                    report.addUnseen(.error)
                    continue
                }
                report.add(finding(failure, path: "/scenarios/\(number)/expect/\(failure.number)"))
            }
        }
        let scenarios = results.map { result -> PlayedScenario in
            let count = result.scenario.expect.count
            return (result.scenario.name, count, result.isJudged ? result.failures.count : count)
        }
        return Inspection.Outcome(report: report, scenarios: scenarios)
    }

    private func finding(_ failure: Banner.Scenario.Failure, path: String) -> Finding {
        let key = "/" + failure.key
        let node = document.root[path: path + key] ?? document.root[path: path]
        return Finding(
            .expectationFailed, Words(failure.message), at: node?.range ?? .fileStart,
            notes: failure.notes.map { Note(Words($0)) }, path: path + key)
    }
}

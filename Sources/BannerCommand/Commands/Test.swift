extension Command {
    /// Plays the scenarios of banner files.
    static let test = Command(name: "test") { context, arguments throws(Failure) in
        var validation = try Validation(
            arguments, context, .scenarios(for: try Banner.Viewer(arguments)))
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

/// The check that a run applies to each file.
struct CheckMode {
    /// The command's name.
    ///
    /// Reports for other tools use it to distinguish runs.
    let name: String
    /// The verb of the final line, such as `checked`.
    let done: String
    /// Checks a file.
    ///
    /// The arguments are the file, its limits, how to handle advice, and the rule settings.
    let check: @Sendable (SourceFile, Limits, Rulebook.Advice, RuleConfiguration) -> Outcome

    /// The findings in a file, and its scenarios if they were played.
    struct Outcome {
        var report: Report
        var scenarios: [PlayedScenario]?
    }

    /// Validates a file, and plays its scenarios if `playing`.
    static func language(playing: Bool) -> CheckMode {
        CheckMode(name: "validate", done: "checked") { file, limits, advice, configuration in
            guard !file.isSettings else {
                return Outcome(report: Settings.read(file, limits: limits).report)
            }
            let reading = BannerFile.read(
                file, limits: limits, advice: advice, configuration: configuration)
            guard playing, let banner = reading.banner, let document = reading.document else {
                return Outcome(report: reading.report)
            }
            var outcome = ScenarioCheck(banner: banner, document: document).outcome()
            outcome.report.add(reading.report)
            // A file without expectations is validated, but not counted as tested.
            if outcome.scenarios?.contains(where: { $0.expectations > 0 }) == false {
                outcome.scenarios = nil
            }
            return outcome
        }
    }

    /// Plays the scenarios of a file.
    ///
    /// If the file is not a valid banner, its errors are reported instead. Advice is left to
    /// `validate`.
    static func scenarios(for viewer: Banner.Viewer) -> CheckMode {
        CheckMode(name: "test", done: "tested") { file, limits, _, configuration in
            let reading = BannerFile.read(
                file, limits: limits, advice: .skipped, configuration: configuration)
            guard let banner = reading.banner, let document = reading.document else {
                return Outcome(report: reading.report)
            }
            return ScenarioCheck(banner: banner, document: document, viewer: viewer).outcome()
        }
    }
}

extension SourceFile {
    fileprivate var isSettings: Bool {
        // A fast check that rejects nearly every name.
        guard name.hasSuffix("bannerkit.yaml") || name.hasSuffix("bannerkit.yml") else {
            return false
        }
        return Path(name).isSettingsFile
    }
}

/// The test of a banner's scenarios, with a finding for each failed expectation.
struct ScenarioCheck {
    let banner: Banner
    let document: Document
    var viewer = Banner.Viewer()
    var zones = TimeZones.files

    /// Plays every scenario; returns the results and the findings.
    func outcome() -> CheckMode.Outcome {
        var report = Report()
        let results = banner.results(for: viewer, from: zones)
        for (number, result) in results.enumerated() {
            if let obstacle = result.obstacle {
                let path = "/scenarios/\(number)/start"
                report.add(
                    Finding(
                        .expectationFailed,
                        "the scenario `\(result.scenario.name)` was not played: \(obstacle)",
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
        return CheckMode.Outcome(report: report, scenarios: scenarios)
    }

    private func finding(_ failure: Banner.Scenario.Failure, path: String) -> Finding {
        let key = "/" + failure.key
        let node = document.root[path: path + key] ?? document.root[path: path]
        return Finding(
            .expectationFailed, Words(failure.message), at: node?.range ?? .fileStart,
            notes: failure.notes.map { Note(Words($0)) }, path: path + key)
    }
}

extension Banner {
    /// The results of the scenarios; the zone is looked up only if one of them has a start.
    func results(for viewer: Viewer, from zones: ZoneFiles = TimeZones.files) -> [Scenario.Result] {
        let zone = scenarios.contains { $0.start != nil } ? try? zone(from: zones) : nil
        return scenarios.map { test($0, for: viewer, in: zone) }
    }
}

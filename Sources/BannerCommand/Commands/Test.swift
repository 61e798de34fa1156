extension Command {
    /// Plays the scenarios of banner files.
    static let test = Command(name: "test") { context, arguments throws(Failure) in
        var validation = try Validation(arguments, context, .scenarios(for: try Banner.Viewer(arguments)))
        return arguments.has(.listFiles) ? try validation.listFiles() : try validation.run()
    }
}

/// What a run does with each file, and how it describes that.
struct Inspection: Sendable {
    /// The command's name, by which reports for other programs distinguish runs.
    let name: String
    /// What is done, for the final line: "checked".
    let done: String
    /// Checks one file.
    let check: @Sendable (SourceFile, Limits, Rulebook.Advice, Rulings) -> Outcome

    /// What was found in a file, and the scenarios that were played.
    struct Outcome: Sendable {
        var report: Report
        var scenarios: [PlayedScenario]?
    }

    /// Reads a file, reports every fault in it, and plays its scenarios if that is asked for.
    static func language(playing: Bool) -> Inspection {
        Inspection(name: "validate", done: "checked") { file, limits, advice, rulings in
            guard !file.isSettings else { return Outcome(report: Settings.read(file, limits: limits).report) }
            let reading = BannerFile.read(file, limits: limits, advice: advice, rulings: rulings)
            guard playing else { return Outcome(report: reading.report) }
            guard let banner = reading.banner, let document = reading.document else {
                return Outcome(report: reading.report)
            }
            var outcome = ScenarioCheck(banner: banner, document: document).outcome()
            outcome.report.add(reading.report)
            // A banner without scenarios is checked all the same.
            if outcome.scenarios?.contains(where: { $0.expectations > 0 }) == false { outcome.scenarios = nil }
            return outcome
        }
    }

    /// Plays a file's scenarios; what prevents it from being a banner is reported instead, and advice is left to
    /// `validate`.
    static func scenarios(for viewer: Banner.Viewer) -> Inspection {
        Inspection(name: "test", done: "tested") { file, limits, _, rulings in
            let reading = BannerFile.read(file, limits: limits, advice: .skipped, rulings: rulings)
            guard let banner = reading.banner, let document = reading.document else {
                return Outcome(report: reading.report)
            }
            return ScenarioCheck(banner: banner, document: document, viewer: viewer).outcome()
        }
    }
}

extension SourceFile {
    /// Whether it is a settings file by its name.
    fileprivate var isSettings: Bool {
        // Nearly every name is refused by its last letters.
        guard name.hasSuffix("bannerkit.yaml") || name.hasSuffix("bannerkit.yml") else { return false }
        return Path(name).isSettingsFile
    }
}

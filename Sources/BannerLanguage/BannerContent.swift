/// What a tree says: a banner, or what prevents it.
package struct BannerContent: Sendable {
    /// The banner; `nil` if there is a finding of severity error that counts.
    package let banner: Banner?
    /// The findings, without those that the file's comments ignore or that are turned off.
    package let report: Report
    /// The findings for callers that need a banner and have none: including ignored errors that prevent it.
    package let unsilencedReport: Report

    /// Reads and checks a tree.
    ///
    /// - Parameters:
    ///   - document: the tree.
    ///   - found: what was found while the tree was made.
    ///   - advice: how advice is handled in a banner without errors.
    ///   - rulings: which rules are off or have another severity.
    ///   - guesses: what is asked for what was probably meant.
    ///   - isComplete: whether every finding is needed, as for fixes, and not only those that are shown.
    package init(
        _ document: Document, _ found: Report, advice: Rulebook.Advice, rulings: Rulings = .standard,
        guesses: Guesses = .none, isComplete: Bool = false
    ) {
        let file = document.file
        let exemptions = Exemptions(ignores: Ignores(of: document), rulings: rulings)
        var reading = Reading(document, found, guesses, exemptions, isComplete: isComplete)
        var banner = Banner.shape.read(document.root, &reading)
        if banner?.name.isEmpty == true { banner?.name = BannerContent.name(ofFile: file.name) }
        for finding in guesses.remarks(document) { reading.report.add(finding) }
        if let banner {
            reading.reportBareDurations(banner)
            Rulebook.check(.between, banner, &reading)
            reading.judgeBareDurations(banner)
            reading.check(banner, rulings.limits)
        }
        if reading.report.hasErrors { guesses.causes(&reading.report, document) }
        let verdict = exemptions.verdict(on: banner, reading.report)
        let isAdvisable = advice != .skipped && (verdict == .complete || verdict == .refused(advisable: true))
        // An ignore can refer to advice, and is reported as unused if there was none.
        reading.tellsAdvice = advice == .told || !exemptions.isEmpty
        if isAdvisable, let banner { Rulebook.check(.advice, banner, &reading) }
        if isAdvisable, let banner, let fault = file.pictureFault { reading.checkPictures(of: banner, fault) }
        var silenced = reading.report
        if var ignores = exemptions.ignores {
            ignores.apply(to: &silenced) { rule in
                // Rules between keys are not checked for invalid values, and advice is not checked for a banner with an
                // error.
                switch rule.group {
                case .betweenKeys: verdict != .broken
                case .advice: isAdvisable
                case .reading, .keys, .values, .scenarios: true
                case .limits: verdict != .broken
                }
            }
        }
        silenced.apply(rulings)
        self.banner = verdict == .complete ? banner : nil
        report = silenced
        unsilencedReport = exemptions.causes(in: reading.report, verdict)
    }

    /// A file's name without folders and extensions: `ads/home.banner.yaml` is `home`.
    private static func name(ofFile path: String) -> String {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
        if name.first == UInt8(ascii: "<") && name.last == UInt8(ascii: ">") {
            name = Array(name.dropFirst().dropLast())
        }
        for ending in [".yaml", ".yml", ".json", ".banner"] {
            let bytes = Array(ending.utf8)
            if name.count > bytes.count && name.suffix(bytes.count) == bytes[...] { name.removeLast(bytes.count) }
        }
        return String(decoding: name, as: UTF8.self)
    }
}

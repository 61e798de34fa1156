/// What a tree says: a banner, or what prevents it.
package struct BannerContent: Sendable {
    /// The banner; `nil` if there is a finding of severity error that counts.
    package let banner: Banner?
    /// Everything that was found.
    package var report: Report
    /// What the findings are about.
    package let causes: [Cause]
    /// What became of the banner.
    package let verdict: Verdict
    /// Whether it was checked for advice.
    package let isAdvised: Bool

    /// What becomes of a banner.
    package enum Verdict: Equatable, Sendable {
        /// It can be played.
        case complete
        /// It has errors that count.
        case broken
        /// Its errors do not count, but without the faulty parts it is not what its file says; `advisable` if advice
        /// can still be drawn from it.
        case refused(advisable: Bool)
    }

    /// What is asked about errors where some do not count.
    package struct Exemptions {
        /// Whether a rule's fault that begins at a code point does not count as an error.
        package let contain: (Rule, Int) -> Bool
        /// What becomes of a banner in which errors were found.
        let verdict: (Banner?, Report) -> Verdict

        package init(contain: @escaping (Rule, Int) -> Bool, verdict: @escaping (Banner?, Report) -> Verdict) {
            (self.contain, self.verdict) = (contain, verdict)
        }
    }

    /// Reads and checks a tree.
    ///
    /// - Parameters:
    ///   - document: the tree.
    ///   - found: what was found while the tree was made.
    ///   - advice: how advice is handled in a banner without errors.
    ///   - limits: what the project allows.
    ///   - exemptions: which errors do not count; `nil` if all do.
    ///   - isComplete: whether every finding is needed, as for fixes, and not only those that are shown.
    package init(
        _ document: Document, _ found: Report, advice: Rulebook.Advice, limits: ProjectLimits = ProjectLimits(),
        exemptions: Exemptions? = nil, isComplete: Bool = false
    ) {
        let file = document.file
        let context = FileContext(Reading(document, found, exemptions, isComplete: isComplete))
        let banner = Banner.shape.read(document.root, &context.reading)
        if let banner {
            let obstacle = context.reading.reportBareDurations(banner)
            Rulebook.check(Rulebook.between, banner, context)
            context.reading.judgeBareDurations(obstacle)
            context.check(banner, limits)
        }
        let hasErrors = context.reading.report.hasErrors
        verdict =
            hasErrors
            ? exemptions?.verdict(banner, context.reading.report) ?? .broken : banner == nil ? .broken : .complete
        isAdvised = advice != .skipped && (verdict == .complete || verdict == .refused(advisable: true))
        // An ignore can refer to advice, and is reported as unused if there was none.
        context.reading.tellsAdvice = advice == .told || exemptions != nil
        if isAdvised, let banner {
            Rulebook.check(Rulebook.advice, banner, context)
            if let fault = file.pictureFault { context.checkPictures(of: banner, fault) }
        }
        self.banner = verdict == .complete ? banner : nil
        report = context.reading.report
        causes = context.reading.causes
    }
}

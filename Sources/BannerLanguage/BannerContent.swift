/// The result of reading a tree: a banner, or the errors.
package struct BannerContent {
    /// The banner; `nil` if there is an error that is not exempt.
    package let banner: Banner?
    /// All findings.
    package var report: Report
    /// The expected values and nodes of the findings.
    package let causes: [Cause]
    /// The outcome for the banner.
    package let verdict: Verdict
    /// Whether it was checked for advice.
    package let isAdvised: Bool

    /// The outcome for a banner.
    package enum Verdict: Equatable {
        /// The banner can be played.
        case complete
        /// The banner has errors that are not exempt.
        case broken
        /// All its errors are exempt, but without the faulty parts it differs from its file.
        ///
        /// `advisable` tells whether advice can still be given.
        case refused(advisable: Bool)
    }

    /// The decisions about errors, some of which are exempt.
    package struct Suppressions {
        /// Returns whether a rule's fault that begins at a code point is exempt.
        package let contain: (Rule, Int) -> Bool
        /// Returns the outcome for a banner with errors.
        let verdict: (Banner?, Report) -> Verdict

        package init(
            contain: @escaping (Rule, Int) -> Bool, verdict: @escaping (Banner?, Report) -> Verdict
        ) {
            (self.contain, self.verdict) = (contain, verdict)
        }
    }

    /// Reads and checks a tree.
    ///
    /// - Parameters:
    ///   - document: the tree.
    ///   - found: the findings of the parser.
    ///   - advice: the handling of advice in a banner without errors.
    ///   - limits: the project's limits.
    ///   - siteRoot: the folder of the web site; `nil` if it is unknown.
    ///   - suppressions: the errors that are exempt; `nil` for none.
    ///   - isComplete: whether to report every finding, as fixes require, instead of only those
    ///     that are shown.
    package init(
        _ document: Document, _ found: Report, advice: Rulebook.Advice,
        limits: ProjectLimits = ProjectLimits(), siteRoot: String? = nil,
        suppressions: Suppressions? = nil, isComplete: Bool = false
    ) {
        let context = FileContext(Reading(document, found, suppressions, isComplete: isComplete))
        context.siteRoot = siteRoot
        let banner = Banner.codec.read(document.root, &context.reading)
        if let banner {
            let obstacle = context.reading.reportUnitlessDurations(banner)
            Rulebook.check(Rulebook.between, banner, context)
            context.reading.checkUnitlessDurations(obstacle)
            context.check(banner, limits)
        }
        let hasErrors = context.reading.report.hasErrors
        verdict =
            hasErrors
            ? suppressions?.verdict(banner, context.reading.report) ?? .broken
            : banner.map { _ in .complete } ?? .broken
        isAdvised =
            advice != .skipped && (verdict == .complete || verdict == .refused(advisable: true))
        // An ignore can refer to advice, and would be reported as unused without it.
        context.reading.tellsAdvice = advice == .told || suppressions != nil
        if isAdvised, let banner {
            Rulebook.check(Rulebook.advice, banner, context)
            if let fault = document.file.pictureFault { context.checkPictures(of: banner, fault) }
        }
        self.banner = verdict == .complete ? banner : nil
        report = context.reading.report
        causes = context.reading.causes
    }
}

extension Banner {
    /// Checks this banner with the same rules as a file, without any YAML.
    ///
    /// The banner is written as JSON and read again, so an infinite number or NaN is `null`. A
    /// value that is out of range leads to no further findings, and advice is given only if there
    /// are no errors. A session or a schedule can play any banner without errors.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// ```
    ///
    /// - Returns: the findings in the order of the properties, followed by those about several
    ///   properties; empty if there are none.
    public func findings() -> [BannerReport.Finding] {
        var (text, report, limits) = ([UInt8](), Report(), Limits())
        (limits.maxBytes, limits.maxNodes) = (.max, .max)
        // Pages by id, as an author writes them, unless two items share one.
        let ids = items.map(\.id)
        let options = WriteOptions(ids: Set(ids).count == ids.count ? ids : [], hasUnits: true)
        Banner.codec.write(self, options, &text)
        let file = SourceFile(name: "", bytes: text)
        guard let document = Document.parse(json: file, limits: limits, into: &report) else {
            return report.findings
        }
        return BannerContent(document, report, advice: .told).report.keptFindings.map { found in
            var finding = found
            finding.range = .fileStart
            finding.notes = found.notes.map { Note($0.message, path: $0.path) }
            finding.remedies = found.remedies.map { Remedy($0.title, [], $0.certainty) }
            return finding
        }
    }
}

package import BannerTree

extension BannerFile {
    /// A file's text with every remedy that is certain to be what the author meant; everything else in it stays as it is.
    ///
    /// All of them are applied at once and the text is read again; those after which there is a new finding elsewhere are left out.
    /// What is applied can make more possible, until nothing is left: a second run changes nothing. Advice does not count, and a valid
    /// banner stays the same banner.
    ///
    ///     let fixes = BannerFile.SafeFixes(file)
    ///     print("\(fixes.count) findings fixed")
    package struct SafeFixes: Sendable {
        /// The text with the changes.
        package private(set) var file: SourceFile
        /// How many remedies were applied.
        package var count: Int { record.applied.count }
        /// What was applied and what was left.
        package private(set) var record = FixRecord()

        private let limits: Limits
        private let rulings: Rulings
        /// The least certain remedies that are applied.
        private let certainty: Certainty
        /// How many bytes can still be read: each round reads the whole text.
        private var work: Int

        /// Fixes a banner file until nothing more can be fixed.
        package init(_ file: SourceFile) { self.init(file, limits: Limits()) }

        /// Fixes a banner file until nothing more can be fixed.
        ///
        /// - Parameters:
        ///   - file: the file.
        ///   - limits: the limits on its size and structure.
        ///   - rulings: which rules are off or have another severity.
        ///   - certainty: the least certain remedies that are applied.
        package init(
            _ file: SourceFile, limits: Limits, rulings: Rulings = .standard, upTo certainty: Certainty = .certain
        ) {
            (self.file, self.limits, self.rulings, self.certainty) = (file, limits, rulings, certainty)
            work = max(64 * file.bytes.count, 1 << 20)
            var reading = BannerFile.readCompletely(file, limits, rulings)
            while let next = round(reading) { reading = next }
            noteLeft(reading.report)
        }

        /// Applies the remedies of a reading that do no harm together; `nil` if there are none.
        private mutating func round(_ reading: BannerFile) -> BannerFile? {
            let best = harmless(Fix.all(of: reading.report, upTo: certainty), reading)
            guard let next = best.next else { return nil }
            let table = file.lineTable()
            record.applied += best.fixes.map { fix in
                FixRecord.Applied(fix.remedy, of: fix.finding.rule, at: table.location(of: fix.finding.range.start))
            }
            file = next.file
            return next.reading
        }

        /// Some fixes, and what they make of the file.
        private typealias Trial = (fixes: [Fix], next: (file: SourceFile, reading: BannerFile)?)

        /// As many of the fixes as do no harm together: all without those that are the cause of a new finding, the last one before
        /// it; or, where that would leave too few, the best of each half.
        private mutating func harmless(_ fixes: [Fix], _ reading: BannerFile) -> Trial {
            let (trial, harm) = attempt(fixes, reading)
            guard trial.next == nil, fixes.count > 1 else { return trial }
            let causes = Set(harm.map { place in max(0, fixes.partitioningIndex { $0.start > place.start } - 1) })
            if !causes.isEmpty, causes.count <= fixes.count / 2 {
                return harmless(fixes.indices.filter { !causes.contains($0) }.map { fixes[$0] }, reading)
            }
            let first = harmless(Array(fixes[..<(fixes.count / 2)]), reading)
            let second = harmless(Array(fixes[(fixes.count / 2)...]), reading)
            guard first.next != nil, second.next != nil else { return first.next == nil ? second : first }
            let both = attempt(first.fixes + second.fixes, reading).trial
            return both.next != nil ? both : first.fixes.count < second.fixes.count ? second : first
        }

        /// What some fixes make of the file, unless they do harm: the places of that.
        private mutating func attempt(_ fixes: [Fix], _ reading: BannerFile) -> (trial: Trial, harm: [SourceRange]) {
            guard !fixes.isEmpty, work > 0 else { return (([], nil), []) }
            let edits = TextEdits(fixes.flatMap(\.remedy.edits).sorted { $0.range.start < $1.range.start })
            let after = file.applying(edits.all)
            work -= after.bytes.count + 1
            guard after.byteCount <= limits.maxBytes else { return (([], nil), [SourceRange(.max, .max)]) }
            let next = BannerFile.readCompletely(after, limits, rulings)
            let harm = reading.harm(by: edits, in: next, isHiddenKnown: certainty == .certain)
            guard harm.isEmpty, certainty != .certain || !reading.changes(in: next) else { return (([], nil), harm) }
            return ((fixes, (after, next)), [])
        }

        /// Notes the findings that have remedies, and which of these `--unsafe-fixes` would apply.
        private mutating func noteLeft(_ report: Report) {
            let left = report.keptFindings.filter { !$0.remedies.isEmpty }.sorted { $0.range.start < $1.range.start }
            guard !left.isEmpty else { return }
            var likely: Set<SourceLocation> = []
            if certainty == .certain, left.count < 1_000, left.contains(where: { $0.remedies[0].certainty == .likely })
            {
                let more = SafeFixes(file, limits: limits, rulings: rulings, upTo: .likely)
                likely = Set(more.record.applied.map(\.place))
            }
            let table = file.lineTable()
            record.left = left.map { finding in
                let place = table.location(of: finding.range.start)
                return FixRecord.Left(finding, at: place, isLikely: likely.contains(place))
            }
        }
    }
}

/// A finding with the remedy that is applied.
private struct Fix {
    let finding: Finding
    let remedy: Remedy
    /// Where the text is changed first.
    let start: Int

    /// The most certain remedies of a report in order of place, without those that overlap with one before.
    static func all(of report: Report, upTo certainty: Certainty) -> [Fix] {
        let fixes = report.keptFindings.compactMap { finding -> Fix? in
            guard let remedy = finding.remedies.first, remedy.certainty <= certainty, let first = remedy.edits.first
            else {
                return nil
            }
            return Fix(finding: finding, remedy: remedy, start: first.range.start)
        }.sorted { ($0.start, $0.finding.range.start) < ($1.start, $1.finding.range.start) }
        let edits = fixes.indices.flatMap { number in fixes[number].remedy.edits.map { (range: $0.range, fix: number) }
        }
        var last = SourceRange(-1, -1)
        var isLeft = fixes.map { _ in false }
        for edit in edits.sorted(by: { ($0.range.start, $0.fix) < ($1.range.start, $1.fix) }) where !isLeft[edit.fix] {
            isLeft[edit.fix] = edit.range.start < last.end || edit.range.start == last.start
            if !isLeft[edit.fix] { last = edit.range }
        }
        return zip(fixes, isLeft).filter { !$0.1 }.map(\.0)
    }
}

extension BannerFile {
    /// Whether this is a valid banner and a later text is not the same one.
    fileprivate func changes(in later: BannerFile) -> Bool { banner != nil && resolved() != later.resolved() }

    /// The places of findings that are only in a later text.
    ///
    /// A text that is not YAML must be read further than before. The keys of one that is no mapping were not checked, so all
    /// that is found in it later counts as found before.
    ///
    /// - Parameters:
    ///   - edits: what was changed.
    ///   - later: what became of it.
    ///   - isHiddenKnown: whether those count that were hidden: those in what was added, and in the values of keys that were changed.
    /// - Returns: the places in this text.
    func harm(by edits: TextEdits, in later: BannerFile, isHiddenKnown: Bool) -> [SourceRange] {
        guard let document, document.root.kind == .mapping else {
            let reached = report.keptFindings.map(\.range.start).max() ?? 0
            let isFurther = later.report.keptFindings.contains { edits.original(of: $0.range).start > reached }
            return later.document != nil || isFurther ? [] : [.fileStart]
        }
        guard later.document != nil else { return [.fileStart] }
        var hidden: [SourceRange] = []
        for edit in isHiddenKnown ? [] : edits.all {
            let scalar = document.scalar(at: edit.range.start)
            if scalar?.isKey ?? false, let entry = scalar?.entryRange { hidden.append(entry.union(edit.range)) }
            if edit.range.start == edit.range.end { hidden.append(edit.range) }
        }
        // How many findings of a rule begin at a place.
        var known: [String: [Int: Int]] = [:]
        for error in report.keptFindings { known[error.rule.id, default: [:]][error.range.start, default: 0] += 1 }
        var reach = -1
        let reached = hidden.map { range in
            reach = max(reach, range.end)
            return reach
        }
        return later.report.keptFindings.compactMap { error in
            let range = edits.original(of: error.range)
            let left = (known[error.rule.id]?[range.start] ?? 0) - 1
            known[error.rule.id, default: [:]][range.start] = left
            let before = hidden.partitioningIndex { $0.start > range.start } - 1
            let isHidden = before >= 0 && reached[before] >= range.start && error.rule.id != Rule.duplicateKey.id
            return left >= 0 || isHidden ? nil : range
        }
    }
}

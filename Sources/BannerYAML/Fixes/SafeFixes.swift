package import BannerTree

extension BannerFile {
    /// A file's text after all safe fixes: every remedy that is certain to be what the author
    /// meant.
    ///
    /// All remedies are applied at once, and the text is read again; those that lead to a new
    /// finding elsewhere are undone. This is repeated until nothing can be fixed, so a second run
    /// changes nothing. Advice is not considered, and a valid banner keeps its meaning.
    ///
    /// ```swift
    /// let file = BannerSource(name: "home.banner.yaml", bytes: Array("itmes: [red]".utf8))
    /// let fixes = BannerFile.SafeFixes(file)
    /// print("\(fixes.count) findings fixed")
    /// ```
    package struct SafeFixes {
        /// The text with the changes.
        package private(set) var file: SourceFile
        /// The number of applied remedies.
        package var count: Int { record.applied.count }
        /// The applied remedies and the remaining findings.
        package private(set) var record = FixRecord()

        private let limits: Limits
        private let configuration: RuleConfiguration
        /// The lowest certainty of the remedies to apply.
        private let certainty: Certainty
        /// The number of bytes that may still be read: each round reads the whole text.
        private var work: Int

        /// Fixes a banner file until nothing more can be fixed.
        ///
        /// - Parameters:
        ///   - file: the file.
        ///   - limits: the limits on its size and structure.
        ///   - configuration: the project's rule settings.
        ///   - certainty: the lowest certainty of the remedies to apply.
        package init(
            _ file: SourceFile, limits: Limits = Limits(),
            configuration: RuleConfiguration = .standard, upTo certainty: Certainty = .certain
        ) {
            (self.file, self.limits, self.configuration, self.certainty) = (
                file, limits, configuration, certainty
            )
            work = max(64 * file.bytes.count, 1 << 20)
            var reading = BannerFile.readCompletely(file, limits, configuration)
            while let next = round(reading) { reading = next }
            noteLeft(reading.report)
        }

        /// Applies a harmless set of a reading's remedies; `nil` if there is none.
        private mutating func round(_ reading: BannerFile) -> BannerFile? {
            let best = harmless(Fix.all(of: reading.report, upTo: certainty), reading)
            guard let next = best.next else { return nil }
            let table = file.lineTable()
            record.applied += best.fixes.map { fix in
                FixRecord.Applied(
                    fix.remedy, of: fix.finding.rule,
                    at: table.location(of: fix.finding.range.start))
            }
            file = next.file
            return next.reading
        }

        /// A set of fixes, and the file after them.
        private typealias Trial = (fixes: [Fix], next: (file: SourceFile, reading: BannerFile)?)

        /// A large subset of the fixes that is harmless.
        ///
        /// Fixes that cause a new finding, which is the last fix before it, are removed. If too few
        /// would remain, each half is searched separately.
        private mutating func harmless(_ fixes: [Fix], _ reading: BannerFile) -> Trial {
            let (trial, harm) = attempt(fixes, reading)
            guard trial.next == nil, fixes.count > 1 else { return trial }
            let causes = Set(
                harm.map { place in max(0, fixes.partitioningIndex { $0.start > place.start } - 1) }
            )
            if !causes.isEmpty, causes.count <= fixes.count / 2 {
                return harmless(
                    fixes.indices.filter { !causes.contains($0) }.map { fixes[$0] }, reading)
            }
            let first = harmless(Array(fixes[..<(fixes.count / 2)]), reading)
            let second = harmless(Array(fixes[(fixes.count / 2)...]), reading)
            guard first.next != nil, second.next != nil else {
                return first.next == nil ? second : first
            }
            let both = attempt(first.fixes + second.fixes, reading).trial
            return both.next != nil ? both : first.fixes.count < second.fixes.count ? second : first
        }

        /// Applies fixes; returns the new file, or the places of new findings.
        private mutating func attempt(_ fixes: [Fix], _ reading: BannerFile) -> (
            trial: Trial, harm: [SourceRange]
        ) {
            guard !fixes.isEmpty, work > 0 else { return (([], nil), []) }
            let edits = TextEdits(
                fixes.flatMap(\.remedy.edits).sorted { $0.range.start < $1.range.start })
            let after = file.applying(edits.all)
            work -= after.bytes.count + 1
            guard after.byteCount <= limits.maxBytes else {
                return (([], nil), [SourceRange(.max, .max)])
            }
            let next = BannerFile.readCompletely(after, limits, configuration)
            let harm = reading.harm(by: edits, in: next, isHiddenKnown: certainty == .certain)
            guard harm.isEmpty, certainty != .certain || !reading.changes(in: next) else {
                return (([], nil), harm)
            }
            return ((fixes, (after, next)), [])
        }

        /// Records the findings that have remedies, and which of them `--unsafe-fixes` would apply.
        private mutating func noteLeft(_ report: Report) {
            let left = report.keptFindings.filter { !$0.remedies.isEmpty }.sorted {
                $0.range.start < $1.range.start
            }
            guard !left.isEmpty else { return }
            var likely: Set<SourceLocation> = []
            if certainty == .certain, left.count < 1_000,
                left.contains(where: { $0.remedies[0].certainty == .likely })
            {
                let more = SafeFixes(
                    file, limits: limits, configuration: configuration, upTo: .likely)
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

/// A finding with the remedy to apply.
private struct Fix {
    let finding: Finding
    let remedy: Remedy
    /// The start of the first change.
    let start: Int

    /// The most certain remedies of a report, in order of place and without overlaps.
    static func all(of report: Report, upTo certainty: Certainty) -> [Fix] {
        let fixes = report.keptFindings.compactMap { finding -> Fix? in
            guard let remedy = finding.remedies.first, remedy.certainty <= certainty,
                let first = remedy.edits.first
            else {
                return nil
            }
            return Fix(finding: finding, remedy: remedy, start: first.range.start)
        }.sorted { ($0.start, $0.finding.range.start) < ($1.start, $1.finding.range.start) }
        let edits = fixes.indices.flatMap { number in
            fixes[number].remedy.edits.map { (range: $0.range, fix: number) }
        }
        var last = (range: SourceRange(-1, -1), fix: -1)
        var isLeft = fixes.map { _ in false }
        for edit in edits.sorted(by: { ($0.range.start, $0.fix) < ($1.range.start, $1.fix) })
        where !isLeft[edit.fix] {
            // A key that moves to the end of the block before it is inserted where it is removed.
            isLeft[edit.fix] =
                edit.range.start < last.range.end
                || edit.range.start == last.range.start && edit.fix != last.fix
            if !isLeft[edit.fix] { last = edit }
        }
        return zip(fixes, isLeft).filter { !$0.1 }.map(\.0)
    }
}

extension BannerFile {
    /// Whether this is a valid banner, and a later text is a different one.
    fileprivate func changes(in later: BannerFile) -> Bool {
        banner != nil && resolved() != later.resolved()
    }

    /// The places of findings that occur only in a later text.
    ///
    /// If this text is not YAML, or its root is not a mapping, its keys were not checked. Then the
    /// later text must only be YAML, or be readable further.
    ///
    /// - Parameters:
    ///   - edits: the changes.
    ///   - later: the later text.
    ///   - isHiddenKnown: whether to count findings that may have been hidden before: in added
    ///     text, and in the values of renamed keys.
    /// - Returns: the places in this text.
    func harm(by edits: TextEdits, in later: BannerFile, isHiddenKnown: Bool) -> [SourceRange] {
        guard let document, document.root.kind == .mapping else {
            let reached = report.keptFindings.map(\.range.start).max() ?? 0
            let isFurther = later.report.keptFindings.contains {
                edits.original(of: $0.range).start > reached
            }
            return later.document != nil || isFurther ? [] : [.fileStart]
        }
        guard later.document != nil else { return [.fileStart] }
        var hidden: [SourceRange] = []
        for edit in isHiddenKnown ? [] : edits.all {
            let scalar = document.scalar(at: edit.range.start)
            if scalar?.isKey ?? false, let entry = scalar?.entryRange {
                hidden.append(entry.union(edit.range))
            }
            if edit.range.start == edit.range.end { hidden.append(edit.range) }
        }
        // The number of findings of each rule, by their start.
        var known: [String: [Int: Int]] = [:]
        for error in report.keptFindings {
            known[error.rule.id, default: [:]][error.range.start, default: 0] += 1
        }
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
            let isHidden =
                before >= 0 && reached[before] >= range.start
                && error.rule.id != Rule.duplicateKey.id
            return left >= 0 || isHidden ? nil : range
        }
    }
}

package import BannerTree

extension BannerFile {
    /// Safe fixes: changes that are certain to be what an author meant, applied to a file's text; everything else in it
    /// stays as it is.
    ///
    /// A change is made if afterwards the text can be read, the findings that it is about are gone, no finding is new, and
    /// every other value, anchor, alias, tag and comment is the same. All changes are first tried together: if that
    /// succeeds, the text is read again only once. Advice does not count, because it is checked only if there are no
    /// errors.
    public struct SafeFixes: Sendable {
        /// The text with the changes.
        public private(set) var file: BannerSource
        /// How many findings were fixed.
        public private(set) var count = 0
        /// What was changed and what was left.
        package private(set) var record = FixRecord()

        private let limits: Limits
        private let rulings: Rulings
        /// Whether suggestions are applied that are not certain, but the only ones.
        private let appliesSuggestions: Bool
        /// How many bytes longer the text can become, so that it can still be read.
        private var room: Int
        /// How many bytes can be read again to find out which of many changes does harm; a text is read at least as often
        /// as this constant says.
        private static let work = (bytes: 32 << 20, trials: 32)

        /// Fixes a banner file until nothing more can be fixed.
        public init(_ file: BannerSource) { self.init(file, limits: Limits()) }

        /// Fixes a banner file until nothing more can be fixed.
        ///
        /// - Parameters:
        ///   - file: the file.
        ///   - limits: the limits on its size and structure.
        ///   - rulings: which rules are off or have another severity.
        ///   - appliesSuggestions: whether suggestions are applied that are not certain, but the only ones.
        package init(
            _ file: SourceFile, limits: Limits, rulings: Rulings = .standard, appliesSuggestions: Bool = false
        ) {
            self.file = file
            self.limits = limits
            self.rulings = rulings
            self.appliesSuggestions = appliesSuggestions
            room = limits.maxBytes - file.byteCount
            var reading = mendSyntax()
            var tried: Set<String> = []
            // One change can make another possible. The last round changes nothing, so a second run changes nothing.
            repeat { mendSafely(&reading) } while appliesSuggestions && applySuggestion(&reading, &tried)
            noteLeft(reading.report)
        }

        /// Makes safe changes until there are no more.
        private mutating func mendSafely(_ reading: inout BannerFile) {
            while let document = reading.document, let round = round(document, reading.report) {
                let edits = round.candidates.map { (edit: $0.edit, rule: $0.rule) }
                let number = round.candidates.reduce(0) { $0 + $1.mended.count }
                take(round.trial.file, edits, isSafe: true, mending: number)
                reading = round.trial.reading
            }
        }

        /// Takes over the text after some changes, and notes these.
        private mutating func take(
            _ after: SourceFile, _ edits: [(edit: Edit, rule: Rule)], isSafe: Bool, mending number: Int = 1
        ) {
            let table = file.lineTable()
            record.changes += edits.map { FixRecord.Change($0.edit, of: $0.rule, in: file, table, isSafe: isSafe) }
            room -= after.bytes.count - file.bytes.count
            file = after
            count += number
        }

        /// How often a text can be read again.
        private func trials(_ file: SourceFile) -> Int {
            max(SafeFixes.work.trials, SafeFixes.work.bytes / max(1, file.bytes.count))
        }

        /// Applies the first suggestion that is the only one, after which its finding is gone and none is new.
        private mutating func applySuggestion(_ reading: inout BannerFile, _ tried: inout Set<String>) -> Bool {
            let findings = reading.report.keptFindings.sorted { $0.range.start < $1.range.start }
            for finding in findings {
                guard let fix = finding.fix, fix.isUnique, !fix.edits.isEmpty else { continue }
                guard tried.count < trials(file) else { return false }
                guard tried.insert("\(finding.range.start) \(finding.message)").inserted else { continue }
                let after = file.applying(fix.edits)
                guard after.bytes.count - file.bytes.count <= room else { continue }
                let next = BannerFile.readCompletely(after, limits, rulings)
                guard next.report.has(less: finding, than: reading.report) else { continue }
                take(after, fix.edits.map { ($0, finding.rule) }, isSafe: fix.isSafe)
                reading = next
                return true
            }
            return false
        }

        /// Notes the findings for which there is something to write.
        private mutating func noteLeft(_ report: Report) {
            guard report.keptFindings.contains(where: { $0.fix != nil }) else { return }
            let table = file.lineTable()
            for finding in report.keptFindings.sorted(by: { $0.range.start < $1.range.start }) {
                guard let fix = finding.fix else { continue }
                let place = table.location(of: finding.range.start)
                record.left.append(FixRecord.Left(finding, fix, at: place, appliesSuggestions: appliesSuggestions))
            }
        }

        /// Makes the safe changes to a text that is not YAML, one after the other, because each fault stops the reader.
        ///
        /// If there are so many that this would take too long, none is made, so that a second run changes nothing either.
        private mutating func mendSyntax() -> BannerFile {
            var reading = BannerFile.readCompletely(file, limits, rulings)
            let before = (self, reading)
            // A change can give rise to the next one without end.
            var rounds = min(200, trials(file))
            while reading.document == nil, let fix = SyntaxFix(of: reading.report, in: file, limits, rulings),
                fix.isSafe || appliesSuggestions
            {
                rounds -= 1
                guard fix.file.bytes.count - file.bytes.count <= room else { return reading }
                guard rounds > 0 else {
                    self = before.0
                    return before.1
                }
                take(fix.file, (fix.finding.fix?.edits ?? []).map { ($0, fix.finding.rule) }, isSafe: fix.isSafe)
                reading = fix.reading
            }
            return reading
        }

        /// The changes that can be made together to a document for which `report` was made; `nil` if there are none.
        private func round(_ document: Document, _ report: Report)
            -> (trial: FixTrial, candidates: [FixCandidate])?
        {
            var candidates = FixCandidate.all(of: report, in: document)
            var left = trials(document.file)
            while left > 0 {
                fit(&candidates)
                guard !candidates.isEmpty else { return nil }
                let trial = FixTrial(candidates, on: document, report, limits, rulings)
                left -= 1
                switch trial.verdict {
                case .good: return (trial, candidates)
                case .findings(let causes) where !causes.isEmpty:
                    let causes = Set(causes)
                    candidates = candidates.enumerated().filter { !causes.contains($0.offset) }.map(\.element)
                case .harmful, .findings:
                    candidates.remove(at: lastHarmless(candidates, document, report, &left))
                }
            }
            return nil
        }

        /// Leaves out the last changes if all together would make the text too large.
        private func fit(_ candidates: inout [FixCandidate]) {
            var growth = candidates.reduce(0) { $0 + $1.growth }
            while growth > room, let last = candidates.popLast() { growth -= last.growth }
        }

        /// How many of some changes, in order, do no harm together; ideally all.
        private func lastHarmless(
            _ candidates: [FixCandidate], _ document: Document, _ report: Report, _ left: inout Int
        ) -> Int {
            var (harmless, harmful) = (0, candidates.count)
            while harmful - harmless > 1 {
                let middle = (harmless + harmful) / 2
                left -= 1
                let trial = FixTrial(Array(candidates[..<middle]), on: document, report, limits, rulings)
                if trial.verdict == .good { harmless = middle } else { harmful = middle }
            }
            return harmless
        }
    }
}

extension Report {
    /// Whether this is another report without one of its findings, and with no other ones.
    fileprivate func has(less finding: Diagnostic, than before: Report) -> Bool {
        func name(_ finding: Diagnostic) -> String { "\(finding.rule.id) \(finding.message)" }
        var counts: [String: Int] = [:]
        for finding in before.keptFindings { counts[name(finding), default: 0] += 1 }
        counts[name(finding), default: 0] -= 1
        for finding in keptFindings { counts[name(finding), default: 0] -= 1 }
        return counts.values.allSatisfy { $0 >= 0 }
    }
}

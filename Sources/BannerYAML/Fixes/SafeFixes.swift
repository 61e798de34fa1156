public import BannerDiagnostics
package import BannerTree

/// Safe fixes: changes that are certain to be what an author meant, applied to a file's text; everything else in it
/// stays as it is.
///
/// A change is made if afterwards the text can be read, the findings that it is about are gone, no finding is new, and
/// every other value, anchor, alias, tag and comment is the same. All changes are first tried together: if that
/// succeeds, the text is read again only once. Advice does not count, because it is checked only if there are no
/// errors.
public struct SafeFixes: Sendable {
    /// The text with the changes.
    public private(set) var file: SourceFile
    /// How many findings were fixed.
    public private(set) var count = 0

    private let limits: Limits
    private let rulings: Rulings
    /// How many bytes longer the text can become, so that it can still be read.
    private var room: Int
    /// How many bytes can be read again to find out which of many changes does harm; a text is read at least as often
    /// as this constant says.
    private static let work = (bytes: 32 << 20, trials: 32)

    /// Fixes a banner file until nothing more can be fixed.
    public init(_ file: SourceFile) { self.init(file, limits: Limits()) }

    /// Fixes a banner file until nothing more can be fixed.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - limits: the limits on its size and structure.
    ///   - rulings: which rules are off or have another severity.
    package init(_ file: SourceFile, limits: Limits, rulings: Rulings = .standard) {
        self.file = file
        self.limits = limits
        self.rulings = rulings
        room = limits.maxBytes - file.byteCount
        let reading = mendSyntax()
        guard var document = reading.document else { return }
        var report = reading.report
        // One change can make another possible. The last round changes nothing, so a second run changes nothing.
        while let round = round(document, report), let next = round.trial.document {
            room -= round.trial.file.bytes.count - self.file.bytes.count
            self.file = round.trial.file
            count += round.mended
            (document, report) = (next, round.trial.report)
        }
    }

    /// Makes the safe changes to a text that is not YAML, one after the other, because each fault stops the reader.
    ///
    /// If there are so many that this would take too long, none is made, so that a second run changes nothing either.
    private mutating func mendSyntax() -> BannerFile {
        var reading = BannerFile.readCompletely(file, limits, rulings)
        let before = (self, reading)
        // A change can give rise to the next one without end.
        var rounds = min(200, max(SafeFixes.work.trials, SafeFixes.work.bytes / max(1, file.bytes.count)))
        while reading.document == nil, let fix = SyntaxFix(of: reading.report, in: file, limits, rulings), fix.isSafe {
            let growth = fix.file.bytes.count - file.bytes.count
            rounds -= 1
            guard growth <= room else { return reading }
            guard rounds > 0 else {
                self = before.0
                return before.1
            }
            room -= growth
            file = fix.file
            count += 1
            reading = fix.reading
        }
        return reading
    }

    /// The changes that can be made together to a document for which `report` was made; `nil` if there are none.
    private func round(_ document: Document, _ report: Report) -> (trial: FixTrial, mended: Int)? {
        var candidates = FixCandidate.all(of: report, in: document)
        let limit = max(SafeFixes.work.trials, SafeFixes.work.bytes / max(1, document.file.bytes.count))
        var trials = 0
        while trials < limit {
            fit(&candidates)
            guard !candidates.isEmpty else { return nil }
            let trial = FixTrial(candidates, on: document, report, limits, rulings)
            trials += 1
            switch trial.verdict {
            case .good: return (trial, candidates.reduce(0) { $0 + $1.mended.count })
            case .findings(let causes) where !causes.isEmpty:
                var isCause = candidates.map { _ in false }
                for cause in causes { isCause[cause] = true }
                candidates = zip(candidates, isCause).filter { !$0.1 }.map(\.0)
            case .harmful, .findings:
                candidates.remove(at: lastHarmless(candidates, document, report, &trials))
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
        _ candidates: [FixCandidate], _ document: Document, _ report: Report, _ trials: inout Int
    ) -> Int {
        var (harmless, harmful) = (0, candidates.count)
        while harmful - harmless > 1 {
            let middle = (harmless + harmful) / 2
            trials += 1
            let trial = FixTrial(Array(candidates[..<middle]), on: document, report, limits, rulings)
            if trial.verdict == .good { harmless = middle } else { harmful = middle }
        }
        return harmless
    }
}

import BannerTree

/// The result of applying some changes: the text is read again, and everything that must be true is checked.
struct FixTrial {
    /// The text with the changes.
    let file: SourceFile
    /// What is found in it.
    let reading: BannerFile
    /// What the changes broke or did not fix.
    let verdict: Verdict

    /// Whether changes can be applied.
    enum Verdict: Equatable {
        /// The findings are gone, there are no new ones, and everything else is unchanged.
        case good
        /// The text can no longer be read, or something else in it has changed.
        case harmful
        /// Findings are new or remain; the changes with these numbers are the cause, as far as that can be determined.
        case findings(causes: [Int])
    }

    /// Applies changes to a document for which `report` was made.
    init(
        _ candidates: [FixCandidate], on document: Document, _ report: Report, _ limits: Limits, _ rulings: Rulings
    ) {
        file = document.file.applying(candidates.map(\.edit))
        let edits = TextEdits(candidates.map(\.edit))
        reading = BannerFile.readCompletely(file, limits, rulings)
        guard let after = reading.document, FixTrial.isSame(document, as: after, candidates, edits) else {
            verdict = .harmful
            return
        }
        verdict = FixTrial.judge(candidates, edits, before: report, after: reading.report)
    }

    /// Whether each changed scalar has exactly its new text, and everything else is unchanged.
    private static func isSame(
        _ document: Document, as other: Document, _ candidates: [FixCandidate], _ edits: TextEdits
    ) -> Bool {
        var cursor = TextCursor(other)
        var edited: [(scalar: Node, range: SourceRange)] = []
        for (index, candidate) in candidates.enumerated() {
            let range = edits.newRange(ofEdit: index)
            guard other.scalar(at: range.start)?.contentRange(&cursor) == range else { return false }
            edited.append((candidate.scalar, range))
        }
        return document.isSame(as: other, but: edited, moved: edits.moved)
    }

    private static func judge(
        _ candidates: [FixCandidate], _ edits: TextEdits, before: Report, after: Report
    ) -> Verdict {
        var left: [FindingKey: Int] = [:]
        for finding in before.keptFindings { left[FindingKey(finding, at: finding.range), default: 0] += 1 }
        for candidate in candidates { for key in candidate.mended { left[key] = nil } }
        var causes = Causes(candidates, edits)
        for finding in after.keptFindings {
            let key = FindingKey(finding, at: edits.original(of: finding.range))
            if let count = left[key], count > 0 {
                left[key] = count - 1
            } else {
                causes.add(finding)
            }
        }
        return causes.isEmpty ? .good : .findings(causes: causes.numbers)
    }
}

/// Which changes are the cause of findings that are new or remain.
private struct Causes {
    private let candidates: [FixCandidate]
    private let edits: TextEdits
    /// For each change the last one before it whose reach contains it.
    private let around: [Int?]
    private var isCause: [Bool]
    private(set) var isEmpty = true

    init(_ candidates: [FixCandidate], _ edits: TextEdits) {
        self.candidates = candidates
        self.edits = edits
        var open: [Int] = []
        around = candidates.indices.map { index in
            while let last = open.last, candidates[last].reach.end < candidates[index].edit.range.end {
                open.removeLast()
            }
            defer { open.append(index) }
            return open.last
        }
        isCause = candidates.map { _ in false }
    }

    /// The numbers of the changes that are a cause; empty if none can be determined.
    var numbers: [Int] { isCause.indices.filter { isCause[$0] } }

    /// Records a finding: the cause is the change at its position, or else one at a position that it refers to.
    mutating func add(_ finding: Diagnostic) {
        isEmpty = false
        for place in [finding.range] + finding.notes.compactMap(\.range) {
            guard let cause = cause(at: edits.original(of: place)) else { continue }
            isCause[cause] = true
            return
        }
    }

    /// The change in a range, or the innermost one whose reach contains it.
    private func cause(at range: SourceRange) -> Int? {
        let first = candidates.partitioningIndex { $0.edit.range.end > range.start }
        if first < candidates.count, candidates[first].edit.range.start < range.end { return first }
        var index = candidates.partitioningIndex { $0.edit.range.start > range.start } - 1 as Int?
        if index == -1 { index = nil }
        while let candidate = index, candidates[candidate].reach.end < range.end { index = around[candidate] }
        return index
    }
}

/// What happened to one file: two versions of it, compared as far as they can be.
package struct FileChange: Sendable {
    /// Whom both versions are played for.
    package let viewer: Banner.Viewer
    /// The file's path: the new one, if it was renamed.
    package let path: String
    /// Its path before, if that was another one.
    package let oldPath: String?
    /// What became of it.
    package let status: Status
    /// What the change does; `nil` where nothing differs, or nothing can be compared.
    package let change: BannerChange?
    /// Why a version cannot be compared, the old one first.
    package let faults: [Fault]
    /// The findings that only the new version has, and those that only the old one had.
    package let newFindings, goneFindings: [Finding]

    /// What became of a file.
    package enum Status: String, Sendable, CaseIterable {
        /// Its banner differs.
        case changed
        /// It is new.
        case added
        /// It is gone.
        case deleted
        /// It has another path; its banner can differ too.
        case renamed
        /// Its banner means the same.
        case same
        /// Only the old version has errors, so that the new one is shown as new.
        case repaired
        /// A version has errors, so that there is nothing to compare.
        case broken
        /// A version cannot be read.
        case unread
    }

    /// One version of a file.
    package enum Version: Sendable {
        /// It does not exist.
        case absent
        /// It was read.
        case file(SourceFile, BannerFile)
        /// It could not be read, and why.
        case unread(String)
    }

    /// Why a version cannot be compared.
    package struct Fault: Sendable {
        /// Whether it is the old version.
        package let isOld: Bool
        /// Why it could not be read; `nil` if it has errors.
        package var reason: String?
        /// Its errors.
        package var errors: [Finding] = []
        /// How many errors there are.
        package var count = 0
    }

    /// A finding of one version, in a form that can be compared with those of the other.
    package struct Finding: Sendable {
        package let line, column: Int
        package let severity, rule, message: String

        /// What it is about, as it is in the file.
        private let excerpt: String

        fileprivate init(_ finding: BannerReport.Finding, _ table: LineTable, _ text: [Unicode.Scalar]) {
            let count = finding.range.end - finding.range.start
            excerpt = String(String.UnicodeScalarView(text.dropFirst(finding.range.start).prefix(count)))
            let place = table.location(of: finding.range.start)
            (line, column) = (place.line, place.column)
            (severity, rule, message) = (finding.severity.name, finding.rule.id, finding.message.description)
        }

        /// What it says, wherever it stands.
        fileprivate var words: [String] { [severity, rule, message, excerpt] }
    }

    /// Compares two versions of a file.
    ///
    /// - Parameters:
    ///   - path: the path to show.
    ///   - oldPath: the old version's path, if it is another one.
    ///   - old: the old version.
    ///   - new: the new version.
    ///   - needsBoth: whether an old version with errors is a fault too, as for two files that someone chose.
    ///   - play: how both are played.
    package init(
        path: String, oldPath: String? = nil, from old: Version, to new: Version, needsBoth: Bool = false,
        _ play: DiffPlay
    ) {
        (self.path, self.oldPath, viewer) = (path, oldPath, play.viewer)
        faults = [old.fault(isOld: true, play), new.fault(isOld: false, play)].compactMap { $0 }
        let (before, after) = (old.side, new.side)
        newFindings = after == nil ? [] : FileChange.findings(new, butNot: old)
        goneFindings = before == nil || after == nil ? [] : FileChange.findings(old, butNot: new)
        let isSame =
            if let before, let after { before.isSame(as: after) } else { before == nil && after == nil }
        status =
            if faults.contains(where: { $0.reason != nil }) {
                .unread
            } else if faults.contains(where: { needsBoth || !$0.isOld }) {
                .broken
            } else if !faults.isEmpty {
                // A change that repairs or deletes a file is not at fault.
                after == nil ? .deleted : .repaired
            } else if oldPath != nil {
                .renamed
            } else if isSame {
                .same
            } else {
                before == nil ? .added : after == nil ? .deleted : .changed
            }
        let isCompared = !isSame && status != .unread && status != .broken
        change = isCompared ? BannerChange(from: before, to: after, play) : nil
    }

    /// The findings of one version that another one does not have at any position.
    private static func findings(_ version: Version, butNot other: Version) -> [Finding] {
        var known: [[String]: Int] = [:]
        for finding in other.findings { known[finding.words, default: 0] += 1 }
        return version.findings.filter { finding in
            known[finding.words, default: 0] -= 1
            return known[finding.words, default: 0] < 0
        }
    }

    /// A file about which there is nothing to say but why it cannot be read.
    package init(path: String, unread reason: String) {
        self.init(path: path, from: .absent, to: .unread(reason), DiffPlay(horizon: .zero))
    }
}

extension FileChange.Version {
    fileprivate var side: BannerChange.Side? {
        guard case .file(_, let file) = self else { return nil }
        return BannerChange.Side(file)
    }

    /// What a check reports about it.
    fileprivate var findings: [FileChange.Finding] {
        guard case .file(let file, let reading) = self else { return [] }
        let findings = reading.report.findings
        guard !findings.isEmpty else { return [] }
        let (table, text) = (file.lineTable(), Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars))
        return findings.map { FileChange.Finding($0, table, text) }
    }

    /// Why it cannot be compared; `nil` if it can be, or does not exist.
    fileprivate func fault(isOld: Bool, _ play: DiffPlay) -> FileChange.Fault? {
        switch self {
        case .absent: return nil
        case .unread(let reason): return FileChange.Fault(isOld: isOld, reason: reason)
        case .file(_, let reading):
            if let banner = reading.banner {
                return play.obstacle(banner).map { FileChange.Fault(isOld: isOld, reason: $0) }
            }
            let errors = findings.filter { $0.severity == Severity.error.name }.prefix(10)
            return FileChange.Fault(isOld: isOld, errors: Array(errors), count: reading.report.count(of: .error))
        }
    }

    /// Its banner; `nil` if there is none.
    package var banner: Banner? { if case .file(_, let file) = self { file.banner } else { nil } }
}

extension FileChange {
    /// The scenarios that fail after the change.
    var failing: [ScenarioChange] { change?.scenarios.filter { $0.outcomes.after?.isPassed == false } ?? [] }
    /// Those of them that did not fail before.
    var newlyFailing: [ScenarioChange] { failing.filter { $0.outcomes.before?.isPassed != false } }
}

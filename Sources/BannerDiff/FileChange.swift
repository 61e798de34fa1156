import BannerRender

/// The comparison of two versions of a file.
package struct FileChange {
    /// The simulated viewer.
    package let viewer: Banner.Viewer
    /// The path; after a rename, the new one.
    let path: String
    /// The old path after a rename; otherwise `nil`.
    let oldPath: String?
    /// The result of the comparison.
    package let status: Status
    /// The effect of the change; `nil` if there is none, or if the versions cannot be compared.
    package let change: BannerChange?
    /// The versions that cannot be compared, the old one first.
    package let faults: [Fault]
    /// The findings that are in only one version.
    package let newFindings, goneFindings: [Finding]

    /// The result for a file.
    package enum Status: String, CaseIterable {
        /// The banners differ.
        case changed
        /// The file is new.
        case added
        /// The file was deleted.
        case deleted
        /// The file has a new path; its banner can differ too.
        case renamed
        /// The banners have the same meaning.
        case same
        /// Only the old version has errors, so the new one is shown as added.
        case repaired
        /// A version has errors, so that the file cannot be compared.
        case broken
        case unread
    }

    /// A version of a file.
    package enum Version {
        /// The file does not exist.
        case absent
        case file(SourceFile, BannerFile)
        /// The file cannot be read, for this reason.
        case unread(String)
    }

    /// A version that cannot be compared.
    package struct Fault {
        /// Whether it is the old version.
        let isOld: Bool
        /// The reason why it cannot be read; `nil` if it has errors.
        package var reason: String?
        /// The first errors.
        var errors: [Finding] = []
        /// The number of errors.
        var count = 0
    }

    /// A finding, in a form that can be compared between versions.
    package struct Finding {
        let line, column: Int
        package let severity, rule, message: String

        /// The source text of its range.
        private let excerpt: String

        fileprivate init(
            _ finding: BannerReport.Finding, _ table: LineTable, _ text: [Unicode.Scalar]
        ) {
            let count = finding.range.end - finding.range.start
            excerpt = String(
                String.UnicodeScalarView(text.dropFirst(finding.range.start).prefix(count)))
            let place = table.location(of: finding.range.start)
            (line, column) = (place.line, place.column)
            (severity, rule, message) = (
                finding.severity.name, finding.rule.id, finding.message.description
            )
        }

        /// The identity of the finding, independent of its position.
        fileprivate var words: [String] { [severity, rule, message, excerpt] }
    }

    /// Compares two versions of a file.
    ///
    /// - Parameters:
    ///   - path: The path for display.
    ///   - oldPath: The path of the old version, if it differs.
    ///   - old: The old version.
    ///   - new: The new version.
    ///   - needsBoth: Whether errors in the old version are a fault too, as for two files that the
    ///     user names.
    ///   - play: The parameters for playing both versions.
    package init(
        path: String, oldPath: String? = nil, from old: Version, to new: Version,
        needsBoth: Bool = false,
        _ play: DiffPlay
    ) {
        (self.path, self.oldPath, viewer) = (path, oldPath, play.viewer)
        faults = [old.fault(isOld: true, play), new.fault(isOld: false, play)].compactMap { $0 }
        let (before, after) = (old.side, new.side)
        newFindings = after == nil ? [] : FileChange.findings(new, butNot: old)
        goneFindings = before == nil || after == nil ? [] : FileChange.findings(old, butNot: new)
        let isSame =
            if let before, let after { before.isSame(as: after) } else {
                before == nil && after == nil
            }
        status =
            if faults.contains(where: { $0.reason != nil }) {
                .unread
            } else if faults.contains(where: { needsBoth || !$0.isOld }) {
                .broken
            } else if !faults.isEmpty {
                // A change that repairs or deletes a file is not a fault.
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

    /// The findings of a version that the other one lacks, regardless of position.
    private static func findings(_ version: Version, butNot other: Version) -> [Finding] {
        var known: [[String]: Int] = [:]
        for finding in other.findings { known[finding.words, default: 0] += 1 }
        return version.findings.filter { finding in
            known[finding.words, default: 0] -= 1
            return known[finding.words, default: 0] < 0
        }
    }

    /// A file that cannot be read.
    package init(path: String, unread reason: String) {
        self.init(path: path, from: .absent, to: .unread(reason), DiffPlay(horizon: .zero))
    }
}

extension FileChange.Version {
    fileprivate var side: BannerChange.Side? {
        guard case .file(_, let file) = self else { return nil }
        return BannerChange.Side(file)
    }

    /// The findings of the version.
    fileprivate var findings: [FileChange.Finding] {
        guard case .file(let file, let reading) = self else { return [] }
        let findings = reading.report.findings
        guard !findings.isEmpty else { return [] }
        let (table, text) = (
            file.lineTable(), Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
        )
        return findings.map { FileChange.Finding($0, table, text) }
    }

    /// The fault of the version; `nil` if it can be compared or does not exist.
    fileprivate func fault(isOld: Bool, _ play: DiffPlay) -> FileChange.Fault? {
        switch self {
        case .absent: return nil
        case .unread(let reason): return FileChange.Fault(isOld: isOld, reason: reason)
        case .file(_, let reading):
            if let banner = reading.banner {
                return play.obstacle(banner).map { FileChange.Fault(isOld: isOld, reason: $0) }
            }
            let errors = findings.filter { $0.severity == Severity.error.name }.prefix(10)
            return FileChange.Fault(
                isOld: isOld, errors: Array(errors), count: reading.report.count(of: .error))
        }
    }

    /// The banner; `nil` if the version has errors or does not exist.
    package var banner: Banner? { if case .file(_, let file) = self { file.banner } else { nil } }
}

extension FileChange {
    /// The scenarios that fail after the change.
    var failing: [ScenarioChange] {
        change?.scenarios.filter { $0.outcomes.after?.isPassed == false } ?? []
    }
    /// The failing scenarios that passed or did not exist before.
    var newlyFailing: [ScenarioChange] { failing.filter { $0.outcomes.before?.isPassed != false } }
}

/// The totals of a comparison.
package struct DiffCounts {
    private var counts: [FileChange.Status: Int] = [:]
    /// The number of failing scenarios after the change, and of those that passed or did not exist
    /// before.
    private(set) var failing = 0, newlyFailing = 0
    /// The number of errors in versions that cannot be compared.
    private(set) var errors = 0
    /// The number of compared files.
    var files: Int { counts.values.reduce(0, +) }

    /// Zero totals.
    package init() {}

    /// Counts a file with its failing scenarios and errors; `nil` for identical bytes.
    package mutating func add(_ file: FileChange?) {
        counts[file?.status ?? .same, default: 0] += 1
        failing += file?.failing.count ?? 0
        newlyFailing += file?.newlyFailing.count ?? 0
        if let file, file.status == .broken { errors += file.faults.map(\.count).reduce(0, +) }
    }

    /// The number of files with a status.
    package func count(of status: FileChange.Status) -> Int { counts[status] ?? 0 }

    /// Whether any file differs.
    package var isDifferent: Bool { !Set(counts.keys).isSubset(of: [.same, .broken, .unread]) }

    /// The summary line: `compared 3 banners: 1 changed, 1 new, 1 the same`.
    package var summary: String {
        guard files > 0 else { return "no banner differs" }
        var summary = "compared \(files.of("banner")): \(statuses)"
        if failing > 0 {
            summary += "; \(failing.of("failing scenario"))"
            if newlyFailing > 0 { summary += " (\(newlyFailing) new)" }
        }
        return summary + (errors > 0 ? "; \(errors.of("error"))" : "")
    }

    /// The number of files by status, as text.
    var statuses: String {
        let words: [FileChange.Status: String] = [
            .added: "new", .same: "unchanged", .broken: "with errors", .unread: "not read",
        ]
        return FileChange.Status.allCases.filter { count(of: $0) > 0 }
            .map { "\(count(of: $0)) \(words[$0] ?? $0.rawValue)" }.joined(separator: ", ")
    }
}

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
        package let reason: String?
        /// Its errors.
        package let errors: [Finding]
        /// How many errors there are.
        package let count: Int

        /// The version, in words.
        var side: String { isOld ? "the old version" : "the new version" }
        /// How many errors it has, in words.
        var words: String { "\(side) has \(count) \(count == 1 ? "error" : "errors")" }
    }

    /// A finding of one version, in a form that can be compared with those of the other.
    package struct Finding: Sendable {
        package let line, column: Int
        package let severity, rule, message: String

        /// What it is about, as it is in the file.
        private let excerpt: String

        fileprivate init(_ finding: BannerReport.Finding, _ table: LineTable, _ text: [Unicode.Scalar] = []) {
            let count = finding.range.end - finding.range.start
            excerpt = String(String.UnicodeScalarView(text.dropFirst(finding.range.start).prefix(count)))
            let place = table.location(of: finding.range.start)
            (line, column) = (place.line, place.column)
            (severity, rule, message) = (finding.severity.name, finding.rule.id, finding.message.description)
        }

        /// The finding on one line.
        var text: String { "\(line):\(column): \(severity)[\(rule)]: \(message)" }

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
    ///   - most: how many keys, items and other elements are listed.
    package init(
        path: String, oldPath: String? = nil, from old: Version, to new: Version, needsBoth: Bool = false,
        _ play: DiffPlay, most: Int
    ) {
        (self.path, self.oldPath, viewer) = (path, oldPath, play.viewer)
        faults = [Fault(old, isOld: true, play), Fault(new, isOld: false, play)].compactMap { $0 }
        let (before, after) = (old.side, new.side)
        newFindings = after == nil ? [] : FileChange.findings(new, butNot: old)
        goneFindings = before == nil || after == nil ? [] : FileChange.findings(old, butNot: new)
        let isUnread = faults.contains { $0.reason != nil }
        // A change that repairs or deletes a file is not at fault.
        let isForgiven = !needsBoth && !isUnread && !faults.contains { !$0.isOld }
        guard faults.isEmpty || isForgiven else {
            status = isUnread ? .unread : .broken
            change = nil
            return
        }
        let isSame =
            if let before, let after { before.isSame(as: after) } else { before == nil && after == nil }
        status =
            if !faults.isEmpty {
                after == nil ? .deleted : .repaired
            } else if oldPath != nil {
                .renamed
            } else if isSame {
                .same
            } else {
                before == nil ? .added : after == nil ? .deleted : .changed
            }
        change = isSame ? nil : BannerChange(from: before, to: after, play, most: most)
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
        self.init(path: path, from: .absent, to: .unread(reason), DiffPlay(horizon: .zero), most: 0)
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

    /// Its banner; `nil` if there is none.
    package var banner: Banner? { if case .file(_, let file) = self { file.banner } else { nil } }
}

extension FileChange.Fault {
    /// How many errors of a version are listed.
    private static let most = 10

    /// What is wrong with a version; `nil` if it can be compared, or does not exist.
    fileprivate init?(_ version: FileChange.Version, isOld: Bool, _ play: DiffPlay) {
        switch version {
        case .absent: return nil
        case .unread(let reason): self.init(isOld: isOld, reason: reason, errors: [], count: 0)
        case .file(let file, let reading):
            if let banner = reading.banner {
                guard let obstacle = play.obstacle(banner) else { return nil }
                self.init(isOld: isOld, reason: obstacle, errors: [], count: 0)
                return
            }
            let (report, table) = (reading.report, file.lineTable())
            let errors = report.findings.filter { $0.severity == .error }.prefix(FileChange.Fault.most)
            self.init(
                isOld: isOld, reason: nil, errors: errors.map { FileChange.Finding($0, table) },
                count: report.count(of: .error))
        }
    }
}

extension FileChange {
    /// The scenarios that fail after the change.
    var failing: [ScenarioChange] { change?.scenarios.filter { $0.outcomes.after?.isPassed == false } ?? [] }
    /// Those of them that did not fail before.
    var newlyFailing: [ScenarioChange] { failing.filter { $0.outcomes.before?.isPassed != false } }
}

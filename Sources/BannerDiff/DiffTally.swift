import BannerRender

/// The totals of a comparison.
package struct DiffTally: Sendable {
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
            summary += "; \(failing == 1 ? "1 scenario fails" : "\(failing) scenarios fail")"
            if newlyFailing > 0 { summary += " (\(newlyFailing) did not before)" }
        }
        return summary + (errors > 0 ? "; \(errors.of("error"))" : "")
    }

    /// The number of files by status, as text.
    var statuses: String {
        let words: [FileChange.Status: String] = [
            .added: "new", .same: "the same", .broken: "with errors", .unread: "not read",
        ]
        return FileChange.Status.allCases.filter { count(of: $0) > 0 }
            .map { "\(count(of: $0)) \(words[$0] ?? $0.rawValue)" }.joined(separator: ", ")
    }
}

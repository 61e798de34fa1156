import BannerRender

/// How many files a comparison looked at, and what became of them.
package struct DiffTally: Sendable {
    private var counts: [FileChange.Status: Int] = [:]
    /// How many scenarios fail after the change, and how many of them did not before.
    private(set) var failing = 0, newlyFailing = 0
    /// How many errors the versions that cannot be compared have.
    private(set) var errors = 0
    /// How many files were compared.
    var files: Int { counts.values.reduce(0, +) }

    /// No files yet.
    package init() {}

    /// Counts a file, its failing scenarios and its errors; `nil` is one whose bytes are the same.
    package mutating func add(_ file: FileChange?) {
        counts[file?.status ?? .same, default: 0] += 1
        failing += file?.failing.count ?? 0
        newlyFailing += file?.newlyFailing.count ?? 0
        if let file, file.status == .broken { errors += file.faults.map(\.count).reduce(0, +) }
    }

    /// How many files have this status.
    package func count(of status: FileChange.Status) -> Int { counts[status] ?? 0 }

    /// Whether anything differs.
    package var isDifferent: Bool { !Set(counts.keys).isSubset(of: [.same, .broken, .unread]) }

    /// The final line, as in "compared 3 banners: 1 changed, 1 new, 1 the same".
    package var summary: String {
        guard files > 0 else { return "no banner differs" }
        var summary = "compared \(files.of("banner")): \(statuses)"
        if failing > 0 {
            summary += "; \(failing == 1 ? "1 scenario fails" : "\(failing) scenarios fail")"
            if newlyFailing > 0 { summary += " (\(newlyFailing) did not before)" }
        }
        return summary + (errors > 0 ? "; \(errors.of("error"))" : "")
    }

    /// How many files have each status, in words.
    var statuses: String {
        let words: [FileChange.Status: String] = [
            .added: "new", .same: "the same", .broken: "with errors", .unread: "not read",
        ]
        return FileChange.Status.allCases.filter { count(of: $0) > 0 }
            .map { "\(count(of: $0)) \(words[$0] ?? $0.rawValue)" }.joined(separator: ", ")
    }
}

/// How many files a comparison looked at, and what became of them.
package struct DiffTally: Sendable {
    private var counts: [FileChange.Status: Int] = [:]
    /// How many files were compared.
    package private(set) var files = 0
    /// How many scenarios fail after the change, and how many of them did not before.
    package private(set) var failing = 0, newlyFailing = 0
    /// How many errors the versions that cannot be compared have.
    package private(set) var errors = 0

    /// These files.
    package init(_ files: FileChange...) { for file in files { add(file) } }

    /// Counts a file.
    package mutating func add(_ status: FileChange.Status) {
        files += 1
        counts[status, default: 0] += 1
    }

    /// Counts a file, its failing scenarios and its errors.
    package mutating func add(_ file: FileChange) {
        add(file.status)
        failing += file.failing.count
        newlyFailing += file.newlyFailing.count
        if file.status == .broken { errors += file.faults.map(\.count).reduce(0, +) }
    }

    /// How many files have this status.
    package func count(of status: FileChange.Status) -> Int { counts[status] ?? 0 }

    /// Whether anything differs.
    package var isDifferent: Bool {
        [.changed, .added, .deleted, .renamed, .repaired].contains { count(of: $0) > 0 }
    }

    /// The final line, as in "compared 3 banners: 1 changed, 1 new, 1 the same".
    package var summary: String {
        guard files > 0 else { return "no banner differs" }
        var summary = "compared \(files) \(files == 1 ? "banner" : "banners"): \(statuses)"
        if failing > 0 {
            summary += "; \(failing) \(failing == 1 ? "scenario fails" : "scenarios fail")"
            if newlyFailing > 0 { summary += " (\(newlyFailing) did not before)" }
        }
        if errors > 0 { summary += "; \(errors) \(errors == 1 ? "error" : "errors")" }
        return summary
    }

    /// How many files have each status, in words.
    var statuses: String {
        FileChange.Status.allCases.filter { count(of: $0) > 0 }.map { status in
            "\(count(of: status)) \(DiffTally.words[status] ?? status.rawValue)"
        }.joined(separator: ", ")
    }

    private static let words: [FileChange.Status: String] = [
        .added: "new", .same: "the same", .broken: "with errors", .unread: "not read",
    ]
}

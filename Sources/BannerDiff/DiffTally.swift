/// How many files a comparison looked at, and what became of them.
package struct DiffTally: Sendable {
    private var counts: [FileChange.Status: Int] = [:]
    /// How many files were compared.
    package private(set) var files = 0

    /// Nothing compared yet.
    package init() {}

    /// Counts a file.
    package mutating func add(_ status: FileChange.Status) {
        files += 1
        counts[status, default: 0] += 1
    }

    /// How many files have this status.
    package func count(of status: FileChange.Status) -> Int { counts[status] ?? 0 }

    /// Whether anything differs.
    package var isDifferent: Bool {
        [.changed, .added, .deleted, .renamed, .repaired].contains { count(of: $0) > 0 }
    }

    /// The final line, as in "compared 3 banners: 1 changed, 1 new, 1 the same".
    package var summary: String {
        let words = FileChange.Status.allCases.filter { count(of: $0) > 0 }.map { status in
            let word =
                switch status {
                case .changed: "changed"
                case .added: "new"
                case .deleted: "deleted"
                case .renamed: "renamed"
                case .same: "the same"
                case .repaired: "repaired"
                case .broken: "with errors"
                case .unread: "not read"
                }
            return "\(count(of: status)) \(word)"
        }
        guard files > 0 else { return "no banner differs" }
        return "compared \(files) \(files == 1 ? "banner" : "banners"): \(words.joined(separator: ", "))"
    }
}

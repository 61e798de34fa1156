public import Diagnostics

/// The changes that surely are what an author meant, made to a file's text; everything else in it stays as it is.
public struct SafeFixes: Sendable {
    /// The text with the changes.
    public private(set) var file: SourceFile
    /// How many findings were mended.
    public private(set) var count = 0

    /// How often a text is read again, as a change may bring to light what it hid.
    private static let passLimit = 50

    /// Mends what `check` finds until it finds nothing more to mend; a change that makes things worse is not kept.
    public init(_ file: SourceFile, check: (SourceFile) -> Report) {
        self.file = file
        var report = check(file)
        for _ in 0..<SafeFixes.passLimit {
            let (fixed, mended) = SafeFixes.applied(report, to: self.file)
            guard mended > 0 else { return }
            let next = check(fixed)
            guard next.count(of: .error) < report.count(of: .error) || !report.hasErrors else { return }
            self.file = fixed
            count += mended
            report = next
        }
    }

    /// The text with all safe changes that do not overlap, and how many findings they mend.
    private static func applied(_ report: Report, to file: SourceFile) -> (SourceFile, Int) {
        let table = file.lineTable()
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        var mended = 0
        for finding in report.findings {
            guard let fix = finding.fix, fix.isSafe else { continue }
            let wanted = fix.edits.map { edit in
                (
                    range: table.byteOffset(of: edit.range.start)..<table.byteOffset(of: edit.range.end),
                    bytes: Array(edit.replacement.utf8)
                )
            }
            let collides = wanted.contains { new in edits.contains { touches($0.range, new.range) } }
            guard !collides && !wanted.isEmpty else { continue }
            edits += wanted
            mended += 1
        }
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.bytes)
        }
        return (SourceFile(name: file.name, bytes: bytes), mended)
    }

    private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
    }
}

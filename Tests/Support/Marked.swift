public import BannerDiagnostics

/// A text in which `⟦` and `⟧` stand around the ranges that are expected, so that nobody counts columns.
public struct Marked: Sendable {
    /// The text without the marks.
    public let text: String
    /// The marked ranges, in order of their starts.
    public let ranges: [BannerSource.Range]

    /// The text and its ranges; marks that do not pair are a fault of the test.
    public init(_ marked: String) {
        var scalars = String.UnicodeScalarView()
        var ranges: [SourceRange] = []
        var opened: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                opened.append(ranges.count)
                ranges.append(SourceRange(scalars.count, scalars.count))
            case "⟧":
                guard let last = opened.popLast() else { preconditionFailure("a ⟧ without its ⟦ in: \(marked)") }
                ranges[last].end = scalars.count
            default: scalars.append(scalar)
            }
        }
        precondition(opened.isEmpty, "a ⟦ without its ⟧ in: \(marked)")
        text = String(scalars)
        self.ranges = ranges
    }

    /// The only marked range.
    public var range: BannerSource.Range {
        precondition(ranges.count == 1, "\(ranges.count) ranges instead of one in: \(text)")
        return ranges[0]
    }

    /// The text as a file of that name.
    public func file(named name: String) -> BannerSource {
        SourceFile(name: name, bytes: Array(text.utf8))
    }
}

public import BannerDiagnostics

/// A text whose expected ranges are marked with `⟦` and `⟧`, so that tests need no column numbers.
public struct Marked: Sendable {
    /// The text without the marks.
    public let text: String
    /// The marked ranges, sorted by their starts.
    public let ranges: [BannerSource.Range]

    /// Parses a text with marks.
    ///
    /// Unbalanced marks stop the test.
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
                guard let last = opened.popLast() else {
                    preconditionFailure("a ⟧ without its ⟦ in: \(marked)")
                }
                ranges[last].end = scalars.count
            default: scalars.append(scalar)
            }
        }
        precondition(opened.isEmpty, "a ⟦ without its ⟧ in: \(marked)")
        text = String(scalars)
        self.ranges = ranges
    }

    /// The only marked range.
    ///
    /// The test stops unless there is exactly one.
    public var range: BannerSource.Range {
        precondition(ranges.count == 1, "\(ranges.count) ranges instead of one in: \(text)")
        return ranges[0]
    }

    /// The text as a source file with that name.
    public func file(named name: String) -> BannerSource {
        SourceFile(name: name, bytes: Array(text.utf8))
    }
}

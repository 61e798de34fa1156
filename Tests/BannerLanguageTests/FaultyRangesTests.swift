import BannerDiagnostics
import Testing

@testable import BannerLanguage

@Suite("The places of faults")
struct FaultyRangesTests {
    /// Whether two ranges share a character, or the first is between two characters inside or at
    /// the edge of the second.
    private func overlaps(_ a: SourceRange, _ b: SourceRange) -> Bool {
        a.start == a.end
            ? a.start >= b.start && a.start <= b.end : a.start < b.end && b.start < a.end
    }

    private static let ascending: [SourceRange] = (0..<60).map {
        SourceRange($0 / 2, $0 / 2 + $0 % 4)
    }
    private static let descending: [SourceRange] = (0..<60).map { SourceRange(40 - $0 / 2, 40) }
    private static let nested: [SourceRange] = (0..<30).map { SourceRange($0, 60 - $0) }
    private static let scattered: [SourceRange] = (0..<90).map {
        SourceRange($0 * 37 % 61, $0 * 37 % 61 + $0 % 3)
    }

    @Test(arguments: [ascending, descending, nested, scattered, [SourceRange(5, 5)], []])
    func `overlap what one of them overlaps`(places: [SourceRange]) {
        var ranges = FaultyRanges()
        for (number, place) in places.enumerated() {
            ranges.insert(place)
            for start in 0...64 {
                for length in 0...3 {
                    let range = SourceRange(start, start + length)
                    let expected = places[...number].contains { overlaps($0, range) }
                    #expect(ranges.overlap(range) == expected, "\(places[...number]) and \(range)")
                }
            }
        }
        #expect(places.isEmpty == !ranges.overlap(SourceRange(0, 200)))
    }
}

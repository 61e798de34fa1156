import Testing

@testable import BannerKit

/// Many passes in one compared with the same passes one by one.
@Suite("Clamped lines")
struct ClampedLineTests {
    /// Of a progress beyond 1 the slope is negative: the higher start has the lower end.
    private static let lines = [-0.5, 0, 0.25, 1, 1.5, 2, 3].flatMap { part in
        [0.0, 1, 5].map { ClampedLine(part: part, of: $0, holding: 0...4) }
    }
    private let starts = [0.0, 0.3, 1, 2.5, 4]

    @Test func `two after one another are one`() {
        for first in Self.lines {
            for second in Self.lines {
                for x in starts {
                    #expect(abs(second.after(first)(x) - second(first(x))) < 1e-9)
                }
            }
        }
    }

    @Test func `many at once are the same as one by one`() {
        for line in Self.lines {
            for x in starts {
                var end = x
                for count in Int64(0)...20 {
                    #expect(abs(line.applied(count, to: x) - end) < 1e-6)
                    end = line(end)
                }
            }
        }
    }
}

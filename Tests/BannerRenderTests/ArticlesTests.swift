import BannerKit
import Foundation
import Testing

/// The formulas of the articles that the examples S0 to S4 are taken from, at 300 frames of each of
/// their scenarios.
@Suite("The articles")
struct ArticlesTests {
    private static let folder = testsFolder.deletingLastPathComponent().appendingPathComponent(
        "Examples")

    /// 300 frames of each scenario of an example, evenly over its duration.
    private func frames(_ example: String, _ check: (Banner, Banner.State) throws -> Void) throws {
        let url = ArticlesTests.folder.appendingPathComponent("\(example).banner.yaml")
        let banner = try read(String(contentsOf: url, encoding: .utf8))
        #expect(!banner.scenarios.isEmpty)
        for scenario in banner.scenarios {
            var playback = Simulator(Schedule(banner, scenario: scenario))
            for frame in 0..<300 {
                let time = Time(microseconds: scenario.duration.microseconds * Int64(frame) / 300)
                try check(banner, playback.state(at: time))
            }
        }
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    @Test func `S0: three dots are big, and the current one is among them`() throws {
        var big = [0, 1, 2]
        try frames("s0-instagram-dots") { banner, state in
            guard case .scalingDots(let dots) = state.indicator else {
                return #expect(Bool(false))
            }
            if !big.contains(dots.current) {
                let step = dots.current > (big.max() ?? 0) ? 1 : -1
                big = [dots.current - 2 * step, dots.current - step, dots.current].sorted()
            }
            let all = (0..<dots.count).map { page -> Double in
                switch page < big[0] ? big[0] - page : page - big[2] {
                case ...0: 4
                case 1: 3
                case 2: 2
                default: 0
                }
            }
            #expect(
                Array(all.filter { $0 > 0 }) == dots.sizes
                    && all.firstIndex { $0 > 0 } == dots.first)
        }
    }

    @Test func `S1: two dots share what is longer than a dot, by the position between them`() throws
    {
        try frames("s1-morphing-pill") { banner, state in
            let position = state.offset / banner.viewport.width
            let first = Int(position)
            let ratio = position - Double(first)
            guard case .pill(let pill) = state.indicator else { return #expect(Bool(false)) }
            #expect(pill.first == first && pill.second == (first + 1) % banner.items.count)
            #expect(
                isNear(pill.firstWidth, 14 * (1 - ratio) + 6)
                    && isNear(pill.secondWidth, 14 * ratio + 6))
        }
    }

    @Test
    func
        `S2: the thumb is as far along its path as the content along its own, with the width of the moment`()
        throws
    {
        var widths: Set<Double> = []
        try frames("s2-scroll-bar") { banner, state in
            guard case .scrollBar(let x, let width, let alpha, let shift) = state.indicator else {
                return #expect(Bool(false))
            }
            // contentSize.width − frame.width, of cards without insets.
            let most = 6 * 156 + 5 * 14 - banner.viewport.width
            let offset = max(0, min(most, state.offset))
            #expect(isNear(x, 3 + offset * (156 - (14 + width)) / most))
            #expect(alpha == 1 && (0...15.2).contains(shift ?? -1))
            widths.insert(width)
        }
        #expect(
            widths.contains(50) && widths.contains(80) && widths.count > 10, "it grows and shrinks")
    }

    @Test func `S3: cards are a cell and the spacing apart, and the middle one is larger`() throws {
        try frames("s3-card-banner") { banner, state in
            let (width, spacing) = (banner.viewport.width * 0.7, 20.0)
            let inset = (banner.viewport.width - width) / 2
            for cell in Picture(banner.fitted(), state).cells {
                #expect(
                    isNear(
                        cell.frame.x, inset + Double(cell.card) * (width + spacing) - state.offset))
            }
            let index = (state.offset / (width + spacing)).rounded()
            if state.phase == .resting { #expect(isNear(state.offset, index * (width + spacing))) }
            #expect(state.scales.allSatisfy { (1...1.1).contains($0.scale) })
        }
    }

    @Test func `S4: the bar counts the item, 20 points from the edge`() throws {
        try frames("s4-infinite-carousel") { banner, state in
            let count = banner.items.count
            let item = try #require(state.virtual)
            guard case .progressBar(let fraction) = state.indicator else {
                return #expect(Bool(false))
            }
            #expect(isNear(fraction, Double(item % count + 1) / Double(count)))
            let strip = IndicatorStrip(banner.fitted(), Banner.Geometry(banner.fitted()))
            let bar = Picture(banner.fitted(), state).marks[0].frame
            #expect(isNear(strip.top + bar.y + bar.height, banner.viewport.height - 20))
            #expect(isNear(bar.width, banner.viewport.width * 0.8))
        }
    }
}

import BannerKit
import BannerRender
import BannerYAML
import Foundation
import Testing

/// Content that scrolls freely («What a banner means», Free scrolling).
@Suite("Free scrolling")
struct FreeScrollingTests {
    private static let shelf = """
        layout: { cellWidthMultiplier: 0.4, spacing: 14, align: start }
        items: [a, b, c, d, e, f]
        """

    /// Where content that was dragged over 200 ms rests, on which page, and how long it takes.
    private func release(_ drag: String, _ rate: String) throws -> (
        position: Double?, page: Int, way: Double
    ) {
        let banner = try read(
            """
            \(FreeScrollingTests.shelf)
            paging: { snap: none, loop: none, decelerationRate: \(rate) }
            scenarios: [{ name: s, duration: 9s, inputs: [{ at: 1s, drag: \(drag) }] }]
            """)
        let events = Array(
            Schedule(banner, scenario: banner.scenarios[0]).events(
                upTo: .seconds(9), kinds: .settle))
        guard case .settle(let landing) = try #require(events.last).kind else {
            return (nil, -1, -1)
        }
        return (landing.position, landing.page, try #require(events.last).time.seconds - 1.2)
    }

    @Test(arguments: [
        ("{ by: -100, velocity: 0 }", "fast", 0.811688, 1, 0),
        ("{ by: -60, velocity: 0 }", "fast", 0.487013, 0, 0),
        ("{ by: -100, velocity: -1000 }", "fast", 1.61526, 2, 0.6),
        ("{ by: -100, velocity: -1000 }", "normal", 4.862013, 5, 3),
        ("{ by: -100, velocity: -9000 }", "fast", 5, 5, 0.347475),
        ("{ by: -100, velocity: -9000 }", "normal", 5, 5, 0.344689),
        ("{ by: 50, velocity: 0 }", "fast", 0, 0, 0.3),
        ("{ by: 50, velocity: 0 }", "normal", 0, 0, 0.3),
    ])
    func `content rests where it was thrown to`(
        drag: String, rate: String, position: Double, page: Int, way: Double
    ) throws {
        let seen = try release(drag, rate)
        #expect(abs(try #require(seen.position) - position) < 1e-6)
        #expect(seen.page == page)
        #expect(abs(seen.way - way) < 1e-6)
    }

    @Test func `growth is merged key by key in wider windows`() throws {
        let banner = try read(
            """
            items: [a, b, c]
            indicator: { style: scrollBar, thumb: [50, 80, 50], growth: { easing: linear } }
            breakpoints:
              - { minWidth: 800, indicator: { growth: { easing: easeOut } } }
              - { minWidth: 600, indicator: { growth: 1s } }
              - { minWidth: 900, indicator: { margin: 3, placement: over, hidesAfter: 1s, hides: slide } }
            """)
        func bar(_ width: Double) throws -> Banner.Indicator.ScrollBar {
            let viewer = Banner.Viewer(width: width)
            guard case .scrollBar(let bar) = banner.fitted(to: viewer).banner.indicator else {
                throw Unreadable(messages: [])
            }
            return bar
        }
        #expect(try bar(390).growth == .init(duration: .milliseconds(300), easing: .linear))
        #expect(try bar(600).growth == .init(duration: .seconds(1), easing: .linear))
        #expect(try bar(800).growth == .init(duration: .seconds(1), easing: .easeOut))
        let widest = try bar(900)
        #expect(
            try widest.growth == bar(800).growth && widest.base.margin == 3
                && widest.hides == .slide)
        #expect(try widest.thumb == .widths([50, 80, 50]) && bar(390).base.margin == 12)
    }

    @Test(arguments: [1, 2, 3, 7])
    func `the state far out is the one that playing gives, also while the thumb still grows`(
        count: Int
    ) throws {
        let banner = try read(
            """
            items: [\((0..<count).map { "i\($0)" }.joined(separator: ", "))]
            timer: 200ms
            transition: 0s
            indicator: { style: scrollBar, hidesForSinglePage: false, thumb: [50, 80, 20], growth: 700ms }
            """)
        let schedule = Schedule(banner)
        var playback = Simulator(schedule)
        for step in 0..<500 {
            let time = Time(microseconds: Int64(step) * 93_000)
            let (asked, played) = (schedule.state(at: time), playback.state(at: time))
            guard case .scrollBar(_, let width, _, _) = asked.indicator,
                case .scrollBar(_, let other, _, _) = played.indicator
            else { return #expect(Bool(false)) }
            #expect(abs(width - other) < 1e-9, "\(time)")
        }
        // After many passes the widths have become what they stay.
        let length = Time.milliseconds(200 * Int64(count))
        let widths = [300, 1_000_000].map { passes in
            Banner.Expectation.IndicatorValues(schedule.state(at: length * passes).indicator).width
                ?? -1
        }
        #expect(abs(widths[0] - widths[1]) < 1e-6)
    }

    /// Each turn comes within the growth before it, where the easing is far past the width: it
    /// would go on without end.
    @Test(arguments: ["[0, -1.5, 1, 2.5]", "[0, -1.5, 1, -99]", "[0, 99, 1, 2.5]"])
    func `a thumb begins at most ten times as wide as its longest width`(easing: String) throws {
        let banner = try read(
            """
            items: [a, b, c]
            timer: 200ms
            transition: 0s
            indicator: { style: scrollBar, thumb: [50, 80], growth: { duration: 700ms, easing: \(easing) } }
            """)
        let schedule = Schedule(banner)
        var playback = Simulator(schedule)
        for turn in 0..<300 {
            let time = Time.milliseconds(200 * Int64(turn) + 1)
            let (asked, played) = (schedule.state(at: time), playback.state(at: time))
            let width = try #require(Banner.Expectation.IndicatorValues(asked.indicator).width)
            let other = try #require(Banner.Expectation.IndicatorValues(played.indicator).width)
            // A thousandth of the way is at most half a percent of the curve's height.
            #expect((0...810).contains(width) && abs(width - other) < 1e-6, "\(time): \(width)")
        }
    }

    @Test func `neighbouring scaling dots have equal gaps`() throws {
        let banner = try read("items: [a, b, c, d, e, f, g, h]\nindicator: scalingDots\ntimer: 1s")
        for second in 0..<9 {
            let picture = Picture(
                banner.fitted(), Schedule(banner).state(at: .seconds(Double(second) + 0.5)))
            let marks = picture.marks.filter { $0.key >= 0 }.map(\.frame)
            for (left, right) in zip(marks, marks.dropFirst()) {
                #expect(abs(right.x - left.x - left.width - 4) < 1e-9)
            }
        }
    }
}

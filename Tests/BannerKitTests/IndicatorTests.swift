import Testing

@testable import BannerKit

@Suite("Indicators")
struct IndicatorTests {
    /// A state of a banner of `count` items with a position between two pages.
    private func state(
        _ indicator: Banner.Indicator, count: Int = 5, loop: Banner.Paging.Loop = .infinite,
        page: Int = 0,
        position: Double = 0
    ) -> Banner.Indicator.State? {
        let banner = makeBanner(count) {
            $0.layout.cellWidthMultiplier = 0.7
            $0.paging.loop = loop
        }
        return IndicatorFormula(
            indicator, geometry: Banner.Geometry(banner.fitted()), loop: count == 1 ? .never : loop,
            reducesMotion: false
        )
        .state(page: page, position: position, window: 0, fill: 0.35, alpha: 1, thumb: nil)
    }

    @Test(arguments: [
        (1.3, [6, 15.8, 10.2, 6, 6]), (4.5, [13, 6, 6, 6, 13]), (0.0, [20, 6, 6, 6, 6]),
        (-0.25, [16.5, 6, 6, 6, 9.5]),
        (7.0, [6, 6, 20, 6, 6]),
    ])
    func `the pill hands its length over, at the wrap too`(position: Double, widths: [Double]) {
        guard case .pill(let pill) = state(.pill(Banner.Indicator.Pill()), position: position)
        else {
            Issue.record("no pill")
            return
        }
        #expect(zip((0..<5).map(pill.width(of:)), widths).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(arguments: [
        (2.9999999999999996, [3, 4], 0), (2.999999999, [3, 4], 0), (3.0000000009, [3, 4], 0),
        (2.999999998, [2, 3], 0.999999998), (3.000000002, [3, 4], 0.000000002),
        (4.9999999999, [0, 1], 0),
    ])
    func `a position within 1e-9 of a page is at it`(position: Double, pair: [Int], part: Double) {
        guard case .pill(let pill) = state(.pill(Banner.Indicator.Pill()), position: position)
        else {
            Issue.record("no pill")
            return
        }
        #expect([pill.first, pill.second] == pair && abs(pill.progress - part) < 1e-12)
        #expect((part == 0) == (pill.firstWidth == 20))
    }

    @Test func `past an edge the pill stays`() {
        guard
            case .pill(let pill) = state(
                .pill(Banner.Indicator.Pill()), loop: .rewind, position: 4.2)
        else {
            Issue.record("no pill")
            return
        }
        #expect((pill.first, pill.second, pill.firstWidth) == (4, 0, 20))
    }

    @Test(arguments: [(0.0, 3.0), (2.0, 107.5), (4.0, 212.0), (4.5, 107.5), (-0.5, 107.5)])
    func `the thumb reaches both ends, and runs back at the wrap`(position: Double, x: Double) {
        #expect(
            state(.scrollBar(Banner.Indicator.ScrollBar()), position: position)
                == .scrollBar(x: x, width: 50, alpha: 1)
        )
    }

    @Test func `past an edge the thumb stays`() {
        #expect(
            state(.scrollBar(Banner.Indicator.ScrollBar()), loop: .never, position: 4.2)
                == .scrollBar(x: 212, width: 50, alpha: 1))
    }

    @Test func `the progress bar counts pages`() {
        #expect(
            (0..<5).map { state(.progressBar(Banner.Indicator.ProgressBar()), page: $0) }
                == [0.2, 0.4, 0.6, 0.8, 1].map {
                    Banner.Indicator.State.progressBar(fraction: $0)
                })
    }

    @Test func `seven scaling dots, forward and back again`() {
        var window = Banner.Indicator.ScalingDotsState.startWindow(page: 0, count: 7)
        let sizes = [0, 1, 2, 3, 6, 5, 4, 3].map { page -> String in
            window = Banner.Indicator.ScalingDotsState.window(window, afterChangeTo: page, count: 7)
            let dots = Banner.Indicator.ScalingDotsState(
                Banner.Indicator.ScalingDots(), count: 7, current: page, window: window)
            return "\(page): " + (0..<7).map { String(Int(dots.size(of: $0))) }.joined()
        }
        #expect(
            sizes == [
                "0: 4443200", "1: 4443200", "2: 4443200", "3: 3444320", "6: 0023444", "5: 0023444",
                "4: 0023444",
                "3: 0234443",
            ])
    }

    @Test func `a dot beyond the small ones is no step from the window`() {
        let dots = Banner.Indicator.ScalingDotsState(
            Banner.Indicator.ScalingDots(), count: 11, current: 5, window: 4)
        #expect(
            (-1...11).map(dots.step(of:)) == [nil, nil, nil, 2, 1, 0, 0, 0, 1, 2, nil, nil, nil])
        #expect(dots.first == 2 && dots.visibleCount == 7)
    }

    @Test(arguments: [(0, 0), (1, 0), (2, 0), (3, 1), (5, 3), (6, 4)])
    func `the window at the start holds the page and stays inside`(page: Int, window: Int) {
        #expect(Banner.Indicator.ScalingDotsState.startWindow(page: page, count: 7) == window)
    }

    @Test(arguments: [
        Banner.Indicator.dots(Banner.Indicator.Dots()),
        .scalingDots(Banner.Indicator.ScalingDots()),
        .pill(Banner.Indicator.Pill()), .scrollBar(Banner.Indicator.ScrollBar()),
        .progressBar(Banner.Indicator.ProgressBar()), .fraction(Banner.Indicator.Base()),
        .timerBar(Banner.Indicator.TimerBar()),
    ])
    func `every style hides for a single page`(indicator: Banner.Indicator) {
        #expect(state(indicator, count: 1) == .hidden(indicator.style))
    }

    @Test
    func `a bar that hides fades for 300 ms after its time, and is back when the content moves`() {
        let banner = makeBanner(3, timer: every(4)) {
            var bar = Banner.Indicator.ScrollBar()
            bar.hidesAfter = .seconds(1)
            $0.indicator = .scrollBar(bar)
        }
        let timeline = Schedule(banner).events(upTo: time(9), kinds: [.indicator])
        let alphas = [0, 1, 1.15, 1.3, 3.9, 4, 5.3, 5.45].map { at -> Double in
            guard
                case .scrollBar(_, _, let alpha, _) = timeline.schedule.state(at: time(at))
                    .indicator
            else {
                return -1
            }
            return (alpha * 1000).rounded() / 1000
        }
        #expect(alphas == [1, 1, 0.5, 0, 0, 1, 1, 0.5])
        #expect(
            timeline.map(line) == [
                "1.3 indicator hidden", "4 indicator shown", "5.6 indicator hidden",
                "8 indicator shown",
            ])
    }

    /// D is 2 s on pages 0 and 2 and 1 s on page 1; the swipe comes with 0.5 s left.
    @Test func `a timer bar freezes while the timer waits, and starts again with the full dwell`() {
        let banner = makeBanner(3, timer: every(2)) {
            $0.indicator = .timerBar(Banner.Indicator.TimerBar())
            $0.items[1].duration = .seconds(1)
        }
        let timeline = Schedule(banner, inputs: [Banner.Input(at: time(1.5), .swipe(.next))])
            .events(upTo: time(9))
        let fills = [0, 1, 1.5, 1.55, 1.7, 1.9, 2.4, 2.9, 3.9].map { at -> String in
            guard
                case .timerBar(_, let page, let fill) = timeline.schedule.state(at: time(at))
                    .indicator
            else {
                return ""
            }
            return "\(page) \(fill)"
        }
        #expect(
            fills == [
                "0 0.0", "0 0.5", "0 0.75", "0 0.75", "1 0.0", "1 0.0", "1 0.5", "2 0.0", "2 0.5",
            ])
    }
}

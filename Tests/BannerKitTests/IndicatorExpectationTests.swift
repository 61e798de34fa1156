import BannerKit
import Testing

/// What a scenario expects of an indicator at 2.15 s, half-way from page 0 to page 1 of six.
@Suite("An expected indicator (section 8)")
struct IndicatorExpectationTests {
    /// A value that an expectation may have: the style that it belongs to, the value that is seen,
    /// and another one.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let indicator: Banner.Indicator
        let seen, other: @Sendable (inout Banner.Expectation.IndicatorValues) -> Void

        init<Value: Sendable>(
            _ indicator: Banner.Indicator,
            _ place: any WritableKeyPath<Banner.Expectation.IndicatorValues, Value> & Sendable,
            _ seen: Value,
            not other: Value
        ) {
            testDescription = "\(indicator.style) \(seen)"
            self.indicator = indicator
            self.seen = { $0[keyPath: place] = seen }
            self.other = { $0[keyPath: place] = other }
        }
    }

    private static let hiding: Banner.Indicator = {
        var bar = Banner.Indicator.ScrollBar()
        bar.hidesAfter = .zero
        return .scrollBar(bar)
    }()

    static let rows = [
        Row(.dots(Banner.Indicator.Dots()), \.style, .dots, not: .pill),
        Row(.dots(Banner.Indicator.Dots()), \.hidden, false, not: true),
        Row(.dots(Banner.Indicator.Dots()), \.count, 6, not: 5),
        Row(.dots(Banner.Indicator.Dots()), \.current, 1, not: 0),
        Row(.scalingDots(Banner.Indicator.ScalingDots()), \.first, 0, not: 1),
        Row(
            .scalingDots(Banner.Indicator.ScalingDots()), \.sizes, [4, 4, 4, 3, 2],
            not: [4, 4, 4, 3, 2, 0]),
        Row(
            .scalingDots(Banner.Indicator.ScalingDots()), \.sizes, [4, 4, 4, 3, 2.000_000_9],
            not: [4, 4, 4, 3, 2.000_001_1]),
        Row(.pill(Banner.Indicator.Pill()), \.pair, [0, 1], not: [1, 0]),
        Row(.pill(Banner.Indicator.Pill()), \.widths, [13, 13], not: [13]),
        Row(.pill(Banner.Indicator.Pill()), \.widths, [13, 13], not: [13, 13.1]),
        // A tenth of 390 − 50 − 14 points, and 3.
        Row(.scrollBar(Banner.Indicator.ScrollBar()), \.x, 35.6, not: 35.7),
        Row(.scrollBar(Banner.Indicator.ScrollBar()), \.width, 50, not: 49),
        Row(.scrollBar(Banner.Indicator.ScrollBar()), \.alpha, 1, not: 0),
        Row(hiding, \.alpha, 1, not: 0.5),
        Row(.progressBar(Banner.Indicator.ProgressBar()), \.fraction, 2 / 6, not: 1 / 6),
        Row(
            .progressBar(Banner.Indicator.ProgressBar()), \.fraction, 2 / 6 + 9e-7,
            not: 2 / 6 - 1.1e-6),
        Row(.fraction(Banner.Indicator.Base()), \.text, "2/6", not: "1/6"),
        Row(.timerBar(Banner.Indicator.TimerBar()), \.count, 6, not: 7),
        Row(.timerBar(Banner.Indicator.TimerBar()), \.current, 1, not: 2),
        Row(.timerBar(Banner.Indicator.TimerBar()), \.fill, 0.075, not: 0.076),
        // What the style does not have is not seen.
        Row(.dots(Banner.Indicator.Dots()), \.fill, nil, not: 0),
        Row(.pill(Banner.Indicator.Pill()), \.sizes, nil, not: []),
        Row(.fraction(Banner.Indicator.Base()), \.count, nil, not: 6),
        Row(.absent(Banner.Indicator.Base()), \.style, Banner.Indicator.Style.absent, not: .dots),
    ]

    private func verdict(
        _ indicator: Banner.Indicator, _ change: (inout Banner.Expectation.IndicatorValues) -> Void
    )
        -> Banner.Expectation.Verdict
    {
        let banner = makeBanner(6, timer: every(2)) {
            $0.indicator = indicator
            $0.transition.easing = .linear
        }
        var expected = Banner.Expectation.IndicatorValues()
        change(&expected)
        return Schedule(banner).verdict(on: .at(time(2.15), indicator: expected), over: time(3))
    }

    @Test(arguments: rows)
    func `holds with the value that is seen, and with no other`(row: Row) {
        #expect(verdict(row.indicator, row.seen) == .holds)
        guard case .saw(let state) = verdict(row.indicator, row.other) else {
            Issue.record("the other value holds")
            return
        }
        #expect(state.time == time(2.15) && state.page == 1)
    }

    @Test func `holds where nothing is expected, and only if every value holds`() {
        #expect(verdict(.dots(Banner.Indicator.Dots())) { _ in } == .holds)
        #expect(
            verdict(.dots(Banner.Indicator.Dots())) { ($0.count, $0.current) = (6, 1) } == .holds)
        #expect(
            verdict(.dots(Banner.Indicator.Dots())) { ($0.count, $0.current) = (6, 0) } != .holds)
        #expect(
            verdict(.dots(Banner.Indicator.Dots())) { ($0.count, $0.current) = (5, 1) } != .holds)
    }

    @Test func `of a single page is hidden, and has its style`() {
        let timeline = Schedule(makeBanner(1)).events(upTo: time(3))
        var expected = Banner.Expectation.IndicatorValues()
        (expected.style, expected.hidden) = (.dots, true)
        #expect(timeline.verdict(on: .at(.zero, page: 0, indicator: expected)) == .holds)
        expected.hidden = false
        #expect(timeline.verdict(on: .at(.zero, page: 0, indicator: expected)) != .holds)
    }
}

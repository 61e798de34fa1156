import BannerKit
import Testing

/// What a scenario expects of an indicator at 2.15 s, half-way from page 0 to page 1 of six.
@Suite("An expected indicator (section 8)")
struct IndicatorExpectationTests {
    /// A value that an expectation may have: the style that it belongs to, the value that is seen, and another one.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let indicator: Indicator
        let seen, other: @Sendable (inout IndicatorExpectation) -> Void

        init<Value: Sendable>(
            _ indicator: Indicator, _ place: any WritableKeyPath<IndicatorExpectation, Value> & Sendable, _ seen: Value,
            not other: Value
        ) {
            testDescription = "\(indicator.style) \(seen)"
            self.indicator = indicator
            self.seen = { $0[keyPath: place] = seen }
            self.other = { $0[keyPath: place] = other }
        }
    }

    private static let hiding: Indicator = {
        var bar = ScrollBar()
        bar.hidesAfter = .zero
        return .scrollBar(bar)
    }()

    static let rows = [
        Row(.dots(Dots()), \.style, .dots, not: .pill), Row(.dots(Dots()), \.hidden, false, not: true),
        Row(.dots(Dots()), \.count, 6, not: 5), Row(.dots(Dots()), \.current, 1, not: 0),
        Row(.scalingDots(ScalingDots()), \.first, 0, not: 1),
        Row(.scalingDots(ScalingDots()), \.sizes, [4, 4, 4, 3, 2], not: [4, 4, 4, 3, 2, 0]),
        Row(.scalingDots(ScalingDots()), \.sizes, [4, 4, 4, 3, 2.000_000_9], not: [4, 4, 4, 3, 2.000_001_1]),
        Row(.pill(Pill()), \.pair, [0, 1], not: [1, 0]),
        Row(.pill(Pill()), \.widths, [13, 13], not: [13]), Row(.pill(Pill()), \.widths, [13, 13], not: [13, 13.1]),
        // A tenth of 390 − 50 − 14 points, and 3.
        Row(.scrollBar(ScrollBar()), \.x, 35.6, not: 35.7), Row(.scrollBar(ScrollBar()), \.width, 50, not: 49),
        Row(.scrollBar(ScrollBar()), \.alpha, 1, not: 0), Row(hiding, \.alpha, 1, not: 0.5),
        Row(.progressBar(ProgressBar()), \.fraction, 2 / 6, not: 1 / 6),
        Row(.progressBar(ProgressBar()), \.fraction, 2 / 6 + 9e-7, not: 2 / 6 - 1.1e-6),
        Row(.fraction(IndicatorBase()), \.text, "2/6", not: "1/6"),
        Row(.timerBar(TimerBar()), \.count, 6, not: 7), Row(.timerBar(TimerBar()), \.current, 1, not: 2),
        Row(.timerBar(TimerBar()), \.fill, 0.075, not: 0.076),
        // What the style does not have is not seen.
        Row(.dots(Dots()), \.fill, nil, not: 0), Row(.pill(Pill()), \.sizes, nil, not: []),
        Row(.fraction(IndicatorBase()), \.count, nil, not: 6),
        Row(.none(IndicatorBase()), \.style, IndicatorStyle.none, not: .dots),
    ]

    private func verdict(_ indicator: Indicator, _ change: (inout IndicatorExpectation) -> Void) -> Verdict {
        let banner = makeBanner(6, timer: every(2)) {
            $0.indicator = indicator
            $0.transition.easing = .linear
        }
        var expected = IndicatorExpectation()
        change(&expected)
        return Timeline(banner, duration: time(3)).verdict(on: .at(time(2.15), page: nil, indicator: expected))
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
        #expect(verdict(.dots(Dots())) { _ in } == .holds)
        #expect(verdict(.dots(Dots())) { ($0.count, $0.current) = (6, 1) } == .holds)
        #expect(verdict(.dots(Dots())) { ($0.count, $0.current) = (6, 0) } != .holds)
        #expect(verdict(.dots(Dots())) { ($0.count, $0.current) = (5, 1) } != .holds)
    }

    @Test func `of a single page is hidden, and has its style`() {
        let timeline = Timeline(makeBanner(1), duration: time(3))
        var expected = IndicatorExpectation()
        (expected.style, expected.hidden) = (.dots, true)
        #expect(timeline.verdict(on: .at(.zero, page: 0, indicator: expected)) == .holds)
        expected.hidden = false
        #expect(timeline.verdict(on: .at(.zero, page: 0, indicator: expected)) != .holds)
    }
}

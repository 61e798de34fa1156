import BannerKit
import Testing

/// The faults that users of other carousels report most often, each shown to be impossible here.
@Suite("What other carousels get wrong")
struct FieldFaultTests {
    @Test func `a pause goes on with the remaining time`() {
        let inputs = [Banner.Input(at: time(0.5), .pause), Banner.Input(at: time(10), .resume)]
        #expect(
            lines(makeBanner(3, timer: every(2)), inputs, for: 12, kinds: [.change, .timer]) == """
                0 timer started
                0.5 timer suspended
                10 timer resumed
                11.5 change 0>1 timer
                """)
    }

    @Test func `autoplay goes on after a swipe`() {
        #expect(
            lines(
                makeBanner(3, timer: every(2)), [Banner.Input(at: time(1), .swipe(.next))], for: 5)
                    == """
                    0 timer started
                    1 timer suspended
                    1.1 change 0>1 drag
                    1.4 settle 1
                    1.4 timer restarted
                    3.4 change 1>2 timer
                    3.7 settle 2
                    """)
    }

    @Test func `next just before a firing does not advance twice`() {
        #expect(
            lines(
                makeBanner(3, timer: every(2)), [Banner.Input(at: time(1.9), .next)], for: 5,
                kinds: .change) == """
                    1.9 change 0>1 next
                    4.2 change 1>2 timer
                    """)
    }

    @Test func `a tap on a dot leaves nothing behind that holds the timer`() {
        #expect(
            lines(
                makeBanner(4, timer: every(2)), [Banner.Input(at: time(1), .select(page: 2))],
                for: 4,
                kinds: [.change, .timer])
                    == """
                    0 timer started
                    1 timer suspended
                    1 change 0>2 select
                    1.3 timer restarted
                    3.3 change 2>3 timer
                    """)
    }

    @Test func `a pause that meets a firing or a settle is neither lost nor stuck`() {
        let atFiring = [Banner.Input(at: time(2), .pause), Banner.Input(at: time(2.3), .resume)]
        #expect(
            lines(makeBanner(3, timer: every(2)), atFiring, for: 4, kinds: [.change, .timer]) == """
                0 timer started
                2 timer suspended
                2.3 timer resumed
                2.3 change 0>1 timer
                """)
        let atSettle = [Banner.Input(at: time(2.15), .pause), Banner.Input(at: time(2.3), .resume)]
        #expect(
            lines(makeBanner(3, timer: every(2)), atSettle, for: 4.2, kinds: [.change, .timer])
                == """
                0 timer started
                2 change 0>1 timer
                2.15 timer suspended
                2.3 timer resumed
                4.15 change 1>2 timer
                """)
    }

    @Test func `a transition of no duration does not stall the timer`() {
        let jump = makeBanner(2, timer: every(1)) { $0.transition.duration = .zero }
        #expect(
            lines(jump, [Banner.Input(at: time(0.5), .next)], for: 2.5) == """
                0 timer started
                0.5 timer suspended
                0.5 change 0>1 next
                0.5 settle 1
                0.5 timer restarted
                1.5 change 1>0 timer
                1.5 settle 0
                2.5 change 0>1 timer
                2.5 settle 1
                """)
    }

    @Test func `the interval is what is written, and never drifts`() {
        let timeline = Schedule(makeBanner(3, timer: every(0.7))).events(
            upTo: time(7_000), kinds: .change)
        #expect(timeline.map(\.time.microseconds) == (1...10_000).map { $0 * 700_000 })
    }

    @Test func `progress lies in 0 … 1 and rises within a dwell, whatever interrupts it`() {
        let banner = makeBanner(3, timer: every(2) { $0.countsFrom = .settle }) {
            $0.indicator = .timerBar(Banner.Indicator.TimerBar())
            $0.items[1].duration = .milliseconds(700)
        }
        let inputs = [
            Banner.Input(at: time(1), .swipe(.next)), Banner.Input(at: time(1.2), .hide),
            Banner.Input(at: time(3), .show),
            Banner.Input(at: time(4), .select(page: 0)),
        ]
        let timeline = Schedule(banner, inputs: inputs).events(upTo: time(12))
        var last = (page: -1, fill: 0.0, isRunning: false)
        var pagesFilled = Set<Int>()
        for step in 0...1200 {
            let state = timeline.schedule.state(at: Time.milliseconds(Int64(step * 10)))
            guard case .timerBar(_, let page, let fill) = state.indicator else {
                Issue.record("no timer bar at \(step)")
                return
            }
            let isRunning = if case .running = state.timer { true } else { false }
            #expect((0...1).contains(fill))
            // It is 0 until the content has settled, as the dwell counts from then on.
            if page == last.page && isRunning && last.isRunning {
                #expect(fill > last.fill || fill == 0 && last.fill == 0)
            }
            if fill > 0.9 { pagesFilled.insert(page) }
            last = (page, fill, isRunning)
        }
        #expect(pagesFilled == [0, 1, 2])
    }

    @Test(arguments: [
        (1, "0 start 0\n4 end 0"),
        (2, "0 start 0\n2 change 0>1 timer\n2.3 settle 1\n4 change 1>0 timer\n4 end 0"),
    ])
    func `an endless banner of one or two items has no dead end`(count: Int, events: String) {
        #expect(lines(makeBanner(count, timer: every(2)), for: 4, kinds: .standard) == events)
    }

    @Test func `hidden time is neither caught up with nor swallowed`() {
        let hour = [Banner.Input(at: time(1), .hide), Banner.Input(at: time(3601), .show)]
        #expect(
            lines(makeBanner(3, timer: every(2)), hour, for: 3604, kinds: .change)
                == "3602 change 0>1 timer\n3604 change 1>2 timer")
        let ignored = makeBanner(3, timer: every(2) { $0.whenHidden = .ignore })
        #expect(
            Schedule(ignored, inputs: hour).events(upTo: time(3604), kinds: .change).count(where: {
                _ in true
            }) == 1802
        )
    }

    @Test func `the window of dots is right after jumps and at the wrap`() {
        let banner = makeBanner(8) { $0.indicator = .scalingDots(Banner.Indicator.ScalingDots()) }
        let inputs = [
            Banner.Input(at: time(1), .select(page: 5)),
            Banner.Input(at: time(2), .select(page: 1)),
            Banner.Input(at: time(3), .previous),
            Banner.Input(at: time(4), .previous),
        ]
        let windows = Schedule(banner, inputs: inputs).events(upTo: time(5), kinds: .change).map {
            event -> String in
            guard case .change(let change) = event.kind,
                case .scalingDots(let dots) = change.indicator
            else {
                return ""
            }
            return
                "\(dots.current) from \(dots.first): \(dots.sizes.map { String(Int($0)) }.joined())"
        }
        #expect(
            windows == [
                "5 from 1: 2344432", "1 from 0: 344432", "0 from 0: 44432", "7 from 3: 23444",
            ])
    }

    @Test func `from the last page to the first the indicator goes directly`() {
        let banner = makeBanner(5, timer: every(2)) {
            $0.paging.startPage = 4
            $0.indicator = .pill(Banner.Indicator.Pill())
        }
        guard case .pill(let pill) = Schedule(banner).state(at: time(2.15)).indicator else {
            Issue.record("no pill")
            return
        }
        #expect((0..<5).map(pill.width(of:)) == [13, 6, 6, 6, 13])
    }

    @Test func `the virtual index stays in the middle copy and names the page`() {
        let inputs = [
            Banner.Input(at: time(1), .previous), Banner.Input(at: time(2), .previous),
            Banner.Input(at: time(3), .select(page: 1)),
        ]
        #expect(
            lines(makeBanner(5), inputs, for: 4, kinds: [.change, .recenter]) == """
                1 change 0>4 previous
                1.3 recenter 4 4>9
                2 change 4>3 previous
                3 change 3>1 select
                """)
    }
}

import BannerKit
import BannerTestSupport
import Testing

@Suite("Where everything begins to repeat itself")
struct CycleTests {
    @Test func `the prefix ends with the first firing that is like all later ones`() {
        let banner = makeBanner(4, timer: every(1)) { $0.paging.startPage = 3 }
        let timeline = Schedule(banner, inputs: [Banner.Input(at: time(0.5), .previous)]).events(
            upTo: time(9))
        #expect(timeline.schedule.cycle == Schedule.Cycle(start: time(1.8), length: time(4)))
    }

    @Test func `a window of dots that a reader sees makes the prefix longer`() {
        let banner = makeBanner(7, timer: every(1)) {
            $0.paging.startPage = 6
            $0.indicator = .scalingDots(Banner.Indicator.ScalingDots())
        }
        // On page 5 the window is still that of page 6; going forward, on pages 6 and 0, it is as
        // in every pass.
        let timeline = Schedule(banner, inputs: [Banner.Input(at: time(0.5), .previous)]).events(
            upTo: time(9))
        #expect(timeline.schedule.cycle == Schedule.Cycle(start: time(1.8), length: time(7)))
    }

    @Test func `a transition that takes the whole dwell repeats itself, too`() {
        // The content is always one page behind, and a card comes to the middle just as the next
        // change begins.
        let banner = makeBanner(3, timer: Banner.Timer(interval: Time(microseconds: 1))) {
            $0.transition.duration = Time(microseconds: 1)
        }
        let cycle = Schedule(banner).cycle
        #expect(cycle?.start.microseconds == 2 && cycle?.length.microseconds == 3)
    }

    @Test(arguments: [
        // From page 2 of the row's middle copy the timer turns as in every pass.
        (page: 1, by: -390.0, thumb: Banner.Indicator.ScrollBar.Thumb.width(50), start: 2.0),
        // But its thumb has not begun to grow to the 80 points of page 2.
        (page: 1, by: -390, thumb: .widths([50, 80]), start: 4),
        // From page 2 of the copy on the left the row need not be moved back.
        (page: 0, by: 390, thumb: .width(50), start: 4),
    ])
    func `a drag to page 2 ends at the instant of a firing`(
        page: Int, by: Double, thumb: Banner.Indicator.ScrollBar.Thumb, start: Double
    ) {
        let banner = makeBanner(3, timer: every(2) { $0.afterInteraction = .ignore }) {
            $0.paging.startPage = page
            $0.paging.snap = .free
            $0.transition.duration = .zero
            $0.layout.cellWidthMultiplier = 1
            $0.layout.align = .start
            $0.indicator = .scrollBar(
                Banner.Indicator.ScrollBar(thumb: thumb, growth: .init(duration: time(1))))
        }
        let drag = Banner.Input.Drag(by: by, over: time(1))
        let cycle = Schedule(banner, inputs: [Banner.Input(at: time(1), .drag(drag))]).cycle
        #expect(cycle == Schedule.Cycle(start: time(start), length: time(6)))
    }

    @Test func `no shorter prefix would do, and this one does, tried event by event`() {
        var tried = 0
        for seed in Sample.seeds(1_200) {
            let random = RandomCase(seed)
            let timeline = random.timeline()
            guard let cycle = timeline.schedule.cycle else { continue }
            tried += 1
            let wanted = BruteForce(random, cycle.length).start
            guard cycle.start == wanted else {
                Issue.record(
                    "\(random)\ncycle \(cycle), tried one by one: \(wanted.map { "\($0.seconds)" } ?? "none")"
                )
                return
            }
        }
        #expect(tried * Sample.step > 150)
    }
}

/// The first firing after the last input from which two passes in a row have the same events and
/// the same states.
private struct BruteForce {
    var start: Time?

    init(_ random: RandomCase, _ length: Time) {
        let inputsEnd = random.inputs.last?.at ?? .zero
        let end = inputsEnd + length * 6 + time(30)
        let whole = Schedule(random.banner, viewer: random.viewer, inputs: random.inputs).events(
            upTo: end, kinds: .all.subtracting(.end))
        let events = Array(whole)
        for event in events where event.time >= inputsEnd {
            guard case .change(let change) = event.kind, change.cause == .timer else { continue }
            let first = BruteForce.pass(of: events, from: event, length)
            let second = BruteForce.pass(of: events, later: length, from: event, length)
            guard first == second else { continue }
            let probes =
                [1, 37, 150, 299, 500, 999].map { event.time + .milliseconds($0) } + [event.time]
            let isSame = probes.allSatisfy { instant in
                let (a, b) = (
                    whole.schedule.state(at: instant), whole.schedule.state(at: instant + length)
                )
                return a.position == b.position
                    && BruteForce.isSame(a.indicator, b.indicator, random)
                    && a.timer == b.timer
                    && a.virtual == b.virtual
            }
            if isSame {
                start = event.time
                return
            }
        }
    }

    /// Whether two indicators are the same, but for the width of a thumb that never stops growing.
    private static func isSame(
        _ one: Banner.Indicator.State?, _ other: Banner.Indicator.State?, _ random: RandomCase
    ) -> Bool {
        guard case .scrollBar(let bar) = random.banner.indicator, case .widths = bar.thumb,
            bar.growth.duration > time(1), case .scrollBar(_, _, let alpha, let shift) = one,
            case .scrollBar(_, _, let otherAlpha, let otherShift) = other
        else { return one == other }
        return alpha == otherAlpha && shift == otherShift
    }

    /// The events of a pass that begins with a firing, starting with the firing; earlier events of
    /// the same instant are not part of it.
    private static func pass(
        of events: [Banner.Event], later: Time = .zero, from firing: Banner.Event, _ length: Time
    )
        -> [Banner.Event]
    {
        let start = firing.time + later
        return events.filter { $0.time >= start && $0.time < start + length }.drop { event in
            if case .change(let change) = event.kind { change.cause != .timer } else { true }
        }.map { Banner.Event($0.time - later, $0.kind) }
    }
}

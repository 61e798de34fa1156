import BannerKit
import BannerTestSupport
import Testing

/// What is undone within one instant never happened.
@Suite("The end of an instant")
struct InstantTests {
    private let there = Banner.Input(at: time(1), .next)
    private let back = Banner.Input(at: time(1), .previous)

    @Test func `a page that is current for no time is neither missed nor seen`() {
        let timeline = Schedule(makeBanner(3), inputs: [there, back]).events(
            upTo: time(3), kinds: .change)
        #expect(
            timeline.map(line).joined(separator: "\n") == """
                1 change 0>1 next
                1 change 1>0 previous
                """)
        #expect(timeline.verdict(on: .always(page: 0, from: .zero, to: time(3))) == .holds)
        #expect(timeline.verdict(on: .never(page: 1, from: .zero, to: time(3))) == .holds)
        #expect(timeline.verdict(on: .never(page: 1, from: time(1), to: time(3))) == .holds)
    }

    @Test func `an input at a firing hides the page that it turned to`() {
        // The input comes first; the firing at the same instant then leaves the page that the input
        // selected.
        let timeline = Schedule(
            makeBanner(4, timer: every(2) { $0.afterInteraction = .ignore }),
            inputs: [Banner.Input(at: time(2), .select(page: 2))]
        ).events(upTo: time(5))
        #expect(timeline.verdict(on: .never(page: 2, from: .zero, to: time(4))) == .holds)
        #expect(
            timeline.verdict(on: .never(page: 3, from: .zero, to: time(4))) == .page(3, at: time(2))
        )
        #expect(
            timeline.verdict(on: .always(page: 0, from: .zero, to: time(4)))
                == .page(3, at: time(2)))
    }

    @Test func `a card that is in the middle at a release only is not in focus`() {
        let banner = makeBanner(2) { $0.transition.duration = .zero }
        let drag = Banner.Input(
            at: time(1), .drag(Banner.Input.Drag(by: -195, over: time(0.2), velocity: 60)))
        #expect(
            lines(banner, [drag], for: 3, kinds: .all.subtracting(.start)) == """
                1 dragBegin 0
                1.2 dragEnd 0
                1.2 settle 0
                3 end 0
                """)
    }

    @Test func `a finger that lets go half-way between two cards brings none of them in focus`() {
        // 108.85 points are half a stride of 217.7, which no sum of Doubles says exactly.
        let banner = makeBanner(6) {
            $0.viewport.width = 300
            $0.layout = Banner.Layout()
            $0.layout.cellWidthMultiplier = 0.7
            $0.layout.spacing = 7.7
            $0.paging.startPage = 2
            $0.paging.loop = .never
        }
        let drag = Banner.Input(
            at: time(1), .drag(Banner.Input.Drag(by: 108.85, over: time(0.2), velocity: -100)))
        #expect(lines(banner, [drag], for: 3, kinds: [.focus, .dragEnd]) == "1.2 dragEnd 2")
    }

    @Test func `the focus changes at the very instant at which a card is half-way`() {
        // Two strides in 200 ms: half-way to page 2 after three quarters of that.
        let banner = makeBanner(4) { $0.layout.spacing = 20 }
        let drag = Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: -820, over: time(0.2))))
        #expect(
            Schedule(banner, inputs: [drag]).events(upTo: time(1.2), kinds: .focus).map(line) == [
                "1.05 focus 1", "1.15 focus 2",
            ])
    }

    @Test(arguments: [1.0, 1.3, 2.7, 1_000_003.1])
    func `a card half-way back is still in focus`(start: Double) {
        // easeIn is at one half after exactly 0.6575 of its time.
        let banner = makeBanner(3) {
            $0.paging.startPage = 1
            $0.transition.easing = .easeIn
        }
        let timeline = Schedule(banner, inputs: [Banner.Input(at: time(start), .previous)]).events(
            upTo: time(start + 1), kinds: .focus)
        #expect(timeline.map { $0.time } == [time(start + 0.197251)])
        #expect(abs(timeline.schedule.state(at: time(start + 0.19725)).position - 0.5) < 1e-15)
    }

    /// Each easing is flat where it is one half, which doubles cannot tell from the instants around
    /// it.
    @Test(arguments: [
        // x1, x2, start page, input, focus.
        (0.5, 0.0, 0, Banner.Input.Action.next, "31.25 focus 1"), (0, 1, 0, .next, "50 focus 1"),
        (1, 1, 0, .next, "87.5 focus 1"),
        // Half-way back, the card is still in focus.
        (0.5, 0, 1, .previous, "31.250001 focus 0"), (1, 1, 1, .previous, "87.500001 focus 0"),
    ])
    func `a card comes to the middle where a flat easing does`(
        x1: Double, x2: Double, start: Int, input: Banner.Input.Action, focus: String
    ) {
        let banner = makeBanner(3) {
            $0.paging.startPage = start
            $0.transition = Banner.Transition(
                duration: time(100), easing: .cubicBezier(x1: x1, y1: 1, x2: x2, y2: 0))
        }
        #expect(lines(banner, [Banner.Input(at: .zero, input)], for: 100, kinds: .focus) == focus)
    }

    @Test func `a glide that ends half-way brings a card to the middle at its end`() {
        let banner = makeBanner(6) {
            $0.paging.loop = .never
            $0.paging.snap = .free
            $0.layout.cellWidthMultiplier = 0.4
            $0.layout.spacing = 14
            $0.layout.align = .start
        }
        let drag = Banner.Input(
            at: time(1), .drag(Banner.Input.Drag(by: -30, over: time(0.2), velocity: -31.6 / 0.099))
        )
        #expect(
            lines(banner, [drag], for: 3, kinds: [.settle, .focus]) == """
                1.8 settle 1
                1.8 focus 1
                """)
    }

    @Test func `jumps there and back at one instant bring no focus`() {
        let banner = makeBanner(3) { $0.transition.duration = .zero }
        #expect(lines(banner, [there, back], for: 3, kinds: .focus) == "")
        #expect(lines(banner, [there, there], for: 3, kinds: .focus) == "1 focus 2")
    }

    @Test(arguments: [
        (
            0.399999,
            "1 change 0>1 timer\n1 indicator shown\n1.3 settle 1\n1.999999 indicator hidden"
        ),
        (0.4, "1 change 0>1 timer\n1 indicator shown\n1.3 settle 1"),
    ])
    func `an indicator that would fade out just as the content moves stays`(
        hidesAfter: Double, events: String
    ) {
        let banner = makeBanner(2, timer: every(1)) {
            var bar = Banner.Indicator.ScrollBar()
            bar.hidesAfter = time(hidesAfter)
            $0.indicator = .scrollBar(bar)
        }
        let part = Schedule(banner).events(
            upTo: time(1.999999), kinds: [.change, .settle, .indicator])
        #expect(part.map(line).suffix(from: 1).joined(separator: "\n") == events)
    }

    @Test func `a session gives the events of the timeline, in its order`() {
        for seed in Sample.seeds(4_000) {
            let random = RandomCase(seed)
            var session = Session(random.banner, viewer: random.viewer)
            var live: [Session.Event] = []
            for input in random.inputs { live += session.send(input.action, at: input.at) }
            live += session.advance(to: RandomCase.duration)
            let played = random.timeline(.all.subtracting(.end)).map(line)
            guard live.map(line) == played else {
                Issue.record("\(random)\nlive:   \(live.map(line))\nplayed: \(played)")
                return
            }
        }
    }

    @Test func `a session that goes on from an instant gives the rest of the timeline`() {
        for seed in Sample.seeds(1_000) {
            let random = RandomCase(seed)
            // Between two instants at which anything happens in these cases.
            let start = Time.milliseconds(Int64(seed % 40) * 137) + Time(microseconds: 13)
            let played = Schedule(
                random.banner, viewer: random.viewer,
                inputs: random.inputs.filter { $0.at <= start }
            )
            .events(
                upTo: RandomCase.duration)
            var session = Session(played.schedule, at: start, kinds: [.change, .settle, .timer])
            var live: [Session.Event] = []
            for input in random.inputs where input.at > start {
                live += session.send(input.action, at: input.at)
            }
            live += session.advance(to: RandomCase.duration)
            let whole = random.timeline([.change, .settle, .timer])
            let rest = whole.filter { $0.time > start }.map(line)
            let (seen, wanted) = (session.state, whole.schedule.state(at: RandomCase.duration))
            // A card, or a thumb of a scroll bar, that never comes to rest has its size by another
            // way of adding up.
            let isSameScale = zip(seen.scales, wanted.scales).allSatisfy {
                abs($0.scale - $1.scale) < 1e-7
            }
            guard live.map(line) == rest, seen.position == wanted.position,
                seen.timer == wanted.timer,
                isSame(seen.indicator, wanted.indicator),
                seen.scales.map(\.page) == wanted.scales.map(\.page), isSameScale
            else {
                Issue.record(
                    "\(random)\nfrom \(start.seconds)\nlive:   \(live.map(line))\nplayed: \(rest)")
                return
            }
        }
    }

    private func isSame(_ one: Banner.Indicator.State?, _ other: Banner.Indicator.State?) -> Bool {
        guard case .scrollBar(let x, let width, let alpha, let shift) = one,
            case .scrollBar(let otherX, let otherWidth, alpha, shift) = other
        else { return one == other }
        return abs(x - otherX) < 1e-7 && abs(width - otherWidth) < 1e-7
    }

    @Test func `focus and indicator events tell how the states of two instants differ`() {
        var tried = 0
        for seed in Sample.seeds(1_500) {
            let random = RandomCase(seed)
            // What is in the middle is counted in cards of equal distances here.
            if random.banner.canGroup { continue }
            let timeline = random.timeline()
            var seen: [Time: [String]] = [:]
            for event in timeline {
                switch event.kind {
                case .focus, .indicator: seen[event.time, default: []].append(line(event))
                default: seen[event.time, default: []] += []
                }
            }
            for (instant, events) in seen where instant > .zero {
                let wanted = differences(
                    timeline.schedule.state(at: instant - Time(microseconds: 1)),
                    timeline.schedule.state(at: instant),
                    random)
                guard events == wanted else {
                    Issue.record(
                        "\(random)\nat \(instant.seconds): \(events), the states say \(wanted)")
                    return
                }
                tried += events.count
            }
        }
        #expect(tried * Sample.step > 5_000)
    }

    /// The events between two states a microsecond apart.
    private func differences(_ before: Banner.State, _ after: Banner.State, _ random: RandomCase)
        -> [String]
    {
        var events: [String] = []
        if middle(before, random) != middle(after, random) {
            events.append(line(Banner.Event(after.time, .focus(page: middle(after, random)))))
        }
        if isHidden(before, random) != isHidden(after, random) {
            events.append(
                line(Banner.Event(after.time, .indicator(isHidden: isHidden(after, random)))))
        }
        return events
    }

    private func middle(_ state: Banner.State, _ random: RandomCase) -> Int {
        let count = random.banner.items.count
        // What is lost in computing a position decides nothing.
        let lost = 1e-14 * (abs(state.position) + Double(count))
        let nearest = Int((state.position + 0.5 + lost).rounded(.down))
        return random.banner.paging.loop == .infinite && count > 1
            ? nearest % count : max(0, min(count - 1, nearest))
    }

    private func isHidden(_ state: Banner.State, _ random: RandomCase) -> Bool {
        guard case .scrollBar(let bar) = random.banner.indicator,
            case .scrollBar(_, _, let alpha, let shift) = state.indicator
        else { return false }
        let whole = bar.height + (bar.base.placement == .over ? bar.base.margin : 12)
        return alpha == 0 || shift.map { $0 == whole } ?? false
    }
}

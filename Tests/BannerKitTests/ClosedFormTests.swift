import BannerTestSupport
import Testing

@testable import BannerKit

/// What must not be played step by step: within the limits of the language a banner can fire 3 ·
/// 10¹³ times.
@Suite("In closed form")
struct ClosedFormTests {
    /// A finger on the content for most of a year, while a timer of a microsecond keeps running.
    private let banner = makeBanner(2, timer: Banner.Timer(interval: Time(microseconds: 1))) {
        $0.timer?.afterInteraction = .ignore
        $0.transition.duration = .zero
        $0.focus.scale = 2
        $0.paging.flickVelocity = 0
    }
    private let year = Time.seconds(366 * 86_400)
    private var drag: Banner.Input {
        Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: -100, over: year - time(2))))
    }

    @Test func `firings that a finger holds up are skipped at once`() {
        let timeline = Schedule(banner, inputs: [drag]).events(
            upTo: year, kinds: [.dragBegin, .dragEnd, .focus, .indicator])
        #expect(
            timeline.schedule.state(at: time(9_000)).timer == .running(left: Time(microseconds: 1)))
        // Before the finger comes down; its release, by the finger; from that instant to the end.
        #expect(timeline.schedule.exposure(over: year).changes == 999_999 + 1 + 1_000_001)
        #expect(timeline.verdict(on: .always(page: 1, from: time(1), to: year - time(1))) == .holds)
        // At the release two changes happen at once, so the card in the middle stays the same: that
        // differs from later ones.
        #expect(
            timeline.schedule.cycle
                == Schedule.Cycle(
                    start: year - time(1) + Time(microseconds: 1), length: Time(microseconds: 2))
        )
        var session = Session(banner, kinds: .dragBegin)
        _ = session.advance(to: Time(microseconds: 10))
        #expect(session.beginDrag(at: Time(microseconds: 10)).map(line) == ["1e-05 dragBegin 0"])
        #expect(session.advance(to: year).isEmpty)
        #expect(session.state.timer == .running(left: Time(microseconds: 1)))
    }

    @Test func `skipped firings are reported as one run`() {
        let timeline = Schedule(banner, inputs: [drag]).events(upTo: year, kinds: .timer)
        #expect(timeline.eventCount(limit: .max).count == 1 + (year - time(2)).microseconds)
        let ignoring = makeBanner(2, timer: every(1) { $0.afterInteraction = .ignore })
        let finger = Banner.Input(
            at: time(0.5), .drag(Banner.Input.Drag(by: -10, over: time(3), velocity: 0)))
        #expect(
            lines(ignoring, [finger], for: 5, kinds: [.timer, .change, .dragEnd]) == """
                0 timer started
                1 timer skipped
                2 timer skipped
                3 timer skipped
                3.5 dragEnd 0
                4 change 0>1 timer
                5 change 1>0 timer
                """)
    }

    @Test func `events are counted as they would be listed`() {
        for seed in Sample.seeds(600) {
            let random = RandomCase(seed)
            for kinds in [
                Banner.Event.Kinds.standard, .all, [.focus, .indicator], [.timer, .end],
            ] {
                let timeline = random.timeline(kinds)
                guard timeline.eventCount(limit: .max).count == Array(timeline).count else {
                    Issue.record(
                        "\(random)\n\(timeline.eventCount(limit: .max).count) of \(Array(timeline).count)"
                    )
                    return
                }
            }
        }
    }

    @Test func `the last events before an instant are those of the list`() {
        for seed in Sample.seeds(300) {
            let random = RandomCase(seed)
            let kinds = Banner.Event.Kinds.all.subtracting([.start, .end])
            let all = Array(random.timeline(kinds, upTo: time(60))).filter { $0.time > .zero }
            for instant in [time(0.5), time(7.3), time(20), time(59.1)] {
                let last = random.timeline(kinds).schedule.lastEvents(
                    3, upTo: instant, kinds: kinds
                ).filter {
                    $0.time > .zero
                }
                let before = all.filter { $0.time <= instant }
                // Fewer than three are listed only where time 0 holds the rest.
                guard last == Array(before.suffix(last.count)), last.count == min(3, before.count)
                else {
                    Issue.record("\(random)\nup to \(instant.seconds): \(last.map(line))")
                    return
                }
            }
        }
    }

    @Test func `a run of events is what the list holds`() {
        for seed in Sample.seeds(400) {
            let timeline = RandomCase(seed).timeline(upTo: time(40))
            var runs = timeline.makeIterator()
            var events: [Banner.Event] = []
            while let run = runs.nextRun() {
                switch run {
                case .event(let event): events.append(event)
                case .repetition(let repetition):
                    for cycle in 0..<repetition.count {
                        let later = repetition.length * cycle
                        events += repetition.events.map { event in
                            var event = event
                            event.time += later
                            return event
                        }
                    }
                }
            }
            guard events == Array(timeline) else {
                Issue.record("\(RandomCase(seed))\n\(events.map(line))\n\(timeline.map(line))")
                return
            }
        }
    }

    @Test
    func
        `verdicts on always and never are those of the states, tried at every instant where something happens`()
    {
        for seed in Sample.seeds(500) {
            let random = RandomCase(seed)
            let timeline = random.timeline(.change)
            let instants = [.zero] + Set(timeline.map(\.time)).sorted()
            let pages = instants.map { timeline.schedule.state(at: $0).page }
            var numbers = SeededNumbers(seed)
            for _ in 0..<8 {
                let page = Int.random(in: 0..<random.banner.items.count, using: &numbers)
                let (a, b) = (
                    Int64.random(in: 0...39, using: &numbers),
                    Int64.random(in: 0...39, using: &numbers)
                )
                let (from, to) = (
                    Time.milliseconds(min(a, b) * 500), Time.milliseconds((max(a, b) + 1) * 500)
                )
                let now = instants.lastIndex { $0 <= from } ?? 0
                let seen =
                    [(pages[now], from)] + zip(pages, instants).filter { $0.1 > from && $0.1 < to }
                let parameters = timeline.schedule.machine(at: from).parameters
                let own = parameters.page(ofItem: page)
                let named = { (seen: (Int, Time)) in
                    (parameters.item(onPage: seen.0), seen.1)
                }
                let never = seen.first { $0.0 == own }.map(named)
                let always = seen.first { $0.0 != own }.map(named)
                let verdicts = timeline.verdicts(on: [
                    .never(page: page, from: from, to: to), .always(page: page, from: from, to: to),
                ])
                guard verdicts[0] == never.map({ .page($0.0, at: $0.1) }) ?? .holds,
                    verdicts[1] == always.map({ .page($0.0, at: $0.1) }) ?? .holds
                else {
                    Issue.record(
                        "\(random)\n\(page) from \(from.seconds) to \(to.seconds): \(verdicts)")
                    return
                }
            }
        }
    }
}

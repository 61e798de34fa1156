import BannerTestSupport
import Testing

@testable import BannerKit

/// A random banner whose items come and go, often at the instants at which something else happens.
private struct CalendarCase: CustomStringConvertible {
    let random: RandomCase
    var sets: SetTimeline
    /// The sets with the times from which they hold.
    var all: [(from: Time, items: [Int])]
    let end: Time

    init(_ seed: Int) {
        random = RandomCase(seed)
        var numbers = SeededNumbers(seed &+ 77_777)
        let count = random.banner.items.count
        func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
        let share = 1 + roll(4)
        func isIn() -> Bool { roll(4) < share }
        var set = (0..<count).filter { _ in isIn() }
        sets = SetTimeline(first: set)
        all = [(.zero, set)]
        var now = Time.zero
        for _ in 0..<roll(8) {
            now += .milliseconds(
                Int64([100, 300, 500, 1_000, 1_700, 2_000, 5_000, 40_000][roll(8)]))
            let toggled = (0..<count).filter { _ in roll(3) == 0 }
            guard !toggled.isEmpty else { continue }
            sets.add(at: now, toggling: toggled)
            set = (0..<count).filter { set.contains($0) != toggled.contains($0) }
            all.append((now, set))
        }
        end = max(now, RandomCase.duration) + .seconds(20)
    }

    var schedule: Schedule {
        Schedule(random.banner, viewer: random.viewer, inputs: random.inputs, sets: sets)
    }

    func items(at time: Time) -> [Int] { all.last { $0.from <= time }?.items ?? [] }

    var description: String { "\(random)\nsets \(all)" }
}

extension SetTimeline {
    /// Sets of a, b, c … with the seconds from which they hold.
    fileprivate init(_ sets: [(from: Double, ids: String)]) {
        func places(_ ids: String) -> [Int] { ids.utf8.map { Int($0) - 97 } }
        self.init(first: places(sets[0].ids))
        for (before, after) in zip(sets, sets.dropFirst()) {
            add(
                at: time(after.from),
                toggling: Set(places(before.ids)).symmetricDifference(places(after.ids)).sorted())
        }
    }
}

@Suite("A set of items that changes")
struct SetChangeTests {
    @Test func `the current item is always available, and a running timer has two items`() {
        var empty = 0
        for seed in Sample.seeds(3_000) {
            let small = CalendarCase(seed)
            let schedule = small.schedule
            for event in schedule.events(upTo: small.end, kinds: .all) {
                let items = small.items(at: event.time)
                let state = schedule.state(at: event.time)
                guard let availableItems = state.availableItems,
                    Int(availableItems.count) == items.count
                else { return fail(small, event) }
                if items.isEmpty { empty += 1 }
                guard
                    items.isEmpty
                        ? availableItems.item < 0
                        : items.contains(Int(availableItems.item))
                            && (small.random.banner.canGroup
                                || items[state.page] == Int(availableItems.item))
                else {
                    return fail(small, event)
                }
                if case .running(let left) = state.timer {
                    let least = small.schedule.banner.timer?.atEnd == .finish ? 1 : 2
                    guard left > .zero, items.count >= least else { return fail(small, event) }
                }
            }
        }
        #expect(empty * Sample.step > 500)
    }

    @Test func `the state at an instant is that of a replay, with scales and indicators`() {
        for seed in Sample.seeds(1_500) {
            let small = CalendarCase(seed)
            let schedule = small.schedule
            var playback = Simulator(schedule)
            var instants = schedule.events(upTo: small.end, kinds: .all).map(\.time)
            instants += (0...40).map { Time(microseconds: small.end.microseconds / 40 * Int64($0)) }
            for instant in instants.sorted() {
                var (jumped, played) = (schedule.state(at: instant), playback.state(at: instant))
                // Many passes at once differ in the last digit from one after the other.
                guard jumped.scales.count == played.scales.count,
                    zip(jumped.scales, played.scales).allSatisfy({
                        $0.page == $1.page && abs($0.scale - $1.scale) < 1e-9
                    })
                else {
                    Issue.record(
                        "\(small)\nat \(instant.seconds)\n\(jumped.scales)\n\(played.scales)")
                    return
                }
                (jumped.scales, played.scales) = ([], [])
                // So does the width of a thumb that never stops growing.
                if case .scrollBar(let x, let width, _, _) = jumped.indicator,
                    case .scrollBar(let otherX, let otherWidth, _, _) = played.indicator,
                    width != otherWidth,
                    abs(width - otherWidth) < 1e-9, abs(x - otherX) < 1e-9
                {
                    jumped.indicator = played.indicator
                }
                guard jumped == played else {
                    Issue.record("\(small)\nat \(instant.seconds)\n\(jumped)\n\(played)")
                    return
                }
            }
        }
    }

    @Test func `what is shown and empty adds up, as the events say`() {
        for seed in Sample.seeds(3_000) {
            let small = CalendarCase(seed)
            let schedule = small.schedule
            let exposure = schedule.exposure(over: small.end)
            var shown = small.random.banner.items.map { _ in Time.zero }
            var current: [Int: Time] = [:]
            var changes: Int64 = 0
            // All cards of the item's page are shown.
            func turn(to item: Int?, at time: Time) {
                let parameters = schedule.machine(at: time).parameters
                let page = item.flatMap { parameters.page(ofItem: $0) }
                let cards = page.map { parameters.pages.cards(onPage: $0) } ?? 0..<0
                for (item, since) in current { shown[item] += time - since }
                current = [:]
                for card in cards { current[parameters.item(ofCard: card)] = time }
            }
            for event in schedule.events(upTo: small.end, kinds: [.start, .change, .items, .end]) {
                switch event.kind {
                case .start: turn(to: event.item, at: .zero)
                case .change:
                    changes += 1
                    turn(to: event.item, at: event.time)
                case .items(0, _), .end: turn(to: nil, at: event.time)
                case .items(_, _?): turn(to: event.item, at: event.time)
                default: break
                }
            }
            guard exposure.items.map(\.shown) == shown, exposure.changes == changes,
                let calendar = exposure.calendar,
                small.random.banner.canGroup || shown.reduce(calendar.empty, +) == small.end
            else {
                Issue.record("\(small)\n\(exposure)\n\(shown)")
                return
            }
            for (item, available) in calendar.available.enumerated() {
                let ends = small.all.dropFirst().map(\.from) + [small.end]
                let expected = zip(small.all, ends).reduce(Time.zero) { sum, set in
                    sum + (set.0.items.contains(item) ? set.1 - set.0.from : .zero)
                }
                guard available == expected, shown[item] <= available else {
                    Issue.record("\(small)\nitem \(item): \(available) \(expected)")
                    return
                }
            }
        }
    }

    @Test func `a part of a timeline has the events of the whole`() {
        for seed in Sample.seeds(800) {
            let small = CalendarCase(seed)
            let schedule = small.schedule
            let all = Array(schedule.events(upTo: small.end, kinds: .all))
            for part in 1...5 {
                let start = Time(microseconds: small.end.microseconds / 6 * Int64(part))
                let kinds = Banner.Event.Kinds.all
                let rest = Array(schedule.events(after: start, upTo: small.end, kinds: kinds))
                guard rest == all.filter({ $0.time > start }) else {
                    Issue.record("\(small)\nafter \(start.seconds)\n\(rest)\n\(all)")
                    return
                }
            }
        }
    }

    @Test func `all items at all times are what a banner without a calendar has`() {
        for seed in Sample.seeds(500) {
            let random = RandomCase(seed)
            // One item with a timer is the only difference: without a calendar nothing is said
            // about its set.
            let sets = SetTimeline(first: Array(random.banner.items.indices))
            let plain = Schedule(random.banner, viewer: random.viewer, inputs: random.inputs)
            let played = Schedule(
                random.banner, viewer: random.viewer, inputs: random.inputs, sets: sets)
            let kinds = Banner.Event.Kinds.all
            let before = plain.events(upTo: RandomCase.duration, kinds: kinds).map { $0.kind }
            let after = played.events(upTo: RandomCase.duration, kinds: kinds).map { $0.kind }
            guard before == after else {
                Issue.record("\(random)\n\(before)\n\(after)")
                return
            }
        }
    }

    @Test func `verdicts are those of every instant`() {
        for seed in Sample.seeds(400) {
            let small = CalendarCase(seed)
            let schedule = small.schedule
            let (from, to) = (Time.seconds(2), Time.seconds(15))
            var instants =
                [from] + schedule.events(upTo: to - .milliseconds(1), kinds: .all).map(\.time)
            instants = instants.filter { $0 >= from && $0 < to }
            for item in small.random.banner.items.indices {
                let seen = instants.map {
                    let machine = schedule.machine(at: $0)
                    return machine.parameters.isEmpty
                        ? false : machine.parameters.page(ofItem: item) == machine.page
                }
                let always = schedule.verdict(
                    on: .always(page: item, from: from, to: to), over: small.end)
                let never = schedule.verdict(
                    on: .never(page: item, from: from, to: to), over: small.end)
                guard (always == .holds) == seen.allSatisfy({ $0 }),
                    (never == .holds) == !seen.contains(true)
                else {
                    Issue.record("\(small)\nitem \(item): \(always) \(never)\n\(seen)")
                    return
                }
            }
        }
    }

    @Test func `a session goes on where a schedule with dates is`() {
        let banner = makeBanner(3, timer: every(2))
        let schedule = Schedule(banner, sets: SetTimeline([(0, "a"), (3, "abc"), (6, "b")]))
        let all = schedule.events(upTo: time(9), kinds: .all.subtracting(.end))
        for start in [time(1), time(4.5), time(7)] {
            var session = Session(schedule, at: start)
            #expect(
                session.advance(to: time(9)).map(line)
                    == all.filter { $0.time > start }.map(line))
        }
    }

    @Test(arguments: [
        // What is there at the start and 5 s later in a banner that ends, with a timer of 2 s.
        ("a", "ab", ["5 items 2", "5 timer restarted", "7 change 0>1 timer", "7 timer stopped"]),
        ("b", "abc", ["5 items 3", "5 timer restarted", "7 change 1>2 timer", "7 timer stopped"]),
        ("b", "ab", ["5 items 2", "5 timer stopped"]),
        ("", "bc", ["5 items 2", "5 change >0 calendar", "5 settle 0", "5 timer restarted"]),
        ("a", "b", ["5 items 1", "5 change >0 calendar", "5 timer stopped", "5 settle 0"]),
        ("ab", "a", ["0 timer started", "2 change 0>1 timer", "2 timer stopped", "2.3 settle 1"]),
    ])
    func `a single item at the start is not the end`(
        before: String, after: String, expected: [String]
    ) {
        let banner = makeBanner(3, timer: every(2)) { $0.paging.loop = .never }
        let sets = SetTimeline([(0, before), (5, after)])
        let kinds: Banner.Event.Kinds = [.items, .change, .settle, .timer]
        let events = Schedule(banner, sets: sets).events(upTo: time(7), kinds: kinds).map(line)
        #expect(events.prefix(expected.count) == expected[...])
    }

    @Test(arguments: [
        // The sets at 0 s, 1 s and 5 s, without a timer; the bar has faded out 800 ms after each of
        // them.
        (
            "ab", "", "ab", true,
            ["0.8 indicator hidden", "5 indicator shown", "5.8 indicator hidden"]
        ),
        (
            "ab", "a", "ab", true,
            ["0.8 indicator hidden", "5 indicator shown", "5.8 indicator hidden"]
        ),
        ("", "a", "", false, ["1 indicator shown", "1.8 indicator hidden"]),
        ("", "a", "", true, []),
    ])
    func `a bar is hidden while nothing is there`(
        first: String, second: String, third: String, hidesForSinglePage: Bool, expected: [String]
    ) {
        let banner = makeBanner(2) {
            $0.indicator = .scrollBar(
                .init(base: .init(hidesForSinglePage: hidesForSinglePage), hidesAfter: time(0.5)))
        }
        let schedule = Schedule(banner, sets: SetTimeline([(0, first), (1, second), (5, third)]))
        #expect(schedule.events(upTo: time(9), kinds: .indicator).map(line) == expected)
        #expect((schedule.state(at: time(2)).indicator == nil) == second.isEmpty)
    }

    private func fail(_ small: CalendarCase, _ event: Banner.Event) {
        Issue.record("\(small)\n\(event)")
    }
}

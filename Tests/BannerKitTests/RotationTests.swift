import BannerKit
import BannerTestSupport
import Testing

/// Which item comes when, against what the definition says word by word («What a banner means»,
/// Rotation).
@Suite("Rotation")
struct RotationTests {
    /// All weights 1 … 6 of up to six items, or a part of them.
    private static func vectors(_ step: Int) -> [[Int]] {
        let all = (1...6).flatMap { count in
            (0..<Int(power(6, count))).map { number in
                (0..<count).map { number / power(6, $0) % 6 + 1 }
            }
        }
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }

    /// The order as the definition says it: in each slot every item's next turn is looked at.
    private static func order(_ weights: [Int]) -> [Int] {
        let (weights, slots) = Rotation.divided(weights)
        var turns = weights.map { _ in 0 }
        var order: [Int] = []
        for slot in 0..<slots {
            func begins(_ item: Int) -> Bool {
                let (taken, weight) = (turns[item] * slots, weights[item])
                guard turns[item] < weight else { return false }
                return (2 * weight > slots ? (taken + weight - 1) / weight : taken / weight) <= slot
            }
            var able = weights.indices.filter(begins)
            if let last = order.last, able != [last], 2 * weights[last] <= slots {
                able.removeAll { $0 == last }
            }
            let due = { item in ((turns[item] + 1) * slots + weights[item] - 1) / weights[item] }
            let next = able.min { (due($0), -weights[$0], $0) < (due($1), -weights[$1], $1) }
            order.append(next ?? -1)
            if let next { turns[next] += 1 }
        }
        return order
    }

    /// The showings that follow from an order: turns of one item in a row, round the end too.
    private static func ring(_ order: [Int]) -> [(item: Int, turns: Int)] {
        var ring: [(item: Int, turns: Int)] = []
        for item in order {
            if ring.last?.item == item {
                ring[ring.count - 1].turns += 1
            } else {
                ring.append((item, 1))
            }
        }
        if ring.count > 1, ring[0].item == ring[ring.count - 1].item {
            ring[0].turns += ring.removeLast().turns
        }
        return ring
    }

    @Test
    func `the order is the one that is defined, and each item has its turns spread over the pass`()
    {
        for weights in RotationTests.vectors(Sample.step) + [
            [10, 2, 1, 1, 3, 1], [997, 1000, 3], [1000, 1, 1],
        ] {
            let order = RotationTests.order(weights)
            let rotation = Rotation(weights)
            let ring = RotationTests.ring(order)
            guard rotation.pages == ring.map(\.item), rotation.turns == ring.map(\.turns) else {
                Issue.record("\(weights): \(rotation.pages) \(rotation.turns), not \(order)")
                return
            }
            for (item, weight) in rotation.weights.enumerated() {
                var had = 0
                for (slot, taken) in order.enumerated() {
                    // Within a turn of its share after any slot.
                    let isClose = abs(had * rotation.slots - slot * weight) < rotation.slots
                    let follows =
                        order[(slot + order.count - 1) % order.count] == item && taken == item
                    guard isClose, !follows || 2 * weight > rotation.slots || weights.count == 1
                    else {
                        Issue.record("\(weights): item \(item) at slot \(slot) of \(order)")
                        return
                    }
                    had += taken == item ? 1 : 0
                }
                #expect(had == weight)
            }
        }
    }

    /// Over a year, or over five weeks where not everything is tried.
    @Test func `shares, turns and gaps over a long time are those of a replay, turn by turn`() {
        let long = Time.seconds((Sample.isFull ? 365 : 35) * 86_400)
        for (number, weights) in RotationTests.vectors(Sample.step * 11).enumerated()
        where weights.count > 1 {
            let banner = makeBanner(weights.count, timer: every(Double(600 + number % 7))) {
                $0.paging.loop = number % 2 == 0 ? .infinite : .rewind
                $0.paging.startPage = number % weights.count
                $0.timer?.countsFrom = number % 3 == 0 ? .settle : .change
                for item in weights.indices {
                    $0.items[item].weight = weights[item]
                    if (number + item) % 3 == 0 {
                        $0.items[item].duration = time(Double(100 + item * 13))
                    }
                }
            }
            guard Set(weights).count > 1 else { continue }
            let replay = Replay(
                banner, RotationTests.ring(RotationTests.order(weights)), upTo: long)
            let exposure = Schedule(banner).exposure(over: long)
            let seen = exposure.items.map { item in
                [
                    item.shown.microseconds, item.showings, item.turns ?? -1,
                    item.longestGap.microseconds,
                ]
            }
            guard seen == replay.items, exposure.changes == replay.changes else {
                Issue.record("\(weights), \(number): \(seen), not \(replay.items)")
                return
            }
            #expect(Schedule(banner).state(at: long).page == replay.page)
        }
    }

    @Test func `what is counted is what a list of events says, with inputs too`() {
        for seed in 0..<Sample.size(3_000) where seed % 3 == 1 {
            let random = RandomCase(seed)
            let schedule = Schedule(random.banner, inputs: random.inputs)
            let end = time(97.3)
            guard schedule.rotates else { continue }
            let ring = RotationTests.ring(RotationTests.order(random.banner.weights))
            var seen = schedule.exposure(over: .zero).items
            for page in seen.indices { (seen[page].showings, seen[page].first) = (0, nil) }
            var left = seen.map { _ in Time.zero }
            var (page, since) = (random.banner.paging.startPage, Time.zero)
            var place = ring.firstIndex { $0.item == page } ?? 0
            func enter() {
                seen[page].showings += 1
                seen[page].first = seen[page].first ?? since
                seen[page].longestGap = max(seen[page].longestGap, since - left[page])
            }
            enter()
            for event in schedule.events(upTo: end, kinds: [.change, .end]) {
                let stay = event.time - since
                let turn =
                    random.banner.items[page].duration ?? random.banner.timer?.interval ?? .zero
                let begun = (stay + turn - .tick).microseconds / turn.microseconds
                seen[page].turns? += min(Int64(ring[place].turns), begun)
                seen[page].shown += stay
                left[page] = event.time
                guard case .change(let change) = event.kind else { continue }
                let isSame = change.page == page
                (page, since) = (change.page, event.time)
                repeat { place = (place + 1) % ring.count } while ring[place].item != page
                if !isSame { enter() }
            }
            for page in seen.indices {
                seen[page].longestGap = max(seen[page].longestGap, end - left[page])
            }
            let exposure = schedule.exposure(over: end)
            guard exposure.items == seen else {
                Issue.record("\(random)\n\(exposure.items)\nnot\n\(seen)")
                return
            }
        }
    }

    @Test func `a session that shows other items begins their ring anew, and time left goes on`() {
        var session = Session(weighted([3, 1, 1]), kinds: [.change, .items])
        _ = session.advance(to: time(4.5))
        #expect(session.show(only: ["a", "b"], at: time(4.5)).map(line) == ["4.5 items 2"])
        let turns = session.advance(to: time(14.2)).map(line)
        #expect(turns == ["6 change 1>0 timer", "12 change 0>1 timer", "14 change 1>0 timer"])
        // Of three turns 5.5 seconds are left, though it has two now.
        #expect(session.show(only: nil, at: time(14.5)).map(line) == ["14.5 items 3"])
        #expect(session.advance(to: time(20)).map(line) == ["20 change 0>1 timer"])
    }

    @Test func `a fade over several pages shows the cards at its ends alone`() {
        var banner = weighted([4, 1, 1, 1, 1])
        banner.transition = Banner.Transition(duration: time(1), easing: .linear, effect: .fade)
        var session = Session(banner)
        session.catchUp(to: time(6.25))
        #expect(session.cards.map(\.page) == [0, 2])
        #expect(session.cards.map(\.opacity) == [0.75, 0.25])
        #expect(session.state.opacities?.map(\.page) == [0, 2])
        // Round the end, and where the cards would pass one another without weights.
        session.catchUp(to: time(14.25))
        #expect(session.state.page == 4 && session.cards.map(\.page) == [4, 0])
    }

    @Test func `a fade from between two pages shows both of them and its end`() {
        var banner = weighted([2, 1, 1, 1, 1, 1, 1])
        banner.transition = Banner.Transition(duration: time(1), easing: .linear, effect: .fade)
        var session = Session(banner)
        session.send(.next, at: .zero)
        session.send(.select(page: 3), at: time(0.5))
        session.advance(to: time(0.75))
        #expect(
            session.cards.map { "\($0.page) \($0.opacity)" } == [
                "0 0.375", "1 0.375", "3 0.25",
            ])
    }

    private func weighted(_ weights: [Int]) -> Banner {
        makeBanner(weights.count, timer: every(2)) {
            for item in weights.indices { $0.items[item].weight = weights[item] }
        }
    }
}

/// The showings of a banner one by one, without inputs.
private struct Replay {
    /// Of each item the time that it is shown, its showings, its turns and its longest gap.
    var items: [[Int64]]
    var changes: Int64 = 0
    var page: Int

    init(_ banner: Banner, _ ring: [(item: Int, turns: Int)], upTo end: Time) {
        items = banner.items.map { _ in [0, 0, 0, 0] }
        page = banner.paging.startPage
        var left = banner.items.map { _ in Int64(0) }
        var place = ring.firstIndex { $0.item == banner.paging.startPage } ?? 0
        var now: Int64 = 0
        let moves =
            banner.timer?.countsFrom == .settle ? banner.transition.duration.microseconds : 0
        while now <= end.microseconds {
            let (item, turns) = ring[place]
            let turn = (banner.items[item].duration ?? banner.timer?.interval ?? .zero).microseconds
            // The first showing has no movement before it.
            let length = turn * Int64(turns) + (now == 0 ? 0 : moves)
            let seen = min(length, end.microseconds - now)
            items[item][0] += seen
            items[item][1] += 1
            for begun in 0..<Int64(turns) where begun * turn < seen { items[item][2] += 1 }
            items[item][3] = max(items[item][3], now - left[item])
            left[item] = now + seen
            (page, now, place) = (item, now + length, (place + 1) % ring.count)
            if now <= end.microseconds { changes += 1 }
        }
        for item in items.indices {
            items[item][3] = max(items[item][3], end.microseconds - left[item])
        }
    }
}

import BannerKit
import BannerTestSupport
import Testing

/// Every loop with every policy.
private let ways = Banner.Paging.Loop.allCases.flatMap { loop in
    Banner.Timer.AfterInteraction.allCases.map { (loop, $0) }
}

@Suite("What always holds, tried on small cases")
struct PropertyTests {
    @Test(arguments: ways)
    func `exactly one page is current, and each change starts from it`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        for small in SmallCase.all(loop, policy) {
            var page = 0
            for event in small.timeline {
                switch event.kind {
                case .change(let change):
                    guard change.from == page else { return fail(small, event) }
                    page = change.page
                case .start(let landing), .settle(let landing):
                    guard landing.page == page else { return fail(small, event) }
                case .recenter(let recentred, _, let virtual):
                    let count = small.banner.items.count
                    guard recentred == page, virtual == count + page else {
                        return fail(small, event)
                    }
                case .end(let last):
                    guard last == page else { return fail(small, event) }
                default: break
                }
                guard (0..<small.banner.items.count).contains(page) else {
                    return fail(small, event)
                }
            }
        }
    }

    @Test(arguments: ways)
    func `the timer never fires under the finger, and a running timer always has a deadline`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        var (skipped, firings) = (0, 0)
        for small in SmallCase.all(loop, policy) {
            var isDragging = false
            let timeline = small.timeline
            for event in timeline {
                switch event.kind {
                case .dragBegin: isDragging = true
                case .dragEnd: isDragging = false
                case .timer(.skipped): skipped += 1
                case .change(let change) where change.cause == .timer:
                    guard !isDragging else { return fail(small, event) }
                    firings += 1
                default: break
                }
                if case .running(let left) = timeline.schedule.state(at: event.time).timer,
                    left <= .zero
                {
                    return fail(small, event)
                }
            }
        }
        #expect(firings * Sample.step > 1_000 && (skipped > 0) == (policy == .ignore))
    }

    @Test(arguments: ways)
    func `the content never jumps, but where a drag takes no time`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        for small in SmallCase.all(loop, policy) {
            let instant = small.inputs.contains { input in
                if case .drag(let drag) = input.action { drag.over == .zero } else { false }
            }
            guard !instant else { continue }
            let timeline = small.timeline
            let count = Double(small.banner.items.count)
            for event in timeline where event.time > .zero {
                let before = timeline.schedule.state(at: event.time - Time(microseconds: 1))
                    .position
                let after = timeline.schedule.state(at: event.time).position
                let distance = abs(after - before)
                let wrapped = loop == .infinite ? min(distance, count - distance) : distance
                guard wrapped < 1e-3 else { return fail(small, event) }
            }
        }
    }

    @Test(arguments: ways)
    func `beyond five pages three dots are big and the current one is among them`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        var windows = Set<[Double]>()
        for small in SmallCase.all(loop, policy) where small.banner.items.count > 5 {
            for event in small.timeline {
                guard case .change(let change) = event.kind,
                    case .scalingDots(let dots) = change.indicator
                else {
                    continue
                }
                let big = dots.sizes.filter { $0 == 4 }.count
                guard big == 3, dots.size(of: change.page) == 4, dots.visibleCount <= 7 else {
                    return fail(small, event)
                }
                windows.insert(dots.sizes)
            }
        }
        #expect(windows.count > 1, "the window never moved")
    }

    @Test(arguments: ways)
    func `the state at an instant equals the one that is reached step by step`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        for (index, small) in SmallCase.all(loop, policy).enumerated() {
            var banner = small.banner
            banner.focus.scale = 1.2
            banner.paging.startPage = index % banner.items.count
            let timeline = Schedule(banner, inputs: small.inputs).events(upTo: SmallCase.duration)
            var session = Session(banner)
            var inputs = small.inputs[...]
            for step in 1...4 {
                // Every case checks other instants, spread over some 40 cycles.
                let time = Time(
                    microseconds: Int64(index * 7_919 % 1_000_003 + step * step * 5_003_001))
                while let input = inputs.first, input.at <= time {
                    _ = session.send(input.action, at: input.at)
                    inputs.removeFirst()
                }
                _ = session.advance(to: time)
                let asked = timeline.schedule.state(at: time)
                guard asked == session.state else {
                    Issue.record("\(small)\n asked: \(asked)\nwalked: \(session.state)")
                    return
                }
            }
        }
    }

    @Test(arguments: ways)
    func `prefix and cycle equal replay, and what comes to rest has none`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        var cycles = 0
        for small in SmallCase.all(loop, policy) {
            // It repeats itself where its timer still runs in the end, and only there.
            let isRunning =
                if case .running = small.timeline.schedule.state(at: time(60)).timer { true } else {
                    false
                }
            guard (small.timeline.schedule.cycle != nil) == isRunning else {
                Issue.record(
                    "\(small)\ncycle: \(String(describing: small.timeline.schedule.cycle)), running: \(isRunning)"
                )
                return
            }
            guard let cycle = small.timeline.schedule.cycle else { continue }
            cycles += 1
            let end = cycle.start + cycle.length * 2 - Time(microseconds: 1)
            let events = Schedule(small.banner, inputs: small.inputs).events(upTo: end, kinds: .all)
                .filter {
                    $0.time >= cycle.start && $0.kind.kinds != .end
                }.drop { !isFiring($0) }
            let first = events.filter { $0.time < cycle.start + cycle.length }
            let second = events.dropFirst(first.count).map {
                Banner.Event($0.time - cycle.length, $0.kind)
            }
            guard first == second, !first.isEmpty else {
                Issue.record("\(small)\n\(first.map(line))\n\(second.map(line))")
                return
            }
        }
        #expect((cycles * Sample.step > 400) == (loop != .never), "\(cycles) cycles")
    }

    @Test(arguments: ways)
    func `exposure in closed form equals adding up event by event`(
        loop: Banner.Paging.Loop, policy: Banner.Timer.AfterInteraction
    ) {
        for small in SmallCase.all(loop, policy) {
            let horizon = time(57.1)
            let exposure = small.timeline.schedule.exposure(over: horizon)
            var shown = Array(repeating: Time.zero, count: small.banner.items.count)
            var showings = Array(repeating: Int64(0), count: shown.count)
            var changes: Int64 = 0
            var (page, since) = (0, Time.zero)
            showings[0] = 1
            for event in Schedule(small.banner, inputs: small.inputs).events(
                upTo: horizon, kinds: .change)
            {
                guard case .change(let change) = event.kind else { continue }
                shown[page] += event.time - since
                (page, since) = (change.page, event.time)
                changes += 1
                if change.page != change.from { showings[page] += 1 }
            }
            shown[page] += horizon - since
            guard exposure.items.map(\.shown) == shown, exposure.items.map(\.showings) == showings,
                exposure.changes == changes
            else {
                Issue.record("\(small)\n\(exposure)\n\(shown)\n\(showings)")
                return
            }
        }
    }

    private func isFiring(_ event: Banner.Event) -> Bool {
        if case .change(let change) = event.kind { change.cause == .timer } else { false }
    }

    private func fail(_ small: SmallCase, _ event: Banner.Event) {
        Issue.record("\(small)\nat: \(line(event))")
    }
}

import BannerKit
import BannerTestSupport
import Testing

/// Random calls in any order, with numbers that no careful app would pass.
private struct Caller {
    var numbers: SeededNumbers
    var session: Session
    /// What was called last, for the report of a fault.
    var last = ""
    /// What the session was given last.
    private var given: (banner: Banner, viewer: Banner.Viewer)

    init(_ seed: Int) {
        numbers = SeededNumbers(seed)
        given = (Caller.banner(&numbers), Banner.Viewer())
        session = Session(given.banner, viewer: given.viewer, kinds: .all)
    }

    private static let wild: [Double] = [
        0, -0.0, 1, -1, 0.5, 390, -390, 1e-300, 1e9, -1e9, 1e30, -1e30, .nan, .infinity, -.infinity,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    private static let moments: [Time] = [
        .zero, .microseconds(1), .milliseconds(300), .seconds(2), .seconds(86_400),
        .seconds(1 << 40),
        Time(microseconds: .max), Time(microseconds: .min), .seconds(-5),
        Time(microseconds: .max - 1),
    ]

    private static func pick<Element>(_ elements: [Element], _ numbers: inout SeededNumbers)
        -> Element
    {
        elements[Int.random(in: 0..<elements.count, using: &numbers)]
    }

    /// A banner that is sensible as often as not.
    private static func banner(_ numbers: inout SeededNumbers) -> Banner {
        var banner = RandomCase(Int.random(in: 0..<10_000, using: &numbers)).banner
        guard Bool.random(using: &numbers) else { return banner }
        for _ in 0..<3 {
            let (number, moment) = (pick(wild, &numbers), pick(moments, &numbers))
            switch Int.random(in: 0..<14, using: &numbers) {
            case 0: banner.viewport.width = number
            case 1: banner.viewport.height = number
            case 2: banner.layout.cellWidthMultiplier = number
            case 3: banner.layout.spacing = number
            case 4: banner.focus.scale = number
            case 5: banner.focus.duration = moment
            case 6: banner.transition.duration = moment
            case 7:
                banner.transition.easing = .cubicBezier(
                    x1: number, y1: pick(wild, &numbers), x2: 0.5, y2: number)
            case 8:
                banner.timer = Banner.Timer(
                    interval: moment, cycles: pick([nil, .max, .min, 3], &numbers))
            case 9:
                banner.items = Array(banner.items.prefix(Int.random(in: 0...2, using: &numbers)))
            case 10: banner.paging.startPage = pick([.min, .max, -1, 1], &numbers)
            case 11: banner.paging.maxPagesPerSwipe = pick([.min, .max, 0, 5], &numbers)
            case 12: banner.indicator = .scrollBar(.init(thumb: .width(number), hidesAfter: moment))
            default: if !banner.items.isEmpty { banner.items[0].duration = moment }
            }
        }
        return banner
    }

    /// An instant: usually a little later, sometimes absurd.
    private mutating func moment() -> Time {
        switch Int.random(in: 0..<40, using: &numbers) {
        case 0: Caller.pick(Caller.moments, &numbers)
        case 1: session.now - .seconds(3)
        case 2...4: session.nextDeadline ?? session.now
        default: session.now + .milliseconds(Int64.random(in: 0...900, using: &numbers))
        }
    }

    /// One call, and what is wrong with its events.
    mutating func call() -> String? {
        let (at, number) = (moment(), Caller.pick(Caller.wild, &numbers))
        let page = Caller.pick([0, 1, 2, 5, -1, .max, .min], &numbers)
        let choice = Int.random(in: 0..<25, using: &numbers)
        last = "call \(choice) at \(at.microseconds), number \(number), page \(page)"
        if choice == 5 {
            session.catchUp(to: at)
            return nil
        }
        let time = bounded(at)
        let (before, groups) = (session.items, session.fitted.canGroup)
        let events = perform(choice, at: time, number, page)
        return fault(of: events, before, groups)
    }

    private mutating func perform(_ choice: Int, at time: Time, _ number: Double, _ page: Int)
        -> [Session.Event]
    {
        switch choice {
        case 0...4: return session.advance(to: time)
        case 6: return session.beginDrag(at: time)
        case 7, 8: return session.moveDrag(by: number, at: time)
        case 9: return session.endDrag(velocity: number, at: time)
        case 10: return session.cancelDrag(at: time)
        case 11:
            return session.select(page: page, isAnimated: Bool.random(using: &numbers), at: time)
        case 12: return session.select(id: Caller.pick(["a", "c", "", "ü"], &numbers), at: time)
        case 13: return session.pause(for: Caller.pick(["covered", "x"], &numbers), at: time)
        case 14: return session.resume(for: Caller.pick(["covered", "x"], &numbers), at: time)
        case 15:
            (given.viewer.width, given.viewer.height) = (number, number)
            return session.resize(to: Banner.Size(width: number, height: number), at: time)
        case 16:
            given.banner = Caller.banner(&numbers)
            return session.update(given.banner, at: time)
        case 17:
            return session.show(
                only: Caller.pick([nil, [], ["a"], ["b", "c"], ["z"]], &numbers), at: time)
        case 18:
            let drag = Banner.Input.Drag(
                by: number, over: Caller.pick(Caller.moments, &numbers), velocity: number)
            return session.send(.drag(drag), at: time)
        case 19:
            given.viewer = Banner.Viewer(
                width: Caller.pick([nil, number], &numbers),
                reducesMotion: Bool.random(using: &numbers),
                direction: Caller.pick([nil, .rightToLeft], &numbers))
            return session.change(given.viewer, at: time)
        default:
            let action: Banner.Input.Action = Caller.pick(
                [
                    .next, .previous, .tap(), .pause, .resume, .hide, .show, .swipe(.next),
                    .swipe(.previous), .hover,
                    .leave, .focusIn, .focusOut,
                ], &numbers)
            return session.send(action, at: time)
        }
    }

    /// Each event that names a page has the item which had that page then: of those before, or from
    /// `items` on of those after.
    private func fault(of events: [Session.Event], _ before: [Banner.Item], _ groups: Bool)
        -> String?
    {
        var (shown, groups) = (before, groups)
        for event in events {
            if case .items = event.kind {
                (shown, groups) = (session.items, session.fitted.canGroup)
            }
            // A page of several cards has the item of one of them.
            if groups {
                let isShown = shown.contains { $0.id == event.item?.id }
                if !isShown && event.kind.page != nil && !shown.isEmpty { return "\(event)" }
                continue
            }
            let page = event.kind.page ?? -1
            let item = shown.indices.contains(page) ? shown[page] : nil
            if item?.id != event.item?.id || (item == nil && page >= 0 && !shown.isEmpty) {
                return "\(event.kind) with the item \(event.item?.id ?? "-")"
            }
        }
        return nil
    }

    /// Events one by one are for times that people wait for; only `skip` is for every distance.
    private mutating func bounded(_ time: Time) -> Time {
        guard time > session.now + .seconds(20) else { return time }
        session.catchUp(to: time - .seconds(1))
        return session.now
    }

    /// What must be true of every session.
    func fault() -> String? {
        let (state, cards) = (session.state, session.cards)
        // What is not a number differs from itself.
        if session.banner != given.banner, given.banner == given.banner { return "another banner" }
        if session.viewer != given.viewer, given.viewer == given.viewer { return "another viewer" }
        if !(state.position.isFinite && state.offset.isFinite) {
            return "position \(state.position)"
        }
        if state.page < 0 || (state.page >= session.items.count && !session.items.isEmpty) {
            return "page \(state.page)"
        }
        if cards.isEmpty != session.items.isEmpty { return "\(cards.count) cards" }
        for card in cards
        where !(card.frame.x.isFinite && card.frame.width.isFinite && card.scale.isFinite) {
            return "\(card)"
        }
        if case .running(let left) = state.timer, left < .zero { return "timer \(left)" }
        if let deadline = session.nextDeadline, deadline < session.now {
            return "deadline \(deadline)"
        }
        if let until = session.animatesUntil, until <= session.now {
            return "frames until \(until)"
        }
        // A finger holds what drifts, and its timer runs on if inputs are ignored.
        let isHeld = session.banner.timer?.drift != nil && state.phase == .dragging
        if case .running = state.timer, session.nextDeadline == nil, !isHeld {
            return "a timer without a deadline"
        }
        return nil
    }
}

@Suite struct `A session that is called in any order, with any numbers` {
    @Test(arguments: 0..<8)
    func `never ends the program and stays sane`(part: Int) {
        for seed in stride(from: part * 100, to: (part + 1) * 100, by: Sample.step) {
            var caller = Caller(seed)
            for number in 0..<60 {
                if let fault = caller.call() ?? caller.fault() {
                    Issue.record(
                        "seed \(seed), after \(number) calls, \(caller.last): \(fault)\n\(caller.session.state)"
                    )
                    return
                }
            }
        }
    }
}

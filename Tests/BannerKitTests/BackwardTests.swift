import BannerKit
import BannerTestSupport
import Testing

@Suite("A backward timer")
struct BackwardTests {
    @Test func `turns to the page before, and from the first to the last`() {
        let banner = makeBanner(3, timer: every(2) { $0.direction = .backward })
        #expect(
            lines(banner, for: 6.3, kinds: [.change, .settle, .recenter]) == """
                2 change 0>2 timer
                2.3 settle 2
                2.3 recenter 2 2>5
                4 change 2>1 timer
                4.3 settle 1
                6 change 1>0 timer
                6.3 settle 0
                """)
    }

    @Test func `ends on page 0 where nothing follows`() {
        let banner = makeBanner(3, timer: every(2) { $0.direction = .backward }) {
            $0.paging.loop = .never
            $0.paging.startPage = 2
        }
        #expect(
            lines(banner, for: 9) == """
                0 timer started
                2 change 2>1 timer
                2.3 settle 1
                4 change 1>0 timer
                4 timer stopped
                4.3 settle 0
                """)
    }

    @Test func `never starts on page 0 where nothing follows`() {
        let banner = makeBanner(3, timer: every(2) { $0.direction = .backward }) {
            $0.paging.loop = .never
        }
        #expect(lines(banner, for: 9).isEmpty)
        #expect(Schedule(banner).state(at: time(3)).timer == .stopped)
    }

    @Test func `rewinds from the first page to the last through all pages`() {
        let banner = makeBanner(4, timer: every(2) { $0.direction = .backward }) {
            $0.paging.loop = .rewind
        }
        #expect(lines(banner, for: 4, kinds: .change) == "2 change 0>3 timer\n4 change 3>2 timer")
        #expect(Schedule(banner).state(at: time(2.15)).position == 1.5)
    }

    /// A page's mirror image: −i mod n.
    private func mirrored(_ page: Int, _ count: Int) -> Int { (count - page) % count }

    private func mirrored(_ banner: Banner) -> Banner {
        var mirror = banner
        let count = banner.items.count
        mirror.items = banner.items.indices.map { banner.items[mirrored($0, count)] }
        mirror.paging.startPage = mirrored(banner.paging.startPage, count)
        mirror.timer?.direction = banner.timer?.direction == .backward ? .forward : .backward
        return mirror
    }

    private func mirrored(_ action: Banner.Input.Action, _ count: Int) -> Banner.Input.Action {
        switch action {
        case .drag(let drag):
            .drag(
                Banner.Input.Drag(
                    by: -drag.by, over: drag.over, velocity: drag.velocity.map { -$0 }))
        case .swipe(let swipe): .swipe(swipe == .next ? .previous : .next)
        case .select(let page): .select(page: mirrored(page, count))
        case .tap(let item?): .tap(item: mirrored(item, count))
        case .next: .previous
        case .previous: .next
        default: action
        }
    }

    /// Where two pages are equally near, or a finger lets go half-way, the definition prefers
    /// forward.
    private func isSymmetric(_ input: Banner.Input, _ count: Int) -> Bool {
        switch input.action {
        case .drag(let drag): drag.releaseVelocity != 0
        case .select: !count.isMultiple(of: 2)
        default: true
        }
    }

    private func words(_ event: Banner.Event, _ count: Int, mirrors: Bool) -> String {
        func page(_ page: Int) -> Int { mirrors ? mirrored(page, count) : page }
        return switch event.kind {
        case .start(let landing): "\(event.time) start \(page(landing.page))"
        case .settle(let landing): "\(event.time) settle \(page(landing.page))"
        case .change(let change):
            "\(event.time) change \(page(change.from ?? 0)) \(page(change.page)) \(change.duration)"
        case .dragBegin(let at): "\(event.time) dragBegin \(page(at))"
        case .dragEnd(let at, _): "\(event.time) dragEnd \(page(at))"
        case .open(let at): "\(event.time) open \(page(at))"
        case .end(let at): "\(event.time) end \(page(at))"
        default: "\(event.time) \(event.kind)"
        }
    }

    @Test func `is the mirror image of a forward one in an endless banner`() {
        var changes = 0
        for seed in Sample.seeds(400) {
            var random = RandomCase(seed)
            random.banner.paging.loop = .infinite
            random.banner.indicator = .dots()
            // A rotation goes forward only.
            random.banner.forgetWeights()
            // A drift changes pages halfway, a microsecond later where it comes from the right.
            random.banner.timer?.drift = nil
            // Groups are counted from the first card.
            (random.banner.paging.group, random.banner.paging.flush) = (.cards(1), nil)
            let count = random.banner.items.count
            let inputs = random.inputs.filter { isSymmetric($0, count) }
            // Recentring depends on the side; the focus of two cards that are equally near, too.
            let kinds = Banner.Event.Kinds.all.subtracting([.recenter, .focus, .indicator])
            let there = Schedule(random.banner, viewer: random.viewer, inputs: inputs).events(
                upTo: RandomCase.duration, kinds: kinds)
            let back = Schedule(
                mirrored(random.banner), viewer: random.viewer,
                inputs: inputs.map { Banner.Input(at: $0.at, mirrored($0.action, count)) }
            ).events(upTo: RandomCase.duration, kinds: kinds)
            let (one, other) = (
                there.map { words($0, count, mirrors: false) },
                back.map { words($0, count, mirrors: true) }
            )
            guard one == other else {
                Issue.record(
                    "\(random):\n\(one.joined(separator: "\n"))\nmirrored:\n\(other.joined(separator: "\n"))"
                )
                return
            }
            changes += one.count
        }
        #expect(changes * Sample.step > 4_000)
    }

}

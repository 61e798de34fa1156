import BannerKit
import Testing

@Suite("Interaction")
struct InteractionTests {
    /// A swipe at 1.5 s, under each policy.
    @Test(arguments: [
        (
            Banner.Timer.AfterInteraction.restart,
            "1.5 timer suspended\n1.9 timer restarted\n3.9 change 1>2 timer"
        ),
        (.resume, "1.5 timer suspended\n1.9 timer restarted\n3.9 change 1>2 timer"),
        (.hold, "1.5 timer suspended"),
        (.stop, "1.5 timer stopped"),
        (.ignore, "2 change 1>2 timer"),
    ])
    func `each policy does with the timer what it says`(
        policy: Banner.Timer.AfterInteraction, expected: String
    ) {
        let banner = makeBanner(5, timer: every(2) { $0.afterInteraction = policy })
        let all = lines(
            banner, [Banner.Input(at: time(1.5), .swipe(.next))], for: 3.95,
            kinds: [.change, .timer])
        let rest = all.split(separator: "\n").filter {
            $0 != "0 timer started" && $0 != "1.6 change 0>1 drag"
        }
        #expect(rest.joined(separator: "\n") == expected)
    }

    @Test func `a firing under the finger is skipped and the next comes a dwell later`() {
        let banner = makeBanner(5, timer: every(2) { $0.afterInteraction = .ignore })
        let drag = [
            Banner.Input(
                at: time(1.95),
                .drag(Banner.Input.Drag(by: -10, over: .milliseconds(300), velocity: 0)))
        ]
        #expect(
            lines(banner, drag, for: 4.1, kinds: [.change, .timer]) == """
                0 timer started
                2 timer skipped
                4 change 0>1 timer
                """)
    }

    @Test func `reasons to wait add up, and a full dwell asked for by one of them is kept`() {
        let inputs = [
            Banner.Input(at: time(1), .pause), Banner.Input(at: time(1.2), .swipe(.next)),
            Banner.Input(at: time(5), .resume),
        ]
        #expect(
            lines(makeBanner(5, timer: every(2)), inputs, for: 8, kinds: [.change, .timer]) == """
                0 timer started
                1 timer suspended
                1.3 change 0>1 drag
                5 timer restarted
                7 change 1>2 timer
                """)
    }

    @Test(arguments: [
        (Banner.Timer.WhenHidden.pause, "5 timer resumed\n6.5 change 0>1 timer"),
        (.restart, "5 timer restarted\n7 change 0>1 timer"),
        (.ignore, "2 change 0>1 timer\n4 change 1>2 timer\n6 change 2>3 timer"),
    ])
    func `a hidden banner waits as whenHidden says`(
        policy: Banner.Timer.WhenHidden, expected: String
    ) {
        let banner = makeBanner(5, timer: every(2) { $0.whenHidden = policy })
        let all = lines(
            banner, [Banner.Input(at: time(0.5), .hide), Banner.Input(at: time(5), .show)], for: 7,
            kinds: [.change, .timer])
        let rest = all.split(separator: "\n").filter {
            $0 != "0 timer started" && $0 != "0.5 timer suspended"
        }
        #expect(rest.joined(separator: "\n") == expected)
    }

    @Test func `a second pause, and a show without a hide, are seen and change nothing`() {
        let inputs = [
            Banner.Input(at: time(1), .show), Banner.Input(at: time(1), .pause),
            Banner.Input(at: time(1.5), .pause),
        ]
        #expect(
            lines(
                makeBanner(2, timer: every(2)), inputs, for: 3,
                kinds: [.show, .pause, .timer, .change]) == """
                    0 timer started
                    1 show
                    1 pause
                    1 timer suspended
                    1.5 pause
                    """)
    }

    /// The content is at 0.5 pages at 2.15 s; the finger catches it there.
    @Test func `a drag catches a moving banner, and that transition never settles`() {
        let drag = [
            Banner.Input(at: time(2.15), .drag(Banner.Input.Drag(by: 0, over: .milliseconds(100))))
        ]
        let banner = makeBanner(3, timer: every(2))
        #expect(Schedule(banner, inputs: drag).state(at: time(2.2)).position == 0.5)
        #expect(
            lines(banner, drag, for: 4, kinds: [.change, .settle, .dragBegin, .dragEnd]) == """
                2 change 0>1 timer
                2.15 dragBegin 1
                2.25 dragEnd 1
                2.55 settle 1
                """)
    }

    /// W = d = 390, and a release at v points per second moves 0.099 v further (r = 0.99).
    @Test(arguments: [
        (-60.0, 0.0, 1, "settles back", "1.2 dragEnd 0\n1.5 settle 0"),
        (-60.0, -400.0, 1, "thrown forward", "1.2 dragEnd 0\n1.2 change 0>1 drag\n1.5 settle 1"),
        (-60.0, 900.0, 1, "thrown back", "1.2 dragEnd 0\n1.2 change 0>4 drag\n1.5 settle 4"),
        (
            -700.0, -3000.0, 1, "held to one page",
            "1.2 dragEnd 0\n1.2 change 0>1 drag\n1.5 settle 1"
        ),
        (
            -700.0, -3000.0, 9, "as far as it goes: ceil((700 + 297) / 390)",
            "1.2 dragEnd 0\n1.2 change 0>3 drag\n1.5 settle 3"
        ),
    ])
    func `released content snaps`(
        by: Double, velocity: Double, most: Int, why: String, expected: String
    ) {
        let banner = makeBanner(5) { $0.paging.maxPagesPerSwipe = most }
        let drag = [Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: by, velocity: velocity)))]
        #expect(
            lines(banner, drag, for: 2, kinds: [.dragEnd, .change, .settle]) == expected, "\(why)")
    }

    @Test func `a drag without a duration has no velocity of its own`() {
        #expect(Banner.Input.Drag(by: 50, over: .zero).releaseVelocity == 0)
        #expect(Banner.Input.Drag(by: 50, over: .seconds(2)).releaseVelocity == 25)
    }

    /// Strides whose half is not exact in binary: halfway counts as halfway, and goes forward.
    @Test(arguments: [390.0, 273, 293, 0.7, 61.3], [1, 2, 3, 7])
    func `a release half-way without velocity goes forward, whatever the last bit says`(
        stride: Double, pages: Int
    ) {
        let banner = makeBanner(40) {
            $0.viewport.width = stride
            $0.paging.startPage = 20
            $0.paging.maxPagesPerSwipe = 9
        }
        let parts = [
            (0.5, 1), (0.5 - 4e-7, 1), (0.5 + 4e-7, 1), (0.5 - 4e-6, 0), (0.5 + 4e-6, 1), (-0.5, 0),
            (-0.5 - 4e-6, -1),
        ]
        for (part, page) in parts {
            let drag = Banner.Input(
                at: time(1),
                .drag(Banner.Input.Drag(by: -(Double(pages) + part) * stride, velocity: 0)))
            let timeline = Schedule(banner, inputs: [drag]).events(upTo: time(2))
            #expect(
                timeline.schedule.state(at: time(2)).page == 20 + pages + page,
                "\(pages) pages and \(part) of \(stride)")
        }
    }

    @Test func `a drag that ends where it should be settles at once`() {
        let drag = [Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: 0)))]
        #expect(
            lines(makeBanner(3), drag, for: 2, kinds: [.dragEnd, .settle])
                == "1.2 dragEnd 0\n1.2 settle 0")
    }

    /// 200 points past the edge show (1 − 1 / (0.55 · 200 / 390 + 1)) · 390 = 85.8 points.
    @Test
    func `past an edge the content follows ever more slowly, and is caught where it is shown`() {
        let banner = makeBanner(3) {
            $0.paging.loop = .never
            $0.transition.easing = .linear
        }
        let drag = Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: 200)))
        let timeline = Schedule(banner, inputs: [drag]).events(upTo: time(3))
        #expect(abs(timeline.schedule.state(at: time(1.199_999)).offset + 85.8) < 0.001)
        // It is caught and held halfway back: it stays where it is.
        let hold = Banner.Input(at: time(1.35), .drag(Banner.Input.Drag(by: 0, over: .seconds(1))))
        let caught = Schedule(banner, inputs: [drag, hold]).events(upTo: time(3))
        #expect(abs(caught.schedule.state(at: time(1.9)).offset + 42.9) < 0.001)
    }

    @Test func `from right to left the finger's direction is mirrored, swipes are not`() {
        let banner = makeBanner(5) { $0.layout.direction = .rightToLeft }
        let inputs = [
            Banner.Input(at: time(1), .drag(Banner.Input.Drag(by: 200))),
            Banner.Input(at: time(2), .swipe(.next)),
        ]
        #expect(
            lines(banner, inputs, for: 3, kinds: .change)
                == "1.2 change 0>1 drag\n2.1 change 1>2 drag")
    }

    @Test(arguments: [
        (Banner.Paging.Loop.never, "1 change 2>1 previous\n2 change 1>2 next"),
        (
            .rewind,
            "1 change 2>1 previous\n2 change 1>2 next\n3 change 2>0 next\n4 change 0>2 previous"
        ),
        (
            .infinite,
            "1 change 2>1 previous\n2 change 1>2 next\n3 change 2>0 next\n4 change 0>2 previous"
        ),
    ])
    func `next and previous at the ends`(loop: Banner.Paging.Loop, expected: String) {
        let banner = makeBanner(3) {
            $0.paging.loop = loop
            $0.paging.startPage = 2
        }
        let inputs: [Banner.Input] = [
            Banner.Input(at: time(1), .previous), Banner.Input(at: time(2), .next),
            Banner.Input(at: time(3), .next),
            Banner.Input(at: time(4), .previous),
        ]
        // Without a loop, next at 3 s does nothing; then previous at 4 s goes from 2 to 1 again.
        let wanted = loop == .never ? expected + "\n4 change 2>1 previous" : expected
        #expect(lines(banner, inputs, for: 5, kinds: .change) == wanted)
    }

    @Test func `select takes the shorter way round, forward where both are as long`() {
        let position = { (from: Int, to: Int) in
            let banner = makeBanner(4) { $0.paging.startPage = from }
            let inputs = [Banner.Input(at: time(1), .select(page: to))]
            guard
                case .change(let change) = Schedule(banner, inputs: inputs).events(
                    upTo: time(1), kinds: .change
                )
                .first(where: { _ in true })?.kind
            else { return 0 }
            return (change.virtual ?? 0) - 4 - from
        }
        #expect(
            [position(0, 1), position(0, 2), position(0, 3), position(3, 1), position(3, 0)] == [
                1, 2, -1, 2, 1,
            ])
    }

    @Test func `an input at the moment of a firing comes first`() {
        #expect(
            lines(
                makeBanner(3, timer: every(2)), [Banner.Input(at: time(2), .next)], for: 4.3,
                kinds: [.change, .timer])
                    == """
                    0 timer started
                    2 timer suspended
                    2 change 0>1 next
                    2.3 timer restarted
                    4.3 change 1>2 timer
                    """)
    }

    @Test func `a tap opens the current item`() {
        #expect(
            lines(
                makeBanner(3, timer: every(1)), [Banner.Input(at: time(1.1), .tap())], for: 1.2,
                kinds: [.open])
                == "1.1 open 1")
    }

    @Test func `a session says the same as a timeline, event by event`() {
        let banner = makeBanner(5, timer: every(2)) { $0.focus.scale = 1.2 }
        let inputs = [
            Banner.Input(at: time(1.9), .swipe(.previous)), Banner.Input(at: time(4), .pause),
            Banner.Input(at: time(5), .select(page: 2)),
            Banner.Input(at: time(7), .resume), Banner.Input(at: time(8), .hide),
            Banner.Input(at: time(9), .show),
        ]
        var session = Session(banner)
        var events: [Session.Event] = []
        for input in inputs { events += session.send(input.action, at: input.at) }
        events += session.advance(to: time(20))
        let timeline = Schedule(banner, inputs: inputs).events(upTo: time(20), kinds: .all)
        #expect(events.map(line) == timeline.map(line).dropLast())
    }
}

import BannerKit
import Testing

@testable import BannerRender

@Suite struct `A banner drawn with characters` {
    private static let banner = Banner(
        items: [
            Banner.Item(id: "a", title: "여름 세일 50% 여름 세일 50%"),
            Banner.Item(id: "b", title: "second", subtitle: "가나다라마"),
            Banner.Item(id: "c", title: "👨‍👩‍👧 family"),
        ],
        timer: Banner.Timer(interval: .seconds(1)))

    /// Every column of the window while its cards pass, on screens in which the window does not fill the width.
    @Test(arguments: [(80, 24), (40, 12), (21, 9), (9, 30), (120, 10)])
    func `keeps a leaving card's words inside the window`(columns: Int, rows: Int) {
        for loop in [Banner.Paging.Loop.infinite, .rewind] {
            var banner = Self.banner
            banner.paging.loop = loop
            let picture = TerminalPicture(banner.fitted(), TextStyle())
            let schedule = Schedule(banner)
            let resting = picture.lines(schedule.state(at: .zero), columns: columns, rows: rows, isPaused: false)
            // A card at rest fills the window.
            let margin = resting.filter { $0.contains("░") }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            for instant in 0..<400 {
                let state = schedule.state(at: .milliseconds(Int64(instant) * 10))
                let lines = picture.lines(state, columns: columns, rows: rows, isPaused: false)
                #expect(lines.allSatisfy { width($0) == columns }, "\(state.time)")
                for line in lines.prefix(max(3, rows - 5)) {
                    #expect(line.prefix(margin).allSatisfy { $0 == " " }, "\(state.time): \(line)")
                }
            }
        }
    }

    private func width(_ line: String) -> Int { line.reduce(0) { $0 + $1.displayWidth } }
}

@Suite struct `A banner drawn with characters shows` {
    private func banner(_ indicator: Banner.Indicator, effect: Banner.Transition.Effect = .slide) -> Banner {
        var banner = Banner(
            items: [
                Banner.Item(id: "a", color: Banner.Color(red: 200, green: 0, blue: 0)),
                Banner.Item(id: "b", color: .black),
            ],
            timer: Banner.Timer(interval: .seconds(2)), indicator: indicator)
        banner.viewport = Banner.Viewport(width: 200, height: 100)
        banner.transition = Banner.Transition(duration: .seconds(1), effect: effect)
        return banner
    }

    private func drawn(_ banner: Banner, at time: Time = .zero) -> String {
        TerminalPicture(banner.fitted(), TextStyle())
            .lines(Schedule(banner).state(at: time), columns: 18, rows: 11, isPaused: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    private func dots(_ placement: Banner.Indicator.Placement, _ edge: Banner.Indicator.Edge) -> Banner.Indicator {
        .dots(Banner.Indicator.Dots(base: Banner.Indicator.Base(placement: placement, edge: edge)))
    }

    @Test func `events beside it and its stays below, where there is room`() {
        let banner = banner(dots(.below, .bottom))
        var around = TerminalSurroundings()
        let schedule = Schedule(banner)
        for time in [0, 1, 2, 3] { around.advance(to: .seconds(time), of: schedule, columns: 66) }
        let drawn = { (columns: Int, rows: Int) in
            TerminalPicture(banner.fitted(), TextStyle())
                .lines(schedule.state(at: .seconds(3)), columns: columns, rows: rows, isPaused: false, around: around)
                .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
        }
        #expect(
            drawn(66, 16) == """
                 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  2.0s  change  b
                 ░                                ░  3.0s  settle  b
                 ░                                ░
                 ░                                ░
                 ░                                ░
                 ░                                ░
                 ░                                ░
                 ░ b                              ░
                 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░

                                 ·●

                                                                 ▼
                 ░a                              ░b
                 3.0s   2/2   next in 1.0s
                 → next   ← previous   space pause   q quit
                """)
        #expect(!drawn(63, 15).contains("change") && !drawn(63, 15).contains("▼"))
    }

    @Test func `the indicator below the cards`() {
        #expect(
            drawn(banner(dots(.below, .bottom))) == """
                 ░░░░░░░░░░░░░░░░
                 ░              ░
                 ░ a            ░
                 ░░░░░░░░░░░░░░░░

                        ●·



                 0.0s   1/2   nex
                 → next   ← previ
                """)
    }

    @Test func `the indicator above the cards`() {
        #expect(
            drawn(banner(dots(.below, .top))) == """
                        ●·

                 ░░░░░░░░░░░░░░░░
                 ░              ░
                 ░ a            ░
                 ░░░░░░░░░░░░░░░░



                 0.0s   1/2   nex
                 → next   ← previ
                """)
    }

    @Test func `the indicator on the cards`() {
        #expect(
            drawn(banner(dots(.over, .bottom))) == """
                 ░░░░░░░░░░░░░░░░
                 ░              ░
                 ░ a            ░
                 ░░░░░░░●·░░░░░░░





                 0.0s   1/2   nex
                 → next   ← previ
                """)
        #expect(
            drawn(banner(dots(.over, .top))) == """
                 ░░░░░░░●·░░░░░░░
                 ░              ░
                 ░ a            ░
                 ░░░░░░░░░░░░░░░░





                 0.0s   1/2   nex
                 → next   ← previ
                """)
    }

    @Test func `of two cards that fade the stronger`() {
        let banner = banner(.absent(Banner.Indicator.Base()), effect: .fade)
        #expect(
            drawn(banner, at: .milliseconds(2_250)) == """
                 ░░░░░░░░░░░░░░░░
                 ░              ░
                 ░ a            ░
                 ░░░░░░░░░░░░░░░░





                 2.2s   2/2   nex
                 → next   ← previ
                """)
        #expect(
            drawn(banner, at: .milliseconds(2_750)) == """
                 ░░░░░░░░░░░░░░░░
                 ░              ░
                 ░ b            ░
                 ░░░░░░░░░░░░░░░░





                 2.7s   2/2   nex
                 → next   ← previ
                """)
    }

    @Test func `the segments that a timer has passed`() {
        var banner = banner(.timerBar(Banner.Indicator.TimerBar()))
        banner.items.append(Banner.Item(id: "c"))
        let drawing = { (time: Time) in
            IndicatorDrawing(banner.fitted(), .unicode).text(Schedule(banner).state(at: time).indicator)
        }
        #expect(drawing(.milliseconds(5_500)) == "▰▰▱ 75%")
        banner.timer?.direction = .backward
        #expect(drawing(.milliseconds(5_500)) == "▱▱▰ 75%")
    }

    @Test func `a scroll bar's thumb as it grows`() {
        let bar = Banner.Indicator.ScrollBar(
            track: 156, thumb: .widths([20, 100]), growth: .init(duration: .seconds(1), easing: .linear))
        let banner = banner(.scrollBar(bar))
        func drawing(_ time: Double) -> String {
            IndicatorDrawing(banner.fitted(), .unicode).text(Schedule(banner).state(at: .seconds(time)).indicator)
        }
        #expect(
            [1, 2.25, 2.5, 3.5].map(drawing) == [
                "━━━─────────────────",
                "──━━━━━─────────────",
                "──────━━━━━━━━──────",
                "──────━━━━━━━━━━━━━─",
            ])
    }

    @Test func `a shelf that was let go between two cards`() {
        var banner = banner(.absent(Banner.Indicator.Base()))
        banner.items = ["a", "b", "c", "d"].map { Banner.Item(id: $0) }
        (banner.timer, banner.layout.cellWidthMultiplier, banner.layout.align) = (nil, 0.5, .start)
        (banner.paging.snap, banner.paging.loop) = (.free, .never)
        let drag = Banner.Input.Drag(by: -50, over: .milliseconds(200), velocity: 0)
        let schedule = Schedule(banner, inputs: [Banner.Input(at: .zero, .drag(drag))])
        let lines = TerminalPicture(banner.fitted(), TextStyle())
            .lines(schedule.state(at: .seconds(9)), columns: 18, rows: 11, isPaused: false)
        #expect(
            lines.prefix(4) == [
                " ░░░░░░░░░░░░░░░░ ",
                "    ░░      ░░    ",
                "    ░░ b    ░░ c  ",
                " ░░░░░░░░░░░░░░░░ ",
            ])
    }
}

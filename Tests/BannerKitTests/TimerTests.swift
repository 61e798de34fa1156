import BannerKit
import Testing

@Suite("The timer")
struct TimerTests {
    @Test func `counts from the change, and the content settles T later`() {
        #expect(
            lines(makeBanner(3, timer: every(2)), for: 6) == """
                0 timer started
                2 change 0>1 timer
                2.3 settle 1
                4 change 1>2 timer
                4.3 settle 2
                6 change 2>0 timer
                """)
    }

    @Test func `counts from the planned settle when asked to`() {
        let timer = every(2) { $0.countsFrom = .settle }
        let slow = makeBanner(3, timer: timer) { $0.transition.duration = .milliseconds(500) }
        #expect(
            lines(slow, for: 7, kinds: [.change, .settle]) == """
                2 change 0>1 timer
                2.5 settle 1
                4.5 change 1>2 timer
                5 settle 2
                7 change 2>0 timer
                """)
    }

    @Test func `gives each page its own dwell, the first one too`() {
        let mixed = makeBanner(3, timer: every(2)) {
            $0.items[0].duration = .seconds(5)
            $0.items[2].duration = .milliseconds(500)
        }
        #expect(
            lines(mixed, for: 8, kinds: .change)
                == "5 change 0>1 timer\n7 change 1>2 timer\n7.5 change 2>0 timer")
    }

    @Test func `stops for good on the last page of a banner that does not loop`() {
        let once = makeBanner(3, timer: every(2)) { $0.paging.loop = .never }
        #expect(
            lines(once, for: 20) == """
                0 timer started
                2 change 0>1 timer
                2.3 settle 1
                4 change 1>2 timer
                4 timer stopped
                4.3 settle 2
                """)
    }

    @Test
    func `never starts on the last page of a banner that does not loop, nor with a single item`() {
        let last = makeBanner(3, timer: every(2)) {
            $0.paging.loop = .never
            $0.paging.startPage = 2
        }
        #expect(lines(last, for: 9, kinds: .all) == "0 start 2\n9 end 2")
        #expect(lines(makeBanner(1, timer: every(2)), for: 9, kinds: .all) == "0 start 0\n9 end 0")
    }

    @Test func `stops with the firing that completes its cycles`() {
        let twice = makeBanner(2, timer: every(1) { $0.cycles = 2 })
        #expect(
            lines(twice, for: 9, kinds: [.change, .timer]) == """
                0 timer started
                1 change 0>1 timer
                2 change 1>0 timer
                3 change 0>1 timer
                3 timer stopped
                """)
    }

    @Test func `fires its ten-millionth time at exactly 20 000 000 s`() {
        let timeline = Schedule(makeBanner(5, timer: every(2))).events(upTo: .zero)
        let before = timeline.schedule.state(at: Time(microseconds: 20_000_000_000_000 - 1))
        let after = timeline.schedule.state(at: .seconds(20_000_000))
        #expect((before.page, before.phase) == (4, .resting))
        #expect((after.page, after.phase) == (0, .moving))
    }

    @Test func `a year of two-second pages ends with page 4 giving way to page 0`() {
        let timeline = Schedule(makeBanner(5, timer: every(2))).events(upTo: .seconds(31_536_000))
        #expect(timeline.schedule.state(at: Time(microseconds: 31_536_000_000_000 - 1)).page == 4)
        #expect(timeline.schedule.state(at: .seconds(31_536_000)).page == 0)
    }

    @Test func `a jump settles right after its change`() {
        let jump = makeBanner(2, timer: every(1)) { $0.transition.duration = .zero }
        #expect(
            lines(jump, for: 2, kinds: [.change, .settle, .recenter]) == """
                1 change 0>1 timer
                1 settle 1
                2 change 1>0 timer
                2 settle 0
                2 recenter 0 4>2
                """)
    }
}

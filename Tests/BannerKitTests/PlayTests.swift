import BannerKit
import Testing

/// «What a banner means», Play and pause, and The end.
@Suite("Play and pause")
struct PlayTests {
    private func told(
        _ timer: Banner.Timer, _ inputs: [(Double, Banner.Input.Action)], for seconds: Double,
        _ change: (inout Banner) -> Void = { _ in }
    ) -> String {
        let inputs = inputs.map { Banner.Input(at: time($0.0), $0.1) }
        return lines(
            makeBanner(3, timer: timer, change), inputs, for: seconds,
            kinds: [.change, .timer, .finished])
    }

    @Test func `resume starts a timer that an interaction has stopped`() {
        let timer = every(5) { $0.afterInteraction = .stop }
        #expect(
            told(timer, [(1, .next), (3, .resume)], for: 9) == """
                0 timer started
                1 timer stopped
                1 change 0>1 next
                3 timer started
                8 change 1>2 timer
                """)
    }

    @Test func `a timer started under the pointer starts when it leaves`() {
        let timer = every(5) { $0.afterInteraction = .stop }
        #expect(
            told(timer, [(1, .next), (2, .hover), (3, .resume), (4, .leave)], for: 9) == """
                0 timer started
                1 timer stopped
                1 change 0>1 next
                4 timer started
                9 change 1>2 timer
                """)
    }

    @Test func `resume counts the passes anew`() {
        #expect(
            told(every(5) { $0.cycles = 1 }, [(11, .resume)], for: 30) == """
                0 timer started
                5 change 0>1 timer
                10 change 1>2 timer
                10 timer stopped
                11 timer started
                16 change 2>0 timer
                21 change 0>1 timer
                21 timer stopped
                """)
    }

    @Test func `an interaction holds until resume, also one that comes back`() {
        let timer = every(5) { $0.afterInteraction = .hold }
        #expect(
            told(timer, [(1, .next), (2, .previous), (6, .resume)], for: 11) == """
                0 timer started
                1 timer suspended
                1 change 0>1 next
                2 change 1>0 previous
                6 timer restarted
                11 change 0>1 timer
                """)
        let back = Banner.Input.Drag(by: 30, velocity: 0)
        #expect(
            told(timer, [(1, .drag(back)), (6, .resume)], for: 10) == """
                0 timer started
                1 timer suspended
                6 timer resumed
                10 change 0>1 timer
                """)
    }

    @Test func `a timer that starts paused starts with resume`() {
        let timer = every(5) { $0.startsPaused = true }
        #expect(told(timer, [(1, .hover), (2, .leave)], for: 9) == "")
        #expect(
            told(timer, [(3, .resume)], for: 9) == """
                3 timer started
                8 change 0>1 timer
                """)
        #expect(
            told(
                every(5) { ($0.startsPaused, $0.afterInteraction) = (true, .stop) }, [(1, .next)],
                for: 9)
                    == """
                    1 timer stopped
                    1 change 0>1 next
                    """)
    }

    @Test func `the last page keeps its time, and then the timer has finished`() {
        let timer = every(5) { $0.atEnd = .finish }
        let ends: (inout Banner) -> Void = { $0.paging.loop = .never }
        #expect(
            told(timer, [(16, .resume), (17, .previous), (20, .resume)], for: 31, ends) == """
                0 timer started
                5 change 0>1 timer
                10 change 1>2 timer
                15 finished 2
                15 timer stopped
                17 change 2>1 previous
                20 timer started
                25 change 1>2 timer
                30 finished 2
                30 timer stopped
                """)
    }

    /// A pause button is *Play* exactly where `resume` changes something.
    @Test func `canResume says whether resume has an effect`() {
        for seed in 0..<2_000 {
            let random = RandomCase(seed)
            let schedule = Schedule(random.banner, viewer: random.viewer, inputs: random.inputs)
            for instant in [0.05, 1.15, 4.25, 9.35] {
                let now = time(instant)
                var session = Session(schedule, at: now)
                // Nothing may begin while a finger is down.
                guard session.state.phase != .dragging else { continue }
                let before = session.state
                session.send(.resume, at: now)
                let changes =
                    before.timer != session.state.timer
                    || before.canResume != session.state.canResume
                guard changes == before.canResume else {
                    Issue.record("\(random)\nat \(instant): \(before) then \(session.state)")
                    return
                }
            }
        }
    }
}

import BannerKit
import BannerTestSupport
import Testing

/// The scales compared with a replay that knows only the focus events, one after the other.
@Suite("Scales")
struct ScaleTests {
    @Test(arguments: [
        (5000.5, Banner.Easing.easeInOut, 20.0, [1.499082, 1.500918]),
        (0.1, .easeInOut, 20, [2, 1]),
        // The longer a card takes to grow, the further back its scale depends on.
        (5000.5, .easeIn, 100, [1.696399, 1.303601]),
    ])
    func `a card that never comes to rest is exact, however late`(
        at: Double, easing: Banner.Easing, duration: Double, scales: [Double]
    ) {
        let banner = makeBanner(2, timer: every(1)) {
            $0.focus.scale = 2
            $0.focus.duration = time(duration)
            $0.focus.easing = easing
        }
        let state = Schedule(banner).state(at: time(at))
        for (page, scale) in scales.enumerated() {
            #expect(abs(self.scale(of: page, in: state) - scale) < 1e-6)
        }
    }

    @Test(arguments: [
        (1.0000004, "{}"), (1.0000006, #"{"0":1.000001}"#), (0.9999996, "{}"),
        (0.9999994, #"{"0":0.999999}"#),
    ])
    func `a scale that is 1 once rounded is not written`(scale: Double, written: String) {
        let schedule = Schedule(makeBanner(3) { $0.focus.scale = scale })
        let line = schedule.json(of: schedule.state(at: .zero))
        #expect(line.contains("\"scales\":\(written),"), "\(line)")
    }

    @Test func `an overshoot is held before the next run starts`() {
        // After 1 s the card is at 1 + 1 · e(0.5), far above 2; its way back begins at 2.
        let banner = makeBanner(2) {
            $0.focus.scale = 2
            $0.focus.duration = time(2)
            $0.focus.easing = .cubicBezier(x1: 0.3, y1: 4, x2: 0.7, y2: 4)
            $0.transition.duration = .zero
        }
        let inputs = [Banner.Input(at: time(1), .next), Banner.Input(at: time(2), .next)]
        let timeline = Schedule(banner, inputs: inputs).events(upTo: time(9))
        #expect(scale(of: 1, in: timeline.schedule.state(at: time(2) - Time(microseconds: 1))) > 4)
        #expect(abs(scale(of: 1, in: timeline.schedule.state(at: time(2))) - 2) < 1e-9)
    }

    @Test
    func `states at any instant equal a replay from the start, in any order and frame by frame`() {
        for seed in Sample.seeds(1_200) {
            var random = RandomCase(seed)
            if random.banner.focus.scale == 1 { random.banner.focus.scale = 1.5 }
            // The replay knows no reduced motion.
            random.viewer = Banner.Viewer()
            let timeline = random.timeline()
            let replay = Replay(random, upTo: time(200))
            var playback = Simulator(timeline.schedule)
            var numbers = SeededNumbers(seed)
            let instants = (0..<12).map { _ in
                Time(microseconds: Int64.random(in: 0...200_000_000, using: &numbers))
            }
            for instant in instants.sorted() {
                let wanted = replay.scales(at: instant)
                let asked = timeline.schedule.state(at: instant)
                let frame = playback.state(at: instant)
                for (page, scale) in wanted.enumerated() {
                    guard abs(self.scale(of: page, in: asked) - scale) < 1e-7,
                        abs(self.scale(of: page, in: frame) - scale) < 1e-7
                    else {
                        Issue.record(
                            "\(random)\nat \(instant.seconds): \(asked.scales), \(frame.scales), replay \(wanted)"
                        )
                        return
                    }
                }
            }
        }
    }

    @Test func `a hundred years later, too`() {
        var tried = 0
        for seed in Sample.seeds(300) {
            var random = RandomCase(seed)
            if random.banner.focus.scale == 1 { random.banner.focus.scale = 1.5 }
            // The replay knows no reduced motion.
            random.viewer = Banner.Viewer()
            let timeline = random.timeline()
            guard let cycle = timeline.schedule.cycle else { continue }
            tried += 1
            var replay = Replay(random, upTo: cycle.start + cycle.length - Time(microseconds: 1))
            var numbers = SeededNumbers(seed)
            let late =
                Time.seconds(100 * 366 * 86_400)
                + Time(microseconds: Int64.random(in: 0..<9_000_000, using: &numbers))
            replay.repeatCycle(cycle, upTo: late)
            let state = timeline.schedule.state(at: late)
            for (page, scale) in replay.scales(at: late).enumerated()
            where abs(self.scale(of: page, in: state) - scale) > 1e-6 {
                Issue.record("\(random)\n\(state.scales), replay \(replay.scales(at: late))")
                return
            }
        }
        #expect(tried * Sample.step > 40)
    }

    private func scale(of page: Int, in state: Banner.State) -> Double {
        state.scales.first { $0.page == page }?.scale ?? 1
    }
}

/// The definition taken literally: every crossing starts two changes, each from the current value.
private struct Replay {
    private struct Run {
        var from, to: Double
        var start: Time
    }

    private let focus: Banner.CardFocus
    private var crossings: [(time: Time, cell: Int)]
    private let count: Int
    private let startPage: Int

    init(_ random: RandomCase, upTo end: Time) {
        focus = random.banner.focus
        count = random.banner.items.count
        startPage = random.banner.paging.startPage
        crossings = random.timeline(.focus, upTo: end).compactMap { event in
            if case .focus(let cell) = event.kind { (event.time, cell) } else { nil }
        }
    }

    /// Replays a cycle until nothing changes any more or the instant is near, and moves the result
    /// there.
    mutating func repeatCycle(_ cycle: Schedule.Cycle, upTo late: Time) {
        let tail = crossings.filter { $0.time >= cycle.start }
        let whole = (late - cycle.start).microseconds / cycle.length.microseconds
        var played: Int64 = 1
        var before: [Double] = []
        while played < whole {
            crossings += tail.map { ($0.time + cycle.length * played, $0.cell) }
            played += 1
            let now = scales(at: cycle.start + cycle.length * played - Time(microseconds: 1))
            if now == before || played > 400 { break }
            before = now
        }
        crossings += tail.map { ($0.time + cycle.length * played, $0.cell) }
        let later = cycle.length * (whole - played)
        crossings = crossings.map { ($0.time + later, $0.cell) }.filter { $0.time <= late }
    }

    func scales(at time: Time) -> [Double] {
        var runs = (0..<count).map { page in
            let scale = page == startPage ? focus.scale : 1
            return Run(from: scale, to: scale, start: Time(microseconds: .min / 4))
        }
        var middle = startPage
        for crossing in crossings where crossing.time <= time {
            for (cell, target) in [(middle, 1), (crossing.cell, focus.scale)] {
                let present = max(
                    min(1, focus.scale), min(max(1, focus.scale), value(runs[cell], crossing.time)))
                runs[cell] = Run(from: present, to: target, start: crossing.time)
            }
            middle = crossing.cell
        }
        return runs.map { value($0, time) }
    }

    private func value(_ run: Run, _ time: Time) -> Double {
        let elapsed = time - run.start
        guard elapsed < focus.duration else { return run.to }
        return run.from + (run.to - run.from) * eased(elapsed.seconds / focus.duration.seconds)
    }

    /// The easing's curve, by bisection only.
    private func eased(_ fraction: Double) -> Double {
        let (x1, y1, x2, y2): (Double, Double, Double, Double) =
            switch focus.easing {
            case .linear: (0, 0, 1, 1)
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInOut: (0.42, 0, 0.58, 1)
            case .cubicBezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
            }
        func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
        }
        return bezier(y1, y2, (low + high) / 2)
    }
}

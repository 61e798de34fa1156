import Testing

@testable import BannerKit

/// Reasons to wait, tried in every order and compared with a count of flags that knows nothing of
/// the machine.
@Suite("Reasons to wait")
struct ReasonTests {
    /// What the definition says of a timer's reasons, as plainly as possible: D is 1000 s.
    private struct Oracle {
        let timer: Banner.Timer
        var isPaused = false
        var isHovered = false
        var isInside = false
        var isHidden = false
        var wantsFull = false
        var left = 1_000

        var waitsForFocus: Bool { isInside && timer.whenFocused == .pause }
        var waitsForHidden: Bool { isHidden && timer.whenHidden != .ignore }
        var waits: Bool {
            isPaused || waitsForFocus || waitsForHidden
                || (isHovered && timer.whenHovered == .pause)
        }

        /// A second passes, then something happens.
        mutating func receive(_ action: Banner.Input.Action) {
            if !waits { left -= 1 }
            let waited = waits
            switch action {
            case .pause: isPaused = true
            case .resume: isPaused = false
            case .hover: isHovered = true
            case .leave: isHovered = false
            case .focusIn:
                if !isInside && timer.whenFocused == .hold { isPaused = true }
                isInside = true
            case .focusOut: isInside = false
            case .hide: isHidden = true
            case .show:
                if waitsForHidden && timer.whenHidden == .restart { wantsFull = true }
                isHidden = false
            default: break
            }
            guard waited && !waits else { return }
            if wantsFull { left = 1_000 }
            wantsFull = false
        }

        var state: Banner.State.TimerState {
            waits
                ? .suspended(left: .seconds(Int64(wantsFull ? 1_000 : left)))
                : .running(left: .seconds(Int64(left)))
        }
    }

    private static let actions: [Banner.Input.Action] = [
        .hover, .leave, .pause, .resume, .focusIn, .focusOut, .hide, .show,
    ]

    /// The number of orders that were tried from a machine on, up to a length; stops at the first
    /// that differs.
    private func tryAll(
        _ machine: Machine, _ oracle: Oracle, _ path: [Banner.Input.Action], _ length: Int
    ) -> Int {
        guard path.count < length else { return 1 }
        var count = 1
        for action in ReasonTests.actions {
            var (machine, oracle) = (machine, oracle)
            let time = Time.seconds(Int64(path.count + 1))
            machine.pass(to: time)
            machine.receive(action)
            machine.discardEvents()
            oracle.receive(action)
            guard machine.state(at: time, scales: []).timer == oracle.state else {
                Issue.record(
                    "\(path + [action]): \(machine.state(at: time, scales: []).timer), not \(oracle.state)"
                )
                return count
            }
            count += tryAll(machine, oracle, path + [action], length)
        }
        return count
    }

    @Test(arguments: [
        every(1_000), every(1_000) { $0.whenFocused = .pause },
        every(1_000) {
            $0.whenFocused = .pause
            $0.whenHidden = .restart
        },
        every(1_000) {
            $0.whenHovered = .ignore
            $0.whenFocused = .ignore
        },
    ])
    func `the timer runs when no reason holds it, in every order of coming and going`(
        timer: Banner.Timer
    ) {
        let machine = Machine(EngineParameters(makeBanner(3, timer: timer).fitted()))
        // 1 + 8 + 8² + … + 8⁵.
        #expect(tryAll(machine, Oracle(timer: timer), [], 5) == 37_449)
    }

    @Test func `the timer runs when no reason holds it, in every order of six`() {
        let timer = every(1_000) { $0.whenFocused = .pause }
        let machine = Machine(EngineParameters(makeBanner(3, timer: timer).fitted()))
        #expect(tryAll(machine, Oracle(timer: timer), [], 6) == 299_593)
    }

    @Test func `an input of one reason lifts no other`() {
        func inputs(_ actions: (Double, Banner.Input.Action)...) -> [Banner.Input] {
            actions.map { Banner.Input(at: time($0.0), $0.1) }
        }
        let kinds: Banner.Event.Kinds = [
            .timer, .change, .hover, .leave, .pause, .resume, .focusIn, .focusOut,
        ]
        let banner = makeBanner(3, timer: every(2))
        #expect(
            lines(
                banner, inputs((1, .hover), (1.5, .pause), (3, .leave), (4, .resume)), for: 5,
                kinds: kinds) == """
                    0 timer started
                    1 hover
                    1 timer suspended
                    1.5 pause
                    3 leave
                    4 resume
                    4 timer resumed
                    5 change 0>1 timer
                    """)
        #expect(
            lines(banner, inputs((1, .focusIn), (2, .focusOut), (6, .resume)), for: 7, kinds: kinds)
                == """
                0 timer started
                1 focusIn
                1 timer suspended
                2 focusOut
                6 resume
                6 timer resumed
                7 change 0>1 timer
                """)
    }

    @Test func `without a timer, hover and focus are events and nothing more`() {
        let inputs = [Banner.Input.Action.hover, .focusIn, .focusOut, .leave].enumerated().map {
            Banner.Input(at: time(Double($0.offset)), $0.element)
        }
        #expect(
            lines(
                makeBanner(2), inputs, for: 4,
                kinds: [.timer, .hover, .leave, .focusIn, .focusOut, .pause]) == """
                    0 hover
                    1 focusIn
                    2 focusOut
                    3 leave
                    """)
    }

    @Test func `a live session waits for the same reasons`() {
        var session = Session(makeBanner(3, timer: every(2)))
        _ = session.advance(to: time(1))
        #expect(
            session.send(.focusIn, at: time(1)).map(line) == ["1 focusIn", "1 timer suspended"])
        #expect(session.send(.focusOut, at: time(9)).map(line) == ["9 focusOut"])
        #expect(session.state.timer == .suspended(left: time(1)))
        #expect(session.send(.resume, at: time(9)).map(line) == ["9 resume", "9 timer resumed"])
        #expect(session.nextDeadline == time(10))
    }
}

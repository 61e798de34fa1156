import BannerKit
import BannerTestSupport
import Testing

@Suite struct `A session that records` {
    /// What must be the same when a recording is played: pages, settles, the timer, and what was
    /// sent.
    private func told(_ events: some Sequence<Banner.Event>) -> [String] {
        events.filter { ![.focus, .indicator, .dragEnd, .dragBegin, .end].contains($0.kind.kinds) }
            .map { event in
                switch event.kind {
                case .settle(let landing): "\(event.time) settle \(landing.page)"
                case .change(let change):
                    "\(event.time) change \(change.from ?? -1) \(change.page) \(change.cause)"
                case .recenter(let page, _, _): "\(event.time) recenter \(page)"
                default: "\(event.time) \(event.kind)"
                }
            }
    }

    private func replayed(_ session: Session, _ recording: Banner.Scenario) -> [String] {
        let schedule = Schedule(session.banner, viewer: session.viewer, scenario: recording)
        return told(schedule.events(upTo: recording.duration, kinds: .all))
    }

    @Test func `gives a scenario with what the viewer did`() throws {
        var session = Session(makeBanner(5, timer: every(2)))
        #expect(session.recording == nil)
        let records = session.record(as: "morning")
        #expect(records)
        var events = session.advance(to: time(1))
        events += session.beginDrag(at: time(2.5))
        events += session.moveDrag(by: -100, at: time(2.6))
        events += session.endDrag(velocity: -500, at: time(2.75))
        events += session.select(page: 4, at: time(4))
        events += session.send(.hide, at: time(4.1))
        events += session.advance(to: time(9))
        let recording = try #require(session.recording)
        #expect(
            recording
                == Banner.Scenario(
                    name: "morning", duration: time(9),
                    inputs: [
                        Banner.Input(
                            at: time(2.5),
                            .drag(
                                Banner.Input.Drag(
                                    by: -100, over: .milliseconds(250), velocity: -500))),
                        Banner.Input(at: time(4), .select(page: 4)),
                        Banner.Input(at: time(4.1), .hide),
                    ]))
        #expect(replayed(session, recording) == told(events.map(\.event)))
        let recordsAgain = session.record()
        #expect(!recordsAgain)
    }

    @Test func `ends its recording when something happens that no scenario can say`() throws {
        for call in 0..<6 {
            var session = Session(makeBanner(5, timer: every(2)))
            session.record()
            session.send(.next, at: time(1))
            switch call {
            case 0: session.update(makeBanner(4), at: time(3))
            case 1: session.change(Banner.Viewer(reducesMotion: true), at: time(3))
            case 2: session.show(only: ["a"], at: time(3))
            case 3: session.pause(for: "menu", at: time(3))
            case 4: session.select(page: 3, isAnimated: false, at: time(3))
            default: session.resize(to: Banner.Size(width: 100, height: 300), at: time(3))
            }
            session.send(.next, at: time(5))
            let recording = try #require(session.recording)
            #expect(recording.duration == time(3) - .microseconds(1))
            #expect(recording.inputs == [Banner.Input(at: time(1), .next)])
        }
    }

    @Test func `plays again what it did, whatever that was`() throws {
        for seed in 0..<Sample.size(4_000) {
            var numbers = SeededNumbers(seed)
            var session = Session(RandomCase(Int.random(in: 0..<10_000, using: &numbers)).banner)
            session.record()
            var events: [Session.Event] = []
            for _ in 0..<30 {
                let step = [0, 0, 1, 16_667, 100_000, 333_333, 2_000_000][
                    Int.random(in: 0..<7, using: &numbers)]
                let deadline = Bool.random(using: &numbers) ? session.nextDeadline : nil
                let at =
                    deadline.map { min($0, session.now + .seconds(9)) } ?? session.now
                    + .microseconds(Int64(step))
                let way = Double(Int.random(in: -500...500, using: &numbers))
                switch Int.random(in: 0..<14, using: &numbers) {
                case 0...3: events += session.advance(to: at)
                case 4, 5: events += session.beginDrag(at: at)
                case 6, 7: events += session.moveDrag(by: way, at: at)
                case 8: events += session.endDrag(velocity: way * 3, at: at)
                case 9: events += session.cancelDrag(at: at)
                case 10:
                    events += session.select(page: Int.random(in: -1..<6, using: &numbers), at: at)
                default:
                    let actions: [Banner.Input.Action] = [
                        .next, .previous, .tap(), .pause, .resume, .hide, .show, .swipe(.next),
                        .hover, .leave, .focusIn,
                        .focusOut, .drag(Banner.Input.Drag(by: way, over: .milliseconds(150))),
                    ]
                    events += session.send(
                        actions[Int.random(in: 0..<actions.count, using: &numbers)], at: at)
                }
            }
            events += session.advance(to: session.now)
            let recording = try #require(session.recording)
            // A drag that no scenario can have ends the recording.
            let recorded = events.map(\.event).filter { $0.time <= recording.duration }
            let (live, played) = (told(recorded), replayed(session, recording))
            guard live != played else { continue }
            let place = zip(live, played).prefix { $0 == $1 }.count
            Issue.record(
                "seed \(seed): \(live.dropFirst(place).first ?? "-") but \(played.dropFirst(place).first ?? "-")\n\(recording.inputs)"
            )
            return
        }
    }
}

/// What is done to a banner that is driven live, at one instant up to which everything else has happened.
enum LiveAct: Sendable {
    /// Nothing, and more can happen at the instant.
    case wait
    /// Nothing more happens at the instant.
    case close
    /// An input.
    case input(Banner.Input.Action)
    /// A page is selected, by an app; -1 for one that is not there.
    case select(page: Int, isAnimated: Bool)
    /// An app makes the timer wait, for the first of its reasons.
    case hold
    /// The last of an app's reasons ends.
    case unhold
    /// A finger comes down on the content.
    case grab
    /// The finger has moved by this many points in total.
    case move(Double)
    /// The finger leaves the content with this velocity in points per second.
    case release(velocity: Double)
    /// The system takes the finger away.
    case lose
}

extension Walk {
    /// Performs an act now.
    mutating func perform(_ act: LiveAct) {
        switch act {
        case .wait: break
        case .close: close(at: machine.now)
        case .input(let action): machine.receive(action)
        case .select(let page, let isAnimated): machine.select(page, isAnimated: isAnimated)
        case .hold: machine.hold(.app)
        case .unhold: machine.unhold(.app)
        case .grab: machine.catchContent(travel: 0, over: nil, velocity: 0)
        case .move(let travel):
            guard course.geometry.travel > 0, var grip = machine.liveGrip else { return }
            grip.travel = travel.orZero * course.geometry.fingerSign
            machine.motion = .dragging(grip)
        case .release(let velocity):
            guard var grip = machine.liveGrip else { return }
            grip.velocity = velocity.orZero * course.geometry.fingerSign
            machine.motion = .dragging(grip)
            machine.releaseContent()
        case .lose: if machine.liveGrip != nil { machine.loseContent() }
        }
    }
}

extension Player {
    /// Performs what happens by itself up to an instant, then an act there.
    ///
    /// - Parameters:
    ///   - act: what is done.
    ///   - time: when, not before the machine's present instant.
    ///   - timerToo: whether a firing at that instant comes before the act.
    ///   - releaseToo: whether a release at that instant does.
    ///   - countsFirings: whether a firing that a finger holds up is an event.
    /// - Returns: what happened.
    mutating func perform(
        _ act: LiveAct, at time: Time, timerToo: Bool = false, releaseToo: Bool = true, countsFirings: Bool
    ) -> [Banner.Event] {
        perform { walk in
            while let step = walk.machine.nextStep(upTo: time, timerToo: timerToo, releaseToo: releaseToo) {
                if !countsFirings, walk.machine.skipFirings(before: timerToo ? time + .tick : time) > 0 { continue }
                walk.perform(step)
            }
            walk.approach(time)
            walk.perform(act)
        }
    }
}

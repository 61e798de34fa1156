/// What a banner does with inputs that are known beforehand: it can be asked for the state at any instant, for the events
/// of any period, and for what repeats, in any order («What a banner means», Events and state).
///
/// The cost of an answer depends on the number of inputs and items, not on how late the instant is. The same banner and
/// inputs give the same answers on every machine.
public struct Schedule: Sendable {
    /// The banner.
    public let banner: Banner
    let course: Course
    /// The inputs that are played, in order of time.
    public let inputs: [Banner.Input]
    /// The machine after each input.
    let checkpoints: [Machine]

    /// The schedule of a banner with these inputs.
    ///
    /// - Parameters:
    ///   - banner: the banner; a value that makes no sense is clamped to the nearest one that does.
    ///   - inputs: what happens to it from outside, in order of time; an input that is earlier than the one before it
    ///     counts as simultaneous with it.
    public init(_ banner: Banner, inputs: [Banner.Input] = []) {
        // A view of a schedule's banner sees what is played.
        let banner = banner.fitted()
        let course = Course(banner)
        let inputs = inputs.inOrder
        self.banner = banner
        self.course = course
        self.inputs = inputs
        var machine = Machine(course)
        checkpoints = inputs.map { input in
            machine.advance(to: input.at, timerToo: false)
            machine.receive(input.action, at: input.at)
            machine.discardEvents()
            return machine
        }
    }

    /// The schedule of one of a banner's scenarios: its inputs up to its end, in its window.
    public init(_ banner: Banner, scenario: Banner.Scenario) {
        self.init(banner.fitted(to: scenario), inputs: scenario.inputs.filter { $0.at <= scenario.duration })
    }

    /// The number of inputs up to and including an instant.
    func inputCount(at time: Time) -> Int { checkpoints.partitioningIndex { $0.now > time } }

    /// The machine after everything that happens at an instant; a firing at it happens only with `timerToo`.
    func machine(at time: Time, timerToo: Bool = true) -> Machine {
        let inputs = inputCount(at: time)
        var machine = inputs == 0 ? Machine(course) : checkpoints[inputs - 1]
        machine.advance(to: time, timerToo: timerToo)
        return machine
    }
}

extension [Banner.Input] {
    /// The inputs with times that do not decrease and are not negative.
    fileprivate var inOrder: [Banner.Input] {
        var last = Time.zero
        var inputs = self
        for index in inputs.indices {
            last = Swift.max(last, inputs[index].at.playable)
            inputs[index].at = last
        }
        return inputs
    }
}

/// Inputs that are played one after another.
struct InputQueue: Sendable {
    private let inputs: [Banner.Input]
    private var next: Int

    /// The inputs from a number on.
    init(_ inputs: [Banner.Input], from next: Int = 0) {
        self.inputs = inputs
        self.next = next
    }

    /// The next input, if it is not later than `end`.
    func first(upTo end: Time) -> Banner.Input? {
        next < inputs.count && inputs[next].at <= end ? inputs[next] : nil
    }

    /// The first input has been played.
    mutating func removeFirst() { next += 1 }
}

/// Everything that happens to a banner from time 0 up to and including `duration`: a lazy sequence of events that can also
/// be asked for the state at any instant («What a banner means», Events and state).
///
/// Constant memory, whatever the duration; the same banner and inputs give the same events on every machine.
public struct Timeline: Sequence, Sendable {
    let course: Course
    /// The machine after each input, in order of time.
    let checkpoints: [Machine]
    /// The inputs that are played, in order of time.
    public let inputs: [Banner.Input]
    /// The last instant.
    public let duration: Time
    /// The kinds of event that the sequence contains.
    public let kinds: Banner.Event.Kinds

    /// The timeline of a banner with these inputs.
    ///
    /// - Parameters:
    ///   - banner: a banner that the rules between keys hold for, as `BannerYAML` makes sure.
    ///   - inputs: what happens to it from outside, in order of time; what comes after `duration` is left out.
    ///   - duration: the last instant, 0 or later.
    ///   - kinds: the kinds of event to make; `focus` and `indicator` cost time to find, the others nothing.
    public init(_ banner: Banner, inputs: [Banner.Input] = [], duration: Time, kinds: Banner.Event.Kinds = .standard) {
        course = Course(banner)
        let played = inputs.filter { $0.at <= duration }
        self.inputs = played
        checkpoints = Timeline.checkpoints(of: played, course)
        self.duration = duration
        self.kinds = kinds
    }

    /// The timeline of one of a banner's scenarios.
    public init(_ banner: Banner, scenario: Banner.Scenario, kinds: Banner.Event.Kinds = .standard) {
        self.init(banner, inputs: scenario.inputs, duration: scenario.duration, kinds: kinds)
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

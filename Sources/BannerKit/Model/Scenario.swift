extension Banner {
    /// A test of a banner: inputs to play, and the expected results («What a banner means»,
    /// Scenarios).
    ///
    /// ```swift
    /// let next = Banner.Input(at: .seconds(1), .next)
    /// let scenario = Banner.Scenario(
    ///     name: "next", duration: .seconds(2), inputs: [next], expect: [.changes(1)])
    /// ```
    public struct Scenario: Equatable, Sendable {
        /// The scenario's name, unique within its banner.
        public var name: String
        /// The date of time 0, for a scenario played against the calendar; `nil` for one with all
        /// items.
        public var start: Date?
        /// The duration, including the last instant.
        public var duration: Time
        /// The window's size where it differs from the banner's own.
        public var viewport: Window
        /// Whether the viewer asked for reduced motion.
        public var reducedMotion: Bool
        /// The viewer's inputs, in order of time.
        public var inputs: [Input]
        /// The expected results.
        public var expect: [Expectation]

        /// The maximum number of inputs («What a banner means», Limits).
        package static let inputLimit = 1_000

        /// A scenario; by default without inputs and expectations.
        public init(
            name: String, start: Date? = nil, duration: Time, viewport: Window = Window(),
            reducedMotion: Bool = false,
            inputs: [Input] = [], expect: [Expectation] = []
        ) {
            self.name = name
            self.start = start
            self.duration = duration
            self.viewport = viewport
            self.reducedMotion = reducedMotion
            self.inputs = inputs
            self.expect = expect
        }
    }
}

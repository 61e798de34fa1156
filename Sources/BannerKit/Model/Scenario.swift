extension Banner {
    /// A test of a banner: inputs to play, and the expected results («What a banner means»,
    /// Scenarios).
    ///
    /// ```swift
    /// let next = Banner.Input(at: .seconds(1), .next)
    /// let scenario = Banner.Scenario(
    ///     name: "next", duration: .seconds(2), inputs: [next], expect: [.changes(1)])
    /// ```
    public struct Scenario: Hashable, Sendable {
        /// The scenario's name, unique within its banner.
        public var name: String
        /// The date of time 0, for a scenario played against the calendar; `nil` for one with all
        /// items.
        public var start: Date?
        /// The duration, including the last instant.
        public var duration: Time
        /// The width and height in points of the window that it is played in; `nil` for the banner's own.
        public var width, height: Double?
        /// Whether it is played for a viewer who asked for less motion: `reducedMotion` in a file.
        public var reducesMotion: Bool
        /// The viewer's inputs, in order of time.
        public var inputs: [Input]
        /// The expected results.
        public var expect: [Expectation]

        /// The maximum number of inputs («What a banner means», Limits).
        package static let inputLimit = 1_000

        /// A scenario; by default without inputs and expectations.
        public init(
            name: String, start: Date? = nil, duration: Time, width: Double? = nil, height: Double? = nil,
            reducesMotion: Bool = false, inputs: [Input] = [], expect: [Expectation] = []
        ) {
            self.name = name
            self.start = start
            self.duration = duration
            self.width = width
            self.height = height
            self.reducesMotion = reducesMotion
            self.inputs = inputs
            self.expect = expect
        }

        /// Whom the window is that of: `viewport` in a file.
        package var viewport: Viewer {
            get { Viewer(width: width, height: height) }
            set { (width, height) = (newValue.width, newValue.height) }
        }
    }
}

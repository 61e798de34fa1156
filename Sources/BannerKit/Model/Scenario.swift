extension Banner {
    /// Inputs to play on a banner, and the expected results («What a banner means», Scenarios).
    public struct Scenario: Hashable, Sendable {
        /// The scenario's name, unique within its banner.
        public var name: String
        /// When it is played, so that the calendar counts; `nil` for a scenario with all items.
        public var start: Date?
        /// How long it is played, including the last instant.
        public var duration: Time
        /// The width and height in points of the window that it is played in; `nil` for the banner's own.
        public var width, height: Double?
        /// Whether it is played for a viewer who asked for less motion: `reducedMotion` in a file.
        public var reducesMotion: Bool
        /// What the viewer does, in order of time.
        public var inputs: [Input]
        /// What must be true.
        public var expect: [Expectation]

        /// The largest number of inputs («What a banner means», Limits).
        package static let inputLimit = 1_000

        /// A scenario; by default nobody touches the banner, and nothing is expected.
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

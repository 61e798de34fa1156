extension Banner {
    /// Where and for whom a banner is shown, which its file does not say: the device's part, and the person's.
    public struct Viewer: Hashable, Sendable {
        /// The window's width and height in points; `nil` for what the scenario, the breakpoints or the banner say.
        public var width, height: Double?
        /// Whether the person asked the system for less motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool
        /// The side that the next card is on; `nil` for what the banner says.
        public var direction: Layout.Direction?

        /// A viewer; by default with the banner's own window and direction, and all motion.
        public init(
            width: Double? = nil, height: Double? = nil, reducesMotion: Bool = false,
            direction: Layout.Direction? = nil
        ) {
            self.width = width
            self.height = height
            self.reducesMotion = reducesMotion
            self.direction = direction
        }

        /// The viewer that a scenario is played for: it has the scenario's window where it has none of its own.
        package func playing(_ scenario: Scenario) -> Viewer {
            var viewer = self
            viewer.width = width ?? scenario.width
            viewer.height = height ?? scenario.height
            viewer.reducesMotion = reducesMotion || scenario.reducesMotion
            return viewer
        }
    }
}

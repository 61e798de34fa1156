extension Banner {
    /// The size of a window, as far as it is known; what is `nil` is the banner's own.
    public struct Window: Hashable, Sendable {
        /// The width in points.
        public var width: Double?
        /// The height in points.
        public var height: Double?

        /// A size; by default the banner's own.
        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }
    }

    /// Where and for whom a banner is shown, which its file does not say: the device's part, and the person's.
    public struct Viewer: Hashable, Sendable {
        /// The window's size; it wins over those of the banner, its breakpoints and its scenarios.
        public var window: Window
        /// Whether the person asked the system for less motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool
        /// The side that the next card is on; `nil` for what the banner says.
        public var direction: Layout.Direction?

        /// A viewer; by default with the banner's own window and direction, and all motion.
        public init(window: Window = Window(), reducesMotion: Bool = false, direction: Layout.Direction? = nil) {
            self.window = window
            self.reducesMotion = reducesMotion
            self.direction = direction
        }

        /// The viewer that a scenario is played for: it has the scenario's window where it has none of its own.
        package func playing(_ scenario: Scenario) -> Viewer {
            var viewer = self
            viewer.window.width = window.width ?? scenario.viewport.width
            viewer.window.height = window.height ?? scenario.viewport.height
            viewer.reducesMotion = reducesMotion || scenario.reducedMotion
            return viewer
        }
    }
}

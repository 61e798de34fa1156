extension Banner {
    /// The size of a window; where it is `nil`, the banner's own size applies.
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

    /// The device and preferences of the person for whom a banner is played; its file does not
    /// contain them.
    ///
    /// ```swift
    /// let phone = Banner.Viewer(window: Banner.Window(width: 390), reducesMotion: true)
    /// ```
    public struct Viewer: Hashable, Sendable {
        /// The window's size; it takes precedence over those of the banner, its breakpoints and its
        /// scenarios.
        public var window: Window
        /// Whether the person asked for reduced motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool
        /// The side that the next card is on; `nil` for the banner's own.
        public var direction: Layout.Direction?

        /// A viewer; by default with the banner's own window and direction, and with all motion.
        public init(window: Window = Window(), reducesMotion: Bool = false, direction: Layout.Direction? = nil) {
            self.window = window
            self.reducesMotion = reducesMotion
            self.direction = direction
        }

        /// The viewer for a scenario: the scenario's window fills in what this viewer does not
        /// state.
        package func playing(_ scenario: Scenario) -> Viewer {
            var viewer = self
            viewer.window.width = window.width ?? scenario.viewport.width
            viewer.window.height = window.height ?? scenario.viewport.height
            viewer.reducesMotion = reducesMotion || scenario.reducedMotion
            return viewer
        }
    }
}

extension Banner {
    /// The device and preferences of the person for whom a banner is played; its file does not
    /// contain them.
    ///
    /// ```swift
    /// let phone = Banner.Viewer(window: Banner.Window(width: 390), reducesMotion: true)
    /// ```
    public struct Viewer: Hashable, Sendable {
        /// The window's width and height in points; `nil` for what the scenario, the breakpoints or the banner say.
        public var width, height: Double?
        /// Whether the person asked for reduced motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool
        /// The side that the next card is on; `nil` for the banner's own.
        public var direction: Layout.Direction?

        /// A viewer; by default with the banner's own window and direction, and with all motion.
        public init(
            width: Double? = nil, height: Double? = nil, reducesMotion: Bool = false,
            direction: Layout.Direction? = nil
        ) {
            self.width = width
            self.height = height
            self.reducesMotion = reducesMotion
            self.direction = direction
        }

        /// The viewer for a scenario: the scenario's window fills in what this viewer does not
        /// state.
        package func playing(_ scenario: Scenario) -> Viewer {
            var viewer = self
            viewer.width = width ?? scenario.width
            viewer.height = height ?? scenario.height
            viewer.reducesMotion = reducesMotion || scenario.reducesMotion
            return viewer
        }
    }
}

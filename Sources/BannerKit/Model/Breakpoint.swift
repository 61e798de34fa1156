extension Banner {
    /// Changes for windows with at least a certain width («What a banner means», Wider windows).
    ///
    /// ```swift
    /// let wide = Banner.Breakpoint(minWidth: 768, layout: Banner.Layout(cellWidthMultiplier: 0.5))
    /// ```
    public struct Breakpoint: Hashable, Sendable {
        /// The smallest width in points of the windows to which it applies, more than 0.
        public var minWidth: Double
        /// The window's height in points; `nil` for the value of narrower windows.
        public var height: Double?
        /// The layout; `nil` for the value of narrower windows.
        public var layout: Layout?
        /// The indicator; `nil` for the value of narrower windows.
        public var indicator: Indicator?
        /// The focus; `nil` for the value of narrower windows.
        public var emphasis: Emphasis?
        /// The buttons; `nil` for the value of narrower windows.
        public var controls: Controls?

        /// A breakpoint; omitted properties keep the values of narrower windows.
        public init(
            minWidth: Double, height: Double? = nil, layout: Layout? = nil, indicator: Indicator? = nil,
            emphasis: Emphasis? = nil, controls: Controls? = nil
        ) {
            self.minWidth = minWidth
            self.height = height
            self.layout = layout
            self.indicator = indicator
            self.emphasis = emphasis
            self.controls = controls
        }
    }
}

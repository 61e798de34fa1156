extension Banner {
    /// What differs where the window is at least that wide («What a banner means», Wider windows).
    public struct Breakpoint: Hashable, Sendable {
        /// The smallest width in points of a window in which it applies, more than 0.
        public var minWidth: Double
        /// The window's height in points; `nil` for the same as in a narrower window.
        public var height: Double?
        /// The layout; `nil` for the same as in a narrower window.
        public var layout: Layout?
        /// The indicator; `nil` for the same as in a narrower window.
        public var indicator: Indicator?
        /// The focus; `nil` for the same as in a narrower window.
        public var emphasis: Emphasis?
        /// The buttons; `nil` for the same as in a narrower window.
        public var controls: Controls?

        /// A breakpoint; what is left out is the same as in a narrower window.
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

extension Banner {
    /// What differs where the window is at least that wide («What a banner means», Wider windows).
    public struct Breakpoint: Equatable, Sendable {
        /// The smallest width in points of a window in which it applies, more than 0.
        public var minWidth: Double
        /// The window's height in points; `nil` for the same as in a narrower window.
        public var height: Double?
        /// The layout; `nil` for the same as in a narrower window.
        public var layout: Layout?
        /// The indicator; `nil` for the same as in a narrower window.
        public var indicator: Indicator?
        /// The focus; `nil` for the same as in a narrower window.
        public var focus: Focus?

        /// A breakpoint; what is left out is the same as in a narrower window.
        public init(
            minWidth: Double, height: Double? = nil, layout: Layout? = nil, indicator: Indicator? = nil,
            focus: Focus? = nil
        ) {
            self.minWidth = minWidth
            self.height = height
            self.layout = layout
            self.indicator = indicator
            self.focus = focus
        }
    }

    /// The size of a window, as far as it is known; what is `nil` is the banner's own.
    public struct Window: Equatable, Sendable {
        /// The width in points.
        public var width: Double?
        /// The height in points.
        public var height: Double?

        /// A size; by default the banner's own.
        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }

        /// This size where the other one leaves something open.
        package func overridden(by other: Window) -> Window {
            Window(width: other.width ?? width, height: other.height ?? height)
        }
    }
}

extension Banner {
    /// Where and for whom a banner is played, as far as its file does not say it.
    public struct Surroundings: Equatable, Sendable {
        /// The window's size; it wins over those of the banner, its breakpoints and its scenarios.
        public var window: Window
        /// Whether the viewer asked the system for less motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool

        /// Surroundings; by default the banner's own window, and all motion.
        public init(window: Window = Window(), reducesMotion: Bool = false) {
            self.window = window
            self.reducesMotion = reducesMotion
        }
    }

    /// The banner as it is in its surroundings: with the window's size, with what its breakpoints change at that width,
    /// and without breakpoints.
    ///
    /// The wider breakpoint wins, whatever their order; a height that the window states wins over all of them.
    public func fitted() -> Banner { fitted(to: Window()) }

    /// The banner as one of its scenarios plays it: in the scenario's window, unless the surroundings say another.
    public func fitted(to scenario: Scenario) -> Banner {
        var banner = fitted(to: scenario.viewport)
        if scenario.reducedMotion { banner.surroundings.reducesMotion = true }
        return banner
    }

    /// The banner as it is in a window; the surroundings' own window wins.
    package func fitted(to window: Window) -> Banner {
        let window = window.overridden(by: surroundings.window)
        if breakpoints.isEmpty && window == Window() { return self }
        var banner = self
        let width = window.width ?? viewport.width
        banner.viewport.width = width
        banner.breakpoints = []
        banner.surroundings.window = Window()
        if let height = widest(at: width, where: { $0.height != nil })?.height { banner.viewport.height = height }
        if let layout = widest(at: width, where: { $0.layout != nil })?.layout { banner.layout = layout }
        if let indicator = widest(at: width, where: { $0.indicator != nil })?.indicator { banner.indicator = indicator }
        if let focus = widest(at: width, where: { $0.focus != nil })?.focus { banner.focus = focus }
        if let height = window.height { banner.viewport.height = height }
        return banner
    }

    /// The widest of some breakpoints that apply at a width.
    private func widest(at width: Double, where isMeant: (Breakpoint) -> Bool) -> Breakpoint? {
        var widest: Breakpoint?
        for breakpoint in breakpoints where breakpoint.minWidth <= width && isMeant(breakpoint) {
            if let found = widest, found.minWidth > breakpoint.minWidth { continue }
            widest = breakpoint
        }
        return widest
    }
}

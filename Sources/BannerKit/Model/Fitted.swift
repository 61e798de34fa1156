extension Banner {
    /// A banner for one viewer: with the viewer's window, and with the matching breakpoints
    /// applied.
    ///
    /// Only this type can be played, so that fitting is neither forgotten nor repeated.
    public struct Fitted: Equatable, Sendable {
        /// The banner with the viewer's window and without breakpoints.
        public package(set) var banner: Banner
        /// Whether all movements are jumps («What a banner means», Reduced motion).
        public let reducesMotion: Bool

        /// Fits a banner to a viewer.
        ///
        /// Of several matching breakpoints the widest wins, whatever their order. A height in the
        /// viewer's window wins over all of them.
        public init(_ banner: Banner, to viewer: Viewer = Viewer()) {
            self.banner = banner
            reducesMotion = viewer.reducesMotion
            let window = viewer.window
            if let direction = viewer.direction { self.banner.layout.direction = direction }
            if banner.breakpoints.isEmpty && window == Window() { return }
            let width = window.width ?? banner.viewport.width
            self.banner.viewport.width = width
            self.banner.breakpoints = []
            let applied = banner.breakpoints.filter { $0.minWidth <= width }
            for breakpoint in applied.sorted(by: { $0.minWidth < $1.minWidth }) {
                if let height = breakpoint.height { self.banner.viewport.height = height }
                if let layout = breakpoint.layout { self.banner.layout = layout }
                if let indicator = breakpoint.indicator { self.banner.indicator = indicator }
                if let emphasis = breakpoint.emphasis { self.banner.emphasis = emphasis }
                if let controls = breakpoint.controls { self.banner.controls = controls }
            }
            if let height = window.height { self.banner.viewport.height = height }
            if let direction = viewer.direction { self.banner.layout.direction = direction }
        }

        /// A banner that is fitted already.
        init(fitted banner: Banner, reducesMotion: Bool) {
            self.banner = banner
            self.reducesMotion = reducesMotion
        }

        /// The banner with some of its items, given by their places in the file, in order.
        package func showing(_ set: [Int]) -> Fitted {
            var fitted = self
            fitted.banner.items = set.map { banner.items[$0] }
            return fitted
        }
    }

    /// The banner for one viewer: with their window, and with the matching breakpoints applied.
    ///
    /// ```swift
    /// let wide = banner.fitted(to: Banner.Viewer(window: Banner.Window(width: 1024)))
    /// ```
    public func fitted(to viewer: Viewer = Viewer()) -> Fitted { Fitted(self, to: viewer) }
}

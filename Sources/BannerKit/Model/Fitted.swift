extension Banner {
    /// A banner for one viewer: with the viewer's window, and with the matching breakpoints
    /// applied.
    ///
    /// Only this type can be played, so that fitting is neither forgotten nor repeated.
    package struct Fitted: Equatable, Sendable {
        /// The banner with the viewer's window and without breakpoints.
        package var banner: Banner
        /// Whether all movements are jumps («What a banner means», Reduced motion).
        package let reducesMotion: Bool

        /// The banner with some of its items, given by their places in the file, in order.
        package func showing(_ set: [Int]) -> Fitted {
            var fitted = self
            fitted.banner.items = set.map { banner.items[$0] }
            return fitted
        }
    }

    /// The banner as a viewer sees it.
    ///
    /// The wider breakpoint wins, whatever their order; a height that the viewer has wins over all of them.
    package func fitted(to viewer: Viewer = Viewer()) -> Fitted {
        var banner = self
        if !breakpoints.isEmpty || viewer.width != nil || viewer.height != nil {
            let width = viewer.width ?? viewport.width
            banner.viewport.width = width
            banner.breakpoints = []
            let applied = breakpoints.filter { $0.minWidth <= width }
            for breakpoint in applied.sorted(by: { $0.minWidth < $1.minWidth }) {
                if let height = breakpoint.height { banner.viewport.height = height }
                if let layout = breakpoint.layout { banner.layout = layout }
                if let indicator = breakpoint.indicator { banner.indicator = indicator }
                if let emphasis = breakpoint.emphasis { banner.emphasis = emphasis }
                if let controls = breakpoint.controls { banner.controls = controls }
            }
            if let height = viewer.height { banner.viewport.height = height }
        }
        if let direction = viewer.direction { banner.layout.direction = direction }
        return Fitted(banner: banner, reducesMotion: viewer.reducesMotion)
    }
}

/// A banner for one viewer: with the viewer's window, and with the matching breakpoints applied.
///
/// Only this type can be played, so that fitting is neither forgotten nor repeated.
package struct FittedBanner<Content: PlayedBanner>: Equatable, Sendable {
    /// The banner with the viewer's window and without breakpoints.
    package var banner: Content
    /// Whether all movements are jumps («What a banner means», Reduced motion).
    package let reducesMotion: Bool
    /// The viewer's seed.
    package var seed: Int64 = 0
}

/// What the engine needs of a banner: a page's element has no more of it.
package protocol PlayedBanner: Equatable, Sendable {
    associatedtype Item: PlayedItem
    var items: [Item] { get set }
    var viewport: Banner.Size { get set }
    var layout: Banner.Layout { get set }
    var paging: Banner.Paging { get set }
    var timer: Banner.Timer? { get set }
    var transition: Banner.Transition { get set }
    var focus: Banner.CardFocus { get set }
    var indicator: Banner.Indicator { get set }
}

/// What the engine needs of an item.
package protocol PlayedItem: Equatable, Sendable {
    init()
    var duration: Time? { get set }
    var weight: Int { get set }
}

extension Banner.Item: PlayedItem {
    package init() { self.init(id: "") }
}

extension Banner: PlayedBanner {
    package typealias Fitted = FittedBanner<Banner>

    /// The banner as a viewer sees it.
    ///
    /// The wider breakpoint wins, whatever their order; a height that the viewer has wins over all
    /// of them.
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
                if let focus = breakpoint.focus { banner.focus = focus }
                if let controls = breakpoint.controls { banner.controls = controls }
            }
            if let height = viewer.height { banner.viewport.height = height }
        }
        if let direction = viewer.direction { banner.layout.direction = direction }
        return Fitted(
            banner: banner, reducesMotion: viewer.reducesMotion, seed: viewer.seed ?? 0)
    }

    /// The device and preferences of the person for whom a banner is played; its file does not
    /// contain them.
    ///
    /// ```swift
    /// let phone = Banner.Viewer(width: 390, reducesMotion: true)
    /// ```
    public struct Viewer: Hashable, Sendable {
        /// The window's width and height in points; `nil` for what the scenario, the breakpoints or
        /// the banner say.
        public var width, height: Double?
        /// Whether the person asked for reduced motion («What a banner means», Reduced motion).
        public var reducesMotion: Bool
        /// The side that the next card is on; `nil` for the banner's own.
        public var direction: Layout.Direction?
        /// The number from 0 to 2⁵³ − 1 that decides a random order of the items; `nil` for the
        /// scenario's or 0.
        public var seed: Int64?

        /// A viewer; by default with the banner's own window and direction, and with all motion.
        public init(
            width: Double? = nil, height: Double? = nil, reducesMotion: Bool = false,
            direction: Layout.Direction? = nil, seed: Int64? = nil
        ) {
            self.width = width
            self.height = height
            self.reducesMotion = reducesMotion
            self.direction = direction
            self.seed = seed
        }

        /// The viewer for a scenario: the scenario's window fills in what this viewer does not
        /// state.
        package func playing(_ scenario: Scenario) -> Viewer {
            var viewer = self
            viewer.width = width ?? scenario.width
            viewer.height = height ?? scenario.height
            viewer.reducesMotion = reducesMotion || scenario.reducesMotion
            viewer.seed = seed ?? scenario.seed
            return viewer
        }
    }

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
        public var focus: CardFocus?
        /// The buttons; `nil` for the value of narrower windows.
        public var controls: Controls?

        /// A breakpoint; omitted properties keep the values of narrower windows.
        public init(
            minWidth: Double, height: Double? = nil, layout: Layout? = nil,
            indicator: Indicator? = nil,
            focus: CardFocus? = nil, controls: Controls? = nil
        ) {
            self.minWidth = minWidth
            self.height = height
            self.layout = layout
            self.indicator = indicator
            self.focus = focus
            self.controls = controls
        }
    }
}

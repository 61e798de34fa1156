/// A banner: items shown one at a time, how they move, when they change, and what the indicator below them shows.
///
/// Plain values with the defaults of «What a banner means», The file. Everything that belongs to a banner is nested in
/// it, so `Timer`, `Color` and the like do not meet types of the same name in an app.
public struct Banner: Hashable, Sendable {
    /// The language's version; 1 is the only one.
    package var version = 1
    /// The banner's name; by default the name of its file, without extensions.
    public var name: String
    /// What the banner is for, for the people who maintain it.
    public var description: String?
    /// The time zone of the dates in it, as an IANA id; `nil` for UTC.
    public var timeZone: String?
    /// The cards, 1 to 10 000, in page order.
    public var items: [Item]
    /// The window that shows the cards.
    public var viewport: Size
    /// The size of the cards and the gap between them.
    public var layout: Layout
    /// What comes after the last page, and how far a swipe goes.
    public var paging: Paging
    /// The timer that turns the pages; `nil` for a banner that waits for the viewer.
    public var timer: Timer?
    /// How the content moves from page to page.
    public var transition: Transition
    /// How the card in the middle grows.
    public var emphasis: Emphasis
    /// The dots, pills or bars below.
    public var indicator: Indicator
    /// The buttons that are shown.
    public var controls: Controls
    /// What differs in wider windows.
    public var breakpoints: [Breakpoint]
    /// The banner's tests: inputs to play and the expected results.
    public var scenarios: [Scenario]
    /// The author's own, whose names begin with `x-`.
    public var data: [Data.Member]

    /// A banner; every property that is left out has its default.
    public init(
        name: String = "", description: String? = nil, timeZone: String? = nil, items: [Item] = [],
        viewport: Size = Size(width: 390, height: 300), layout: Layout = Layout(), paging: Paging = Paging(),
        timer: Timer? = nil,
        transition: Transition = Transition(), emphasis: Emphasis = Emphasis(), indicator: Indicator = .dots(),
        controls: Controls = Controls(), breakpoints: [Breakpoint] = [], scenarios: [Scenario] = [],
        data: [Data.Member] = []
    ) {
        self.name = name
        self.description = description
        self.timeZone = timeZone
        self.items = items
        self.viewport = viewport
        self.layout = layout
        self.paging = paging
        self.timer = timer
        self.transition = transition
        self.emphasis = emphasis
        self.indicator = indicator
        self.controls = controls
        self.breakpoints = breakpoints
        self.scenarios = scenarios
        self.data = data
    }
}

extension Banner {
    /// The size of a window in points.
    public struct Size: Hashable, Sendable {
        /// The width W in points, more than 0.
        public var width: Double
        /// The height H in points, more than 0.
        public var height: Double

        /// A size in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
}

extension Banner {
    /// The buttons that are shown with a banner; they send `previous`, `next`, `pause` and `resume`.
    public struct Controls: Hashable, Sendable {
        /// Whether there are two arrows, to the previous and to the next page.
        public var arrows: Bool
        /// Whether there is a button that pauses and resumes the timer.
        public var pause: Bool

        /// Buttons; by default none.
        public init(arrows: Bool = false, pause: Bool = false) {
            self.arrows = arrows
            self.pause = pause
        }
    }
}

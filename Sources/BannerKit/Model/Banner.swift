/// A banner: items shown one at a time, their movement and timer, and the indicator below them.
///
/// A plain value with the defaults of «What a banner means», The file. Its parts are nested types,
/// so that `Timer`, `Color` and the like do not conflict with an app's own types.
///
/// ```swift
/// let items = [Banner.Item(id: "spring"), Banner.Item(id: "summer")]
/// let banner = Banner(name: "home", items: items, timer: Banner.Timer(interval: .seconds(3)))
/// ```
public struct Banner: Hashable, Sendable {
    /// The language's version; 1 is the only one.
    package var version = 1
    /// The banner's name; by default the name of its file, without extensions.
    public var name: String
    /// A note for the people who maintain the banner; never shown.
    public var description: String?
    /// The time zone of the banner's dates, as an IANA id; `nil` for UTC.
    public var timeZone: String?
    /// The cards, 1 to 10 000, in page order.
    public var items: [Item]
    /// The window that shows the cards.
    public var viewport: Size
    /// The size of the cards and the gap between them.
    public var layout: Layout
    /// The behaviour after the last page, and the rules for swipes.
    public var paging: Paging
    /// The timer that turns the pages; `nil` for a banner that only the viewer turns.
    public var timer: Timer?
    /// The movement from page to page.
    public var transition: Transition
    /// The growth of the card in the middle.
    public var focus: CardFocus
    /// The indicator of the current page, such as dots or a bar.
    public var indicator: Indicator
    /// The buttons shown with the banner.
    public var controls: Controls
    /// The changes for wider windows.
    public var breakpoints: [Breakpoint]
    /// The banner's tests: inputs to play and the expected results.
    public var scenarios: [Scenario]
    /// The author's own data, with names that begin with `x-`.
    public var data: [Data.Member]

    /// A banner; omitted properties have their defaults.
    public init(
        name: String = "", description: String? = nil, timeZone: String? = nil, items: [Item] = [],
        viewport: Size = Size(width: 390, height: 300), layout: Layout = Layout(),
        paging: Paging = Paging(),
        timer: Timer? = nil,
        transition: Transition = Transition(), focus: CardFocus = CardFocus(),
        indicator: Indicator = .dots(),
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
        self.focus = focus
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

    /// The buttons shown with a banner; they send `previous`, `next`, `pause` and `resume`.
    public struct Controls: Hashable, Sendable {
        /// Whether there are two arrow buttons, to the previous and to the next page.
        public var arrows: Bool
        /// Whether there is a button that pauses and resumes the timer.
        public var pause: Bool

        /// The buttons; none by default.
        public init(arrows: Bool = false, pause: Bool = false) {
            self.arrows = arrows
            self.pause = pause
        }
    }
}

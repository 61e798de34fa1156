/// A banner: items shown one at a time, how they move, when they change, and what the indicator below them shows.
///
/// Plain values with the defaults of «What a banner means», The file; `BannerYAML` reads one from YAML and checks it.
public struct Banner: Equatable, Sendable {
    /// The language's version; 1 is the only one.
    public var version = 1
    /// The banner's name; by default the name of its file, without extensions.
    public var name = ""
    /// What the banner is for, for the people who maintain it.
    public var description: String?
    /// The window that shows the cards.
    public var viewport = Viewport()
    /// The size of the cards and the gap between them.
    public var layout = Layout()
    /// What comes after the last page, and how far a swipe goes.
    public var paging = Paging()
    /// The timer that turns the pages; `nil` for a banner that waits for the viewer.
    public var timer: Timer?
    /// How the content moves from page to page.
    public var transition = Transition()
    /// How the card in the middle grows.
    public var focus = Focus()
    /// The dots, pills or bars below.
    public var indicator = Indicator.dots(Dots())
    /// The cards, 1 to 10 000, in page order.
    public var items: [Item]
    /// The banner's tests: inputs to play and the expected results.
    public var scenarios: [Scenario] = []

    /// A banner of `items` with every other property at its default.
    public init(items: [Item] = []) {
        self.items = items
    }
}

/// The window that shows the cards, in points.
public struct Viewport: Equatable, Sendable {
    /// The width W in points, more than 0.
    public var width = 390.0
    /// The height H in points, more than 0.
    public var height = 300.0

    /// The default window, 390 × 300 points.
    public init() {}

    /// A window of this size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

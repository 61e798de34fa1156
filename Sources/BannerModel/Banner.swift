/// A banner: items shown one at a time, how they move, when they change, and what the indicator below them shows.
///
/// Plain values with the defaults of «What a banner means», The file; `BannerSchema` reads one from YAML and checks it.
public struct Banner: Equatable, Sendable {
    /// The language's version; 1 is the only one.
    public var version = 1
    /// The banner's name; a file without one lends its own, without extensions.
    public var name = ""
    /// What the banner is for, in words; shown to people who maintain it.
    public var description: String?
    /// The window the cards are seen through.
    public var viewport = Viewport()
    /// The size of a card and the gap between two.
    public var layout = Layout()
    /// What lies beyond the last page, and how far a swipe carries.
    public var paging = Paging()
    /// The timer that turns the pages; `nil` for a banner that waits for its viewer.
    public var timer: Timer?
    /// How the content moves from page to page.
    public var transition = Transition()
    /// How the card in the middle grows.
    public var focus = Focus()
    /// The dots, pills or bars below.
    public var indicator = Indicator.dots(Dots())
    /// The cards, 1 to 10 000, in the order of their pages.
    public var items: [Item]
    /// Inputs to play and what is expected of them: the banner's own tests.
    public var scenarios: [Scenario] = []

    /// A banner of `items` with every other property at its default.
    public init(items: [Item] = []) {
        self.items = items
    }
}

/// The window that the cards are seen through, in points.
public struct Viewport: Equatable, Sendable {
    /// The width W in points, more than 0.
    public var width = 390.0
    /// The height H in points, more than 0.
    public var height = 300.0

    /// The default window, 390 × 300 points.
    public init() {}

    /// A window of that size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

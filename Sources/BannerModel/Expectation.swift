/// Something that must hold when a scenario is played («What a banner means», Scenarios).
public enum Expectation: Equatable, Sendable {
    /// At that instant this page is the current one (where given) and the indicator has these values (where given).
    case at(Time, page: Int?, indicator: IndicatorExpectation?)
    /// At every instant from the first time up to, but not at, the second this page is the current one.
    case always(page: Int, from: Time, to: Time)
    /// At no instant from the first time up to, but not at, the second this page is the current one.
    case never(page: Int, from: Time, to: Time)
    /// The total time for which the page is the current one lies within these bounds, where given.
    case shown(page: Int, atLeast: Time?, atMost: Time?)
    /// There are exactly that many changes.
    case changes(Int)
}

/// The values of an indicator's state that are expected; `nil` where none is.
///
/// Names and units are those of «What a banner means», Events and state; numbers match within 1e−6.
public struct IndicatorExpectation: Equatable, Sendable {
    /// The indicator's style.
    public var style: IndicatorStyle?
    /// Whether it is hidden because there is one page only.
    public var hidden: Bool?
    /// The number of dots or segments.
    public var count: Int?
    /// The current dot or segment.
    public var current: Int?
    /// The page of the first visible dot.
    public var first: Int?
    /// The visible dots' diameters in points.
    public var sizes: [Double]?
    /// The pill's two dots.
    public var pair: [Int]?
    /// The widths of the pill's two dots in points.
    public var widths: [Double]?
    /// The thumb's distance from the track's start in points.
    public var x: Double?
    /// The thumb's length in points.
    public var width: Double?
    /// The scroll bar's opacity, 0 … 1.
    public var alpha: Double?
    /// The filled part of a progress bar, 0 … 1.
    public var fraction: Double?
    /// The text of a fraction.
    public var text: String?
    /// The filled part of the current segment, 0 … 1.
    public var fill: Double?

    /// An expectation of nothing.
    public init() {}
}

/// `dots`: equal dots, one of them current.
public struct Dots: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// A dot's diameter in points.
    public var size = 7.0
    /// The gap between two dots in points.
    public var spacing = 9.0

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

/// `scalingDots`: three big dots around the current page, smaller ones beside them (S0).
public struct ScalingDots: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// The diameter in points of a dot in the window.
    public var big = 4.0
    /// The diameter in points of a dot next to the window.
    public var medium = 3.0
    /// The diameter in points of a dot two places from the window.
    public var small = 2.0
    /// The gap between two dots in points.
    public var spacing = 4.0
    /// The colour behind the dots; `nil` for none.
    public var background: Color?

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

/// `pill`: the current dot is stretched to a pill (S1).
public struct Pill: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// The pill's length in points.
    public var width = 20.0
    /// The height of the pill and the dots in points.
    public var height = 6.0
    /// A dot's width in points.
    public var dot = 6.0
    /// The gap between two dots in points.
    public var spacing = 6.0

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

/// `scrollBar`: a thumb on a track (S2).
public struct ScrollBar: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// The track's length in points; `nil` for a cell's width.
    public var track: Double?
    /// The thumb's length in points.
    public var thumb = 50.0
    /// The bar's height in points.
    public var height = 3.2
    /// The thumb's distance from the track's start on the first page, in points.
    public var inset = 3.0
    /// How much shorter the thumb's path is than the free track, in points.
    public var spacing = 14.0
    /// How long after a settle the bar starts to fade; `nil` for never.
    public var hidesAfter: Time?

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

/// `progressBar`: a bar that fills page by page (S4).
public struct ProgressBar: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// The bar's length in points; `nil` for 0.8 of the viewport's width.
    public var width: Double?
    /// The bar's height in points.
    public var height = 4.0

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

/// `timerBar`: a segment for each page, filled by the timer.
public struct TimerBar: Equatable, Sendable {
    /// What all styles have in common.
    public var base = IndicatorBase()
    /// A segment's height in points.
    public var height = 3.0
    /// The gap between two segments in points.
    public var spacing = 4.0

    /// The style with its defaults («What a banner means», Indicators).
    public init() {}
}

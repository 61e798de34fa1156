/// The allowed numbers and their unit.
package struct Bounds {
    /// The lower bound.
    package let lower: Double
    /// The upper bound, which is allowed.
    package let upper: Double
    /// Whether `lower` itself is excluded.
    package var isLowerOpen = false
    /// Whether only whole numbers are allowed.
    package var isWhole = false
    /// The unit, such as `points`; empty for a number without one.
    package var unit = ""

    /// Whether a number is within the bounds; NaN never is.
    package func contains(_ number: Double) -> Bool {
        (isLowerOpen ? number > lower : number >= lower) && number <= upper
    }

    /// Whether an integer is within the bounds.
    package func contains(_ number: Int) -> Bool { range.contains(number) }

    /// The allowed integers, for bounds of whole numbers.
    package var range: ClosedRange<Int> { Int(lower)...Int(upper) }

    /// The bounds as text, such as `more than 0 and at most 1`.
    package var words: String {
        let range =
            if lower == upper {
                NumberText.exact(lower)
            } else if isLowerOpen {
                "more than \(NumberText.grouped(lower)) and at most \(NumberText.grouped(upper))"
            } else {
                "from \(NumberText.grouped(lower)) to \(NumberText.grouped(upper))"
            }
        return unit.isEmpty ? range : "\(range) \(unit)"
    }

    /// The help text for a number that is out of bounds.
    package func help(for number: Double) -> Words {
        if lower == upper { return "write `\(NumberText.exact(lower))`" }
        if number > upper { return "the largest is `\(NumberText.exact(upper))`" }
        return isLowerOpen
            ? "write a number greater than \(NumberText.exact(lower))"
            : "the smallest is `\(NumberText.exact(lower))`"
    }
}

/// The bounds of the language's numbers, shared by the table of keys and the checks of banners made
/// in code.
extension Bounds {
    /// The language's version; 1 is the only one.
    package static let version = whole(1...1)

    /// A size in points: more than 0.
    package static let size = Bounds(lower: 0, upper: 100_000, isLowerOpen: true, unit: "points")

    /// A visible size in points, with a minimum.
    package static let visibleSize = Bounds(lower: 0.01, upper: 100_000, unit: "points")

    /// A gap in points: 0 or more.
    package static let gap = Bounds(lower: 0, upper: 100_000, unit: "points")

    /// A card's size as a fraction of the viewport.
    package static let cellMultiplier = Bounds(lower: 0, upper: 1, isLowerOpen: true)

    /// The number of pages that a swipe can turn.
    package static let pagesPerSwipe = whole(1...billion)
    package static let group = whole(1...PageStops.maxGroup)

    /// The velocity of a finger from which content is thrown.
    package static let flickVelocity = Bounds(
        lower: 0, upper: 1_000_000, unit: "points per second")

    /// The part of a page from which content snaps to the next page.
    package static let dragThreshold = Bounds(lower: 0.05, upper: 0.95)

    /// A viewer's seed: the whole numbers that a `Double` holds exactly.
    package static let seed = Bounds(lower: 0, upper: 9_007_199_254_740_991, isWhole: true)

    /// The speed of content that moves all the time.
    package static let drift = Bounds(lower: 0.1, upper: 10_000, unit: "points per second")

    /// The number of passes of a timer.
    package static let cycles = whole(1...billion, unit: "passes")

    /// The number of turns of an item in a pass.
    package static let weight = whole(1...1000)

    /// A day of the month, from 1, or from -1 for the last one backwards.
    package static let monthDay = whole(-31...31)

    /// The weeks from one in which windows begin to the next.
    package static let weeks = whole(2...52)

    /// The scale of the card in focus.
    package static let focusScale = Bounds(lower: 0.01, upper: 100)

    /// The x of a curve's control point: a fraction of the time.
    package static let curveTime = Bounds(lower: 0, upper: 1)

    /// The y of a curve's control point: a fraction of the movement.
    package static let curveWay = Bounds(lower: -100, upper: 100)

    /// The movement of a finger.
    package static let dragLength = Bounds(lower: -1_000_000, upper: 1_000_000, unit: "points")

    /// The velocity of a finger.
    package static let dragVelocity = Bounds(
        lower: -1_000_000, upper: 1_000_000, unit: "points per second")

    /// An expected number of changes.
    package static let changes = whole(0...billion)

    /// An expected number of available items.
    package static let itemCount = whole(0...10_000)

    /// An expected number of an indicator, such as a dot, a page or a count.
    package static let indicatorNumber = whole(0...billion)

    /// An expected length of an indicator.
    package static let indicatorLength = Bounds(lower: -1_000_000, upper: 1_000_000, unit: "points")

    /// An expected fraction of an indicator, 0 … 1.
    package static let indicatorPart = Bounds(lower: 0, upper: 1)

    private static let billion = 1_000_000_000

    private static func whole(_ range: ClosedRange<Int>, unit: String = "") -> Bounds {
        Bounds(
            lower: Double(range.lowerBound), upper: Double(range.upperBound), isWhole: true,
            unit: unit)
    }
}

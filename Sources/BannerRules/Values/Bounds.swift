/// The allowed numbers and their unit.
package struct Bounds: Sendable {
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
            ? "write a number greater than \(NumberText.exact(lower))" : "the smallest is `\(NumberText.exact(lower))`"
    }
}

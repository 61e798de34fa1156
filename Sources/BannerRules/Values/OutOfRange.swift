extension Rule {
    /// A number or a duration out of range.
    package static let outOfRange = Rule(
        "BK3001", "out-of-range", .error, "a number or a duration that is out of range",
        """
        The message names the range and the unit. Lengths are in points; durations are never negative.

              items: [red, orange]
            ✗ layout: { cellWidthMultiplier: ⟦1.5⟧ }
            ✓ layout: { cellWidthMultiplier: 0.5 }
        """)
}

extension BuiltInspection {
    /// A number is within its bounds; one that is not becomes `fallback`.
    mutating func check(_ number: inout Double, _ bounds: Bounds, else fallback: Double, at path: ValuePath) {
        if !isSound(number, NumberText.exact(number), bounds, at: path) { number = fallback }
    }

    /// A whole number is within its bounds; one that is not becomes `fallback`.
    mutating func check(_ number: inout Int, _ bounds: Bounds, else fallback: Int, at path: ValuePath) {
        if !isSound(Double(number), "\(number)", bounds, at: path) { number = fallback }
    }

    /// A number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Double?, _ bounds: Bounds, at path: ValuePath) {
        if let value = number, !isSound(value, NumberText.exact(value), bounds, at: path) { number = nil }
    }

    /// A whole number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Int?, _ bounds: Bounds, at path: ValuePath) {
        if let value = number, !isSound(Double(value), "\(value)", bounds, at: path) { number = nil }
    }

    private mutating func isSound(
        _ number: Double, _ text: @autoclosure () -> String, _ bounds: Bounds, at path: ValuePath
    ) -> Bool {
        guard !bounds.contains(number) else { return true }
        let message = "`\(text())` is out of range: `\(path.name)` must be \(bounds.words)"
        report(.outOfRange, message, at: path, help: bounds.help(for: number))
        return false
    }
}

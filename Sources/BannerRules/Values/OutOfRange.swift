import BannerDiagnostics
import BannerKit

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
        guard !bounds.contains(number) else { return }
        reportOutOfRange(NumberText.exact(number), bounds, bounds.help(for: number), at: path)
        number = fallback
    }

    /// A whole number is within its bounds; one that is not becomes `fallback`.
    mutating func check(_ number: inout Int, _ bounds: Bounds, else fallback: Int, at path: ValuePath) {
        guard !bounds.contains(number) else { return }
        reportOutOfRange("\(number)", bounds, bounds.help(for: Double(number)), at: path)
        number = fallback
    }

    /// A number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Double?, _ bounds: Bounds, at path: ValuePath) {
        guard let value = number, !bounds.contains(value) else { return }
        reportOutOfRange(NumberText.exact(value), bounds, bounds.help(for: value), at: path)
        number = nil
    }

    /// A whole number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Int?, _ bounds: Bounds, at path: ValuePath) {
        guard let value = number, !bounds.contains(value) else { return }
        reportOutOfRange("\(value)", bounds, bounds.help(for: Double(value)), at: path)
        number = nil
    }

    private mutating func reportOutOfRange(_ number: String, _ bounds: Bounds, _ help: String, at path: ValuePath) {
        report(.outOfRange, "`\(number)` is out of range: `\(path.name)` must be \(bounds.words)", at: path, help: help)
    }
}

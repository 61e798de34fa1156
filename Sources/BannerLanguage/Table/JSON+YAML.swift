extension JSON: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A number with the fewest digits that identify it exactly; `null` if it is infinite or NaN.
    package static func number(_ value: Double) -> JSON { value.isFinite ? .number(NumberText.exact(value)) : .null }
}

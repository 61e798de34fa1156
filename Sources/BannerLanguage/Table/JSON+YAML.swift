extension JSON: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A number, in as few digits as say exactly which one it is; `null` if it is infinite or not a number.
    package static func number(_ value: Double) -> JSON { value.isFinite ? .number(NumberText.exact(value)) : .null }
}

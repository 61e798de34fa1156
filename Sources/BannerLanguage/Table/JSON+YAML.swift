extension JSON: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A number, in as few digits as say exactly which one it is.
    package static func number(_ value: Double) -> JSON { .number(NumberText.exact(value)) }
}

extension [UInt8] {
    /// Appends such a number; `null`, for which JSON has a word, if it is infinite or not a number.
    mutating func append(exact value: Double) { append(value.isFinite ? NumberText.exact(value) : "null") }
}

extension Shape where Value == Double {
    /// A number within bounds.
    static func number(_ bounds: Bounds) -> Shape {
        Shape(
            schema: .number(bounds),
            read: { node, reading in
                guard let decimal = reading.decimal(node, wants: .number(bounds)) else { return nil }
                let number = decimal.double(node.text)
                // Zero has no sign.
                if bounds.contains(number) { return number + 0 }
                return .none(
                    after: reading.outOfRange(
                        node, is: bounds.words, explanation: bounds.help(for: number), wants: .number(bounds)))
            },
            write: { number, _ in .number(number) })
    }

    /// A size in points: more than 0.
    static let size = number(.size)

    /// A size in points of something that is drawn: nothing smaller can be seen.
    static let visibleSize = number(.visibleSize)

    /// A gap in points: 0 or more.
    static let gap = number(.gap)
}

extension Shape where Value == Int {
    /// A whole number within bounds; `2.0` is one, as in JSON Schema.
    package static func wholeNumber(_ bounds: Bounds) -> Shape {
        Shape(
            schema: .number(bounds),
            read: { node, reading in
                guard let decimal = reading.decimal(node, wants: .number(bounds)) else { return nil }
                switch decimal.multiplied(by: 1) {
                case .whole(let magnitude):
                    let number = Int(decimal.isNegative ? -magnitude : magnitude)
                    if bounds.contains(number) { return number }
                    fallthrough
                case .tooLarge:
                    let help = bounds.help(for: decimal.double(node.text))
                    reading.outOfRange(node, is: bounds.words, explanation: help, wants: .number(bounds))
                case .fraction: reading.wrongType(node, wants: .number(bounds))
                }
                return nil
            },
            write: { number, _ in .number(number) })
    }
}

extension Reading {
    /// A scalar's number; reports what is not a decimal number.
    mutating func decimal(_ node: Node, wants schema: @autoclosure () -> Schema) -> Decimal? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        let mayBeNumber = node.tag == .none ? node.style == .plain : node.tag == .int || node.tag == .float
        if mayBeNumber, let decimal = Decimal(node) { return decimal }
        return .none(after: notNumber(node, wants: schema()))
    }

    /// Whether a plain scalar is a number in YAML 1.1 only, which is then reported; `isPossible` says whether a number
    /// that the schema accepts can also stand here.
    mutating func isOldNumber(
        _ node: Node, wants schema: Schema, where isPossible: (String) -> Bool = { _ in true }
    ) -> Bool {
        guard node.isPlain, let meant = OldYAML.number(node.bytes) else { return false }
        let isAllowed = schema.accepts(number: meant) && isPossible(meant)
        fault(
            .yaml11Number, "`\(node.shownText)` is not a number in YAML 1.2", at: node,
            explanation: hint(node, schema), cause: isAllowed ? .value(schema) : nil)
        return true
    }

    private mutating func notNumber(_ node: Node, wants schema: @autoclosure () -> Schema) {
        guard !node.isBroken else { return distrust(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema()) }
        if isOldNumber(node, wants: schema()) { return }
        if node.isPlain && node.type == .specialNumber {
            return fault(
                .wrongType, "the number `\(node.shownText)` is not allowed here", at: node,
                explanation: hint(node, schema()))
        }
        wrongType(node, wants: schema())
    }
}

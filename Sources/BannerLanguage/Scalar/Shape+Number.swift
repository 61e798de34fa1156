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
                let help = bounds.help(for: number)
                return .none(after: reading.outOfRange(node, is: bounds.words, help: help, number, bounds))
            },
            write: { $1.append(exact: $0) })
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
                    reading.outOfRange(node, is: bounds.words, help: bounds.help(for: Double(number)))
                case .tooLarge:
                    reading.outOfRange(node, is: bounds.words, help: bounds.help(for: decimal.double(node.text)))
                case .fraction:
                    reading.wrongType(node, wants: .number(bounds), help: "remove the fraction")
                }
                return nil
            },
            write: { $1.append(number: $0) })
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
        let message = "`\(node.shownText)` is not a number in YAML 1.2"
        guard schema.accepts(number: meant), isPossible(meant) else {
            refuse(node, .number(schema), .yaml11Number, message, or: hint(node, schema))
            return true
        }
        fault(
            .yaml11Number, message, at: node, help: "write `\(meant)`, its value in YAML 1.1",
            fix: fix(node, writing: meant, isSafe: false))
        return true
    }

    private mutating func notNumber(_ node: Node, wants schema: @autoclosure () -> Schema) {
        guard !node.isBroken else { return distrust(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema()) }
        let text = node.shownText
        if !node.isPlain && node.tag == .none && Decimal(node) != nil && schema().accepts(number: node.text) {
            return wrongType(
                node, wants: schema(), help: "remove the quotes: `\(text)`",
                fix: fix(node, writing: node.text, named: text, isSafe: !node.hasLeadingZero))
        }
        if isOldNumber(node, wants: schema()) { return }
        if node.isPlain && node.type == .specialNumber {
            return fault(
                .wrongType, "the number `\(text)` is not allowed here", at: node,
                help: hint(node, schema()))
        }
        let isPercentage = node.bytes.last == UInt8(ascii: "%")
        if isPercentage && !schema().unit.isEmpty {
            return wrongType(
                node, wants: schema(), help: "a percentage has no meaning here: write a number of \(schema().unit)")
        }
        wrongType(node, wants: schema(), or: sizeHelp(node, schema()))
    }

    /// The help for text where a size belongs, such as `1rem`: the unit, and the default where there is one.
    private func sizeHelp(_ node: Node, _ schema: Schema) -> String? {
        guard case .number(let bounds) = schema, bounds.unit == "points" else { return nil }
        let path = node.path.dropFirst().split(separator: "/").joined(separator: ".")
        guard let key = Places.key(at: path), let value = key.defaultValue else { return nil }
        return "write a number of points, or leave `\(key.key)` out: its default is `\(value.yaml)`"
    }
}

extension Node {
    /// Whether the text is a number like `010`, which is ten here and eight in YAML 1.1.
    fileprivate var hasLeadingZero: Bool {
        let digits = bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.decimalDigit != nil
    }
}

extension ValueCodec where Value == Double {
    /// The shape of a number within bounds.
    static func number(_ bounds: Bounds) -> ValueCodec {
        ValueCodec(
            schema: .number(bounds),
            read: { node, reading in
                guard let decimal = reading.decimal(node, wants: .number(bounds)) else {
                    return nil
                }
                let number = decimal.double(node.text)
                // Removes the sign of a negative zero.
                if bounds.contains(number) { return number + 0 }
                return .none(
                    after: reading.outOfRange(
                        node, is: bounds.words, explanation: bounds.help(for: number),
                        wants: .number(bounds)))
            },
            write: { number, _, text in text.append(exact: number) })
    }

    /// The shape of a size in points: more than 0.
    static var size: ValueCodec { number(.size) }

    /// The shape of a visible size in points, with a minimum.
    static var visibleSize: ValueCodec { number(.visibleSize) }

    /// The shape of a gap in points: 0 or more.
    static var gap: ValueCodec { number(.gap) }
}

extension ValueCodec where Value: FixedWidthInteger & SendableMetatype {
    /// The shape of an integer within bounds; `2.0` is an integer, as in JSON Schema.
    package static func wholeNumber(_ bounds: Bounds) -> ValueCodec {
        ValueCodec(
            schema: .number(bounds),
            read: { node, reading in
                guard let decimal = reading.decimal(node, wants: .number(bounds)) else {
                    return nil
                }
                switch decimal.multiplied(by: 1) {
                case .whole(let magnitude):
                    let number = decimal.isNegative ? -magnitude : magnitude
                    if bounds.contains(Double(number)) { return Value(number) }
                    fallthrough
                case .tooLarge:
                    let help = bounds.help(for: decimal.double(node.text))
                    reading.outOfRange(
                        node, is: bounds.words, explanation: help, wants: .number(bounds))
                case .fraction: reading.wrongType(node, wants: .number(bounds))
                }
                return nil
            },
            write: { number, _, text in text.append(number.description) })
    }
}

extension Reading {
    /// Reads a decimal number; reports any other value.
    mutating func decimal(_ node: Node, wants schema: @autoclosure () -> Schema) -> Decimal? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        let mayBeNumber =
            node.tag == .none ? node.style == .plain : node.tag == .int || node.tag == .float
        if mayBeNumber, let decimal = Decimal(node) { return decimal }
        return .none(after: notNumber(node, wants: schema()))
    }

    /// Whether a plain scalar is a number in YAML 1.1 only; reports it if so.
    ///
    /// `isPossible` returns whether a number that the schema accepts is valid here.
    mutating func isOldNumber(
        _ node: Node, wants schema: Schema, where isPossible: (String) -> Bool = { _ in true }
    ) -> Bool {
        guard node.isPlain, let meant = YAML11.number(node.bytes) else { return false }
        let isAllowed = schema.accepts(number: meant) && isPossible(meant)
        fault(
            .yaml11Number, "`\(node.shownText)` is not a number in YAML 1.2", at: node,
            explanation: hint(node, schema), cause: isAllowed ? .value(schema) : nil)
        return true
    }

    private mutating func notNumber(_ node: Node, wants schema: @autoclosure () -> Schema) {
        guard !node.isBroken else { return markInvalid(node) }
        guard !isEmpty(node) else { return emptyValue(node, wants: schema()) }
        if isOldNumber(node, wants: schema()) { return }
        // A banner from code has `null` for a number that is not finite.
        let isBuilt = file.name.isEmpty && node.type == .null
        if isBuilt || node.isPlain && node.type == .specialNumber {
            let message: Words =
                isBuilt
                ? "\(title(of: node)) is not a finite number"
                : "the number `\(node.shownText)` is not allowed here"
            return fault(.wrongType, message, at: node, explanation: hint(node, schema()))
        }
        wrongType(node, wants: schema())
    }
}

/// Notations of numbers and booleans that YAML 1.1 knows, and that YAML 1.2 reads as text.
package enum YAML11 {
    /// The number as YAML 1.1 reads it: `0x1F` is 31, `1_000` is 1000, `1:30` is 90.
    package static func number(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count <= 40 else { return nil }
        if let radix = Radix(bytes.span) { return radix.value.map { String($0) } }
        if bytes.contains(UInt8(ascii: "_")) {
            let digits = bytes.filter { $0 != "_" }
            guard Decimal(digits.span) != nil else { return nil }
            return digits.utf8Text
        }
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count > 1 && parts.count <= 4 else { return nil }
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.decimalDigit != nil } ? Int(part.utf8Text) : nil
        }
        guard numbers.count == parts.count, numbers.allSatisfy({ $0 < 1_000_000 }) else {
            return nil
        }
        return String(numbers.reduce(0) { $0 * 60 + $1 })
    }

    /// The boolean as YAML 1.1 reads it: `yes`, `on` and `y` are true, in any case.
    package static func boolean(_ bytes: ArraySlice<UInt8>) -> Bool? {
        for word in ["yes", "on", "y", "true"] where bytes.span.isWord(word) { return true }
        for word in ["no", "off", "n", "false"] where bytes.span.isWord(word) { return false }
        return nil
    }
}

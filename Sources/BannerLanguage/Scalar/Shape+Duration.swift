extension Shape where Value == Time {
    /// The shape of a duration, including 0.
    package static let duration = duration(isPositive: false)

    /// The shape of a duration of more than 0.
    static let positiveDuration = duration(isPositive: true)

    private static func duration(isPositive: Bool) -> Shape {
        Shape(
            schema: .duration(isPositive: isPositive),
            read: { node, reading in
                guard let time = reading.duration(node, wants: .duration(isPositive: isPositive)) else { return nil }
                guard time > .zero || !isPositive else { return .none(after: reading.noDuration(node)) }
                if time >= .seconds(100), node.bytes.last?.decimalDigit != nil, reading.bareDurations.count < 2_000 {
                    reading.bareDurations.append(BareDuration(node: node, time: time))
                }
                return time
            },
            write: { time, notation in notation.hasUnits ? .string(DurationText.write(time)) : .seconds(time) })
    }
}

extension Reading {
    /// Reads a duration; reports any other value.
    mutating func duration(_ node: Node, wants schema: @autoclosure () -> Schema) -> Time? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        do throws(DurationFault) {
            switch node.type {
            case .text: return try node.withBytes { (bytes) throws(DurationFault) in try DurationText.read(bytes) }
            case .number:
                guard let decimal = Decimal(node) else { break }
                return try DurationText.seconds(decimal)
            case .null, .boolean, .specialNumber: break
            }
            if !isOldNumber(node, wants: schema()) { wrongType(node, wants: schema()) }
        } catch {
            // `1:30` is reported as minutes and seconds, `1_000` and `0x1F` as numbers.
            if node.bytes.contains(UInt8(ascii: ":")) || !isOldNumber(node, wants: schema()) {
                notDuration(node, error, schema())
            }
        }
        return nil
    }

    /// Reports a duration of 0 where it must be more; an optional key can be left out instead.
    fileprivate mutating func noDuration(_ node: Node) {
        let name = name(of: node)
        outOfRange(
            node, is: "more than 0 seconds",
            explanation: name == "interval"
                ? "write a duration such as `2s`" : "leave `\(name)` out, or write a duration such as `2s`",
            wants: .duration(isPositive: true))
    }

    private mutating func notDuration(_ node: Node, _ error: DurationFault, _ schema: Schema) {
        let text = node.shownText
        let rule: Rule =
            switch error {
            case .syntax: .durationSyntax
            case .negative: .outOfRange
            case .tooFine: .durationTooFine
            case .tooLong: .durationTooLong
            }
        fault(
            rule, error.message(for: text), at: node, explanation: error.help(for: text),
            cause: .value(schema))
    }
}

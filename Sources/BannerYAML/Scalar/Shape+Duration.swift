import BannerDiagnostics
import BannerKit
import BannerTree

extension Shape where Value == Time {
    /// A duration, including 0.
    static let duration = duration(isPositive: false)

    /// A duration of more than 0.
    static let positiveDuration = duration(isPositive: true)

    private static func duration(isPositive: Bool) -> Shape {
        Shape(
            schema: .duration(isPositive: isPositive),
            read: { node, reading in
                guard let time = reading.duration(node, wants: .duration(isPositive: isPositive)) else { return nil }
                guard time > .zero || !isPositive else {
                    reading.outOfRange(node, is: "more than 0 seconds", help: "write a duration such as `2s`")
                    return nil
                }
                return time
            },
            write: { .string(DurationText.write($0)) })
    }
}

extension Reading {
    /// A scalar's duration; reports what is not one.
    mutating func duration(_ node: Node, wants schema: @autoclosure () -> Schema) -> Time? {
        guard node.kind == .scalar else {
            wrongType(node, wants: schema())
            return nil
        }
        do throws(DurationFault) {
            switch node.type {
            case .text: return try node.withBytes { (bytes) throws(DurationFault) in try DurationText.read(bytes) }
            case .number:
                guard let decimal = Decimal(node) else { break }
                return try DurationText.seconds(decimal)
            case .null, .boolean, .specialNumber: break
            }
            if !isOldNumber(node) { wrongType(node, wants: schema()) }
        } catch {
            // `1:30` is read as minutes and seconds, `1_000` and `0x1F` as numbers.
            if node.bytes.contains(UInt8(ascii: ":")) || !isOldNumber(node) { notDuration(node, error) }
        }
        return nil
    }

    private mutating func notDuration(_ node: Node, _ error: DurationFault) {
        let text = node.shownText
        let rule: Rule =
            switch error {
            case .syntax: .durationSyntax
            case .negative: .outOfRange
            case .tooFine: .durationTooFine
            case .tooLong: .durationTooLong
            }
        let meant = error == .syntax ? DurationText.meant(by: text) : nil
        fault(
            rule, error.message(for: text), at: node, help: error.help(for: text),
            fix: meant.flatMap { fix(node, saying: $0.text, isSafe: $0.isSure) })
    }
}

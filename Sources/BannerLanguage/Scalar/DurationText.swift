extension DurationText {
    /// A regular expression (ECMA-262) for all durations: each unit at most once, from the largest
    /// to the smallest.
    ///
    /// A duration above 0 has a digit other than 0, and only 0 can have a `-`.
    package static func pattern(isPositive: Bool) -> String {
        let last = "[0-9]+([.][0-9]+)?"
        let (h, m, s) = ("([0-9]+h)?", "([0-9]+m)?", "([0-9]+s)?")
        let sign = isPositive ? "(?=.*[1-9])" : "(-(?!.*[1-9]))?"
        return "^\(sign)(\(h)\(m)\(s)\(last)ms|\(h)\(m)\(last)s|\(h)\(last)m|\(last)h|\(last))$"
    }

    /// Parses a duration, exact to the microsecond.
    ///
    /// Each unit appears at most once, from the largest to the smallest, and only the last number
    /// can have a fraction. With `hasDays`, as on a command line, there are also days and weeks:
    /// `3d`, `2w`.
    ///
    /// - Throws: the fault in the text.
    package static func read(
        _ text: String, longest: Time = longest, hasDays: Bool = false
    ) throws(DurationFault) -> Time {
        try read(Array(text.utf8).span, longest: longest, hasDays: hasDays)
    }

    /// Parses a duration from bytes.
    static func read(
        _ bytes: Span<UInt8>, longest: Time = longest, hasDays: Bool = false
    ) throws(DurationFault) -> Time {
        if bytes.first == "-" {
            let rest = bytes.extracting(1...)
            guard rest.first != "-" else { throw .syntax }
            // A negative zero is zero.
            guard try read(rest, longest: Time(microseconds: .max)) == .zero else { throw .negative }
            return .zero
        }
        var position = 0
        var sum: Int64 = 0
        var lastUnit = 0
        var mayGoOn = true
        repeat {
            guard mayGoOn else { throw .syntax }
            let start = position
            var hasPoint = false
            while position < bytes.count, bytes[position].decimalDigit != nil || bytes[position] == "." {
                hasPoint = hasPoint || bytes[position] == "."
                position += 1
            }
            // A point needs digits on both sides.
            guard position > start, bytes[start].decimalDigit != nil, bytes[position - 1].decimalDigit != nil,
                let decimal = Decimal(bytes.extracting(start..<position))
            else { throw .syntax }
            mayGoOn = !hasPoint
            guard let unit = Unit.reading(bytes, at: &position, isFirst: start == 0),
                unit.rank > lastUnit, hasDays || unit.rank > 2
            else { throw .syntax }
            lastUnit = unit.rank
            switch decimal.multiplied(by: unit.microseconds) {
            case .whole(let part):
                let (total, overflow) = sum.addingReportingOverflow(part)
                guard !overflow else { throw .tooLong(longest) }
                sum = total
            case .fraction: throw .tooFine
            case .tooLarge: throw .tooLong(longest)
            }
        } while position < bytes.count
        guard sum <= longest.microseconds else { throw .tooLong(longest) }
        return Time(microseconds: sum)
    }

    /// The duration of a number of seconds without a unit.
    static func seconds(_ decimal: Decimal) throws(DurationFault) -> Time {
        switch decimal.multiplied(by: 1_000_000) {
        case .whole(let microseconds):
            guard microseconds == 0 || !decimal.isNegative else { throw .negative }
            guard microseconds <= longest.microseconds else { throw .tooLong(longest) }
            return Time(microseconds: microseconds)
        case .fraction: throw decimal.isNegative ? .negative : .tooFine
        case .tooLarge: throw decimal.isNegative ? .negative : .tooLong(longest)
        }
    }

    /// A unit of time.
    private struct Unit {
        let rank: Int
        let microseconds: UInt64

        /// The unit at `position`; seconds for a number without a unit.
        static func reading(_ bytes: Span<UInt8>, at position: inout Int, isFirst: Bool) -> Unit? {
            guard position < bytes.count else { return isFirst ? Unit(rank: 7, microseconds: 1_000_000) : nil }
            let start = position
            while position < bytes.count && bytes[position] >= UInt8(ascii: "A") { position += 1 }
            let name = bytes.extracting(start..<position)
            if name.equals("w") { return Unit(rank: 1, microseconds: 604_800_000_000) }
            if name.equals("d") { return Unit(rank: 2, microseconds: 86_400_000_000) }
            if name.equals("h") { return Unit(rank: 3, microseconds: 3_600_000_000) }
            if name.equals("m") { return Unit(rank: 4, microseconds: 60_000_000) }
            if name.equals("s") { return Unit(rank: 5, microseconds: 1_000_000) }
            if name.equals("ms") { return Unit(rank: 6, microseconds: 1_000) }
            return nil
        }
    }
}

extension ValueCodec where Value == Time {
    /// The shape of a duration, including 0.
    package static var duration: ValueCodec { duration(isPositive: false) }

    /// The shape of a duration of more than 0.
    static var positiveDuration: ValueCodec { duration(isPositive: true) }

    private static func duration(isPositive: Bool) -> ValueCodec {
        ValueCodec(
            schema: .duration(isPositive: isPositive),
            read: { node, reading in
                guard let time = reading.duration(node, wants: .duration(isPositive: isPositive))
                else { return nil }
                guard time > .zero || !isPositive else {
                    return .none(after: reading.noDuration(node))
                }
                if time >= .seconds(100), node.bytes.last?.decimalDigit != nil,
                    reading.unitlessDurations.count < 2_000
                {
                    reading.unitlessDurations.append(UnitlessDuration(node: node, time: time))
                }
                return time
            },
            write: { time, options, text in
                if options.hasUnits {
                    text.append(word: DurationText.write(time))
                } else {
                    text.append(seconds: time)
                }
            })
    }
}

extension Reading {
    /// Reads a duration; reports any other value.
    mutating func duration(_ node: Node, wants schema: @autoclosure () -> Schema) -> Time? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        do throws(DurationFault) {
            switch node.type {
            case .text:
                return try node.withBytes { (bytes) throws(DurationFault) in
                    try DurationText.read(bytes)
                }
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
                ? "write a duration such as `2s`"
                : "leave `\(name)` out, or write a duration such as `2s`",
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

    /// Reports the durations that have no unit and were probably meant in milliseconds.
    ///
    /// They lead to no further findings; errors that follow from them become notes of this finding.
    /// In a scenario whose duration has a unit, a number within that duration is meant in seconds.
    /// In JSON, numbers come from programs and are not reported. Whether the banner is valid in
    /// milliseconds is found out by reading the changed text.
    ///
    /// - Returns: the reason why the banner cannot be played with these durations in seconds.
    mutating func reportUnitlessDurations(_ banner: Banner) -> Words? {
        guard !unitlessDurations.isEmpty, !file.isJSON,
            !file.bytes.lazy.filter({ $0 > 0x20 }).prefix(2).elementsEqual("{\"".utf8)
        else { return nil }
        let paths = Set(unitlessDurations.map(\.node.path))
        let durations = unitlessDurations.filter { bare in
            let steps = bare.node.path.split(separator: "/")
            guard steps.count > 3, steps[0] == "scenarios", let number = Int(steps[1]),
                banner.scenarios.indices.contains(number)
            else { return true }
            return paths.contains("/scenarios/\(number)/duration")
                || bare.time > banner.scenarios[number].duration
        }
        let context = ProgrammaticContext(isWorded: true)
        Rulebook.check(Rulebook.between, banner, context)
        let obstacle = context.errors.first { error in
            !Rulebook.playable.contains { $0.id == error.rule.id }
        }?.message
        // Values that are compared with each other must have the same unit.
        let texts = durations.prefix(10).compactMap { $0.text("ms") }
        let edits = zip(durations, texts).compactMap {
            nodeEdits.replace($0.node, with: .string($1))
        }
        let all =
            edits.count == durations.count
            ? NodeEdits.merged(edits.flatMap(\.self)).map {
                Remedy("write \(texts.map { "`\($0)`" }.joinedByAnd)", $0, .likely)
            } : nil
        for bare in durations {
            var remedies = all.map { [$0] } ?? []
            if obstacle == nil, let text = bare.text("s"),
                let edits = nodeEdits.replace(bare.node, with: .string(text))
            {
                remedies.append(Remedy("write `\(text)`", edits, .possible))
            }
            let number = bare.node.shownText
            fault(
                .unitlessDuration,
                "`\(number)` means \(number) seconds, `\(DurationText.write(bare.time))`",
                at: bare.node,
                explanation: "write the duration with its unit", remedies: remedies)
        }
        return obstacle
    }

    /// Raises the findings about durations without a unit to errors if the banner cannot be played
    /// with them.
    mutating func checkUnitlessDurations(_ obstacle: Words?) {
        guard let obstacle,
            !report.keptFindings.contains(where: {
                $0.severity == .error && !isSuppressed($0.rule, at: $0.range)
            })
        else { return }
        report.raise(.unitlessDuration) { $0.notes.append(Note(obstacle)) }
    }
}

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
            guard try read(rest, longest: Time(microseconds: .max)) == .zero else {
                throw .negative
            }
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
            while position < bytes.count,
                bytes[position].decimalDigit != nil || bytes[position] == "."
            {
                hasPoint = hasPoint || bytes[position] == "."
                position += 1
            }
            // A point needs digits on both sides.
            guard position > start, bytes[start].decimalDigit != nil,
                bytes[position - 1].decimalDigit != nil,
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
            guard position < bytes.count else {
                return isFirst ? Unit(rank: 7, microseconds: 1_000_000) : nil
            }
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

/// A long duration without a unit, which counts as seconds but was probably meant in milliseconds.
package struct UnitlessDuration {
    let node: Node
    let time: Time

    /// The number with a unit; `nil` if that is not a duration.
    func text(_ unit: String) -> String? {
        let text = node.shownText + unit
        return (try? DurationText.read(text)) == nil ? nil : text
    }
}

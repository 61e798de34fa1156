/// The NDJSON of a cycle with placeholders for times, because a repeated cycle differs only in
/// those.
struct CycleTemplate: Sendable {
    private let times: [Time]
    /// The texts between the times.
    private let rests: [[UInt8]]
    /// The last written cycle, and the ranges of its times.
    private var text: [UInt8] = []
    private var places: [Range<Int>] = []

    private static let opening = Array("{\"t\":".utf8)

    init(_ events: [Banner.Event], _ json: EventJSON) {
        times = events.map(\.time)
        rests = events.map { event in
            var rest: [UInt8] = []
            json.appendRest(of: event, to: &rest)
            return rest
        }
    }

    /// Appends the cycle, shifted by `delay`.
    mutating func append(delay: Time, to output: inout [UInt8]) {
        if places.isEmpty || !replaceTimes(delay) { write(delay) }
        output.append(contentsOf: text)
    }

    /// Overwrites the times in place; returns `false` if one needs a different number of digits.
    ///
    /// A mutable span checks uniqueness of the array once per cycle instead of once per byte.
    private mutating func replaceTimes(_ delay: Time) -> Bool {
        let (times, places) = (times, places)
        var span = text.mutableSpan
        for index in times.indices where !span.replace(places[index], withSeconds: times[index] + delay) {
            return false
        }
        return true
    }

    private mutating func write(_ delay: Time) {
        text.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        for index in times.indices {
            text += CycleTemplate.opening
            let start = text.count
            text.append(seconds: times[index] + delay)
            places.append(start..<text.count)
            text += rests[index]
        }
    }
}

extension MutableSpan<UInt8> {
    /// Overwrites a range with a time, which is not negative; returns `false` if the number of
    /// digits differs.
    fileprivate mutating func replace(_ place: Range<Int>, withSeconds time: Time) -> Bool {
        let (seconds, microseconds) = UInt64(time.microseconds).quotientAndRemainder(dividingBy: 1_000_000)
        var position = place.upperBound - 1
        var fraction = microseconds
        if fraction > 0 {
            var digits = 6
            while fraction.isMultiple(of: 10) {
                fraction /= 10
                digits -= 1
            }
            guard place.count > digits + 1 else { return false }
            for _ in 0..<digits {
                self[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
                fraction /= 10
                position -= 1
            }
            guard self[position] == "." else { return false }
            position -= 1
        }
        var rest = seconds
        repeat {
            guard position >= place.lowerBound && self[position] != "." else { return false }
            self[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            position -= 1
        } while rest > 0
        return position == place.lowerBound - 1
    }
}

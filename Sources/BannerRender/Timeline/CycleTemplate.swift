/// The NDJSON of one cycle with gaps for the times: in a repeated cycle only the digits of the times are new.
struct CycleTemplate: Sendable {
    private let times: [Time]
    /// The text between the times: from after one to before the next.
    private let rests: [[UInt8]]
    /// The complete cycle as it was last written, and the position of each time in it.
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

    /// Appends the cycle `delay` later.
    mutating func append(delay: Time, to output: inout [UInt8]) {
        if places.isEmpty || !replaceTimes(delay) { write(delay) }
        output.append(contentsOf: text)
    }

    /// Writes the times over the last ones; false if one has a different number of characters.
    ///
    /// As a span: the array then checks once per cycle, not for every digit, whether it must be copied.
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
    /// Writes a time of 0 or later over as many characters as it needs; false if that number is different.
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

/// The NDJSON of a cycle with placeholders for times, because a repeated cycle differs only in
/// those.
struct CycleTemplate: Sendable {
    private let times: [Time]
    /// The texts between the times.
    private let rests: [[UInt8]]
    /// The complete cycle as it was last written, and where the whole seconds of each time are in it.
    private var text: [UInt8] = []
    private var places: [Range<Int>] = []
    /// How much later than the first one it is.
    private var last = Time.zero

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
        last = delay
        output.append(contentsOf: text)
    }

    /// Writes the times over the last ones; false if one has more digits, or another fraction of a second.
    ///
    /// A mutable span checks uniqueness of the array once per cycle instead of once per byte.
    private mutating func replaceTimes(_ delay: Time) -> Bool {
        let (times, places, second) = (times, places, 1_000_000 as UInt64)
        let (step, fraction) = UInt64((delay - last).microseconds).quotientAndRemainder(dividingBy: second)
        guard fraction == 0 else { return false }
        var span = text.mutableSpan
        for index in times.indices {
            let seconds = UInt64((times[index] + delay).microseconds) / second
            guard span.replace(places[index], by: seconds, before: seconds - step) else { return false }
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
            places.append(start..<(text[start...].firstIndex(of: UInt8(ascii: ".")) ?? text.count))
            text += rests[index]
        }
    }
}

extension MutableSpan<UInt8> {
    /// Writes a number over the one `before`, up to the digit from which on they are the same; false if it has more digits.
    fileprivate mutating func replace(_ place: Range<Int>, by number: UInt64, before: UInt64) -> Bool {
        var (rest, before, position) = (number, before, place.upperBound)
        while rest != before {
            guard position > place.lowerBound else { return false }
            position -= 1
            self[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            (rest, before) = (rest / 10, before / 10)
        }
        return true
    }
}

/// A writer for timelines, with one event per line.
package struct TimelineWriter {
    /// The output format.
    package enum Format: String, CaseIterable {
        /// One JSON object per line («What a banner means», Events and state).
        case ndjson
        /// A table for people, with the drawn indicator.
        case table
        /// CSV with a heading (RFC 4180), for spreadsheets.
        case csv
    }

    /// The text before the first event.
    private var heading: [UInt8] = []
    private let appendEvent: @Sendable (Banner.Event, inout [UInt8]) -> Void
    /// The JSON encoder, for cycle templates; `nil` for other formats.
    private var json: EventJSON?

    /// Creates a writer for a banner's events.
    ///
    /// - Parameters:
    ///   - fitted: The banner to which the events belong.
    ///   - format: The output format.
    ///   - duration: The last instant, which determines the width of the time column.
    ///   - characters: The characters of the drawn indicator.
    ///   - local: Formats local times, for a banner that is played from a date.
    package init(
        _ fitted: Banner.Fitted, format: Format, duration: Time,
        characters: IndicatorDrawing.Characters = .unicode,
        local: (@Sendable (Time) -> String)? = nil
    ) {
        switch format {
        case .ndjson:
            let json = EventJSON(fitted.banner, local: local)
            self.json = json
            appendEvent = { json.append($0, to: &$1) }
        case .table:
            let table = TimelineTable(fitted, duration: duration, characters: characters)
            appendEvent = { table.append($0, to: &$1) }
            table.appendHeading(to: &heading)
        case .csv:
            let csv = TimelineCSV(items: fitted.banner.items)
            appendEvent = { csv.append($0, to: &$1) }
            csv.appendHeading(to: &heading)
        }
    }

    /// Appends the text before the first event.
    package func appendHeading(to text: inout [UInt8]) { text += heading }

    /// Appends an event as one line, with its line feed.
    package func append(_ event: Banner.Event, to text: inout [UInt8]) { appendEvent(event, &text) }

    /// Creates an iterator that writes repeated events, one cycle at a time.
    package func cycles(of repetition: Schedule.Repetition) -> CycleWriter {
        CycleWriter(
            repetition: repetition, writer: self,
            template: json.map { CycleTemplate(repetition.events, $0) })
    }
}

/// A writer for repeated events; text that does not change is created once.
package struct CycleWriter {
    fileprivate let repetition: Schedule.Repetition
    /// The number of cycles that are written.
    fileprivate var written: Int64 = 0
    fileprivate let writer: TimelineWriter
    fileprivate var template: CycleTemplate?

    /// Appends cycles until some kilobytes are written; returns `false` after the last cycle.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        let enough = text.count + CycleWriter.portion
        while text.count < enough {
            guard written < repetition.count else { return false }
            let delay = repetition.length * written
            written += 1
            if template?.append(delay: delay, to: &text) == nil {
                for event in repetition.events { writer.append(event.moved(by: delay), to: &text) }
            }
        }
        return true
    }

    private static let portion = 1 << 14
}

/// The NDJSON of a cycle with placeholders for times, because a repeated cycle differs only in
/// those.
struct CycleTemplate {
    private let times: [Time]
    /// The texts between the times.
    private let rests: [[UInt8]]
    /// The complete cycle as it was last written, and where the whole seconds of each time are in
    /// it.
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

    /// Writes the times over the last ones; false if one has more digits, or another fraction of a
    /// second.
    ///
    /// A mutable span checks uniqueness of the array once per cycle instead of once per byte.
    private mutating func replaceTimes(_ delay: Time) -> Bool {
        let times = times
        let places = places
        let second: UInt64 = 1_000_000
        let (step, fraction) = UInt64((delay - last).microseconds).quotientAndRemainder(
            dividingBy: second)
        guard fraction == 0 else { return false }
        var span = text.mutableSpan
        for index in times.indices {
            let seconds = UInt64((times[index] + delay).microseconds) / second
            guard span.replace(places[index], by: seconds, before: seconds - step) else {
                return false
            }
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
    /// Writes a number over the one `before`, up to the digit from which on they are the same;
    /// false if it has more digits.
    fileprivate mutating func replace(_ place: Range<Int>, by number: UInt64, before: UInt64)
        -> Bool
    {
        var rest = number
        var before = before
        var position = place.upperBound
        while rest != before {
            guard position > place.lowerBound else { return false }
            position -= 1
            self[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            before /= 10
        }
        return true
    }
}

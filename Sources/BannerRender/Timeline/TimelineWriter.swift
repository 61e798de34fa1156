/// A writer for timelines, with one event per line.
package struct TimelineWriter: Sendable {
    /// The output format.
    package enum Format: String, CaseIterable, Sendable {
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
        _ fitted: Banner.Fitted, format: Format, duration: Time, characters: IndicatorDrawing.Characters = .unicode,
        local: (@Sendable (Time) -> String)? = nil
    ) {
        switch format {
        case .ndjson:
            let json = EventJSON(fitted.banner, local: local)
            (self.json, appendEvent) = (json, { json.append($0, to: &$1) })
        case .table:
            let table = TimelineTable(fitted, duration: duration, characters: characters)
            appendEvent = { table.append($0, to: &$1) }
            table.appendHeading(to: &heading)
        case .csv:
            let csv = TimelineCSV(fitted.banner)
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
        CycleWriter(repetition, self, json.map { CycleTemplate(repetition.events, $0) })
    }
}

/// A writer for repeated events; text that does not change is created once.
package struct CycleWriter: Sendable {
    private var repetition: Schedule.Repetition
    private let writer: TimelineWriter
    private var template: CycleTemplate?

    init(_ repetition: Schedule.Repetition, _ writer: TimelineWriter, _ template: CycleTemplate?) {
        (self.repetition, self.writer, self.template) = (repetition, writer, template)
    }

    /// Appends cycles until some kilobytes are written; returns `false` after the last cycle.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        let enough = text.count + CycleWriter.portion
        while text.count < enough {
            guard let delay = repetition.nextCycle() else { return false }
            if template?.append(delay: delay, to: &text) == nil {
                for event in repetition.events { writer.append(event.moved(by: delay), to: &text) }
            }
        }
        return true
    }

    private static let portion = 1 << 14
}

/// A timeline as text, one event per line: for programs, for spreadsheets, or for people.
package struct TimelineWriter: Sendable {
    /// The format of the text.
    package enum Format: String, CaseIterable, Sendable {
        /// One JSON object a line («What a banner means», Events and state).
        case ndjson
        /// Columns for people, with the drawn indicator.
        case table
        /// Comma-separated values with a heading (RFC 4180), for spreadsheets.
        case csv
    }

    /// What comes before the first event.
    private var heading: [UInt8] = []
    private let appendEvent: @Sendable (Banner.Event, inout [UInt8]) -> Void
    /// What writes an event as JSON, of which repetitions only need the times.
    private var json: EventJSON?

    /// A writer for a banner's events.
    ///
    /// - Parameters:
    ///   - fitted: the banner whose items the events refer to.
    ///   - format: the format of the text.
    ///   - duration: the last instant, from which a table chooses the width of its times.
    ///   - characters: the characters with which a table draws the indicator.
    ///   - local: what the clock shows at a time, for a banner that is played against its calendar.
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

    /// Appends what comes before the first event.
    package func appendHeading(to text: inout [UInt8]) { text += heading }

    /// Appends an event as one line, including its end.
    package func append(_ event: Banner.Event, to text: inout [UInt8]) { appendEvent(event, &text) }

    /// What writes repeated events, a cycle at a time.
    package func cycles(of repetition: Schedule.Repetition) -> CycleWriter {
        CycleWriter(repetition, self, json.map { CycleTemplate(repetition.events, $0) })
    }
}

/// Repeated events, written a cycle at a time: what does not change is made once.
package struct CycleWriter: Sendable {
    private var repetition: Schedule.Repetition
    private let writer: TimelineWriter
    private var template: CycleTemplate?

    init(_ repetition: Schedule.Repetition, _ writer: TimelineWriter, _ template: CycleTemplate?) {
        (self.repetition, self.writer, self.template) = (repetition, writer, template)
    }

    /// Appends the next cycles' lines, some kilobytes of them; false when all cycles are done.
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

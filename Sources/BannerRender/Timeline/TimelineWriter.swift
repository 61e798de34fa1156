package import BannerKit

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

    private enum Form: Sendable {
        case ndjson(EventJSON)
        case table(TimelineTable)
        case csv(TimelineCSV)
    }

    private let form: Form

    /// A writer for a banner's events.
    ///
    /// - Parameters:
    ///   - banner: the banner whose items the events refer to.
    ///   - format: the format of the text.
    ///   - duration: the last instant, from which a table chooses the width of its times.
    ///   - characters: the characters with which a table draws the indicator.
    ///   - local: what the clock shows at a time, for a banner that is played against its calendar.
    package init(
        _ banner: Banner, format: Format, duration: Time, characters: IndicatorDrawing.Characters = .unicode,
        local: (@Sendable (Time) -> String)? = nil
    ) {
        form =
            switch format {
            case .ndjson: .ndjson(EventJSON(banner, local: local))
            case .table: .table(TimelineTable(banner, duration: duration, characters: characters))
            case .csv: .csv(TimelineCSV(banner))
            }
    }

    /// Appends what comes before the first event.
    package func appendHeading(to text: inout [UInt8]) {
        switch form {
        case .ndjson: break
        case .table(let table): table.appendHeading(to: &text)
        case .csv(let csv): csv.appendHeading(to: &text)
        }
    }

    /// Appends an event as one line, including its end.
    package func append(_ event: Banner.Event, to text: inout [UInt8]) {
        switch form {
        case .ndjson(let json): json.append(event, to: &text)
        case .table(let table): table.append(event, to: &text)
        case .csv(let csv): csv.append(event, to: &text)
        }
    }

    /// What writes repeated events, a cycle at a time.
    package func cycles(of repetition: Schedule.Repetition) -> CycleWriter {
        switch form {
        case .ndjson(let json): CycleWriter(repetition, CycleTemplate(repetition.events, json))
        case .table, .csv: CycleWriter(repetition, self)
        }
    }
}

/// Repeated events, written a cycle at a time: what does not change is made once.
package struct CycleWriter: Sendable {
    private enum Way: Sendable {
        case template(CycleTemplate)
        case oneByOne(TimelineWriter)
    }

    private var repetition: Schedule.Repetition
    private var way: Way

    init(_ repetition: Schedule.Repetition, _ template: CycleTemplate) {
        self.repetition = repetition
        way = .template(template)
    }

    init(_ repetition: Schedule.Repetition, _ writer: TimelineWriter) {
        self.repetition = repetition
        way = .oneByOne(writer)
    }

    /// Appends the next cycles' lines, some kilobytes of them; false when all cycles are done.
    package mutating func appendNext(to text: inout [UInt8]) -> Bool {
        let enough = text.count + CycleWriter.portion
        switch way {
        case .oneByOne(let writer):
            while text.count < enough {
                guard let delay = repetition.nextCycle() else { return false }
                for event in repetition.events {
                    writer.append(event.moved(by: delay), to: &text)
                }
            }
        case .template(var template):
            way = .template(CycleTemplate())
            defer { way = .template(template) }
            while text.count < enough {
                guard let delay = repetition.nextCycle() else { return false }
                template.append(delay: delay, to: &text)
            }
        }
        return true
    }

    private static let portion = 1 << 14
}

public import BannerEngine
public import BannerModel

/// A timeline as text, one event a line: for programs, for spreadsheets, or for people.
public struct TimelineWriter: Sendable {
    /// The form of the text.
    public enum Format: CaseIterable, Sendable {
        /// One JSON object a line (SEMANTICS section 10).
        case ndjson
        /// Columns for people, with the indicator drawn.
        case table
        /// Comma-separated values with a heading (RFC 4180), for spreadsheets.
        case csv

        /// The format's name on the command line.
        public var word: String {
            switch self {
            case .ndjson: "ndjson"
            case .table: "table"
            case .csv: "csv"
            }
        }
    }

    private enum Form: Sendable {
        case ndjson(EventJSON, EventTemplates)
        case table(TimelineTable)
        case csv(TimelineCSV)
    }

    private var form: Form

    /// A writer for a banner's events.
    ///
    /// - Parameters:
    ///   - banner: the banner whose items the events name.
    ///   - format: the form of the text.
    ///   - duration: the last instant, by which a table chooses the width of its times.
    ///   - characters: the characters that a table draws the indicator with.
    public init(
        _ banner: Banner, format: Format, duration: Time, characters: IndicatorDrawing.Characters = .unicode
    ) {
        form =
            switch format {
            case .ndjson: .ndjson(EventJSON(banner), EventTemplates(pages: banner.items.count))
            case .table: .table(TimelineTable(banner, duration: duration, characters: characters))
            case .csv: .csv(TimelineCSV(banner))
            }
    }

    /// Appends what stands before the first event.
    public func appendHeading(to text: inout [UInt8]) {
        switch form {
        case .ndjson: break
        case .table(let table): table.appendHeading(to: &text)
        case .csv(let csv): csv.appendHeading(to: &text)
        }
    }

    /// Appends an event as one line, its end included.
    public mutating func append(_ event: Event, to text: inout [UInt8]) {
        switch form {
        case .ndjson(let json, var templates):
            form = .ndjson(json, EventTemplates(pages: 0))
            text.append("{\"t\":")
            text.append(seconds: event.time)
            templates.append(event.kind, json, to: &text)
            form = .ndjson(json, templates)
        case .table(let table): table.append(event, to: &text)
        case .csv(let csv): csv.append(event, to: &text)
        }
    }
}

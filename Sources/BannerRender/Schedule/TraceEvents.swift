package import BannerKit

/// A timeline in the Trace Event Format that Perfetto and chrome://tracing open, with one track each for items, content
/// and timer.
package struct TraceEvents: Sendable {
    /// The kinds of event that a trace shows; a timeline for a trace contains these.
    package static let kinds = Banner.Event.Kinds.all.subtracting([.focus, .indicator, .recenter])
    /// The largest number of events; at a hundred bytes each, a viewer still opens them without trouble.
    package static let mostEvents: Int64 = 500_000

    /// The largest number of letters of a title that names a span: each one is repeated many times.
    private static let titleLimit = 80

    private let name: String
    /// The items' titles, or their ids.
    private let titles: [String]
    private var json: [UInt8] = []
    private var isFirst = true

    private enum Row: Int { case items = 1, content, timer, inputs }

    /// The traces of a banner.
    package init(_ banner: Banner) {
        name = banner.name
        titles = banner.items.map { item in
            let title = item.title ?? item.id
            guard title.utf8.count > TraceEvents.titleLimit else { return title }
            let letters = title.prefix(TraceEvents.titleLimit)
            return letters.endIndex == title.endIndex ? title : letters + "…"
        }
    }

    /// Why a timeline's trace would be too large, if it would be.
    package static func excess(of timeline: Schedule.Events) -> Excess? {
        let help = "use a shorter `--for`"
        let changes = Stays.count(timeline) - 1
        guard changes <= mostEvents else {
            return Excess(what: "changes of page in a trace", count: changes, most: mostEvents, help: help)
        }
        let count = timeline.eventCount(limit: mostEvents)
        guard count.count <= mostEvents else {
            return Excess(
                what: "events in a trace", count: count.count, isAtLeast: !count.isComplete, most: mostEvents,
                help: help)
        }
        return nil
    }

    /// Writes the trace of a timeline in pieces, as long as `write` returns true.
    package func write<Fault: Error>(
        _ timeline: Schedule.Events, to write: ([UInt8]) throws(Fault) -> Bool
    ) throws(Fault) {
        var trace = self
        trace.begin()
        for stay in Stays(timeline) {
            trace.span(title(stay.page), .items, stay.start, stay.end, cause: stay.cause?.word ?? "start")
            guard try trace.pass(to: write) else { return }
        }
        var open = Open()
        for event in timeline {
            trace.add(event, &open)
            guard try trace.pass(to: write) else { return }
        }
        for row in [Row.content, .timer] { trace.begin(&open, row, nil, at: timeline.end) }
        trace.json.append("\n]}\n")
        _ = try write(trace.json)
    }

    /// Passes on what was made, once it is enough; returns whether to continue.
    private mutating func pass<Fault: Error>(to write: ([UInt8]) throws(Fault) -> Bool) throws(Fault) -> Bool {
        guard json.count >= 1 << 14 else { return true }
        defer { json.removeAll(keepingCapacity: true) }
        return try write(json)
    }

    private mutating func begin() {
        json.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
        name("process_name", name, row: nil)
        for (row, word) in [(Row.items, "items"), (.content, "content"), (.timer, "timer"), (.inputs, "inputs")] {
            name("thread_name", word, row: row)
        }
    }

    /// What is happening in a row, and since when.
    private typealias Open = [Row: (word: String, since: Time)]

    private mutating func add(_ event: Banner.Event, _ open: inout Open) {
        switch event.kind {
        case .change: begin(&open, .content, "moving", at: event.time)
        case .dragBegin:
            begin(&open, .content, "dragging", at: event.time)
            instant("dragBegin", .inputs, event.time)
        case .settle: begin(&open, .content, nil, at: event.time)
        case .timer(.suspended): begin(&open, .timer, "suspended", at: event.time)
        case .timer(.stopped): begin(&open, .timer, nil, at: event.time)
        case .timer(.skipped): instant("skipped", .timer, event.time)
        case .timer: begin(&open, .timer, "running", at: event.time)
        case .hide, .show, .pause, .resume, .hover, .leave, .focusIn, .focusOut, .open, .dragEnd:
            instant(event.kind.word, .inputs, event.time)
        case .start, .recenter, .focus, .indicator, .items, .end: break
        }
    }

    private mutating func begin(_ open: inout Open, _ row: Row, _ word: String?, at time: Time) {
        if let (old, since) = open[row], since < time { span(old, row, since, time, cause: nil) }
        open[row] = word.map { ($0, time) }
    }

    private func title(_ page: Int) -> String { page < titles.count ? titles[page] : "" }

    private mutating func head(_ name: String, _ phase: String, _ row: Row?) {
        json.append(isFirst ? "{\"name\":" : ",\n{\"name\":")
        isFirst = false
        json.append(jsonString: name)
        json.append(",\"ph\":\"\(phase)\",\"pid\":1")
        if let row { json.append(",\"tid\":\(row.rawValue)") }
    }

    private mutating func name(_ kind: String, _ name: String, row: Row?) {
        head(kind, "M", row)
        json.append(",\"args\":{\"name\":")
        json.append(jsonString: name)
        json.append("}}")
    }

    private mutating func span(_ name: String, _ row: Row, _ start: Time, _ end: Time, cause: String?) {
        head(name, "X", row)
        json.append(",\"ts\":\(start.microseconds),\"dur\":\((end - start).microseconds)")
        if let cause { json.append(",\"args\":{\"cause\":\"\(cause)\"}") }
        json.append("}")
    }

    private mutating func instant(_ name: String, _ row: Row, _ time: Time) {
        head(name, "i", row)
        json.append(",\"s\":\"t\",\"ts\":\(time.microseconds)}")
    }
}

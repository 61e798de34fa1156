public import BannerEngine
public import BannerModel

/// A timeline in the Trace Event Format that Perfetto and chrome://tracing open: a track each for items, content and timer.
public struct TraceEvents: Sendable {
    private let banner: Banner
    private var json: [UInt8] = []
    private var isFirst = true

    private enum Row: Int { case items = 1, content, timer, inputs }

    /// The traces of a banner.
    public init(_ banner: Banner) { self.banner = banner }

    /// The trace of a timeline, which must hold all kinds of event.
    public func text(_ timeline: Timeline) -> [UInt8] {
        var trace = self
        trace.write(timeline)
        return trace.json
    }

    private mutating func write(_ timeline: Timeline) {
        json.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
        name("process_name", banner.name, row: nil)
        for (row, word) in [(Row.items, "items"), (.content, "content"), (.timer, "timer"), (.inputs, "inputs")] {
            name("thread_name", word, row: row)
        }
        for stay in Stay.all(timeline) {
            span(title(stay.page), .items, stay.start, stay.end, cause: stay.cause?.word ?? "start")
        }
        var open: [Row: (word: String, since: Time)] = [:]
        for event in timeline {
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
            case .hide, .show, .pause, .resume, .open, .dragEnd: instant(event.kind.word, .inputs, event.time)
            case .start, .recenter, .focus, .indicator, .end: break
            }
        }
        for row in [Row.content, .timer] { begin(&open, row, nil, at: timeline.duration) }
        json.append("\n]}\n")
    }

    private mutating func begin(
        _ open: inout [Row: (word: String, since: Time)], _ row: Row, _ word: String?, at time: Time
    ) {
        if let (old, since) = open[row], since < time { span(old, row, since, time, cause: nil) }
        open[row] = word.map { ($0, time) }
    }

    private func title(_ page: Int) -> String {
        guard page < banner.items.count else { return "" }
        return banner.items[page].title ?? banner.items[page].id
    }

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

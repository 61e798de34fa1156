import BannerDiagnostics
import BannerKit
import BannerPicture
import BannerReport
import BannerYAML

/// What is done with the banner of each record.
struct BatchWork: Sendable {
    /// The words of `--do`.
    enum Kind: String, CaseIterable, Sendable {
        case validate, summary, timeline, state
    }

    /// The largest number of events of a record by default.
    static let usualMost: Int64 = 100_000

    let kind: Kind
    private let duration: Time
    private let events: Banner.Event.Kinds
    private let instants: [Time]
    private let most: Int64
    /// Whether the parts of a list are written one by one.
    let explodes: Bool

    init(_ arguments: Arguments) throws(Failure) {
        kind = arguments.value(of: .work).flatMap(Kind.init) ?? .validate
        duration =
            try arguments.value(of: .batchDuration).map { word throws(Failure) in
                try Moment.read(word, of: "--for")
            } ?? .seconds(60)
        events = try arguments.value(of: .events).map(Simulation.kinds) ?? .standard
        instants = try arguments.paths(of: .batchInstants).map { path throws(Failure) in
            try Moment.read(path.text, of: "--at")
        }
        most = try arguments.value(of: .batchMost).map(Simulation.most) ?? BatchWork.usualMost
        explodes = arguments.has(.explode)
        try checkOptions(arguments)
    }

    /// Refuses options that would do nothing.
    private func checkOptions(_ arguments: Arguments) throws(Failure) {
        if kind == .state && instants.isEmpty {
            throw .usage("`--do state` needs an instant", help: "add `--at 3s`")
        }
        func check(_ option: Option, _ kinds: [Kind]) throws(Failure) {
            guard arguments.has(option), !kinds.contains(kind) else { return }
            let words = kinds.map { "`--do \($0.rawValue)`" }.joined(separator: " or ")
            throw .usage("`--\(option.name)` goes with \(words)")
        }
        try check(.batchDuration, [.summary, .timeline])
        try check(.batchInstants, [.state])
        try check(.events, [.timeline])
        try check(.batchMost, [.timeline])
        try check(.explode, [.timeline, .state])
    }

    /// The result for a banner as JSON: its parts one by one, or as one value.
    ///
    /// - Throws: why there is none.
    func results(for banner: Banner) throws(BatchFault) -> [[UInt8]] {
        switch kind {
        case .validate: return [Array("null".utf8)]
        case .summary:
            var line: [UInt8] = []
            SummaryText(banner, Schedule(banner), upTo: duration).appendJSON(to: &line, times: .microseconds)
            return [Array(line.dropLast())]
        case .state:
            let json = StateJSON(banner, times: .microseconds)
            return joined(Schedule(banner).states(at: instants)) { json.append($0, to: &$1) }
        case .timeline:
            let timeline = Schedule(banner).events(upTo: duration, kinds: events)
            let count = timeline.eventCount(limit: most)
            guard count.count <= most else {
                throw BatchFault(
                    "\(count.isComplete ? "" : "at least ")\(count.count) events; at most \(most) are written",
                    help: "shorten it with `--for`, or allow more with `--max-events`")
            }
            let json = EventJSON(banner, times: .microseconds)
            return joined(timeline) { json.append($0, to: &$1) }
        }
    }

    /// Values as lines of their own, or as one list.
    private func joined<Values: Sequence>(
        _ values: Values, _ write: (Values.Element, inout [UInt8]) -> Void
    ) -> [[UInt8]] {
        if explodes {
            return values.map { value in
                var line: [UInt8] = []
                write(value, &line)
                return Array(line.dropLast())
            }
        }
        var list = [UInt8(ascii: "[")]
        for value in values {
            if list.count > 1 { list.append(UInt8(ascii: ",")) }
            write(value, &list)
            // Each ends its line.
            list.removeLast()
        }
        list.append(UInt8(ascii: "]"))
        return [list]
    }
}

/// Why nothing can be done with a record.
struct BatchFault: Error {
    var message: String
    var help: String?

    init(_ message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}

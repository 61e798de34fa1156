/// What a terminal shows around a banner: the latest events beside it, and below it which page is when.
package struct TerminalSurroundings: Sendable {
    /// How many columns the events take.
    static let width = 30
    /// How many events are kept.
    private static let most = 100

    /// The page at each column of the strip.
    private(set) var pages: [Int] = []
    /// The column of the present.
    private(set) var now = 0
    /// What happened, in order, each with its page if it has one.
    private(set) var events: [(words: String, page: Int?)] = []
    /// The last instant whose events are known.
    private var seen: Time?

    /// Nothing yet.
    package init() {}

    /// Goes on to an instant: adds what has happened, and turns the strip's leaf if it ends before.
    package mutating func advance(to time: Time, of schedule: Schedule, columns: Int) {
        let since = seen ?? Time(microseconds: -1)
        // A timer can fire more often than anybody can read.
        for event in schedule.events(after: since, upTo: time, kinds: [.start, .change, .settle, .open]).prefix(20) {
            let tenths = event.time.microseconds / 100_000
            events.append(("\(tenths / 10).\(tenths % 10)s  \(event.kind.word)", event.kind.page))
        }
        events = events.suffix(TerminalSurroundings.most)
        seen = time
        let cycle = schedule.cycle.map(\.length.microseconds) ?? 20_000_000
        let span = min(max(cycle, 1_000_000), 60_000_000)
        let start = time.microseconds / span * span
        let count = max(1, min(columns - 2, 200))
        let instants = (0..<count).map { Time(microseconds: start + span * Int64($0) / Int64(count)) }
        pages = schedule.states(at: instants).map(\.page)
        now = Int((time.microseconds - start) * Int64(count) / span)
    }
}

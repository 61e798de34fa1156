import BannerKit

/// What a banner shows over a period: the content's position without jumps at the wrap, the scales, and the marks.
struct Recording {
    /// The period.
    let start, end: Time
    /// The content's position in pages; it continues past the ends of an endless banner.
    private(set) var position: Track
    /// The scales of the pages that have one.
    private(set) var scales: [Int: Track] = [:]
    /// The opacities of the pages that are visible at some time, in a banner whose cards fade.
    private(set) var opacities: [Int: Track] = [:]
    /// The marks by their key.
    private(set) var marks: [Int: MarkTracks] = [:]
    /// The texts in the indicator, with their opacity.
    private(set) var texts: [String: (mark: Picture.Mark, opacity: Track)] = [:]
    /// The places that become visible.
    private(set) var places: ClosedRange<Int> = 0...0

    /// What was drawn at the last instant that differed from the previous one.
    private var shown = Shown()
    /// How many cards and marks were drawn.
    private var shapes: Int64 = 0
    private let banner: Banner
    private let closeness: Sample.Closeness

    private struct Shown {
        var sample: Sample?
        var pages: [Int] = []
        var fading: [Int] = []
        var keys: [Int] = []
        var words: String?
        /// The previous instant, as a fraction of the recording.
        var time = 0.0
    }

    /// How many instants between two events are looked at in any case, and how many in a second; what moves quickly or
    /// unevenly is looked at more often.
    private static let (pieces, rate): (Int64, Int64) = (16, 20)
    /// The largest number of events, at each of which the content can jump from frame to frame.
    private static let mostEvents: Int64 = 50_000
    /// The largest number of cards and marks in all frames that differ from the previous one.
    private static let mostShapes: Int64 = 6_000_000

    /// Records a timeline from one instant to another; the timeline must reach to `end`.
    init(_ banner: Banner, _ schedule: Schedule, from start: Time, to end: Time) throws(Excess) {
        (self.start, self.end) = (start, end)
        self.banner = banner
        let geometry = Banner.Geometry(banner)
        closeness = Sample.Closeness(geometry)
        position = Track(tolerance: closeness.position)
        let kinds = Banner.Event.Kinds.all.subtracting(banner.focus.scale == 1 ? [.end, .focus] : .end)
        var last: Sample?
        for instant in try Recording.instants(schedule, from: start, to: end, kinds) {
            if let first = last {
                last = try add(upTo: instant, after: first)
            } else {
                let first = Sample(banner, closeness, Schedule.Playback(schedule), at: instant, after: nil)
                try add(first)
                last = first
            }
        }
    }

    /// Adds what is true at an instant, and before it as many others as it takes to go nearly straight from each to the
    /// next.
    private mutating func add(upTo time: Time, after first: Sample) throws(Excess) -> Sample {
        let middle = first.time + Time(microseconds: (time - first.time).microseconds / 2)
        let half = Sample(banner, closeness, first.playback, at: middle, after: first)
        let last = Sample(banner, closeness, half.playback, at: time, after: half)
        guard middle > first.time && !half.isBetween(first, last) else {
            if middle > first.time { try add(half) }
            try add(last)
            return last
        }
        return try add(upTo: time, after: add(upTo: middle, after: first))
    }

    private mutating func add(_ sample: Sample) throws(Excess) {
        let length = max(1, (end - start).microseconds)
        let part = Double((sample.time - start).microseconds) / Double(length)
        defer { shown.time = part }
        if let last = shown.sample, last.looksLike(sample) { return }
        let (state, picture, place) = (sample.state, sample.picture, sample.place)
        shapes += Int64(picture.cells.count + picture.marks.count + state.scales.count)
        guard shapes <= Recording.mostShapes else {
            throw Excess(
                what: "cards and marks in the frames of an animated drawing", count: shapes, isAtLeast: true,
                most: Recording.mostShapes, help: "use a shorter `--for`, or draw still frames with `--every`")
        }
        position.add(place, at: part, after: shown.time)
        see(picture, shift: state.opacities == nil ? Int(nearest: place - state.position) : 0)
        Recording.add(
            state.scales.map { ($0.page, $0.scale) }, otherwise: 1, Track(tolerance: closeness.scale), to: &scales,
            after: &shown.pages, at: part, shown.time)
        // A card that fades in later exists from the start, but is invisible.
        Recording.add(
            (state.opacities ?? []).map { ($0.page, $0.opacity) }, otherwise: 0, Track(tolerance: closeness.opacity),
            to: &opacities, after: &shown.fading, at: part, shown.time)
        add(picture.marks, at: part)
        shown.sample = sample
    }

    private mutating func see(_ picture: Picture, shift: Int) {
        guard let first = picture.cells.first?.place, let last = picture.cells.last?.place else { return }
        let seen = first + shift...last + shift
        places =
            shown.sample == nil
            ? seen : min(places.lowerBound, seen.lowerBound)...max(places.upperBound, seen.upperBound)
    }

    /// Adds one number of some pages; a page that is not among them has `rest`, also before its first value.
    private static func add(
        _ present: [(page: Int, value: Double)], otherwise rest: Double, _ new: Track, to tracks: inout [Int: Track],
        after shown: inout [Int], at part: Double, _ previous: Double
    ) {
        for (page, value) in present {
            if tracks[page] == nil && part > 0 { tracks[page, default: new].add(rest, at: 0, after: 0) }
            tracks[page, default: new].add(value, at: part, after: previous)
        }
        let pages = present.map(\.page)
        guard pages != shown else { return }
        let kept = Set(pages)
        for page in shown where !kept.contains(page) { tracks[page]?.add(rest, at: part, after: previous) }
        shown = pages
    }

    private mutating func add(_ present: [Picture.Mark], at part: Double) {
        let drawn = present.filter { $0.text == nil }
        for mark in drawn { marks[mark.key, default: MarkTracks(closeness)].add(mark, at: part, after: shown.time) }
        let keys = drawn.map(\.key)
        if keys != shown.keys {
            let kept = Set(keys)
            for key in shown.keys where !kept.contains(key) { marks[key]?.hide(at: part, after: shown.time) }
            shown.keys = keys
        }
        let text = present.first { $0.text != nil }
        guard text?.text != shown.words else { return }
        if let words = shown.words { texts[words]?.opacity.add(0, at: part, after: shown.time) }
        shown.words = text?.text
        guard let text, let words = text.text else { return }
        var opacity = texts[words]?.opacity ?? Track(tolerance: closeness.opacity)
        if opacity.isEmpty && part > 0 { opacity.add(0, at: 0, after: 0) }
        opacity.add(1, at: part, after: shown.time)
        texts[words] = (text, opacity)
    }

    /// For every event its instant and the one before it, so that jumps stay jumps, and some instants between them.
    private static func instants(
        _ schedule: Schedule, from start: Time, to end: Time, _ kinds: Banner.Event.Kinds
    ) throws(Excess) -> [Time] {
        var excess = Excess(
            what: "changes of page in an animated drawing",
            count: schedule.exposure(over: end).changes - schedule.exposure(over: start).changes, most: mostEvents,
            help: "use a shorter `--for`, or draw still frames with `--every`")
        guard excess.count <= mostEvents else { throw excess }
        var instants = [start, end]
        (excess.what, excess.count, excess.isAtLeast) = ("events in an animated drawing", 0, true)
        for event in schedule.events(after: start, upTo: end, kinds: kinds) {
            instants.append(event.time)
            instants.append(max(start, event.time - Time(microseconds: 1)))
            excess.count += 1
            guard excess.count <= mostEvents else { throw excess }
        }
        instants.sort()
        return zip(instants, instants.dropFirst()).reduce(into: [start]) { all, pair in
            let length = (pair.1 - pair.0).microseconds
            guard length > 0 else { return }
            let count = min(length, max(pieces, length * rate / 1_000_000))
            for piece in 1...count { all.append(pair.0 + Time(microseconds: length * piece / count)) }
        }
    }
}

/// What a mark looks like over time, one attribute at a time: most marks change only one.
struct MarkTracks {
    private(set) var x, y, width, height: Track
    private(set) var color, opacity: Track

    init(_ closeness: Sample.Closeness) {
        let length = Track(tolerance: closeness.mark)
        (x, y, width, height) = (length, length, length, length)
        color = Track(width: 3, tolerance: closeness.color)
        opacity = Track(tolerance: closeness.opacity)
    }

    /// Adds what is true from an instant on; a mark that appears later exists from the start, but is invisible.
    mutating func add(_ mark: Picture.Mark, at time: Double, after previous: Double) {
        let (frame, color) = (mark.frame, mark.color)
        let begin = opacity.isEmpty ? 0 : time
        if begin < time { opacity.add(0, at: 0, after: 0) }
        x.add(frame.x, at: begin, after: previous)
        y.add(frame.y, at: begin, after: previous)
        width.add(frame.width, at: begin, after: previous)
        height.add(frame.height, at: begin, after: previous)
        self.color.add(Double(color.red), Double(color.green), Double(color.blue), at: begin, after: previous)
        opacity.add(Double(color.alpha) / 255, at: time, after: previous)
    }

    /// Adds an instant from which the mark is gone: it keeps its place but is invisible.
    mutating func hide(at time: Double, after previous: Double) { opacity.add(0, at: time, after: previous) }
}

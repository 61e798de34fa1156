/// What a banner shows over a period: the content's position without jumps at the wrap, the scales, and the marks.
struct Recording {
    /// The period.
    let start, end: Time
    /// The numbers of all that is drawn.
    private(set) var tracks: [DrawnPart: Track] = [:]
    /// The texts in the indicator, as they are when they come.
    private(set) var texts: [String: Picture.Mark] = [:]
    /// The places that become visible.
    private(set) var places: ClosedRange<Int> = 0...0

    /// What was drawn at the last instant that differed from the previous one.
    private var shown: Sample?
    private var shownParts: Set<DrawnPart> = []
    /// The previous instant, as a fraction of the recording.
    private var previous = 0.0
    /// How many cards and marks were drawn.
    private var shapes: Int64 = 0
    private let fitted: Banner.Fitted
    private let closeness: Sample.Closeness

    /// How many instants between two events are looked at in any case, and how many in a second; what moves quickly or
    /// unevenly is looked at more often.
    private static let (pieces, rate): (Int64, Int64) = (16, 20)
    /// The largest number of events, at each of which the content can jump from frame to frame.
    private static let mostEvents: Int64 = 50_000
    /// The largest number of cards and marks in all frames that differ from the previous one.
    private static let mostShapes: Int64 = 6_000_000

    /// Records a timeline from one instant to another; the timeline must reach to `end`.
    init(_ fitted: Banner.Fitted, _ schedule: Schedule, from start: Time, to end: Time) throws(Excess) {
        (self.start, self.end) = (start, end)
        self.fitted = fitted
        closeness = Sample.Closeness(Banner.Geometry(fitted), fitted.banner.indicator)
        let kinds = Banner.Event.Kinds.all.subtracting(fitted.banner.emphasis.scale == 1 ? [.end, .emphasis] : .end)
        var last: Sample?
        let growing = fitted.banner.indicator.style == .scalingDots ? GrowingDots.duration : .zero
        for instant in try Recording.instants(schedule, from: start, to: end, kinds, growing) {
            if let first = last {
                last = try add(upTo: instant, after: first)
            } else {
                let first = Sample(fitted, Schedule.Playback(schedule), at: instant, after: nil)
                try add(first)
                last = first
            }
        }
    }

    /// Adds what is true at an instant, and before it as many others as it takes to go nearly straight from each to the
    /// next.
    private mutating func add(upTo time: Time, after first: Sample) throws(Excess) -> Sample {
        let middle = first.time + Time(microseconds: (time - first.time).microseconds / 2)
        let half = Sample(fitted, first.playback, at: middle, after: first)
        let last = Sample(fitted, half.playback, at: time, after: half)
        guard middle > first.time && !half.isBetween(first, last, closeness) else {
            if middle > first.time { try add(half) }
            try add(last)
            return last
        }
        return try add(upTo: time, after: add(upTo: middle, after: first))
    }

    private mutating func add(_ sample: Sample) throws(Excess) {
        guard sample.time >= start else { return }
        let length = max(1, (end - start).microseconds)
        let part = Double((sample.time - start).microseconds) / Double(length)
        defer { previous = part }
        if let last = shown, last.looksLike(sample) { return }
        let (state, picture) = (sample.state, sample.picture)
        shapes += Int64(picture.cells.count + picture.marks.count + state.scales.count)
        try Excess.check(
            shapes, of: "cards and marks in the frames of an animated drawing", most: Recording.mostShapes)
        see(picture, shift: state.opacities == nil ? Int(nearest: sample.place - state.position) : 0)
        if let text = sample.text, let words = text.text, !shownParts.contains(.text(words)) { texts[words] = text }
        add(sample, at: part)
        shown = sample
    }

    private mutating func see(_ picture: Picture, shift: Int) {
        guard let first = picture.cells.first?.place, let last = picture.cells.last?.place else { return }
        let seen = first + shift...last + shift
        places =
            shown == nil
            ? seen : min(places.lowerBound, seen.lowerBound)...max(places.upperBound, seen.upperBound)
    }

    /// Adds the numbers of a sample; a part that is not in it rests, also before its first numbers, or stays as it is.
    private mutating func add(_ sample: Sample, at time: Double) {
        let last = shown?.parts == sample.parts ? shown?.numbers : nil
        var end = 0
        while end < sample.parts.count {
            let (part, start) = (sample.parts[end], end)
            end += part.width
            let numbers = sample.numbers[start..<end]
            if let last, last[start..<end] == numbers { continue }
            let isLate = time > 0 && tracks[part] == nil
            var track = tracks.removeValue(forKey: part) ?? Track(width: part.width, tolerance: closeness[part])
            if isLate, let rest = part.rest { track.add([rest], at: 0, after: 0) }
            track.add(numbers, at: isLate && part.rest == nil ? 0 : time, after: previous)
            tracks[part] = track
        }
        guard last == nil else { return }
        let parts = Set(sample.parts)
        for part in shownParts.subtracting(parts) {
            if let rest = part.rest { tracks[part]?.add([rest], at: time, after: previous) }
        }
        shownParts = parts
    }

    /// For every event its instant and the one before it, so that jumps stay jumps, and some instants between them.
    ///
    /// Where dots grow they can do so at the start already, and each time comes to an end of its own.
    private static func instants(
        _ schedule: Schedule, from start: Time, to end: Time, _ kinds: Banner.Event.Kinds, _ growing: Time
    ) throws(Excess) -> [Time] {
        let changes = schedule.exposure(over: end).changes - schedule.exposure(over: start).changes
        try Excess.check(changes, of: "changes of page in an animated drawing", most: mostEvents, isAtLeast: false)
        let early = max(.zero, start - growing)
        var instants = [early, start, end]
        var count: Int64 = 0
        for event in schedule.events(after: early, upTo: end, kinds: kinds) {
            instants += [event.time, max(early, event.time - .tick)]
            if growing > .zero, event.time + growing < end {
                instants += [event.time + growing - .tick, event.time + growing]
            }
            count += 1
            try Excess.check(count, of: "events in an animated drawing", most: mostEvents)
        }
        instants.sort()
        return zip(instants, instants.dropFirst()).reduce(into: [early]) { all, pair in
            let length = (pair.1 - pair.0).microseconds
            guard length > 0 else { return }
            let count = min(length, max(pieces, length * rate / 1_000_000))
            for piece in 1...count { all.append(pair.0 + Time(microseconds: length * piece / count)) }
        }
    }
}

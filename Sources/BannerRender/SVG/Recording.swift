/// What a banner shows over a period, as key frames between which everything changes evenly.
///
/// The engine is asked often enough that what it says at one instant is close to half-way between the instants next to it.
/// At rest the key frames are exact. In motion a number is at most 0.4 points off, so an edge, of which a place and a length
/// are added, less than 1 point.
struct Recording {
    /// The period.
    let start, end: Time
    /// The key frames of all that is drawn.
    private(set) var tracks: [DrawnPart: KeyFrames] = [:]
    /// What is drawn, in the order in which it comes.
    private(set) var parts: [DrawnPart] = []
    /// The texts in the indicator, as they are when they come.
    private(set) var texts: [String: Picture.Mark] = [:]
    /// The places that become visible.
    private(set) var places = 0...0

    /// What was added last that differed from the one before it, and how long it lasted.
    private var shown: Frame?
    private var previous = Time.zero
    /// How many cards and marks were added.
    private var shapes: Int64 = 0
    private let fitted: Banner.Fitted
    private let geometry: Banner.Geometry

    /// How many instants between two events are looked at in any case.
    private static let pieces: Int64 = 16
    /// How far a key frame may be from what is shown, and a third as far the middle between two instants, in points.
    private static let tolerance = 0.3
    /// The largest number of instants with events.
    private static let mostEvents: Int64 = 50_000
    /// The largest number of cards and marks in all frames that differ from the previous one.
    private static let mostShapes: Int64 = 6_000_000

    /// Records a timeline from one instant to another; the timeline must reach to `end`.
    init(_ fitted: Banner.Fitted, _ schedule: Schedule, from start: Time, to end: Time) throws(Excess) {
        (self.start, self.end, self.fitted, geometry) = (start, end, fitted, Banner.Geometry(fitted))
        let unseen: Banner.Event.Kinds = fitted.banner.emphasis.scale == 1 ? [.end, .emphasis] : .end
        var instants = [start]
        for event in schedule.events(after: start, upTo: end, kinds: .all.subtracting(unseen)) {
            if event.time > instants[instants.count - 1] { instants.append(event.time) }
            try Excess.check(
                Int64(instants.count), of: "instants with events in an animated drawing", most: Recording.mostEvents)
        }
        if instants[instants.count - 1] < end { instants.append(end) }
        var last = frame(Simulator(schedule), at: start, shownAt: start, near: nil)
        try add(last)
        for instant in instants.dropFirst() {
            let (first, length) = (last.time, (instant - last.time).microseconds)
            for piece in 1...Recording.pieces {
                let time = first + Time(microseconds: length * piece / Recording.pieces)
                guard time > last.time else { continue }
                // An event changes what is shown at once: its instant is shown twice, first as it was just before.
                let next = frame(
                    last.playback, at: time < instant ? time : instant - .tick, shownAt: time, near: last.place)
                try add(upTo: next, after: last)
                last = next
            }
            guard instant < end else { break }
            last = frame(last.playback, at: instant, shownAt: instant, near: last.place)
            try add(last)
        }
        for part in parts { tracks[part]?.end(at: end) }
    }

    // MARK: One instant

    /// What is drawn at one instant, and the playback that continues from there.
    private struct Frame {
        let time: Time
        let playback: Simulator
        /// The content's position in pages; it continues past the ends of an endless banner.
        let place: Double
        let picture: Picture
        /// How much farther on its cards are than their places say.
        let shift: Int
        var parts: [DrawnPart] = []
        var values: [KeyFrames.Value] = []

        mutating func add(_ part: DrawnPart, _ value: KeyFrames.Value) {
            parts.append(part)
            values.append(value)
        }

        mutating func add(_ part: DrawnPart, _ number: Double) { add(part, [number, 0, 0, 0]) }
    }

    private func frame(_ playback: Simulator, at time: Time, shownAt: Time, near last: Double?) -> Frame {
        var playback = playback
        let state = playback.state(at: time)
        let place = last.map { unwrapped(state.position, near: $0) } ?? state.position
        let slides = state.opacities == nil
        var frame = Frame(
            time: shownAt, playback: playback, place: place, picture: Picture(fitted, state),
            shift: slides ? Int(nearest: place - state.position) : 0)
        frame.add(.row, offset(slides ? place : 0))
        for card in state.scales { frame.add(.scale(card.page), card.scale) }
        for card in state.opacities ?? [] { frame.add(.opacity(card.page), card.opacity) }
        for mark in frame.picture.marks {
            if let words = mark.text {
                frame.add(.text(words), 1)
            } else {
                let box = mark.frame
                frame.add(.frame(mark.key), [box.x, box.y, box.width, box.height])
                frame.add(.color(mark.key), mark.channels)
                frame.add(.alpha(mark.key), Double(mark.color.alpha) / 255)
            }
        }
        return frame
    }

    /// A position of an endless banner, moved close to the previous one by complete rounds.
    private func unwrapped(_ position: Double, near last: Double) -> Double {
        guard fitted.banner.paging.loop == .infinite && geometry.count > 1 else { return position }
        let count = Double(geometry.count)
        return position + ((last - position) / count).rounded(.toNearestOrEven) * count
    }

    /// Where the middle of the first card is when the content is at a position.
    private func offset(_ position: Double) -> KeyFrames.Value {
        let middle = geometry.inset + geometry.cellLength / 2 - geometry.strides(position) * geometry.stride
        let (width, height) = (geometry.viewport.width, geometry.viewport.height)
        return switch (geometry.axis, geometry.direction) {
        case (.horizontal, .leftToRight): [middle, height / 2, 0, 0]
        case (.horizontal, .rightToLeft): [width - middle, height / 2, 0, 0]
        case (.vertical, _): [width / 2, middle, 0, 0]
        }
    }

    // MARK: All of them

    /// Adds what is true at an instant, and before it as many others as it takes to go nearly straight from each to the next.
    private mutating func add(upTo next: Frame, after last: Frame) throws(Excess) {
        let middle = last.time + Time(microseconds: (next.time - last.time).microseconds / 2)
        guard middle > last.time else { return try add(next) }
        let half = frame(last.playback, at: middle, shownAt: middle, near: last.place)
        guard isStraight(last, half, next) else {
            try add(upTo: half, after: last)
            return try add(upTo: next, after: half)
        }
        try add(half)
        try add(next)
    }

    private func isStraight(_ last: Frame, _ half: Frame, _ next: Frame) -> Bool {
        guard last.parts == half.parts && half.parts == next.parts else { return false }
        return half.parts.indices.allSatisfy { index in
            let (first, end) = (last.values[index], next.values[index])
            let distance = first + end - 2 * half.values[index]
            // A part of a thousand of a way that is flown past cannot be seen.
            let way = pointwiseMax(end - first, first - end)
            let most = pointwiseMax(way / 1024, .init(repeating: tolerance(of: half.parts[index]) * 2 / 3))
            return all(distance .<= most) && all(distance .>= -most)
        }
    }

    /// How far the numbers of a part may be off: a place or a length in points, a channel of a colour in 0 … 255, others in 0 … 1.
    private func tolerance(of part: DrawnPart) -> Double {
        switch part {
        case .row, .frame: Recording.tolerance
        case .scale: Recording.tolerance * 2 / max(1, geometry.cellWidth, geometry.cellHeight)
        case .color: 3
        case .opacity, .alpha, .text: 3.0 / 255
        }
    }

    private mutating func add(_ frame: Frame) throws(Excess) {
        defer { previous = frame.time }
        guard frame.parts != shown?.parts || frame.values != shown?.values else { return }
        shapes += Int64(frame.picture.cells.count + frame.picture.marks.count)
        try Excess.check(
            shapes, of: "cards and marks in the frames of an animated drawing", most: Recording.mostShapes)
        see(frame)
        for (part, value) in zip(frame.parts, frame.values) {
            if tracks[part] == nil {
                parts.append(part)
                let first = shown == nil ? value : part.rest ?? value
                tracks[part] = KeyFrames(first, at: start, tolerance: tolerance(of: part))
            }
            tracks[part]?.add(value, at: frame.time, after: previous)
        }
        if let shown, shown.parts != frame.parts {
            for part in Set(shown.parts).subtracting(frame.parts) {
                if let rest = part.rest { tracks[part]?.add(rest, at: frame.time, after: previous) }
            }
        }
        shown = frame
    }

    private mutating func see(_ frame: Frame) {
        for mark in frame.picture.marks { if let words = mark.text, texts[words] == nil { texts[words] = mark } }
        guard let first = frame.picture.cells.first?.place, let last = frame.picture.cells.last?.place else { return }
        let seen = first + frame.shift...last + frame.shift
        places =
            shown == nil ? seen : min(places.lowerBound, seen.lowerBound)...max(places.upperBound, seen.upperBound)
    }
}

/// What numbers of a drawing belong to: the row of cards, a card by its page, or a mark of the indicator by its key.
enum DrawnPart: Hashable {
    /// Where the middle of the first card is.
    case row
    case scale(Int), opacity(Int)
    case frame(Int), color(Int), alpha(Int)
    /// Whether the indicator's text is this one: 1, or 0.
    case text(String)

    /// What the number is where there is nothing to draw; `nil` for what then stays as it is.
    var rest: KeyFrames.Value? {
        switch self {
        case .scale: [1, 0, 0, 0]
        case .opacity, .alpha, .text: .zero
        case .row, .frame, .color: nil
        }
    }
}

extension Banner.Geometry {
    /// The page of the card at a place in the endless row of cards.
    func page(atPlace place: Int) -> Int { (place % count + count) % count }
}

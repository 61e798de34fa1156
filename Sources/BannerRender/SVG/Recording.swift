/// A recording of a banner over a period, as key frames with linear interpolation.
///
/// It is sampled until the value between two samples is close to their average. At rest the key
/// frames are exact. In motion a number deviates by at most 0.4 points, and an edge, which is a
/// position plus a length, by less than 1 point.
struct Recording {
    /// The period.
    let start, end: Time
    /// The key frames of each attribute.
    private(set) var tracks: [DrawnPart: KeyFrames] = [:]
    /// The attributes in the order of their first appearance.
    private(set) var parts: [DrawnPart] = []
    /// The texts of the indicator, as at their first appearance.
    private(set) var texts: [String: Picture.Mark] = [:]
    /// The positions of all visible cards.
    private(set) var places = 0...0

    /// The last frame that differed from the one before, and the instant until which it lasted.
    private var shown: Frame?
    private var previous = Time.zero
    /// The number of recorded cards and marks.
    private var shapes: Int64 = 0
    private let fitted: Banner.Fitted
    private let geometry: Banner.Geometry

    /// The minimum number of samples between two events.
    private static let pieces: Int64 = 16
    /// The maximum deviation of key frames in points; a sample between two others may deviate by a
    /// third of it.
    private static let tolerance = 0.3
    /// The limit on instants with events.
    private static let maxEvents: Int64 = 50_000
    /// The limit on cards and marks in all distinct frames.
    private static let maxShapes: Int64 = 6_000_000

    /// Records a period; the schedule must reach to `end`.
    init(_ fitted: Banner.Fitted, _ schedule: Schedule, from start: Time, to end: Time)
        throws(SizeLimitError)
    {
        self.start = start
        self.end = end
        self.fitted = fitted
        geometry = Banner.Geometry(fitted)
        let unseen: Banner.Event.Kinds = fitted.banner.focus.scale == 1 ? [.end, .focus] : .end
        var instants = [start]
        for event in schedule.events(after: start, upTo: end, kinds: .all.subtracting(unseen)) {
            if event.time > instants[instants.count - 1] { instants.append(event.time) }
            try SizeLimitError.check(
                Int64(instants.count), of: "instants with events in an animated drawing",
                most: Recording.maxEvents)
        }
        if instants[instants.count - 1] < end { instants.append(end) }
        var last = frame(Simulator(schedule), at: start, shownAt: start, near: nil)
        try add(last)
        for instant in instants.dropFirst() {
            let first = last.time
            let length = (instant - last.time).microseconds
            for piece in 1...Recording.pieces {
                let time = first + Time(microseconds: length * piece / Recording.pieces)
                guard time > last.time else { continue }
                // An event changes the picture at once, so its instant is sampled twice: before and
                // after.
                let next = frame(
                    last.playback, at: time < instant ? time : instant - .tick, shownAt: time,
                    near: last.place)
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

    /// A sampled frame, and the simulator from which to continue.
    private struct Frame {
        let time: Time
        let playback: Simulator
        /// The position in pages; in an endless banner it is not wrapped.
        let place: Double
        let picture: Picture
        /// The offset from wrapped to unwrapped card positions.
        let shift: Int
        var parts: [DrawnPart] = []
        var values: [KeyFrames.Value] = []

        mutating func add(_ part: DrawnPart, _ value: KeyFrames.Value) {
            parts.append(part)
            values.append(value)
        }

        mutating func add(_ part: DrawnPart, _ number: Double) { add(part, [number, 0, 0, 0]) }
    }

    private func frame(_ playback: Simulator, at time: Time, shownAt: Time, near last: Double?)
        -> Frame
    {
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

    /// Unwraps a position of an endless banner to the one nearest to `last`.
    private func unwrapped(_ position: Double, near last: Double) -> Double {
        guard fitted.banner.paging.loop == .infinite && geometry.isEndless else { return position }
        let count = Double(geometry.count)
        return position + ((last - position) / count).rounded(.toNearestOrEven) * count
    }

    /// The centre of the first card at a position.
    private func offset(_ position: Double) -> KeyFrames.Value {
        let middle =
            geometry.inset + geometry.cellLength / 2 - geometry.strides(position) * geometry.stride
        let width = geometry.viewport.width
        let height = geometry.viewport.height
        return switch (geometry.axis, geometry.direction) {
        case (.horizontal, .leftToRight): [middle, height / 2, 0, 0]
        case (.horizontal, .rightToLeft): [width - middle, height / 2, 0, 0]
        case (.vertical, _): [width / 2, middle, 0, 0]
        }
    }

    // MARK: All of them

    /// Adds samples recursively until the change between neighbours is nearly linear.
    private mutating func add(upTo next: Frame, after last: Frame) throws(SizeLimitError) {
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
            let first = last.values[index]
            let end = next.values[index]
            let distance = first + end - 2 * half.values[index]
            // In a fast movement, a deviation of a thousandth of its distance is invisible.
            let way = pointwiseMax(end - first, first - end)
            let most = pointwiseMax(
                way / 1024, .init(repeating: tolerance(of: half.parts[index]) * 2 / 3))
            return all(distance .<= most) && all(distance .>= -most)
        }
    }

    /// The tolerance of an attribute: points for positions and lengths, 0 to 255 for colours, 0 to
    /// 1 for others.
    private func tolerance(of part: DrawnPart) -> Double {
        switch part {
        case .row, .frame: Recording.tolerance
        case .scale: Recording.tolerance * 2 / max(1, geometry.cellWidth, geometry.cellHeight)
        case .color: 3
        case .opacity, .alpha, .text: 3.0 / 255
        }
    }

    private mutating func add(_ frame: Frame) throws(SizeLimitError) {
        defer { previous = frame.time }
        guard frame.parts != shown?.parts || frame.values != shown?.values else { return }
        shapes += Int64(frame.picture.cells.count + frame.picture.marks.count)
        try SizeLimitError.check(
            shapes, of: "cards and marks in the frames of an animated drawing",
            most: Recording.maxShapes)
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
        for mark in frame.picture.marks {
            if let words = mark.text, texts[words] == nil { texts[words] = mark }
        }
        guard let first = frame.picture.cells.first?.place,
            let last = frame.picture.cells.last?.place
        else { return }
        let seen = first + frame.shift...last + frame.shift
        places =
            shown == nil
            ? seen
            : min(places.lowerBound, seen.lowerBound)...max(places.upperBound, seen.upperBound)
    }
}

/// An attribute of a drawing: of the row of cards, of a card by page, or of a mark by key.
enum DrawnPart: Hashable {
    /// The centre of the first card.
    case row
    case scale(Int), opacity(Int)
    case frame(Int), color(Int), alpha(Int)
    /// The opacity of an indicator text: 1 or 0.
    case text(String)

    /// The value while the part is not drawn; `nil` keeps the last value.
    var rest: KeyFrames.Value? {
        switch self {
        case .scale: [1, 0, 0, 0]
        case .opacity, .alpha, .text: .zero
        case .row, .frame, .color: nil
        }
    }
}

extension Banner.Geometry {
    /// The page of a card in the endless row.
    func card(atPlace place: Int) -> Int { (place % cards + cards) % cards }
}

/// What a banner shows at one instant of a recording, and the playback that continues from there.
struct Sample {
    let time: Time
    let state: Banner.State
    let picture: Picture
    /// The dots that grow at that moment.
    let growth: GrowingDots?
    let playback: Schedule.Playback
    /// The content's position in pages, without jumps at the wrap.
    let place: Double
    /// What is drawn: each number, and what it belongs to.
    private(set) var numbers: [Double] = []
    private(set) var parts: [DrawnPart] = []

    /// What numbers may be off, for a banner.
    struct Closeness {
        /// A place or a length in points.
        ///
        /// A mark's end is off by both, a card's by the row's place and its own size.
        private static let points = 0.2
        private let position, scale, mark: Double

        init(_ geometry: Banner.Geometry, _ indicator: Banner.Indicator) {
            // Small dots that grow need less to look uneven.
            mark = indicator.style == .scalingDots ? Closeness.points / 20 : Closeness.points
            position = Closeness.points / max(geometry.travel, Banner.Layout.leastStride)
            scale = Closeness.points * 2 / max(1, geometry.cellWidth, geometry.cellHeight)
        }

        subscript(part: DrawnPart) -> Double {
            switch part {
            case .position: position
            case .scale: scale
            case .x, .y, .width, .height: mark
            // A channel is 0 … 255; whole numbers are off by one where nothing else is.
            case .color: 3
            case .opacity, .alpha, .text: 3.0 / 255
            }
        }
    }

    /// A banner at an instant after another, or at the first one.
    init(_ fitted: Banner.Fitted, _ playback: Schedule.Playback, at time: Time, after last: Sample?) {
        var playback = playback
        let state = playback.state(at: time)
        (self.time, self.state, self.playback) = (time, state, playback)
        if let last, last.growth == nil, last.state.looksLike(state) {
            (picture, place, numbers, parts) = (last.picture, last.place, last.numbers, last.parts)
            growth = nil
            return
        }
        var picture = Picture(fitted, state)
        let isGrowing = fitted.banner.indicator.style == .scalingDots
        growth = isGrowing ? last.flatMap { GrowingDots(after: $0, to: state, picture.marks, at: time) } : nil
        if let growth { picture.marks = growth.marks(towards: picture.marks, at: time) }
        self.picture = picture
        place = Sample.unwrapped(state.position, near: last?.place ?? state.position, fitted.banner)
        add(.position, place)
        for card in state.scales { add(.scale(card.page), card.scale) }
        for card in state.opacities ?? [] { add(.opacity(card.page), card.opacity) }
        for mark in picture.marks where mark.text == nil {
            let (key, frame, color) = (mark.key, mark.frame, mark.color)
            add(.x(key), frame.x)
            add(.y(key), frame.y)
            add(.width(key), frame.width)
            add(.height(key), frame.height)
            for channel in [color.red, color.green, color.blue] { add(.color(key), Double(channel)) }
            add(.alpha(key), Double(color.alpha) / 255)
        }
        if let words = text?.text { add(.text(words), 1) }
    }

    private mutating func add(_ part: DrawnPart, _ number: Double) {
        parts.append(part)
        numbers.append(number)
    }

    /// The first mark that is a text.
    var text: Picture.Mark? { picture.marks.first { $0.text != nil } }

    /// Whether the same is drawn for both.
    func looksLike(_ other: Sample) -> Bool {
        growth == nil && other.growth == nil && state.looksLike(other.state)
    }

    /// Whether what is drawn is nearly half-way between two others, at an instant half-way between theirs.
    func isBetween(_ a: Sample, _ b: Sample, _ closeness: Closeness) -> Bool {
        if a.looksLike(self) && looksLike(b) { return true }
        guard parts == a.parts && parts == b.parts else { return false }
        return numbers.indices.allSatisfy { index in
            // A part of a thousand of a way that is flown past cannot be seen.
            let unit = max(closeness[parts[index]], abs(b.numbers[index] - a.numbers[index]) / 1024)
            return abs(a.numbers[index] / unit + b.numbers[index] / unit - 2 * (numbers[index] / unit)) <= 1
        }
    }

    /// A position of an endless banner, moved close to the previous one by complete rounds.
    private static func unwrapped(_ position: Double, near last: Double, _ banner: Banner) -> Double {
        guard banner.paging.loop == .infinite && banner.items.count > 1 else { return position }
        let count = Double(banner.items.count)
        return position + ((last - position) / count).rounded(.toNearestOrEven) * count
    }
}

/// What numbers of a drawing belong to: the content, a card by its page, or a mark by its key.
enum DrawnPart: Hashable {
    /// The content's position in pages; it continues past the ends of an endless banner.
    case position
    case scale(Int), opacity(Int)
    case x(Int), y(Int), width(Int), height(Int), color(Int), alpha(Int)
    /// Whether the indicator's text is this one: 1, or 0.
    case text(String)

    /// What the number is where there is nothing to draw; `nil` for what then stays as it is.
    var rest: Double? {
        switch self {
        case .scale: 1
        case .opacity, .alpha, .text: 0
        case .position, .x, .y, .width, .height, .color: nil
        }
    }

    /// How many numbers there are.
    var width: Int { if case .color = self { 3 } else { 1 } }
}

extension Banner.State {
    /// Whether the same is drawn for both states.
    fileprivate func looksLike(_ other: Banner.State) -> Bool {
        position == other.position && scales == other.scales && indicator == other.indicator
    }
}

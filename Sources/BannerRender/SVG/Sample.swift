import BannerKit

/// What a banner shows at one instant of a recording, and the playback that continues from there.
struct Sample {
    let time: Time
    let state: Banner.State
    let picture: Picture
    let playback: Schedule.Playback
    /// The content's position in pages, without jumps at the wrap.
    let place: Double
    /// What is drawn, each number in units of what it may be off.
    private let numbers: [Double]
    /// What the numbers belong to.
    private let keys: [Int]

    /// What numbers may be off, for a banner.
    struct Closeness {
        /// A place or a length in points.
        ///
        /// A mark's end is off by both, a card's by the row's place and its own size.
        private static let points = 0.2
        /// The content's position in pages.
        let position: Double
        /// A card's scale.
        let scale: Double
        /// A mark's place or length.
        let mark = Closeness.points
        /// A channel of a colour, 0 … 255; whole numbers are off by one where nothing else is.
        let color = 3.0
        /// An opacity.
        let opacity = 3.0 / 255

        init(_ geometry: Banner.Geometry) {
            position = Closeness.points / geometry.stride
            scale = Closeness.points * 2 / max(1, geometry.cellWidth, geometry.cellHeight)
        }
    }

    /// A banner at an instant after another, or at the first one.
    init(_ banner: Banner, _ closeness: Closeness, _ playback: Schedule.Playback, at time: Time, after last: Sample?) {
        var playback = playback
        let state = playback.state(at: time)
        (self.time, self.state, self.playback) = (time, state, playback)
        if let last, last.state.looksLike(state) {
            (picture, place, numbers, keys) = (last.picture, last.place, last.numbers, last.keys)
            return
        }
        let picture = Picture(banner, state)
        self.picture = picture
        place = Sample.unwrapped(state.position, near: last?.place ?? state.position, banner)
        let opacities = state.opacities ?? []
        keys = state.scales.map(\.page) + [-1] + opacities.map(\.page) + [-1] + picture.marks.map(\.key)
        var numbers = [place / closeness.position]
        numbers += state.scales.map { $0.scale / closeness.scale }
        numbers += opacities.map { $0.opacity / closeness.opacity }
        for mark in picture.marks {
            let (frame, color) = (mark.frame, mark.color)
            numbers += [frame.x, frame.y, frame.width, frame.height].map { $0 / closeness.mark }
            numbers += [color.red, color.green, color.blue].map { Double($0) / closeness.color }
            numbers.append(Double(color.alpha) / 255 / closeness.opacity)
        }
        self.numbers = numbers
    }

    /// Whether the same is drawn for both.
    func looksLike(_ other: Sample) -> Bool { state.looksLike(other.state) }

    /// Whether what is drawn is nearly half-way between two others, at an instant half-way between theirs.
    func isBetween(_ a: Sample, _ b: Sample) -> Bool {
        if a.looksLike(self) && looksLike(b) { return true }
        guard keys == a.keys && keys == b.keys && words == a.words && words == b.words else { return false }
        return numbers.indices.allSatisfy { abs(a.numbers[$0] + b.numbers[$0] - 2 * numbers[$0]) <= 1 }
    }

    private var words: String? { picture.marks.first { $0.text != nil }?.text }

    /// A position of an endless banner, moved close to the previous one by complete rounds.
    private static func unwrapped(_ position: Double, near last: Double, _ banner: Banner) -> Double {
        guard banner.paging.loop == .infinite && banner.items.count > 1 else { return position }
        let count = Double(banner.items.count)
        return position + ((last - position) / count).rounded(.toNearestOrEven) * count
    }
}

extension Banner.State {
    /// Whether the same is drawn for both states.
    fileprivate func looksLike(_ other: Banner.State) -> Bool {
        position == other.position && scales == other.scales && indicator == other.indicator
    }
}

import BannerEngine
import BannerModel

/// What a banner shows over a stretch of time: the content's position without jumps at the wrap, the scales, and the marks.
struct Recording {
    /// The stretch.
    let start, end: Time
    /// The content's position in pages; counts on past the ends of an endless banner.
    private(set) var position = Track()
    /// The scales of the pages that have one.
    private(set) var scales: [Int: Track] = [:]
    /// The marks by their key: x, y, width, height, red, green, blue, opacity.
    private(set) var marks: [Int: Track] = [:]
    /// The texts that stand in the indicator, with their opacity.
    private(set) var texts: [String: (mark: Picture.Mark, track: Track)] = [:]
    /// The places that come into sight.
    private(set) var places: ClosedRange<Int> = 0...0

    /// Frames a second; what lies on a straight line between its neighbours costs nothing.
    private static let rate: Int64 = 60

    /// Records a timeline from one instant to another.
    init(_ banner: Banner, _ timeline: Timeline, from start: Time, to end: Time) {
        (self.start, self.end) = (start, end)
        let instants = Recording.instants(timeline, from: start, to: end)
        let states = instants.map(timeline.state)
        let pictures = states.map { Picture(banner, $0) }
        let keys = Set(pictures.flatMap { $0.marks.filter { $0.text == nil }.map(\.key) })
        let pages = Set(states.flatMap { $0.scales.map(\.page) })
        var place = states.first?.position ?? 0
        for (index, state) in states.enumerated() {
            let part = (instants[index] - start).seconds / max(1e-6, (end - start).seconds)
            place = Recording.unwrapped(state.position, near: place, banner)
            position.add([place], at: part)
            see(pictures[index], shift: Int((place - state.position).rounded(.toNearestOrEven)), isFirst: index == 0)
            for page in pages {
                let scale = state.scales.first { $0.page == page }?.scale ?? 1
                scales[page, default: Track()].add([scale], at: part)
            }
            add(pictures[index].marks, keys, at: part)
        }
    }

    private mutating func see(_ picture: Picture, shift: Int, isFirst: Bool) {
        guard let first = picture.cells.first?.place, let last = picture.cells.last?.place else { return }
        let seen = first + shift...last + shift
        places = isFirst ? seen : min(places.lowerBound, seen.lowerBound)...max(places.upperBound, seen.upperBound)
    }

    private mutating func add(_ present: [Picture.Mark], _ keys: Set<Int>, at part: Double) {
        for mark in present where mark.text == nil {
            let color = mark.color
            let values = [
                mark.frame.x, mark.frame.y, mark.frame.width, mark.frame.height, Double(color.red),
                Double(color.green), Double(color.blue), Double(color.alpha) / 255,
            ]
            marks[mark.key, default: Track()].add(values, at: part)
        }
        for key in keys where !present.contains(where: { $0.key == key }) {
            // A mark that is not there keeps its place and cannot be seen.
            var values = marks[key]?.last ?? [0, 0, 0, 0, 0, 0, 0, 0]
            values[7] = 0
            marks[key, default: Track()].add(values, at: part)
        }
        let text = present.first { $0.text != nil }
        if let text, let words = text.text, texts[words] == nil {
            var track = Track()
            if part > 0 { track.add([0], at: 0) }
            texts[words] = (text, track)
        }
        for words in texts.keys { texts[words]?.track.add([words == text?.text ? 1 : 0], at: part) }
    }

    /// A position of an endless banner, brought near the one before by whole rounds.
    private static func unwrapped(_ position: Double, near last: Double, _ banner: Banner) -> Double {
        guard banner.paging.loop == .infinite && banner.items.count > 1 else { return position }
        let count = Double(banner.items.count)
        return position + ((last - position) / count).rounded(.toNearestOrEven) * count
    }

    /// Every frame, and for every event the instant and the one before it, so that jumps stay jumps.
    private static func instants(_ timeline: Timeline, from start: Time, to end: Time) -> [Time] {
        var instants: Set<Time> = [start, end]
        let frames = (end - start).microseconds * rate / 1_000_000
        for frame in 0...max(0, frames) {
            instants.insert(start + Time(microseconds: frame * 1_000_000 / rate))
        }
        var events = timeline.events(after: start, upTo: end, kinds: .all.subtracting(.end))
        while let event = events.next() {
            instants.insert(event.time)
            instants.insert(max(start, event.time - Time(microseconds: 1)))
        }
        return instants.sorted()
    }
}

extension Track {
    /// The last value.
    fileprivate var last: [Double]? { points.last?.values }
}

/// Scaling dots while they grow and shrink after a change («What a banner means», Indicators).
///
/// Those that come grow from the end of their row, and those that go shrink towards it, so that all gaps stay as they are.
struct GrowingDots {
    /// How long it takes.
    static let duration = Time.milliseconds(100)
    private static let curve = Curve(.easeInOut)

    private let start: Time
    /// What was drawn when it began.
    private let from: [Picture.Mark]

    /// The growth from what was drawn last to these marks; `nil` where nothing grows.
    init?(after last: Sample, to state: Banner.State, _ marks: [Picture.Mark], at time: Time) {
        if last.state.indicator != state.indicator {
            guard !last.picture.marks.elementsEqual(marks, by: { $0.key == $1.key && $0.frame == $1.frame }) else {
                return nil
            }
            (start, from) = (time, last.picture.marks)
        } else if let growth = last.growth, time < growth.start + GrowingDots.duration {
            self = growth
        } else {
            return nil
        }
    }

    /// What is drawn at an instant on the way to these marks.
    func marks(towards marks: [Picture.Mark], at time: Time) -> [Picture.Mark] {
        let way = GrowingDots.curve.value(at: (time - start).seconds / GrowingDots.duration.seconds)
        let coming = marks.map { mark in
            let before = from.first { $0.key == mark.key }?.frame ?? GrowingDots.end(of: from, for: mark)
            return mark.moved(from: before, to: mark.frame, way)
        }
        let going = from.filter { old in !marks.contains { $0.key == old.key } }.compactMap { old in
            GrowingDots.end(of: marks, for: old).map { old.moved(from: old.frame, to: $0, way) }
        }
        return coming + going
    }

    /// The place of a dot that is not part of a row: beyond the row's end, without a size; `nil` if there is no row.
    private static func end(of marks: [Picture.Mark], for dot: Picture.Mark) -> Banner.Frame? {
        let row = marks.filter { $0.key >= 0 }
        guard dot.key >= 0, row.count > 1, let first = row.min(by: { $0.key < $1.key }),
            let last = row.max(by: { $0.key < $1.key }), let next = row.first(where: { $0.key == first.key + 1 })
        else { return nil }
        let gap = next.frame.x - first.frame.x - first.frame.width
        let end = dot.key < first.key ? first : last
        let x = end.frame.x + (dot.key < first.key ? 0 : end.frame.width) + Double(dot.key - end.key) * gap
        return Banner.Frame(x: x, y: end.frame.y + end.frame.height / 2, width: 0, height: 0)
    }
}

extension Picture.Mark {
    /// The mark a part of the way from one frame to another; without a frame to begin at it is at the other.
    fileprivate func moved(from start: Banner.Frame?, to end: Banner.Frame, _ way: Double) -> Picture.Mark {
        guard let start else { return self }
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * way }
        var mark = self
        mark.frame = Banner.Frame(
            x: between(start.x, end.x), y: between(start.y, end.y), width: between(start.width, end.width),
            height: between(start.height, end.height))
        return mark
    }
}

extension Banner.Indicator.ScrollBar {
    /// The length of a scroll bar's thumb («What a banner means», The thumb).
    public enum Thumb: Hashable, Sendable, NumberPassing {
        /// A fixed length in points, more than 0.
        case width(Double)
        /// The window's share of the content as a share of the track, at least 20 points.
        case auto
        /// Several lengths in points, 2 to 10, each for an equal share of the pages.
        case widths([Double])

        mutating func pass(through numbers: inout some NumberPass) {
            // No widths: the thumb's is automatic.
            var widths =
                switch self {
                case .auto: [Double]()
                case .width(let width): [width]
                case .widths(let widths): widths
                }
            var count = widths.count
            numbers.pass(count: &count)
            // The default has one.
            widths = (0..<count).map { $0 < widths.count ? widths[$0] : 0 }
            for index in widths.indices { numbers.pass(&widths[index]) }
            self = widths.count > 1 ? .widths(widths) : widths.first.map { .width($0) } ?? .auto
        }
    }

    /// The animation of a thumb from one width to another.
    public struct Growth: Hashable, Sendable, NumberPassing {
        /// The duration.
        public var duration: Banner.Time
        /// The easing.
        public var easing: Banner.Easing

        /// An animation; by default 300 ms with `easeIn`.
        public init(duration: Banner.Time = .milliseconds(300), easing: Banner.Easing = .easeIn) {
            self.duration = duration
            self.easing = easing
        }

        mutating func pass(through numbers: inout some NumberPass) {
            numbers.pass(&duration)
            numbers.pass(&easing)
        }
    }

    /// The way a bar hides («What a banner means», Out of sight).
    public enum Hides: String, CaseIterable, Sendable, NumberPassing {
        /// Fades out.
        case fade
        /// Slides away from the cards, or out over its edge.
        case slide

        mutating func pass(through numbers: inout some NumberPass) { numbers.pass(&self) }
    }

    /// The thumb's width at rest on a page.
    func width(at page: Int, count: Int, room: Double, window: Double, content: Double) -> Double {
        switch thumb {
        case .width(let width): return width
        case .auto: return min(room, max(Self.leastAuto, room * window / content))
        case .widths(let widths):
            guard let last = widths.last else { return 0 }
            let part = max(0, page) * widths.count / max(1, count)
            return part < widths.count ? widths[part] : last
        }
    }

    /// The minimum width of an automatic thumb, in points.
    private static let leastAuto = 20.0
}

/// The animation of a thumb that has several widths.
struct ThumbCourse: Sendable {
    /// The width at rest on each page.
    let widths: [Double]
    /// The duration of a change of width.
    let duration: Time
    /// The range of widths that a change can start from.
    ///
    /// Without a limit, an overshooting easing would widen the thumb forever if each change starts
    /// before the last has ended.
    let starts: ClosedRange<Double>
    private let curve: Curve

    /// Fails for a thumb with a single width, or one that changes at once.
    init?(_ indicator: Banner.Indicator, count: Int, reducesMotion: Bool) {
        guard case .scrollBar(let style) = indicator, case .widths = style.thumb, !reducesMotion else { return nil }
        guard style.growth.duration > .zero else { return nil }
        widths = (0..<count).map { style.width(at: $0, count: count, room: 0, window: 0, content: 1) }
        duration = style.growth.duration
        starts = 0...10 * (widths.max() ?? 0)
        curve = Curve(style.growth.easing)
    }

    /// The progress of a change of width after `time`.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

/// A change of the thumb's width.
struct ThumbGrowth: Equatable, Sendable {
    /// The width at `start`, in points.
    var from: Double
    /// The instant at which the change starts.
    var start: Time

    /// The initial value; an optional would make every machine larger.
    static let never = ThumbGrowth(from: 0, start: .seconds(-1 << 40))
}

extension Machine {
    /// The thumb's width on a page at an instant from `now` up to the next step; `nil` if it is not
    /// changing.
    func thumbWidth(on page: Int, at time: Time) -> Double? {
        guard let thumb = course.thumb, time - growth.start < thumb.duration else { return nil }
        let width = thumb.widths[page]
        return max(0, growth.from + (width - growth.from) * thumb.part(after: time - growth.start))
    }

    /// The instant at which the change of width ends.
    var thumbEnd: Time { growth.start + (course.thumb?.duration ?? .zero) }

    /// Starts a change of width between two pages, from the current width at `time`.
    mutating func growThumb(from page: Int, to next: Int, at time: Time) {
        guard course.growsThumb, let thumb = course.thumb, thumb.widths[page] != thumb.widths[next] else { return }
        let width = thumbWidth(on: page, at: time) ?? thumb.widths[page]
        growth = ThumbGrowth(from: min(width, thumb.starts.upperBound), start: time)
    }

    /// Updates the growth for skipped firings, the first of which left the showing `before`.
    ///
    /// The first and the last pass are computed change by change, those between in closed form.
    mutating func growThumb(through skip: PageIntervals, from before: Int) {
        guard course.thumb != nil, let dwells = course.timer?.dwells else { return }
        let count = Int64(dwells.count)
        var (showing, time, left) = (before, skip.start, skip.count)
        while left > 0 {
            let next = course.showing(after: showing)
            growThumb(from: course.page(ofShowing: showing), to: course.page(ofShowing: next), at: time)
            (showing, time, left) = (next, time + dwells.step(from: next), left - 1)
            guard skip.count - left == count, left >= count else { continue }
            let passes = left / count
            repeatThumb(passes, length: dwells.period, from: time, after: showing)
            (time, left) = (time + dwells.period * passes, left - passes * count)
        }
    }

    /// Updates the growth for equal passes, each starting with the firing that ends `showing`.
    mutating func repeatThumb(_ passes: Int64, length: Time, from start: Time, after showing: Int) {
        guard let thumb = course.thumb, let dwells = course.timer?.dwells else { return }
        var line = HeldLine(holding: thumb.starts)
        var (time, showing, page, last) = (start, showing, course.page(ofShowing: showing), growth.start)
        for _ in 0..<dwells.count {
            showing = course.showing(after: showing)
            let next = course.page(ofShowing: showing)
            if thumb.widths[page] != thumb.widths[next] {
                let part = thumb.part(after: time - last)
                line = HeldLine(part: part, of: thumb.widths[page], holding: thumb.starts).after(line)
                last = time
            }
            time += dwells.step(from: showing)
            page = next
        }
        growth.from = line.applied(passes, to: growth.from)
        growth.start = last + length * (passes - 1)
    }
}

extension Banner.Indicator.ScrollBar {
    /// The length of a scroll bar's thumb («What a banner means», The thumb).
    public enum Thumb: Hashable, Sendable {
        /// This many points, more than 0.
        case width(Double)
        /// As much of the track as the window is of the content, at least 20 points.
        case auto
        /// These lengths in points, 2 to 10: each for an equal part of the pages.
        case widths([Double])
    }

    /// How the thumb goes from one of its widths to another.
    public struct Growth: Hashable, Sendable {
        /// How long it takes.
        public var duration: Banner.Time
        /// How it speeds up and slows down.
        public var easing: Banner.Easing

        /// By default 300 ms, ever faster.
        public init(duration: Banner.Time = .milliseconds(300), easing: Banner.Easing = .easeIn) {
            self.duration = duration
            self.easing = easing
        }
    }

    /// How a bar that hides leaves («What a banner means», Out of sight).
    public enum Hides: String, CaseIterable, Sendable {
        /// It becomes transparent.
        case fade
        /// It moves away from the cards, or out over its edge.
        case slide
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

    /// The least width of an automatic thumb, in points.
    private static let leastAuto = 20.0
}

/// The growth of a thumb that has several widths.
struct ThumbCourse: Sendable {
    /// The width at rest on each page.
    let widths: [Double]
    /// How long a change of width takes.
    let duration: Time
    /// The widths that a change can begin with: an easing that overshoots would widen the thumb without end, if each turn came
    /// before the last was over.
    let starts: ClosedRange<Double>
    private let curve: Curve

    /// `nil` for a thumb that always has one width, or changes it at once.
    init?(_ indicator: Banner.Indicator, count: Int, reducesMotion: Bool) {
        guard case .scrollBar(let style) = indicator, case .widths = style.thumb, !reducesMotion else { return nil }
        guard style.growth.duration > .zero else { return nil }
        widths = (0..<count).map { style.width(at: $0, count: count, room: 0, window: 0, content: 1) }
        duration = style.growth.duration
        starts = 0...10 * (widths.max() ?? 0)
        curve = Curve(style.growth.easing)
    }

    /// The progress of a change of width after some time.
    func part(after time: Time) -> Double {
        curve.value(after: time, of: duration)
    }
}

/// A thumb that changes its width.
struct ThumbGrowth: Equatable, Sendable {
    /// The width that it has at `start`.
    var from: Double
    /// When it began.
    var start: Time

    /// The growth of a thumb whose width has never changed: an optional one would make every machine larger.
    static let never = ThumbGrowth(from: 0, start: .seconds(-1 << 40))
}

extension Machine {
    /// The thumb's width on a page at an instant from `now` up to the next step; `nil` at rest.
    func thumbWidth(on page: Int, at time: Time) -> Double? {
        guard let thumb = course.thumb, time - growth.start < thumb.duration else { return nil }
        let width = thumb.widths[page]
        return max(0, growth.from + (width - growth.from) * thumb.part(after: time - growth.start))
    }

    /// When the thumb has its width.
    var thumbEnd: Time { growth.start + (course.thumb?.duration ?? .zero) }

    /// The thumb goes to another page's width, from the one that it has at an instant.
    mutating func growThumb(from page: Int, to next: Int, at time: Time) {
        guard course.growsThumb, let thumb = course.thumb, thumb.widths[page] != thumb.widths[next] else { return }
        let width = thumbWidth(on: page, at: time) ?? thumb.widths[page]
        growth = ThumbGrowth(from: min(width, thumb.starts.upperBound), start: time)
    }

    /// Follows the thumb through firings that were skipped: the first of them turned to a page at an instant.
    ///
    /// Its first pass and its last are followed change by change, and those between in closed form.
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

    /// What some equal passes, each beginning with a firing that ends a showing, make of the growth.
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

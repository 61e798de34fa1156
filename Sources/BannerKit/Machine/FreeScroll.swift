/// Where content that scrolls freely stops, and how long it takes («What a banner means», Free scrolling).
struct FreeScroll: Sendable {
    /// g in points; 0 for a shelf that fits its window.
    private let travel: Double
    /// r: the fraction of the velocity left after a millisecond.
    private let decelerationRate: Double
    /// G: how long a throw glides that no edge cuts short.
    private let glide: Time
    /// The last page's index, if there is an edge.
    private let lastPage: Int?

    /// How fast a glide slows down: its first speed is the finger's within 4 %.
    static let curve = Curve(.cubicBezier(x1: 0.16, y1: 1, x2: 0.3, y2: 1))
    /// How far from its page content can be thrown if there is no edge, in pages.
    private static let farthest = 10_000.0
    /// How close to a whole or half page counts as that page or half, in pages.
    private static let tolerance = 1e-6

    init(_ fitted: Banner.Fitted, _ geometry: Banner.Geometry, loop: Banner.Paging.Loop) {
        travel = geometry.travel
        decelerationRate = fitted.banner.paging.decelerationRate.perMillisecond
        glide =
            fitted.reducesMotion
            ? .zero : fitted.banner.paging.decelerationRate == .normal ? .seconds(3) : .milliseconds(600)
        lastPage = loop == .infinite ? nil : geometry.count - 1
    }

    /// The place to rest at in pages, for content released at position `shown` with `velocity` points per second.
    ///
    /// - Returns: the place, and how long the content glides there, ever more slowly; `nil` for T, back from beyond an edge or
    ///   onto its page.
    func rest(from shown: Double, velocity: Double, base: Int) -> (place: Double, glide: Time?) {
        guard travel > 0 else { return (Double(base), abs(shown - Double(base)) <= 1e-9 ? .zero : nil) }
        let offset = shown * travel
        let thrown = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let first = lastPage == nil ? (Double(base) - FreeScroll.farthest) * travel : 0
        let last = lastPage.map { Double($0) * travel } ?? (Double(base) + FreeScroll.farthest) * travel
        let target = max(first, min(last, thrown))
        let half = (target / travel * 2).rounded(.toNearestOrEven) / 2
        let place = abs(target / travel - half) <= FreeScroll.tolerance ? half : target / travel
        let distance = abs(target - offset)
        if distance <= 1e-9 * travel { return (place, .zero) }
        if lastPage != nil && (offset < first && thrown <= first || offset > last && thrown >= last) {
            return (place, nil)
        }
        let part = distance / abs(thrown - offset)
        let time = (Double(glide.microseconds) * part).rounded(.toNearestOrEven)
        return (place, Time(microseconds: Int64(held: time)))
    }
}

extension Machine {
    /// Where the content rests or is going to rest, in pages, as events say it; `noPlace` if it does not scroll freely.
    var freePlace: Double {
        guard course.free != nil else { return Banner.Event.noPlace }
        return course.loop == .infinite ? wrapped(goal, count: course.count) : goal
    }

    /// Whether a button in this direction does anything: at an edge of `none` only while content that scrolls freely does not
    /// rest on its page.
    func canMove(by delta: Int) -> Bool {
        if canStep(by: delta) || course.free == nil { return canStep(by: delta) }
        guard case .resting = motion else { return true }
        return goal != Double(base)
    }

    /// The finger has left the content.
    mutating func emitDragEnd() {
        emit(.dragEnd(page: page, position: course.free == nil ? nil : freePlace))
    }

    /// The finger releases content that stops where it was thrown to.
    mutating func releaseFreely(velocity: Double) {
        guard let free = course.free else { return }
        let shown = position(at: now)
        let (place, glide) = free.rest(from: shown, velocity: velocity, base: base)
        goal = place
        emitDragEnd()
        let nearest = Int(held: (place + 0.5).rounded(.down))
        if nearest != base {
            change(Turn(page: course.page(at: nearest), base: nearest, cause: .drag, glide: glide, goal: place))
        } else {
            move(from: shown, over: glide)
        }
    }

    /// Brings content that rests beside its page, or is on its way there, to the page.
    mutating func align(isAnimated: Bool) {
        if case .dragging = motion { return }
        guard goal != Double(base) else { return }
        let shown = position(at: now)
        emit(beginInteraction())
        goal = Double(base)
        move(from: shown, over: isAnimated ? nil : .zero)
    }

    /// The content goes to its goal for some time, or T.
    mutating func move(from shown: Double, over time: Time?) {
        if (time ?? course.transition) == .zero { return settle() }
        motion = time.map { .gliding(from: shown, start: now, over: $0) } ?? .moving(from: shown, start: now)
    }
}

/// The resting place and the duration of free scrolling («What a banner means», Free scrolling).
struct FreeScroll {
    /// g: the distance between two pages in points; 0 for a shelf that fits its window.
    private let travel: Double
    /// r: the fraction of the velocity left after a millisecond.
    private let decelerationRate: Double
    /// G: the duration of a glide that no edge shortens.
    private let glide: Time
    /// The last page's index, if there is an edge.
    private let lastPage: Int?

    /// The easing of a glide; its initial speed is within 4 % of the finger's.
    static let curve = Curve(.cubicBezier(x1: 0.16, y1: 1, x2: 0.3, y2: 1))
    /// The maximum distance of a throw without an edge, in pages.
    private static let farthest = 10_000.0
    /// The tolerance, in pages, within which a place counts as a whole or half page.
    private static let tolerance = 1e-6

    init(
        _ fitted: __shared FittedBanner<some PlayedBanner>, _ geometry: Banner.Geometry,
        loop: Banner.Paging.Loop
    ) {
        travel = geometry.travel
        decelerationRate = fitted.banner.paging.decelerationRate.perMillisecond
        glide =
            fitted.reducesMotion
            ? .zero
            : fitted.banner.paging.decelerationRate == .normal ? .seconds(3) : .milliseconds(600)
        lastPage = loop == .infinite ? nil : geometry.count - 1
    }

    /// The resting place in pages, for content released at the position `shown` with `velocity` in
    /// points per second.
    ///
    /// - Returns: the place, and the duration of the glide; `nil` for T, when the content moves
    ///   back from beyond an edge or to its page.
    func rest(from shown: Double, velocity: Double, base: Int) -> (place: Double, glide: Time?) {
        guard travel > 0 else {
            return (Double(base), abs(shown - Double(base)) <= 1e-9 ? .zero : nil)
        }
        let offset = shown * travel
        let thrown = offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
        let first = lastPage == nil ? (Double(base) - FreeScroll.farthest) * travel : 0
        let last =
            lastPage.map { Double($0) * travel } ?? (Double(base) + FreeScroll.farthest) * travel
        let target = max(first, min(last, thrown))
        let half = (target / travel * 2).rounded(.toNearestOrEven) / 2
        let place = abs(target / travel - half) <= FreeScroll.tolerance ? half : target / travel
        let distance = abs(target - offset)
        if distance <= 1e-9 * travel { return (place, .zero) }
        if lastPage != nil && (offset < first && thrown <= first || offset > last && thrown >= last)
        {
            return (place, nil)
        }
        let part = distance / abs(thrown - offset)
        let time = (Double(glide.microseconds) * part).rounded(.toNearestOrEven)
        return (place, Time(microseconds: Int64(clamped: time)))
    }
}

extension Machine {
    /// The current or future resting place in pages, as events report it; `noPlace` without free
    /// scrolling.
    var freePlace: Double {
        guard parameters.free != nil else { return Banner.Event.noPlace }
        return parameters.loop == .infinite ? wrapped(goal, count: parameters.count) : goal
    }

    /// Whether a button in this direction has an effect.
    ///
    /// At an edge of the loop `none`, it has one only while freely scrolled content is not at rest
    /// on its page.
    func canMove(by delta: Int) -> Bool {
        if canStep(by: delta) || parameters.free == nil { return canStep(by: delta) }
        guard case .resting = motion else { return true }
        return goal != Double(base)
    }

    /// Releases freely scrolling content.
    mutating func releaseFreely(velocity: Double) {
        guard let free = parameters.free else { return }
        let shown = position(at: now)
        let (place, glide) = free.rest(from: shown, velocity: velocity, base: base)
        goal = place
        emitDragEnd()
        let nearest = Int(clamped: (place + 0.5).rounded(.down))
        if nearest != base {
            change(
                Turn(
                    page: parameters.page(at: nearest), base: nearest, cause: .drag, glide: glide,
                    goal: place))
        } else {
            move(from: shown, over: glide)
        }
    }

    /// Moves content that rests, or will rest, beside its page to the page.
    mutating func align(isAnimated: Bool) {
        if case .dragging = motion { return }
        guard goal != Double(base) else { return }
        let shown = position(at: now)
        emit(beginInteraction())
        goal = Double(base)
        move(from: shown, over: isAnimated ? nil : .zero)
    }
}

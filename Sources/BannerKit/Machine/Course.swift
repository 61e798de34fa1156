/// The numbers of a banner that its state machine needs, computed once.
final class Course: Sendable {
    /// n, at least 1.
    let count: Int
    /// Whether there are no items; `count` is 1 then.
    let isEmpty: Bool
    /// What comes after the last page; a single page counts as `none`.
    let loop: Banner.Paging.Loop
    /// Whether it ends on its last page, with more than one as well.
    let hasEnd: Bool
    let startPage: Int
    /// The start page's item in the file, of which the set need not have it.
    let startItem: Int
    /// T.
    let transition: Time
    let curve: Curve
    let geometry: Banner.Geometry
    /// How many points a finger moves the content for a page; of a shelf that fits, a stride, though it does not move.
    let pagePoints: Double
    let rubberBand: RubberBand
    let snapPoint: SnapPoint
    /// `nil` for a banner whose content snaps to pages.
    let free: FreeScroll?
    /// `nil` for a banner without a timer.
    let timer: TimerCourse?
    /// Which item comes when; `nil` for one after the other, and without a timer.
    let rotation: Rotation?
    /// How the timer changes the page: by 1 or, backward, by −1.
    let timerStep: Int
    /// The page on which the timer of a banner that ends stops: the last one or, backward, the first.
    let endPage: Int
    let indicator: IndicatorFormula
    /// `nil` unless the indicator has a thumb that grows and shrinks.
    let thumb: ThumbCourse?
    /// Whether there is one: asking this does not copy it.
    let growsThumb: Bool
    /// `nil` for a banner whose cards never change size.
    let focus: FocusCourse?
    /// Whether the cards lie on one another and fade.
    let fades: Bool
    /// Whether the viewer asked for less motion.
    let reducesMotion: Bool
    /// Whether a fade over several pages shows only those at its ends («What a banner means», Rotation).
    let fadesStraight: Bool

    /// The places in the file of the items that are shown, in order of page; `nil` for all.
    let cast: [Int]?
    /// How many items the file has.
    let fileCount: Int

    /// Whether the place of a card depends on how many there are.
    var isShelf: Bool { geometry.travel != geometry.stride }

    /// Whether there are too few items for a timer: none if the banner ends on its last page, else fewer than two.
    var lacksItems: Bool { isEmpty || (count < 2 && !hasEnd) }

    /// How many pages from the current one the content can be shown.
    ///
    /// Only an easing that overshoots can reach it, when each movement is caught at its farthest point: every card that
    /// passes is computed individually.
    var reach: Double { loop == .infinite ? 10_000 : 1_000_000_000 }

    /// The largest number of pages that a swipe turns, whatever a banner allows: what passes during a transition is
    /// computed card by card.
    private static let mostPagesPerSwipe = 10_000

    /// The numbers of a banner of which all items are shown, or only some, by their places in the file.
    init(_ whole: Banner.Fitted, showing cast: [Int]? = nil) {
        self.cast = cast
        fileCount = whole.banner.items.count
        // The items of a set can have the same weight in a file where others have not.
        let hasWeights = whole.banner.hasWeights
        let fitted = cast.map(whole.showing) ?? whole
        let banner = fitted.banner
        reducesMotion = fitted.reducesMotion
        count = max(1, banner.items.count)
        isEmpty = banner.items.isEmpty
        hasEnd = banner.paging.loop == .never
        loop = count == 1 ? .never : banner.paging.loop
        startPage = max(0, min(count - 1, banner.paging.startPage))
        startItem = max(0, min(fileCount - 1, banner.paging.startPage))
        rotation = hasWeights && banner.hasTimer && !isEmpty ? Rotation(banner.weights) : nil
        let duration = Course.held(banner.transition.duration, items: rotation?.slots ?? count)
        transition = reducesMotion ? .zero : duration
        curve = Curve(banner.transition.easing)
        geometry = Banner.Geometry(fitted)
        pagePoints = geometry.travel > 0 ? geometry.travel : geometry.stride
        rubberBand = RubberBand(
            length: max(Banner.Layout.leastStride, geometry.viewportLength),
            largestOffset: Double(count - 1) * pagePoints)
        free = banner.paging.snap == .free ? FreeScroll(fitted, geometry, loop: loop) : nil
        snapPoint = SnapPoint(
            stride: geometry.stride, decelerationRate: banner.paging.decelerationRate.perMillisecond,
            maxPages: max(1, min(Course.mostPagesPerSwipe, banner.paging.maxPagesPerSwipe)),
            lastPage: loop == .infinite ? nil : count - 1)
        // A timer that would always fire is none.
        timer = banner.timer.flatMap { $0.interval > .zero ? $0 : nil }.map { [rotation] in
            TimerCourse(
                $0, items: banner.items, transition: duration, reducesMotion: fitted.reducesMotion, rotation: rotation)
        }
        timerStep = timer?.dwells.step ?? 1
        endPage = timerStep > 0 ? count - 1 : 0
        indicator = IndicatorFormula(
            banner.indicator, geometry: geometry, loop: loop, reducesMotion: reducesMotion)
        let thumb = ThumbCourse(
            banner.indicator, count: count, reducesMotion: reducesMotion)
        self.thumb = thumb
        growsThumb = thumb != nil
        focus = FocusCourse(banner.emphasis, reducesMotion: reducesMotion)
        fades = banner.transition.effect == .fade
        fadesStraight = fades && hasWeights
    }

    /// A duration clamped so that those of all items add up to an instant that can be played.
    static func held(_ duration: Time, items: Int) -> Time {
        max(.zero, min(Time(microseconds: Time.lastPlayable.microseconds / Int64(max(1, items))), duration))
    }

    /// The page at a place in the row of cards.
    func page(at place: Int) -> Int {
        // Most places are pages, and a division takes time.
        if place >= 0 && place < count { return place }
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    /// The virtual index v («What a banner means», Recentring); `nil` unless the banner is infinite.
    func virtual(_ base: Int) -> Int? { loop == .infinite ? count + base : nil }

    /// The same, as an event holds it.
    func index(_ base: Int) -> Int { loop == .infinite ? count + base : Banner.Event.noIndex }

    /// The place in the row of cards nearest to the middle when the content is at `position`: ⌊p + ½⌋, clamped to the
    /// pages if there are edges.
    func focusedPlace(at position: Double) -> Double { fadingPlace(at: pageAndPart(of: position + 0.5).page) }

    /// The same of content on its way from one place to another: the easing's own value decides what is half-way
    /// («What a banner means», Focus).
    func focusedPlace(from: Double, to goal: Double, along curve: Curve, at fraction: Double) -> Double {
        guard fraction < 1 else { return focusedPlace(at: goal) }
        let rises = (goal > from) == curve.rises(at: fraction)
        let fraction = fraction + (rises ? Course.instantTolerance : -Course.instantTolerance)
        let position = from + (goal - from) * curve.value(at: fraction)
        let nearest = (position + 0.5).rounded(.down)
        let half = position < nearest ? nearest - 0.5 : nearest + 0.5
        let startsThere = abs(half - from) <= wholeTolerance
        // Only a position that rounding errors can move to the other side needs the exact comparison.
        let error = startsThere ? wholeTolerance : 1e-14 * (abs(position) + Double(count))
        guard abs(position - half) <= error else { return fadingPlace(at: nearest) }
        let excess = curve.excess(over: startsThere ? 0 : (half - from) / (goal - from), at: fraction)
        return fadingPlace(at: excess == 0 || (excess > 0) == (goal > from) ? half + 0.5 : half - 0.5)
    }

    /// How far from half-way, in parts of a movement's duration, an instant still counts as half-way.
    private static let instantTolerance = 1e-11

    /// A position clamped to the pages if there are edges: past an edge, the card at that edge stays.
    func fadingPlace(at position: Double) -> Double {
        loop == .infinite ? position : max(0, min(Double(count - 1), position))
    }

    /// The page at a whole place, however far out.
    func page(at place: Double) -> Int {
        let n = Double(count)
        return max(0, min(count - 1, Int(held: place - (place / n).rounded(.down) * n)))
    }

    /// The card in the middle a microsecond before the firing that ends a showing, without inputs; not always the page's own
    /// card, because a transition can take the complete dwell.
    func lastFocusedCell(in showing: Int) -> Int {
        let page = page(ofShowing: showing)
        let moved = (timer?.dwells.step(from: showing) ?? .latest) - .tick
        guard moved < transition else { return page }
        let way = way(to: showing)
        let place = focusedPlace(
            from: Double(page - way), to: Double(page), along: curve, at: moved.seconds / transition.seconds)
        return self.page(at: place)
    }

    /// Whether the indicator fades out while the banner rests in a showing, without inputs.
    func fades(in showing: Int) -> Bool {
        guard let timer, let hidesAfter = indicator.hidesAfter else { return false }
        return transition + hidesAfter + Banner.Indicator.ScrollBar.fading < timer.dwells.step(from: showing)
    }
}

/// The numbers of a timer that the state machine needs.
struct TimerCourse: Equatable, Sendable {
    let dwells: DwellTable
    /// Everything but the items' own durations.
    let rules: Banner.Timer
    /// Whether it is stopped from the start, because the viewer asked for less motion.
    let neverStarts: Bool
    /// The firing with which the timer stops, from 1; `nil` for never.
    let lastFiring: Int64?

    /// The numbers of a timer; `transition` is the file's T, also where motion is reduced.
    init(
        _ timer: Banner.Timer, items: [Banner.Item], transition: Time, reducesMotion: Bool, rotation: Rotation?
    ) {
        let dwells = DwellTable(
            items: items, timer: timer, transition: transition, reducesMotion: reducesMotion, rotation: rotation)
        self.dwells = dwells
        neverStarts = reducesMotion && timer.whenReduced == .stop
        rules = timer
        lastFiring = timer.cycles.map { cycles in
            let (firings, overflow) = Int64(max(1, cycles)).multipliedReportingOverflow(by: Int64(dwells.count))
            return overflow ? .max : firings - 1
        }
    }
}

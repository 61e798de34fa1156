/// The constants of a banner that its state machine needs, computed once.
final class EngineParameters: Sendable {
    /// n: the number of pages, at least 1.
    let count: Int
    /// Whether there are no items; then `count` is 1.
    let isEmpty: Bool
    /// The behaviour after the last page; `none` for a single page.
    let loop: Banner.Paging.Loop
    /// Whether the banner's loop is `none`, whatever the number of pages.
    let hasEnd: Bool
    let startPage: Int
    /// The start page's item by its place in the file; the current set may not contain it.
    let startItem: Int
    /// T: the duration of a transition.
    let transition: Time
    let curve: Curve
    let geometry: Banner.Geometry
    /// The finger's movement for one page, in points; the stride for a shelf that fits, whose
    /// content does not move.
    let pagePoints: Double
    let rubberBand: RubberBand
    let snapPoint: SnapPoint
    /// Whether a finger moves the content.
    let canDrag: Bool
    private let flickVelocity: Double
    /// The free scrolling; `nil` for a banner whose content snaps to pages.
    let free: FreeScroll?
    /// The timer; `nil` for a banner without one.
    let timer: TimerParameters?
    /// Whether the content drifts while the timer runs.
    let drifts: Bool
    /// The order of items with weights; `nil` without weights or without a timer.
    let rotation: Rotation?
    /// The change of page by a firing: 1 or, backward, −1.
    let timerStep: Int
    /// The page on which the timer stops if the loop is `none`: the last one or, backward, the
    /// first.
    let endPage: Int
    let indicator: IndicatorFormula
    let strip: IndicatorStrip
    /// The animation of the thumb; `nil` if the indicator has none.
    let thumb: ThumbParameters?
    /// Whether `thumb` exists: reading this does not copy it.
    let growsThumb: Bool
    /// The change of the cards' size; `nil` if it never changes.
    let focus: FocusParameters?
    /// Whether the transition's effect is `fade`.
    let fades: Bool
    /// Whether the viewer asked for reduced motion.
    let reducesMotion: Bool
    /// Whether a fade over several pages shows only the first and the last («What a banner means»,
    /// Rotation).
    let fadesStraight: Bool

    /// The items that the calendar and the app allow, by their places in the file; `nil` for all.
    let set: [Int]?
    /// The viewer's order of the items; `nil` for that of the file.
    private let order: ItemOrder?
    /// The places in the file of the shown items, in order; `nil` for all in the file's order, each
    /// on a page of its own.
    let availableItems: [Int]?
    /// Whether the items come and go with a calendar.
    let hasCalendar: Bool
    /// The number of items in the file.
    let fileCount: Int
    /// The number of pages of all items in the file.
    let filePages: Int

    /// Whether cards are grouped into pages, or the last one stands flush.
    let groups: Bool

    /// Whether pages and their distances depend on the number of cards.
    var isShelf: Bool { geometry.travel != geometry.stride || !pages.isPlain }

    /// The places where the content stops.
    var pages: PageStops { geometry.pages }

    /// The number of pages that a timer needs: one if it finishes on the only page of the file.
    var neededPages: Int { finishes && filePages < 2 ? 1 : 2 }

    /// Whether there are fewer pages than a timer needs.
    var isTooSmall: Bool { isEmpty || count < neededPages }

    /// Whether there are too few pages for a running timer to go on.
    var lacksItems: Bool { isEmpty || (isTooSmall && !hasEnd) }

    /// Whether the timer runs on the page on which the banner ends, and finishes there.
    var finishes: Bool { timer?.rules.atEnd == .finish }

    /// Whether the banner ends on a page.
    func isEnd(_ page: Int) -> Bool { loop == .never && page == endPage }

    /// Whether a change to a page stops the timer.
    func stopsTimer(on page: Int) -> Bool { isEnd(page) && !finishes }

    /// The maximum distance of the shown content from the current page, in pages.
    ///
    /// Only an overshooting easing can reach it, if every movement is caught at its farthest point.
    /// The limit exists because each passing card is computed individually.
    var reach: Double { loop == .infinite ? 10_000 : 1_000_000_000 }

    /// The maximum number of pages per swipe, even if a banner allows more.
    ///
    /// Each card that passes during a transition is computed individually.
    private static let maxPagesPerSwipe = 10_000

    /// The constants for all items of a banner, or for those in `set` by their places in the file.
    ///
    /// - Parameters:
    ///   - whole: the banner with all its items.
    ///   - set: the items; `nil` for all.
    ///   - hasCalendar: whether the set is a calendar's, so that events have its number of items.
    init(
        _ whole: consuming FittedBanner<some PlayedBanner>, showing set: [Int]? = nil,
        hasCalendar: Bool = true
    ) {
        var fitted = whole
        let items = fitted.banner.items
        let paging = fitted.banner.paging
        order = ItemOrder(paging.order, of: items.count, seed: fitted.seed)
        self.set = set
        self.hasCalendar = hasCalendar && set != nil
        fileCount = items.count
        groups = fitted.banner.canGroup
        filePages = groups ? Banner.Geometry(fitted).count : fileCount
        availableItems =
            set.map { [order] in order?.sorted($0) ?? $0 } ?? order?.items
            ?? (groups ? Array(items.indices) : nil)
        // Decided by the whole file: the items of a set can have equal weights where the file's
        // differ.
        let hasWeights = fitted.banner.hasWeights
        let hasTimer = fitted.banner.hasTimer
        drifts = fitted.banner.drifts
        if let availableItems { fitted.banner.items = availableItems.map { items[$0] } }
        reducesMotion = fitted.reducesMotion
        let geometry = Banner.Geometry(fitted)
        self.geometry = geometry
        count = geometry.count
        isEmpty = fitted.banner.items.isEmpty
        hasEnd = paging.loop == .never
        loop =
            count == 1
            ? .never
            : paging.loop == .infinite && !geometry.pages.isRing
                ? .rewind : paging.loop
        startPage = max(0, min(count - 1, paging.startPage))
        startItem = order?.items[0] ?? max(0, min(fileCount - 1, paging.startPage))
        rotation = hasWeights && hasTimer && !isEmpty ? Rotation(fitted.banner.weights) : nil
        let duration = EngineParameters.clamped(
            fitted.banner.transition.duration, items: rotation?.slots ?? count)
        transition = reducesMotion ? .zero : duration
        curve = Curve(fitted.banner.transition.easing)
        pagePoints = geometry.travel > 0 ? geometry.pages.length : geometry.stride
        rubberBand = RubberBand(
            length: max(Banner.Layout.minStride, geometry.viewportLength),
            largestOffset: geometry.travel > 0
                ? geometry.largestOffset : Double(count - 1) * pagePoints)
        canDrag = paging.drag
        flickVelocity = paging.flickVelocity
        free = paging.snap == .free ? FreeScroll(fitted, geometry, loop: loop) : nil
        snapPoint = SnapPoint(
            pages: geometry.pages,
            decelerationRate: paging.decelerationRate.perMillisecond,
            maxPages: max(
                1, min(EngineParameters.maxPagesPerSwipe, paging.maxPagesPerSwipe)),
            threshold: paging.dragThreshold.clamped(to: 0.05...0.95),
            lastPage: loop == .infinite ? nil : count - 1)
        // A timer with an interval of 0 would fire forever, so it counts as none.
        timer = (hasTimer ? fitted.banner.timer : nil).map { [rotation] in
            TimerParameters(
                $0.timed(over: geometry.stride), items: fitted.banner.items, on: geometry.pages,
                transition: $0.drift == nil ? duration : .zero,
                reducesMotion: fitted.reducesMotion,
                rotation: rotation)
        }
        timerStep = timer?.dwells.step ?? 1
        endPage = timerStep > 0 ? count - 1 : 0
        indicator = IndicatorFormula(
            fitted.banner.indicator, geometry: geometry, loop: loop, reducesMotion: reducesMotion)
        strip = IndicatorStrip(fitted, geometry)
        let thumb = ThumbParameters(
            fitted.banner.indicator, count: count, reducesMotion: reducesMotion)
        self.thumb = thumb
        growsThumb = thumb != nil
        focus = FocusParameters(fitted.banner.focus, reducesMotion: reducesMotion)
        fades = fitted.banner.transition.effect == .fade
        fadesStraight = fades && hasWeights
    }

    /// A finger's velocity at the release; 0 if it is too slow for a flick.
    func releaseVelocity(_ velocity: Double) -> Double {
        abs(velocity) + 1e-6 < flickVelocity ? 0 : velocity
    }

    /// Clamps a duration so that the sum over all items is an instant that can be played.
    static func clamped(_ duration: Time, items: Int) -> Time {
        max(
            .zero,
            min(Time(microseconds: Time.lastPlayable.microseconds / Int64(max(1, items))), duration)
        )
    }

    /// The shown ones of the file's items, in page order.
    func shown(of items: [Banner.Item]) -> [Banner.Item] {
        availableItems.map { $0.map { items[$0] } } ?? items
    }

    /// The file's items in the viewer's order.
    func inOrder(_ items: [Banner.Item]) -> [Banner.Item] {
        order.flatMap { order in
            order.items.count == items.count ? order.items.map { items[$0] } : nil
        } ?? items
    }

    /// The place of an item in the viewer's order.
    func rank(of item: Int) -> Int {
        order.map { item >= 0 && item < fileCount ? $0.ranks[item] : item } ?? item
    }

    /// The page at a place in the row of cards.
    func page(at place: Int) -> Int {
        // Avoids a slow division: most places are pages already.
        if place >= 0 && place < count { return place }
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    /// The virtual index v («What a banner means», Recentring); `nil` unless the loop is
    /// `infinite`.
    func virtual(_ base: Int) -> Int? { loop == .infinite ? count + base : nil }

    /// The virtual index v as an event stores it: `noIndex` unless the loop is `infinite`.
    func index(_ base: Int) -> Int { loop == .infinite ? count + base : Banner.Event.noIndex }

    /// The place in the row nearest to the middle when the content is at `position`: ⌊p + ½⌋,
    /// clamped to the pages unless the loop is `infinite`.
    func focusedPlace(at position: Double) -> Double {
        fadingPlace(at: pageAndPart(of: position + 0.5).page)
    }

    /// The place nearest to the middle of content that moves from one place to another.
    ///
    /// The easing's exact value decides at half-way («What a banner means», Focus).
    func focusedPlace(from: Double, to goal: Double, along curve: Curve, at fraction: Double)
        -> Double
    {
        guard fraction < 1 else { return focusedPlace(at: goal) }
        let rises = (goal > from) == curve.rises(at: fraction)
        let fraction =
            fraction
            + (rises ? EngineParameters.instantTolerance : -EngineParameters.instantTolerance)
        let position = from + (goal - from) * curve.value(at: fraction)
        let nearest = (position + 0.5).rounded(.down)
        let half = position < nearest ? nearest - 0.5 : nearest + 0.5
        let startsThere = abs(half - from) <= wholeTolerance
        // Only a position within the rounding error of half-way needs the exact comparison.
        let error = startsThere ? wholeTolerance : 1e-14 * (abs(position) + Double(count))
        guard abs(position - half) <= error else { return fadingPlace(at: nearest) }
        let excess = curve.excess(
            over: startsThere ? 0 : (half - from) / (goal - from), at: fraction)
        return fadingPlace(
            at: excess == 0 || (excess > 0) == (goal > from) ? half + 0.5 : half - 0.5)
    }

    /// The tolerance, as a part of a movement's duration, within which an instant counts as
    /// half-way.
    private static let instantTolerance = 1e-11

    /// A position clamped to the pages unless the loop is `infinite`: past an edge, the card at the
    /// edge stays.
    func fadingPlace(at position: Double) -> Double {
        loop == .infinite ? position : max(0, min(Double(count - 1), position))
    }

    /// The page at a whole place of any size.
    func page(at place: Double) -> Int {
        let n = Double(count)
        return max(0, min(count - 1, Int(clamped: place - (place / n).rounded(.down) * n)))
    }

    /// The card in the middle one microsecond before the firing that ends a showing, without
    /// inputs.
    ///
    /// It is not always the page's own card: a transition can take the complete dwell.
    func lastFocusedCell(in showing: Int) -> Int {
        let page = page(ofShowing: showing)
        if drifts { return page }
        let moved = (timer?.dwells.step(from: showing) ?? .latest) - .tick
        guard moved < transition else { return page }
        let way = displacement(to: showing)
        let place = focusedPlace(
            from: Double(page - way), to: Double(page), along: curve,
            at: moved.seconds / transition.seconds)
        return self.page(at: place)
    }

    /// Whether the indicator fades out while the banner rests in a showing, without inputs.
    func fades(in showing: Int) -> Bool {
        guard let timer, !drifts, let hidesAfter = indicator.hidesAfter else { return false }
        return transition + hidesAfter + Banner.Indicator.ScrollBar.fading
            < timer.dwells.step(from: showing)
    }
}

/// The constants of a timer that the state machine needs.
struct TimerParameters {
    let dwells: DwellTable
    /// The timer's policies, as in the banner.
    let rules: Banner.Timer
    /// Whether the timer is stopped from the start because motion is reduced.
    let neverStarts: Bool
    /// The number of the firing, from 1, after which the timer stops; `nil` for never.
    let lastFiring: Int64?

    /// The constants of a timer; `transition` is the file's T even if motion is reduced.
    init(
        _ timer: Banner.Timer, items: [some PlayedItem], on pages: PageStops, transition: Time,
        reducesMotion: Bool, rotation: Rotation?
    ) {
        let dwells = DwellTable(
            items: items, on: pages, timer: timer, transition: transition,
            reducesMotion: reducesMotion,
            rotation: rotation)
        self.dwells = dwells
        neverStarts = reducesMotion && timer.whenReduced == .stop
        var rules = timer
        if timer.drift != nil { rules.interval = .zero }
        self.rules = rules
        lastFiring = timer.cycles.map { cycles in
            let (firings, overflow) = Int64(max(1, cycles)).multipliedReportingOverflow(
                by: Int64(dwells.count))
            return overflow ? .max : firings - 1
        }
    }

    /// Whether another timer plays alike; with a drift, the time of a page depends on the window.
    func plays(like other: TimerParameters) -> Bool {
        rules == other.rules && neverStarts == other.neverStarts && lastFiring == other.lastFiring
            && (rules.drift != nil || dwells == other.dwells)
    }
}

/// The order and duration of showings («What a banner means», Rotation), used by everything that
/// turns pages.
///
/// Without weights a showing is its page.
extension EngineParameters {
    /// The shown offset of a position, in points; a shelf that fits counts in strides.
    func points(at position: Double) -> Double {
        pages.isUniform ? position * pagePoints : pages.offset(at: position)
    }

    /// The position of a shown offset: the inverse of `points(at:)`.
    func position(atPoints points: Double) -> Double {
        pages.isUniform ? points / pagePoints : pages.position(at: points)
    }

    /// The page of a showing.
    func page(ofShowing showing: Int) -> Int { rotation?.pages[showing] ?? showing }

    /// The item of a showing, by its place in the file.
    func item(ofShowing showing: Int) -> Int { item(onPage: page(ofShowing: showing)) }

    /// The items of a showing's page, by their places in the file.
    func items(ofShowing showing: Int) -> [Int] {
        pages.cards(onPage: page(ofShowing: showing)).map(item(ofCard:))
    }

    /// The first showing of a page.
    func firstShowing(of page: Int) -> Int { rotation?.first(of: page) ?? page }

    /// The next showing of a page after another showing.
    func showing(of page: Int, after showing: Int) -> Int {
        rotation?.next(of: page, after: showing) ?? page
    }

    /// The showing after a firing.
    func showing(after showing: Int) -> Int {
        guard let rotation else { return page(at: showing + timerStep) }
        return showing + 1 < rotation.count ? showing + 1 : 0
    }

    /// The showing before a firing that leads to this one.
    func showing(before showing: Int) -> Int {
        guard let rotation else { return page(at: showing - timerStep) }
        return showing > 0 ? showing - 1 : rotation.count - 1
    }

    /// The number of pages that the firing before a showing moves the content, negative for
    /// backward.
    func displacement(to showing: Int) -> Int {
        guard let rotation else {
            return loop == .infinite ? timerStep : showing - page(at: showing - timerStep)
        }
        let (from, page) = (rotation.pages[self.showing(before: showing)], rotation.pages[showing])
        return loop == .infinite
            ? Rotation.displacement(from: from, to: page, count: count) : page - from
    }

    /// The number of firings from a showing until a page is current.
    func firings(from showing: Int, to page: Int) -> Int {
        guard let dwells = timer?.dwells else { return showing == page ? 0 : 1 }
        guard let rotation else { return dwells.steps(from: showing, to: page) }
        return rotation.pages[showing] == page
            ? 0 : dwells.steps(from: showing, to: rotation.next(of: page, after: showing))
    }

    /// The dwell of a showing; 0 without a timer.
    func dwell(of showing: Int) -> Time { timer?.dwells.dwell(of: showing) ?? .zero }

    /// The number of turns of a showing.
    func turns(of showing: Int) -> Int { rotation?.turns[showing] ?? 1 }

    /// The duration of one turn of a showing's item.
    func turn(of showing: Int) -> Time {
        Time(microseconds: dwell(of: showing).microseconds / Int64(turns(of: showing)))
    }
}

extension Machine {
    /// The dwell of the current showing.
    var dwell: Time { parameters.dwell(of: showing) }
}

/// The time of every showing and its prefix sums, so that any number of firings is one lookup
/// («What a banner means», Timer).
///
/// Without weights a showing is its page, and the sums are in the order in which the timer turns
/// the pages from page 0 on: 0, 1, 2, …, or backward 0, n − 1, n − 2, …. With weights they are in
/// the order of the ring («What a banner means», Rotation).
struct DwellTable: Equatable {
    /// `sums[i]`: the time from a change to showing 0 to the i-th firing after it, if only the
    /// timer turns the pages.
    private let sums: [Int64]
    /// The time added to each dwell: T if the dwell is counted from the settle, otherwise 0.
    private let added: Time
    /// The change of page by a firing: 1 or, backward, −1.
    let step: Int

    /// The table of a banner's timer.
    ///
    /// A dwell counted from the change is at least T. With reduced motion no T is added, because
    /// the content moves at once.
    init(
        items: [some PlayedItem], on pages: PageStops? = nil, timer: Banner.Timer, transition: Time,
        reducesMotion: Bool = false, rotation: Rotation? = nil
    ) {
        let countsFromSettle = timer.countsFrom == .settle
        let added = countsFromSettle && !reducesMotion ? transition.microseconds : 0
        let least = countsFromSettle ? 1 : max(1, transition.microseconds)
        step = timer.direction == .forward ? 1 : -1
        let count = min(items.count, pages?.count ?? items.count)
        var sums: [Int64] = [0]
        sums.reserveCapacity(count + 1)
        for rank in 0..<(rotation?.count ?? count) {
            let page = rotation?.pages[rank] ?? (step > 0 || rank == 0 ? rank : count - rank)
            let longest = timer.longest(of: items, pages?.cards(onPage: page) ?? page..<page + 1)
            let dwell = EngineParameters.clamped(longest, items: rotation?.slots ?? items.count)
            sums.append(
                sums[rank] + max(least, dwell.microseconds) * Int64(rotation?.turns[rank] ?? 1)
                    + added)
        }
        if items.isEmpty {
            sums.append(
                max(least, EngineParameters.clamped(timer.interval, items: 1).microseconds) + added)
        }
        self.sums = sums
        self.added = Time(microseconds: added)
    }

    /// The number of showings.
    var count: Int { sums.count - 1 }

    /// The duration of one pass over all showings.
    var period: Time { Time(microseconds: sums[count]) }

    /// D of a showing: its dwell.
    func dwell(of showing: Int) -> Time { step(from: showing) - added }

    /// The time from the firing that changes to `showing` to the next firing.
    func step(from showing: Int) -> Time {
        let rank = rank(of: showing)
        return Time(microseconds: sums[rank + 1] - sums[rank])
    }

    /// The time from the firing that changes to `showing` to the `steps`-th firing after it.
    func time(from showing: Int, steps: Int64) -> Time {
        let rank = rank(of: showing)
        let (passes, place) = (Int64(rank) + steps).quotientAndRemainder(dividingBy: Int64(count))
        return Time(microseconds: passes * sums[count] + sums[Int(place)] - sums[rank])
    }

    /// The number of firings within `time` after the one that changes to `showing`, and the time to
    /// the last of them.
    func steps(from showing: Int, within time: Time) -> (count: Int64, time: Time) {
        let rank = rank(of: showing)
        let period = sums[count]
        let (passes, rest) = time.microseconds.quotientAndRemainder(dividingBy: period)
        // Past the end of the sums, the lookup continues at their start.
        let end = sums[rank] + rest
        let lap: Int64 = end < period ? 0 : 1
        let place = end - lap * period
        var low = 0
        var high = sums.count - 2
        while low < high {
            let middle = (low &+ high &+ 1) >> 1
            if sums[middle] <= place { low = middle } else { high = middle &- 1 }
        }
        let all = passes + lap
        return (
            all * Int64(count) + Int64(low - rank),
            Time(microseconds: all * period + sums[low] - sums[rank])
        )
    }

    /// The showing after `steps` firings from `showing`.
    func showing(from showing: Int, steps: Int64) -> Int {
        let (count, rest) = (count, Int(steps % Int64(count)))
        return (showing + (step > 0 ? rest : count - rest)) % count
    }

    /// The number of firings from one showing to another, less than `count`.
    func steps(from showing: Int, to other: Int) -> Int {
        ((other - showing) * step + count) % count
    }

    /// The index of a showing in the sums; the function is its own inverse.
    private func rank(of showing: Int) -> Int {
        step > 0 || showing == 0 ? showing : count - showing
    }
}

extension Banner.Timer {
    /// The longest time of some cards, each with its own or the timer's interval.
    package func longest(of items: [some PlayedItem], _ cards: Range<Int>) -> Time {
        if drift != nil { return interval }
        var longest = Time.zero
        for card in cards {
            let own = items[card].duration ?? .zero
            longest = max(longest, own > .zero ? own : interval)
        }
        return longest
    }
}

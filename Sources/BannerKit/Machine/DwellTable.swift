/// D of every showing, and their sums, so that any number of firings is a single lookup («What a banner means», Timer).
///
/// Without weights a showing is its page; the sums are then in the order in which the timer turns the pages from page 0 on:
/// 0, 1, 2, …, or backward 0, n − 1, n − 2, …. With weights they are in the order of the ring («What a banner means», Rotation).
struct DwellTable: Equatable, Sendable {
    /// `sums[i]`: the time from a change to showing 0 to the i-th firing after it, when only the timer turns the pages.
    private let sums: [Int64]
    /// What each firing adds to its showing's dwell: T if the dwell is counted from the settle.
    private let added: Time
    /// How a firing changes the page: by 1 or, backward, by −1.
    let step: Int

    /// The table of a banner's timer; a dwell shorter than the transition is extended to it if it is counted from the
    /// change.
    ///
    /// Where motion is reduced, no firing adds T: the content is there at once.
    init(
        items: [Banner.Item], timer: Banner.Timer, transition: Time, reducesMotion: Bool = false,
        rotation: Rotation? = nil
    ) {
        let countsFromSettle = timer.countsFrom == .settle
        let added = countsFromSettle && !reducesMotion ? transition.microseconds : 0
        let least = countsFromSettle ? 1 : max(1, transition.microseconds)
        step = timer.direction == .forward ? 1 : -1
        var sums: [Int64] = [0]
        sums.reserveCapacity(items.count + 1)
        for rank in 0..<(rotation?.count ?? items.count) {
            let page = rotation?.pages[rank] ?? (step > 0 || rank == 0 ? rank : items.count - rank)
            let own = items[page].duration ?? .zero
            let dwell = Course.held(own > .zero ? own : timer.interval, items: rotation?.slots ?? items.count)
            sums.append(sums[rank] + max(least, dwell.microseconds) * Int64(rotation?.turns[rank] ?? 1) + added)
        }
        if items.isEmpty { sums.append(max(least, Course.held(timer.interval, items: 1).microseconds) + added) }
        self.sums = sums
        self.added = Time(microseconds: added)
    }

    /// The number of showings.
    var count: Int { sums.count - 1 }

    /// The time of one pass over all showings.
    var period: Time { Time(microseconds: sums[count]) }

    /// D of a showing.
    func dwell(of showing: Int) -> Time { step(from: showing) - added }

    /// The time from a firing that changes to `showing` to the next one.
    func step(from showing: Int) -> Time {
        let rank = rank(of: showing)
        return Time(microseconds: sums[rank + 1] - sums[rank])
    }

    /// The time from the firing that changes to `showing` to the `steps`-th one after it.
    func time(from showing: Int, steps: Int64) -> Time {
        let rank = rank(of: showing)
        let (passes, place) = (Int64(rank) + steps).quotientAndRemainder(dividingBy: Int64(count))
        return Time(microseconds: passes * sums[count] + sums[Int(place)] - sums[rank])
    }

    /// The largest number of firings after the one that changes to `showing` that come within `time` of it, and the time to
    /// the last of them.
    func steps(from showing: Int, within time: Time) -> (count: Int64, time: Time) {
        let rank = rank(of: showing)
        let period = sums[count]
        let (passes, rest) = time.microseconds.quotientAndRemainder(dividingBy: period)
        // What is past the end of the sums begins again at their start.
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
        return (all * Int64(count) + Int64(low - rank), Time(microseconds: all * period + sums[low] - sums[rank]))
    }

    /// The showing that the `steps`-th firing after the one that changes to `showing` changes to.
    func showing(from showing: Int, steps: Int64) -> Int {
        let (count, rest) = (count, Int(steps % Int64(count)))
        return (showing + (step > 0 ? rest : count - rest)) % count
    }

    /// The number of firings from one showing to another, fewer than showings.
    func steps(from showing: Int, to other: Int) -> Int {
        ((other - showing) * step + count) % count
    }

    /// A showing's place in the order of the sums; the same function turns a place into its showing.
    private func rank(of showing: Int) -> Int { step > 0 || showing == 0 ? showing : count - showing }
}

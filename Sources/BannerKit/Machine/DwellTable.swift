/// D(i) of every page, and their sums, so that any number of firings is a single lookup («What a banner means», Timer).
struct DwellTable: Equatable, Sendable {
    /// `sums[i]`: the time from a change to page 0 to the change to page i, when only the timer turns the pages.
    private let sums: [Int64]
    /// What each firing adds to its page's dwell: T if the dwell is counted from the settle.
    let added: Int64

    /// The table of a banner's timer; a dwell shorter than the transition is extended to it if it is counted from the
    /// change.
    init(items: [Banner.Item], timer: Banner.Timer, transition: Time) {
        added = timer.countsFrom == .settle ? transition.microseconds : 0
        let least = timer.countsFrom == .settle ? 1 : max(1, transition.microseconds)
        var sums: [Int64] = [0]
        sums.reserveCapacity(items.count + 1)
        for item in items {
            let dwell = Course.held(item.duration ?? timer.interval, items: items.count)
            sums.append(sums[sums.count - 1] + max(least, dwell.microseconds) + added)
        }
        if items.isEmpty { sums.append(max(least, Course.held(timer.interval, items: 1).microseconds) + added) }
        self.sums = sums
    }

    /// The number of pages.
    var count: Int { sums.count - 1 }

    /// The time of one pass over all items.
    var period: Int64 { sums[sums.count - 1] }

    /// D(page).
    func dwell(of page: Int) -> Time { Time(microseconds: sums[page + 1] - sums[page] - added) }

    /// The time from a firing that changes to `page` to the next one.
    func step(from page: Int) -> Int64 { sums[page + 1] - sums[page] }

    /// The time from the firing that changes to `page` to the `steps`-th one after it.
    func time(from page: Int, steps: Int64) -> Int64 {
        let count = Int64(sums.count - 1)
        return steps / count * period + partial(from: page, steps: Int(steps % count))
    }

    /// The largest number of firings after the one that changes to `page` that come within `time` of it.
    func steps(from page: Int, within time: Int64) -> Int64 {
        let rest = time % period
        var low = 0
        var high = sums.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if partial(from: page, steps: middle) <= rest { low = middle } else { high = middle - 1 }
        }
        return time / period * Int64(sums.count - 1) + Int64(low)
    }

    /// As `time(from:steps:)`, for fewer steps than items.
    private func partial(from page: Int, steps: Int) -> Int64 {
        let last = sums.count - 1
        let end = page + steps
        return end <= last ? sums[end] - sums[page] : period - sums[page] + sums[end - last]
    }
}

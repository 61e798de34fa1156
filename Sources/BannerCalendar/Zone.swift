/// A time zone: its offsets from UTC over time.
///
/// Only ``instant(of:)`` and ``offset(at:)`` use the zone's data; everything else is arithmetic.
package struct Zone: Sendable {
    /// A period with one offset.
    struct Stretch: Equatable, Sendable {
        /// Its first instant.
        var start: Instant
        /// The local time minus UTC, in seconds.
        var offset: Int64
    }

    /// The periods in order of time; the first one has no beginning, and adjacent ones have
    /// different offsets.
    private let stretches: [Stretch]
    /// The end of the periods; later years repeat those 400 years before.
    private let end: Instant

    /// The maximum offset from UTC that a file may state, in seconds.
    static let largestOffset: Int64 = 26 * 3_600

    /// The length of 400 years in seconds.
    private static let cycle = Day.inCycle * ClockTime.day

    /// UTC, which needs no file.
    package static let utc = Zone([Stretch(start: Instant(seconds: .min), offset: 0)], until: Instant(seconds: .max))

    /// A zone with at least one period; after `end` the last 400 years repeat.
    init(_ stretches: [Stretch], until end: Instant) {
        var kept: [Stretch] = []
        for stretch in stretches where kept.last?.offset != stretch.offset { kept.append(stretch) }
        self.stretches = kept
        self.end = end
    }

    /// The local time minus UTC at an instant, in seconds.
    package func offset(at instant: Instant) -> Int64 {
        let (instant, _) = folded(instant)
        return stretches[index(at: instant)].offset
    }

    /// The local time at an instant.
    package func clock(at instant: Instant) -> ClockTime { ClockTime(seconds: instant.seconds + offset(at: instant)) }

    /// I: the first instant at which the clock shows a local time or a later one («What a banner
    /// means», The calendar).
    package func instant(of clock: ClockTime) -> Instant {
        // No clock shows the time before this instant, which assumes the largest offset.
        let (earliest, cycles) = folded(Instant(seconds: clock.seconds - Zone.largestOffset))
        let wanted = clock.seconds - cycles
        var number = index(at: earliest)
        while true {
            let reached = max(stretches[number].start.seconds, wanted - stretches[number].offset)
            if number + 1 == stretches.count || reached < stretches[number + 1].start.seconds {
                return Instant(seconds: reached + cycles)
            }
            number += 1
        }
    }

    /// The instants within a period at which the offset changes, with the offsets before and after.
    package func changes(from start: Instant, to end: Instant) -> [(at: Instant, before: Int64, after: Int64)] {
        stretches.indices.dropFirst(index(at: start) + 1).prefix { stretches[$0].start < end }.map { number in
            (stretches[number].start, stretches[number - 1].offset, stretches[number].offset)
        }
    }

    /// The index of the period that contains an instant.
    private func index(at instant: Instant) -> Int {
        var (low, high) = (0, stretches.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stretches[middle].start <= instant { low = middle } else { high = middle }
        }
        return low
    }

    /// An equivalent instant that the periods cover, and the number of seconds subtracted.
    private func folded(_ instant: Instant) -> (Instant, Int64) {
        guard instant >= end else { return (instant, 0) }
        let cycles = ((instant - end) / Zone.cycle + 1) * Zone.cycle
        return (instant + -cycles, cycles)
    }
}

/// A time zone: its offsets from UTC over time.
///
/// Only ``instant(of:)`` and ``offset(at:)`` use the zone's data; everything else is arithmetic.
package struct Zone {
    /// A period with one offset.
    struct Stretch: Equatable {
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
    package static let utc = Zone(
        [Stretch(start: Instant(seconds: .min), offset: 0)], until: Instant(seconds: .max))

    /// A zone with at least one period; after `end` the last 400 years repeat.
    init(_ stretches: [Stretch], until end: Instant) {
        var kept: [Stretch] = []
        for stretch in stretches where kept.last?.offset != stretch.offset { kept.append(stretch) }
        self.stretches = kept
        self.end = end
    }

    /// The local time minus UTC at an instant, in seconds.
    package func offset(at instant: Instant) -> Int64 {
        stretches[index(at: folded(instant).0)].offset
    }

    /// The local time at an instant.
    package func clock(at instant: Instant) -> ClockTime {
        ClockTime(seconds: instant.seconds + offset(at: instant))
    }

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
    package func changes(from start: Instant, to end: Instant) -> [(
        at: Instant, before: Int64, after: Int64
    )] {
        stretches.indices.dropFirst(index(at: start) + 1).prefix { stretches[$0].start < end }.map {
            number in
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

// Dates and times as text. Calendars write many thousands of them, so they stay bytes as long as
// possible.

extension Zone {
    /// The local date and time at an instant with its offset, such as `2026-11-27T06:00:00+09:00`.
    package func text(_ instant: Instant) -> String { .written { append(instant, to: &$0) } }

    /// Appends the local date and time at an instant with its offset.
    package func append(_ instant: Instant, to text: inout [UInt8]) {
        let offset = offset(at: instant)
        let clock = ClockTime(seconds: instant.seconds + offset)
        clock.dayShown.append(to: &text)
        text.append(UInt8(ascii: "T"))
        text.append(time: clock.secondOfDay, hasSeconds: true)
        Zone.append(offset: offset, to: &text)
    }

    /// An offset such as `+09:00`, with seconds if it has any.
    package static func text(offset: Int64) -> String {
        .written { append(offset: offset, to: &$0) }
    }

    private static func append(offset: Int64, to text: inout [UInt8]) {
        text.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        text.append(time: abs(offset), hasSeconds: offset % 60 != 0)
    }
}

extension Day {
    /// The date, such as `2026-11-27`.
    package var text: String { .written { append(to: &$0) } }

    fileprivate func append(to text: inout [UInt8]) {
        let (year, month, day) = date
        if (1000...9999).contains(year) {
            text.append(two: Int64(year / 100))
            text.append(two: Int64(year % 100))
        } else {
            text += "\(year)".utf8
        }
        text.append(UInt8(ascii: "-"))
        text.append(two: Int64(month))
        text.append(UInt8(ascii: "-"))
        text.append(two: Int64(day))
    }
}

extension ClockTime {
    /// The time of day without seconds, such as `06:00`.
    package var timeText: String { .written { $0.append(time: secondOfDay, hasSeconds: false) } }
}

extension [UInt8] {
    /// Appends `06:00`, or `06:00:00` with seconds.
    fileprivate mutating func append(time seconds: Int64, hasSeconds: Bool) {
        append(two: seconds / 3_600)
        append(UInt8(ascii: ":"))
        append(two: seconds / 60 % 60)
        guard hasSeconds else { return }
        append(UInt8(ascii: ":"))
        append(two: seconds % 60)
    }

    /// Appends a number below 100 with two digits.
    fileprivate mutating func append(two number: Int64) {
        append(UInt8(ascii: "0") + UInt8(number / 10))
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension BannerCalendar {
    /// A source of time zones: the system's files, or the data of an app.
    public struct Zones: Sendable {
        /// Returns the zone with an IANA id; `nil` if it is unknown.
        let zone: @Sendable (String) -> Zone?

        /// Only UTC, which needs no data.
        public static let utc = Zones { _ in nil }

        /// The folders in which systems store time zone files: Linux and older Apple systems,
        /// macOS, iOS, and Android.
        package static let folders = [
            "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/share/zoneinfo.default",
            "/usr/lib/zoneinfo",
            "/etc/zoneinfo",
        ]

        /// The system's time zones: `file` returns the bytes of the file at a path, or `nil`.
        public static func system(reading file: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in
                for folder in folders {
                    if let bytes = file("\(folder)/\(id)"), let zone = try? ZoneFile.read(bytes) {
                        return zone
                    }
                }
                return nil
            }
        }

        /// Time zones from files in the TZif format (RFC 9636): `bytes` returns the file of an id,
        /// or `nil`.
        public static func files(_ bytes: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in bytes(id).flatMap { try? ZoneFile.read($0) } }
        }

        /// Time zones from an app's own clock, from 1970 to 2100; after that, the last offset
        /// applies.
        ///
        /// - Parameters:
        ///   - offset: returns the offset from UTC in seconds at an instant; `nil` for an unknown
        ///     id.
        ///   - next: returns the next instant at which the offset changes; `nil` for never.
        /// - Returns: the time zones that the app's clock knows.
        public static func clocks(
            offset: @escaping @Sendable (_ id: String, _ at: Instant) -> Int?,
            next: @escaping @Sendable (_ id: String, _ after: Instant) -> Instant?
        ) -> Zones {
            Zones { id in
                var at = Instant(seconds: 0)
                guard let first = offset(id, at) else { return nil }
                var stretches = [Zone.Stretch(start: Instant(seconds: .min), offset: Int64(first))]
                while stretches.count < maxStretches, let change = next(id, at), change > at,
                    change < lastChange
                {
                    at = change
                    stretches.append(
                        Zone.Stretch(start: at, offset: Int64(offset(id, at) ?? first)))
                }
                guard stretches.allSatisfy({ abs($0.offset) <= Zone.largestOffset }) else {
                    return nil
                }
                return Zone(stretches, until: Instant(seconds: .max))
            }
        }

        /// The year 2100, and a number of changes that no clock exceeds until then.
        private static let (lastChange, maxStretches) = (Instant(seconds: 4_102_444_800), 2_000)

        /// The time zone of a banner's dates; `nil` if it is unknown.
        func zone(of banner: Banner) -> Zone? {
            let id = banner.timeZone ?? ZoneID.utc
            return id.utf8.elementsEqual(ZoneID.utc.utf8) || id.utf8.elementsEqual("Etc/UTC".utf8)
                ? .utc : zone(id)
        }
    }
}

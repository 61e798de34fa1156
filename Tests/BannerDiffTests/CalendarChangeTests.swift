import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerYAML
import Testing

@testable import BannerDiff

/// The same numbers on every run.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

extension [String] {
    /// One of the texts, of which there is at least one.
    fileprivate func picked(_ dice: inout Dice) -> String {
        self[Int.random(in: indices, using: &dice)]
    }
}

@Suite struct `A comparison against the calendar` {
    private static func banner(_ text: String) throws -> Banner {
        let file = BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)))
        return try #require(file.banner, "\(text)")
    }

    // MARK: Items and gaps

    /// Items with occasions whose ends are at whole quarters of an hour.
    private static func items(_ dice: inout Dice, _ names: [String]) -> String {
        let clock = { (dice: inout Dice) in
            let quarter = Int.random(in: 0..<96, using: &dice)
            return
                "\(quarter / 4 < 10 ? "0" : "")\(quarter / 4):\(quarter % 4 == 0 ? "00" : "\(quarter % 4 * 15)")"
        }
        let all = names.filter { _ in Int.random(in: 0..<4, using: &dice) > 0 }.map { name in
            let day = Int.random(in: 10...16, using: &dice)
            let when = [
                "{ hours: '\(clock(&dice))-24:00' }", "{ from: 2026-06-\(day)T\(clock(&dice)) }",
                "{ until: 2026-06-\(day)T\(clock(&dice)), days: [mon, wed, sun] }", "otherwise",
                "{ days: [tue, thu], hours: '05:15-\(Bool.random(using: &dice) ? "03" : "23"):45' }",
            ].picked(&dice)
            return Int.random(in: 0..<9, using: &dice) == 0
                ? "  - \(name)\n" : "  - { id: \(name), when: \(when) }\n"
        }
        return "items:\n" + (all.isEmpty ? "  - z\n" : all.joined())
    }

    /// What counting every quarter of an hour finds.
    private func counted(_ old: Banner, _ new: Banner, _ start: Instant, _ end: Instant) -> [String]
    {
        let calendars = (BannerCalendar(old, zone: .utc), BannerCalendar(new, zone: .utc))
        let olds = old.items.map(\.id), news = new.items.map(\.id)
        let ids = news + olds.filter { !news.contains($0) }
        var sums = ids.map { _ in [Int64](repeating: 0, count: 4) }
        var (newGap, goneGap): (Int64, Int64) = (0, 0)
        var at = start
        while at < end {
            let was = Set(calendars.0.set(at: at).map { olds[$0] })
            let isNow = Set(calendars.1.set(at: at).map { news[$0] })
            for (row, id) in ids.enumerated() {
                let (before, after) = (was.contains(id), isNow.contains(id))
                for (column, holds) in [before, after, after && !before, before && !after]
                    .enumerated() where holds
                {
                    sums[row][column] += 900
                }
            }
            if isNow.isEmpty && !was.isEmpty { newGap += 900 }
            if was.isEmpty && !isNow.isEmpty { goneGap += 900 }
            at = at + 900
        }
        return zip(ids, sums).map { id, sums in "\(id) \(sums)" } + ["\(newGap) \(goneGap)"]
    }

    @Test(arguments: 0..<60) func `adds up what each item gains and loses`(seed: UInt64) throws {
        var dice = Dice(state: seed &* 77 &+ 5)
        let old = try Self.banner(Self.items(&dice, ["a", "b", "c", "d"]))
        let new = try Self.banner(Self.items(&dice, ["b", "a", "d", "e"]))
        let span = (
            from: Banner.Date(year: 2_026, month: 6, day: 8),
            to: Banner.Date(year: 2_026, month: 6, day: 21)
        )
        var play = DiffPlay(horizon: .zero)
        play.span = span
        let (start, end) = (span.from.instant(in: .utc), span.to.instant(in: .utc, isEnd: true))
        guard let change = CalendarChange(from: old, to: new, play) else {
            #expect((old.items + new.items).allSatisfy { $0.when == nil })
            return
        }
        let rows = change.rows.map { row in
            "\(row.id) \([row.seconds.before ?? 0, row.seconds.after ?? 0, row.gained, row.lost])"
        }
        #expect(
            rows + ["\(change.newGaps.seconds) \(change.goneGaps.seconds)"]
                == counted(old, new, start, end))
        #expect(change.rows.allSatisfy { ($0.firstDifference != nil) == ($0.gained + $0.lost > 0) })
    }

    // MARK: The first difference

    private static let plays = [
        "timer: 2s", "timer: 2s\npaging: { loop: none }", "timer: { interval: 2s, cycles: 4 }",
        "timer: 3s",
        "timer: 2s\ntransition: 1s\nfocus: { scale: 1.2, duration: 1s }",
        "timer: { interval: 2s, cycles: 5 }",
    ]

    /// Sets that change every second or more rarely.
    private static func sets(_ dice: inout Dice) -> SetTimeline {
        var timeline = SetTimeline(first: [0, 2])
        var time: Int64 = 0
        for _ in 0..<Int.random(in: 0...6, using: &dice) {
            time += Int64.random(in: 1...90, using: &dice)
            let items = [0, 1, 2].filter { _ in Bool.random(using: &dice) }
            timeline.add(at: .seconds(time), toggling: items.isEmpty ? [1] : items)
        }
        return timeline
    }

    @Test(arguments: 0..<200) func `finds the first difference that playing both finds`(
        seed: UInt64
    ) throws {
        var dice = Dice(state: seed &* 31 &+ 7)
        let items = ["items: [a, b, c]", "items: [a, { id: b, duration: 5s }, c]"]
        let banner = { (dice: inout Dice) in
            try Self.banner("\(items.picked(&dice))\n\(Self.plays.picked(&dice))\n")
        }
        var pairs = [(try banner(&dice), Self.sets(&dice))]
        var second = dice
        // Every other pair differs only in the calendar, or only in the banner.
        pairs.append(
            (
                seed % 3 == 0 ? pairs[0].0 : try banner(&dice),
                seed % 3 == 1 ? pairs[0].1 : Self.sets(&second)
            ))
        let schedules = pairs.map { Schedule($0.0, sets: $0.1) }
        let end = Time.seconds(400)
        let played = schedules.map { schedule in
            schedule.events(upTo: end, kinds: .change).compactMap {
                ScheduleDiff.Occurrence($0, schedule)
            }
        }
        let place = (0..<max(played[0].count, played[1].count)).first { index in
            index >= played[0].count || index >= played[1].count
                || played[0][index] != played[1][index]
        }
        let sides = ScheduleDiff.Sides(before: schedules[0], after: schedules[1])
        let found = StretchComparison(schedules: sides, end: end).firstDifference()
        #expect((found == nil) == (place == nil))
        guard let index = place else { return }
        #expect(found?.events.before == (index < played[0].count ? played[0][index] : nil))
        #expect(found?.events.after == (index < played[1].count ? played[1][index] : nil))
    }
}

import BannerKit
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `The first difference of two schedules` {
    /// Small banners of every kind that differ in when, where and how often they turn their pages.
    private static let small: [String] = [
        "[a]", "[a, b]", "[a, b, c]", "[a, { id: b, duration: 0.7s }, c]",
    ].flatMap {
        items in
        ["", ", cycles: 1", ", cycles: 6", ", cycles: 7", ", countsFrom: settle"].flatMap { timer in
            ["infinite", "rewind", "none"].map { loop in
                "items: \(items)\ntimer: { interval: 0.5s\(timer) }\npaging: { loop: \(loop) }\n"
            }
        }
    }

    @Test(arguments: small) func `is the one that playing both finds`(before: String) throws {
        let old = try read(before)
        for after in Self.small {
            let new = try read(after)
            let difference = ScheduleDiff(from: old, to: new, DiffPlay(horizon: .seconds(30)))
                .firstDifference
            let (olds, news) = (changes(old), changes(new))
            let place = (0...max(olds.count, news.count)).first { index in
                index >= olds.count || index >= news.count || olds[index] != news[index]
            }
            let index = try #require(place)
            #expect(difference?.events.before == (index < olds.count ? olds[index] : nil))
            #expect(difference?.events.after == (index < news.count ? news[index] : nil))
        }
    }

    private func changes(_ banner: Banner) -> [ScheduleDiff.Occurrence] {
        let schedule = Schedule(banner)
        return schedule.events(upTo: .seconds(30), kinds: .change).compactMap {
            ScheduleDiff.Occurrence($0, schedule)
        }
    }
}

@Suite struct `A change of a banner file` {
    private func file(_ text: String) -> BannerFile {
        BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)))
    }

    @Test func `names the keys, the first event, and what each item gains`() throws {
        let before = file("items: [a, b]\ntimer: 2s")
        let after = file("items: [a, b, c]\ntimer: 3s")
        let change = try #require(BannerChange(from: before, to: after, over: .seconds(12)))
        #expect(
            change.keys.map { "\($0.path): \($0.before ?? "-") > \($0.after ?? "-")" } == [
                "items/c: - > c", "timer: 2s > 3s",
            ])
        #expect(
            change.keyCount == 2 && change.changedItems == ["b", "c"]
                && change.changedScenarios == [])
        let first = try #require(change.schedule.firstDifference)
        #expect(first.events.before?.time == .seconds(2) && first.events.after?.time == .seconds(3))
        #expect(
            change.schedule.items.map { $0.exposure.after?.shown } == [
                .seconds(6), .seconds(3), .seconds(3),
            ])
    }

    @Test func `is not there for what is not a banner`() {
        let change = BannerChange(from: file("items: [a]"), to: file("itens: [a]"))
        #expect(change == nil)
    }
}

/// A banner from text that has no fault.
private func read(_ text: String) throws -> Banner {
    try #require(
        BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8))).banner)
}

import BannerKit
import Testing

@testable import BannerRender

@Suite struct `The first difference of two schedules` {
    /// Small banners of every kind that differ in when, where and how often they turn their pages.
    private static let small: [String] = ["[a]", "[a, b]", "[a, b, c]", "[a, { id: b, duration: 0.7s }, c]"].flatMap {
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
            let difference = ScheduleDiff(old, new, upTo: .seconds(30)).firstDifference
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
        Schedule(banner).events(upTo: .seconds(30), kinds: .change).compactMap { ScheduleDiff.Occurrence($0, banner) }
    }
}

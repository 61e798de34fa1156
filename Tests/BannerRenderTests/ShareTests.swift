import Testing

@testable import BannerKit
@testable import BannerRender

@Suite struct `A share` {
    @Test(arguments: [
        (4_495, 10_000, "45.0", "0.4495"), (4_494, 10_000, "44.9", "0.4494"),
        (1, 3, "33.3", "0.333333"),
        (2, 3, "66.7", "0.666667"), (5, 10_000, "0.1", "0.0005"),
        (4_999, 10_000_000, "0.0", "0.0005"),
        (9_995, 10_000, "100.0", "0.9995"), (1, 2_000_000, "0.0", "0.000001"), (0, 5, "0.0", "0"),
        (5, 5, "100.0", "1"),
        (0, 0, "0.0", "0"), (316_223_999_999_999_999, 316_224_000_000_000_000, "100.0", "1"),
        (142_142_688_000_000_000, 316_224_000_000_000_000, "45.0", "0.4495"),
    ])
    func `is rounded from whole numbers, halves away from zero`(
        part: Int64, whole: Int64, percent: String, number: String
    ) {
        let share = Share(Time(microseconds: part), of: Time(microseconds: whole))
        var bytes: [UInt8] = []
        bytes.append(share)
        #expect(share.percent == percent)
        #expect(String(decoding: bytes, as: UTF8.self) == number)
    }

    /// a is shown for 4.495 s of 10 s, b for the remaining time.
    @Test func `is the same in every form`() throws {
        let banner = try read(
            "items: [{ id: a, duration: 4.495s }, { id: b, duration: 5.505s }]\ntimer: 2s")
        let summary = SummaryText(banner, Schedule(banner), upTo: .seconds(10))
        #expect(text { summary.appendTable(to: &$0) }.contains("  4.495s  45.0%  "))
        #expect(
            text { summary.appendJSON(to: &$0) }.contains("\"seconds\":4.495,\"share\":0.4495,"))
    }
}

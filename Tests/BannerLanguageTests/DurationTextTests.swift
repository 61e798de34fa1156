import BannerKit
import Testing

@testable import BannerLanguage

@Suite("A duration's text")
struct DurationTextTests {
    @Test(arguments: [
        ("2s", 2_000_000), ("300ms", 300_000), ("1.5s", 1_500_000), ("2m", 120_000_000),
        ("1h", 3_600_000_000),
        ("1m30s", 90_000_000), ("1h30s", 3_630_000_000), ("1h2m3s4ms", 3_723_004_000),
        ("2", 2_000_000),
        ("0.25", 250_000), ("0s", 0), ("0.001ms", 1), ("0.000001s", 1),
        ("1.5000000000s", 1_500_000),
        ("0.1h", 360_000_000), ("0.0000000025h", 9), ("0m1.5s", 1_500_000),
        ("31622400s", 31_622_400_000_000),
        ("8784h", 31_622_400_000_000),
    ])
    func `is exact to the microsecond`(text: String, microseconds: Int64) throws {
        #expect(try DurationText.read(text) == Time(microseconds: microseconds))
    }

    @Test(arguments: [
        "", "s", "2 s", " 2s", "2s ", "2S", "2sec", "1:30", "s2", "1.s", ".5s", "1.5m30s", "30s1m",
        "1s1s", "1m2", "2x",
        "1e3s", "+2s", "--2s", "٣s", "1,5s", "2µs", "1.2.3s",
    ])
    func `is refused where it is none`(text: String) {
        #expect(throws: DurationFault.syntax) { try DurationText.read(text) }
    }

    @Test(arguments: [
        ("-1s", DurationFault.negative), ("-0.5", .negative), ("0.0001ms", .tooFine),
        ("1.0000001s", .tooFine),
        ("0.00000000001h", .tooFine), ("0.12345678901234567890123s", .tooFine),
        ("31622401s", .tooLong(DurationText.longest)),
        ("8785h", .tooLong(DurationText.longest)),
        ("99999999999999999999999h", .tooLong(DurationText.longest)),
        ("9223372036855s", .tooLong(DurationText.longest)),
    ])
    func `has bounds`(text: String, fault: DurationFault) {
        #expect(throws: fault) { try DurationText.read(text) }
    }

    @Test func `may be longer where more is allowed`() throws {
        let century = Time.seconds(100 * 366 * 86_400)
        #expect(try DurationText.read("87600h", longest: century) == .seconds(315_360_000))
        #expect(throws: DurationFault.tooLong(century)) {
            try DurationText.read("9000000h", longest: century)
        }
    }

    @Test(arguments: [
        (0, "0s"), (1, "0.001ms"), (300_000, "300ms"), (1_500_000, "1.5s"), (90_000_000, "1m30s"),
        (3_600_000_000, "1h"), (3_661_000_001, "1h1m1.000001s"), (-2_000_000, "-2s"),
    ])
    func `is written as people write it`(microseconds: Int64, text: String) {
        #expect(DurationText.write(Time(microseconds: microseconds)) == text)
    }
}

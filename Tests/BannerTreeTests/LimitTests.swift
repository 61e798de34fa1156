import BannerDiagnostics
import BannerTree
import Testing

@Suite struct `A limit` {
    /// A row: a description of the file, how it is made, the rule that names the limit, and the
    /// position.
    struct SizeLimitError: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var rule: String
        var start: Int
    }

    static let excesses = [
        SizeLimitError(
            testDescription: "2 MiB", text: "a: " + String(repeating: "b", count: 2 << 20),
            rule: "BK1020", start: 0),
        SizeLimitError(
            testDescription: "one byte more than 1 MiB", text: spaced(to: (1 << 20) + 1),
            rule: "BK1020", start: 0),
        SizeLimitError(
            testDescription: "100 000 deep",
            text: String(repeating: "[", count: 100_000)
                + String(repeating: "]", count: 100_000), rule: "BK1021", start: 64),
        SizeLimitError(
            testDescription: "1 MB of [", text: String(repeating: "[", count: 1_000_000),
            rule: "BK1021", start: 64),
        SizeLimitError(
            testDescription: "1 MB of -", text: String(repeating: "- ", count: 500_000),
            rule: "BK1021", start: 128),
        SizeLimitError(
            testDescription: "1 MB of ?", text: String(repeating: "? ", count: 500_000),
            rule: "BK1021", start: 128),
        SizeLimitError(
            testDescription: "mappings, 65 deep",
            text: String(repeating: "{a: ", count: 65)
                + String(repeating: "}", count: 65), rule: "BK1021", start: 256),
        SizeLimitError(
            testDescription: "200 001 nodes",
            text: "[" + String(repeating: "a,", count: 200_000) + "]",
            rule: "BK1022", start: 399_999),
        SizeLimitError(
            testDescription: "101 aliases",
            text: "[&x a" + String(repeating: ",*x", count: 101) + "]",
            rule: "BK1023", start: 306),
        SizeLimitError(
            testDescription: "a scalar of 64 KiB and a byte",
            text: "a: " + String(repeating: "b", count: 65_537),
            rule: "BK1024", start: 3),
        SizeLimitError(
            testDescription: "a key of 64 KiB and a byte",
            text: "? " + String(repeating: "b", count: 65_537),
            rule: "BK1024", start: 2),
        SizeLimitError(
            testDescription: "4097 blanks",
            text: "a: b" + String(repeating: " ", count: 4_097) + "c", rule: "BK1025",
            start: 4),
        SizeLimitError(
            testDescription: "blanks and breaks of every kind",
            text: "한글: |\n" + String(repeating: " \n\t\r\n\u{2028}", count: 1_000) + " x",
            rule: "BK1025", start: 5),
        SizeLimitError(
            testDescription: "17 directives",
            text: String(repeating: "%TAG !a! b\n", count: 17) + "--- a",
            rule: "BK1026", start: 16 * 11),
        SizeLimitError(
            testDescription: "100 000 directives", text: String(repeating: "%A\r", count: 100_000),
            rule: "BK1026",
            start: 48),
    ]

    @Test(arguments: excesses)
    func `that is passed is named, at the place where it is passed`(excess: SizeLimitError) {
        let reading = Reading(excess.text)
        #expect(reading.rules == [excess.rule])
        #expect(reading.report.findings.map(\.range.start) == [excess.start])
        #expect((reading.document == nil) == (excess.rule != "BK1024"))
    }

    @Test(arguments: [
        spaced(to: 1 << 20),
        String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
        "[" + String(repeating: "a,", count: 199_999) + "]",
        "[&x a" + String(repeating: ",*x", count: 100) + "]",
        "a: " + String(repeating: "b", count: 65_536),
        "a: b" + String(repeating: " ", count: 4_096) + "c",
        "%YAML 1.2\n--- \"" + String(repeating: "\n%", count: 15) + "\"",
    ])
    func `that is just kept is not named`(text: String) {
        let reading = Reading(text)
        #expect(reading.rules == [])
        #expect(reading.document != nil)
    }

    @Test func `of nodes counts what aliases stand for, without following them`() {
        let laughs = (1...9).map { level in
            "l\(level): &l\(level) ["
                + Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ") + "]"
        }
        let reading = Reading("l0: &l0 [lol, lol]\n" + laughs.joined(separator: "\n"))
        #expect(reading.rules == ["BK1022"])
        #expect(reading.document == nil)
    }

    @Test func `of depth counts what aliases stand for`() {
        let half = String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
        let other = String(repeating: "[", count: 31) + "*x" + String(repeating: "]", count: 31)
        #expect(Reading("a: &x \(half)\nb: \(other)\n").rules == ["BK1021"])
        #expect(Reading("a: &x \(half.dropFirst().dropLast())\nb: \(other)\n").rules == [])
    }

    @Test func `can be set`() {
        var limits = Limits()
        limits.maxBytes = 10
        #expect(Reading("a: 12345678", limits: limits).rules == ["BK1020"])
        limits.maxBytes = 11
        #expect(Reading("a: 12345678", limits: limits).rules == [])
    }

    /// A text of one scalar and comments with this many bytes.
    static func spaced(to count: Int) -> String {
        "a" + String(repeating: "\n# 1234567", count: (count - 1) / 10)
            + String(repeating: "\n", count: (count - 1) % 10)
    }
}

import Testing

@testable import BannerKit

@Suite("Numbers and strings in JSON")
struct TextTests {
    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1, "1"), (0.1 + 0.2, "0.3"), (15.8, "15.8"),
            (1.0 / 3, "0.333333"),
            (2.0 / 3, "0.666667"), (-1.5, "-1.5"), (0.000_000_4, "0"), (-0.000_000_4, "0"),
            (0.000_000_6, "0.000001"),
            (999_999.999_999_9, "1000000"), (1562, "1562"),
        ] as [(Double, String)])
    func `numbers are rounded to six decimals without trailing zeros`(
        value: Double, expected: String
    ) {
        #expect(text { $0.append(rounded: value) } == expected)
    }

    @Test(
        arguments: [
            (Int64(0), "0"), (1, "0.000001"), (300_000, "0.3"), (1_050_000, "1.05"),
            (20_000_000_000_000, "20000000"),
            (31_536_000_300_000, "31536000.3"),
        ] as [(Int64, String)])
    func `times are exact`(microseconds: Int64, expected: String) {
        #expect(text { $0.append(seconds: Time(microseconds: microseconds)) } == expected)
    }

    @Test(arguments: [
        ("summer-sale", #""summer-sale""#), ("여름 🏖️", #""여름 🏖️""#), ("a\"b\\c", #""a\"b\\c""#),
        ("a\nb\tc", #""a\nb\tc""#),
        ("\u{1B}[31m\u{7F}\u{9B}", #""\u001b[31m\u007f\u009b""#),
        ("\u{202E}\u{2028}", #""\u202e\u2028""#),
        ("##[add-mask]x", ##""#\u0023[add-mask]x""##), ("</script>", #""</script>""#),
    ])
    func `strings cannot act on whoever reads the line`(string: String, expected: String) {
        #expect(text { $0.append(jsonString: string) } == expected)
    }
}

import BannerDiagnostics
import BannerTree
import Testing

@Suite struct `A file's bytes` {
    static let sample = "제목: '여름 🏖️'\r\nb: [1, x]\n"

    @Test func `may be UTF-16 of either order, and places stay the same`() throws {
        let units = Array(Self.sample.utf16)
        let little: [UInt8] =
            [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
        let big: [UInt8] =
            [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
        let expected = try #require(Reading(Self.sample).document)
        for bytes in [little, big] {
            let document = try #require(Reading(bytes).document)
            #expect(document.root["제목"]?.text == "여름 🏖️")
            #expect(document.root["b"]?.range == expected.root["b"]?.range)
            #expect(
                document.file.lineTable().location(of: 18)
                    == expected.file.lineTable().location(of: 18))
        }
    }

    @Test(arguments: [
        ([0x61, 0x3A, 0x20, 0xFF], "BK1003", 3),
        ([0xEA, 0xB0, 0x80, 0x3A, 0x20, 0xC0, 0x80], "BK1003", 3),  // an overlong NUL
        ([0x61, 0xED, 0xA0, 0x80], "BK1003", 1),  // half a surrogate pair
        ([0x61, 0xE2, 0x80], "BK1003", 1),  // cut short
        ([0xF4, 0x90, 0x80, 0x80], "BK1003", 0),  // beyond U+10FFFF
        ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00], "BK1003", 1),  // UTF-16 with half a pair
        ([0xFF, 0xFE, 0x61, 0x00, 0x62], "BK1003", 1),  // UTF-16 with half a unit
        ([0x61, 0x00, 0x62, 0x00], "BK1004", 1),  // UTF-16 without a byte order mark
        ([0x61, 0x0A, 0x07], "BK1004", 2),
        ([0x61, 0x7F], "BK1004", 1),
        ([0x61, 0xC2, 0x85], "BK1004", 1),  // NEL, a C1 control
        ([0xEF, 0xBB, 0xBF, 0x61, 0xEF, 0xBB, 0xBF], "BK1004", 1),  // a second byte order mark
        ([0x61, 0xEF, 0xBF, 0xBE], "BK1004", 1),  // U+FFFE
        ([0x61, 0xEF, 0xBF, 0xBF], "BK1004", 1),  // U+FFFF
    ])
    func `that are not text are found at the first of them`(
        bytes: [UInt8], rule: String, codePoint: Int
    ) {
        let reading = Reading(bytes)
        #expect(reading.rules == [rule])
        #expect(reading.report.findings.map(\.range) == [SourceRange(codePoint, codePoint + 1)])
        #expect(reading.document == nil)
    }

    @Test func `are found wherever they stand, however long the text around them`() {
        for length in 0..<70 {
            let bytes =
                [UInt8](repeating: 0x61, count: length) + [0x01]
                + [UInt8](repeating: 0x62, count: 69 - length)
            #expect(
                Reading(bytes).report.findings.map(\.range) == [SourceRange(length, length + 1)])
        }
    }

    @Test(arguments: ["", " ", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}"])
    func `that say nothing are an empty file`(text: String) {
        let reading = Reading(text)
        #expect(reading.rules == ["BK1005"])
        #expect(reading.document == nil)
    }

    @Test(arguments: [
        "\u{85}", "\u{FFFD}", "\u{A0}", "\u{1F3D6}\u{FE0F}", "\u{10FFFF}", "e\u{301}", "\u{2028}",
    ])
    func `between double quotes may be written as themselves or as escapes`(text: String) throws {
        let escapes = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        #expect(Reading("\"\(escapes.joined())\"").document?.root.text == text)
        if text != "\u{85}" { #expect(Reading("\"\(text)\"").document?.root.text == text) }
    }
}

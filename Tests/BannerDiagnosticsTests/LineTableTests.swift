import Testing

@testable import BannerDiagnostics

@Suite struct `A line table` {
    static func table(_ bytes: [UInt8]) -> LineTable {
        SourceFile(name: "test", bytes: bytes).lineTable()
    }
    static func table(_ text: String) -> LineTable { table(Array(text.utf8)) }

    @Test(arguments: [
        ("a\nb", 2, 2), ("a\r\nb", 3, 2), ("a\rb", 2, 2), ("\n\r\r\nb", 4, 4),
    ])
    func `ends a line with LF, CRLF and CR`(text: String, codePoint: Int, line: Int) {
        #expect(Self.table(text).location(of: codePoint) == SourceLocation(line: line, column: 1))
        #expect(Self.table(text).text(ofLine: line) == "b")
    }

    @Test func `does not end a line with U+2028, NEL or a form feed`() {
        #expect(
            Self.table("a\u{2028}b\u{85}c\u{C}d").location(of: 6)
                == SourceLocation(line: 1, column: 7))
    }

    @Test(arguments: [(ColumnUnit.codePoints, 5), (.utf16, 6), (.utf8, 12)])
    func `counts columns in the unit that is asked for`(unit: ColumnUnit, column: Int) {
        // 한, 글, an emoji and a space: 4 code points, 5 UTF-16 units, 3 + 3 + 4 + 1 bytes.
        #expect(
            Self.table("x\n한글🏖 y").location(of: 6, in: unit)
                == SourceLocation(line: 2, column: column))
    }

    /// 2,000 of 한, an emoji and a letter: the place of the last letter, and of a letter in the
    /// middle.
    @Test(arguments: [
        (ColumnUnit.codePoints, 5_999, 6_000), (.utf16, 5_999, 8_000), (.utf8, 5_999, 16_000),
        (.codePoints, 2_999, 3_000), (.utf16, 2_999, 4_000), (.utf8, 2_999, 8_000),
    ])
    func `counts a long line as it counts a short one`(
        unit: ColumnUnit, codePoint: Int, column: Int
    ) {
        let table = Self.table("🏖\n" + String(repeating: "한🏖x", count: 2_000) + "\ny")
        #expect(
            table.location(of: codePoint + 2, in: unit) == SourceLocation(line: 2, column: column))
        #expect(table.codePoint(atByte: table.byteOffset(of: codePoint + 2)) == codePoint + 2)
        #expect(table.location(of: 6_003) == SourceLocation(line: 3, column: 1))
    }

    @Test func `counts a broken byte as one code point`() {
        let table = Self.table([0x61, 0xFF, 0xE2, 0x80, 0x0A, 0x62])
        #expect(table.codePointCount == 6)
        #expect(table.codePoint(atByte: 3) == 3)
        #expect(table.location(of: 5) == SourceLocation(line: 2, column: 1))
        #expect(table.text(ofLine: 2) == "b")
    }

    @Test(arguments: [("", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\n", 2), ("\r\n", 1)])
    func `counts the lines as an editor shows them`(text: String, count: Int) {
        #expect(Self.table(text).count == count)
    }

    @Test func `takes a place beyond the end for the end`() {
        let table = Self.table("ab\nc")
        #expect(table.location(of: 99) == SourceLocation(line: 2, column: 2))
        #expect(table.byteOffset(of: 99) == 4)
        #expect(table.codePoint(atByte: 99) == 4)
        #expect(table.text(ofLine: 3) == "")
        #expect(table.text(ofLine: 0) == "")
        #expect(table.start(ofLine: 9) == 4)
    }

    @Test func `goes from code points to bytes and back`() {
        let table = Self.table("가나\n🏖x")
        #expect((0...5).map { table.byteOffset(of: $0) } == [0, 3, 6, 7, 11, 12])
        #expect([0, 3, 6, 7, 11, 12].map { table.codePoint(atByte: $0) } == [0, 1, 2, 3, 4, 5])
        #expect(table.start(ofLine: 2) == 3)
    }
}

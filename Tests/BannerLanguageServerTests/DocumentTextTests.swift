import BannerDiagnostics
import BannerTestSupport
import Testing

@testable import BannerLanguageServer

/// A text as an editor has it: code points, with lines found anew after each change.
private struct EditorText {
    var scalars: [Unicode.Scalar]

    /// The position before each code point and at the end; `nil` between CR and LF, where an editor
    /// has none.
    func positions(_ unit: BannerSource.ColumnUnit) -> [Position?] {
        var positions: [Position?] = []
        var next = Position(line: 0, character: 0)
        for (place, scalar) in scalars.enumerated() {
            let isInside = scalar == "\n" && place > 0 && scalars[place - 1] == "\r"
            positions.append(isInside ? nil : next)
            let isBeforeLF =
                scalar == "\r" && place + 1 < scalars.count && scalars[place + 1] == "\n"
            if scalar == "\n" || scalar == "\r" && !isBeforeLF {
                next = Position(line: next.line + 1, character: 0)
            } else if scalar != "\r" {
                next.character += unit == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
            }
        }
        return positions + [next]
    }
}

@Suite struct `The text of a document` {
    @Test(arguments: [BannerSource.ColumnUnit.utf8, .utf16])
    func `ten thousand random changes make the text that the editor has`(
        unit: BannerSource.ColumnUnit
    ) throws {
        var random = Steps(seed: 11)
        let parts = [
            "a", "id: b", "\n", "\r\n", "\r", "\n\r", "😀", "한국어", "é", "e\u{301}", "\u{2028}",
            "\u{85}", "", "\t",
        ]
        var editor = EditorText(scalars: [])
        var document = OpenDocument(DocumentURI("file:///a"), nil, version: nil, text: "")
        for step in 0..<Sample.size(10_000) {
            let positions = editor.positions(unit)
            let places = positions.indices.filter { positions[$0] != nil }
            let start = places[random.next(places.count)]
            // The text grows to some hundred code points, and shrinks again.
            let most = editor.scalars.count > 300 ? 200 : random.next(4) == 0 ? 8 : 0
            let ends = places.filter { $0 >= start && $0 <= start + most }
            let end = ends[random.next(ends.count)]
            let new = (0..<random.next(4)).map { _ in parts[random.next(parts.count)] }.joined()
            let range = try #require(positions[start])..<(try #require(positions[end]))
            document.change(range, to: new, unit)
            editor.scalars.replaceSubrange(start..<end, with: new.unicodeScalars)
            var string = String.UnicodeScalarView()
            string.append(contentsOf: editor.scalars)
            try #require(document.text == Array(String(string).utf8), "step \(step)")
            // Every place is found, there and back.
            guard step % 100 == 0 else { continue }
            let map = PositionMap(document.text, unit)
            for (place, position) in editor.positions(unit).enumerated() {
                guard let position else { continue }
                let offset = map.byte(ofCodePoint: place)
                try #require(
                    map.position(ofByte: offset) == position, "step \(step), place \(place)")
                try #require(map.byte(of: position) == offset)
            }
        }
    }

    @Test(arguments: [
        // In a line of three characters: é, 😀, x.
        (0, 0, 0, 0), (0, 1, 0, 2), (0, 2, 2, 2), (0, 3, 2, 6), (0, 4, 2, 7), (0, 9, 7, 7),
        (1, 0, 8, 8), (9, 9, 9, 9),
    ])
    func `a position is that of a character`(line: Int, character: Int, utf8: Int, utf16: Int) {
        let text = Array("é😀x\n1".utf8)
        #expect(text.offset(of: Position(line: line, character: character), in: .utf8) == utf8)
        #expect(text.offset(of: Position(line: line, character: character), in: .utf16) == utf16)
    }

    @Test func `a place after the last line break is shown on the last line`() {
        let map = PositionMap(Array("ab\r\ncd\r\n".utf8), .utf16)
        #expect(
            map.mark(SourceRange(8, 8)) == Position(
                line: 1, character: 2)..<Position(line: 1, character: 2))
        #expect(
            map.mark(SourceRange(1, 6)) == Position(
                line: 0, character: 1)..<Position(line: 0, character: 2))
    }

    @Test func `a byte order mark is a character for the editor, and none for the file`() {
        let map = PositionMap(Array("\u{FEFF}ab".utf8), .utf16)
        #expect(map.position(ofByte: 1) == Position(line: 0, character: 2))
        #expect(map.byte(of: Position(line: 0, character: 2)) == 1)
        #expect(map.byte(ofCodePoint: 1) == 1)
    }
}

/// Pseudo-random numbers, the same in every run.
struct Steps {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number below a bound.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

import BannerDiagnostics
import Testing

@testable import BannerTree

/// Reads a text.
private func read(_ text: String) throws(JSONFault) -> JSON { try JSON(Array(text.utf8)) }

@Suite struct `A JSON value` {
    @Test(
        arguments: [
            ("null", .null), (" true ", .bool(true)), ("\u{FEFF}false\n", .bool(false)),
            ("2.0", .number("2.0")), ("9223372036854775808", .number("9223372036854775808")),
            (#""a\/\"\\\b\f\n\r\t""#, .string("a/\"\\\u{8}\u{C}\n\r\t")),
            (#""\u00e9\uD83D\uDE00\ud83d""#, .string("é😀\u{FFFD}")),
            (#""\ud83d\ud83d\ude00\udE00x""#, .string("\u{FFFD}😀\u{FFFD}x")),
            (#""\ud83d\n""#, .string("\u{FFFD}\n")),
            ("[]", .array([])), ("[1,[2],{}]", [1, [2], [:]]),
            (#"{"a":1,"b":2,"a":3}"#, ["a": 3, "b": 2]),
        ] as [(String, JSON)])
    func `a text is a value`(text: String, value: JSON) throws { #expect(try read(text) == value) }

    @Test(
        arguments: [
            ("0", 0, 0), ("-0", 0, 0), ("2.0", 2, 2), ("2e3", 2000, 2000), ("1.5", nil, 1.5),
            ("9223372036854775807", .max, 9_223_372_036_854_775_808),
            ("9223372036854775808", nil, 9_223_372_036_854_775_808), ("1e999", nil, .infinity),
        ] as [(String, Int?, Double)])
    func `a number is whole however it is written`(text: String, whole: Int?, number: Double) throws
    {
        let value = try read(text)
        #expect(value.integer == whole)
        #expect(value.double == number)
    }

    @Test(
        arguments: [
            ("", .incomplete, 0), (" ", .incomplete, 1), ("nul", .incomplete, 3),
            ("nulL", .unexpected(0x4C), 3),
            ("1 2", .rest, 2), ("01", .number, 0), ("1.", .number, 0), ("-", .number, 0),
            ("1e+", .number, 0),
            (".5", .unexpected(0x2E), 0), ("+1", .unexpected(0x2B), 0),
            ("NaN", .unexpected(0x4E), 0),
            ("[1,]", .unexpected(0x5D), 3), ("[1 2]", .unexpected(0x32), 3),
            ("{,}", .unexpected(0x2C), 1),
            (#"{"a" 1}"#, .unexpected(0x31), 5), (#"{"a":1,}"#, .unexpected(0x7D), 7),
            ("{a:1}", .unexpected(0x61), 1),
            (#""a"#, .incomplete, 2), (#""\x""#, .escape, 1), (#""\u12g4""#, .escape, 1),
            (#""\u12"#, .incomplete, 5),
            ("\"a\nb\"", .control(0x0A), 2), ("[", .incomplete, 1), ("'a'", .unexpected(0x27), 0),
        ] as [(String, JSONFault.Reason, Int)])
    func `a fault has its byte`(text: String, reason: JSONFault.Reason, position: Int) {
        #expect(throws: JSONFault(reason: reason, position: position)) { try read(text) }
    }

    @Test func `a string that is not UTF-8 is refused`() {
        #expect(throws: JSONFault(reason: .encoding, position: 1)) {
            try JSON([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D])
        }
        // As long as the character that would replace it.
        #expect(throws: JSONFault(reason: .encoding, position: 0)) {
            try JSON([0x22, 0xF0, 0x9F, 0x98, 0x22])
        }
    }

    @Test(arguments: [
        (#""a\ud83d""#, 2), (#""\ud83d\ud83d\ude00""#, 1), (#""\ude00x""#, 1), (#""\ud83d\n""#, 1),
    ])
    func `a lone surrogate is refused where that is wanted`(text: String, position: Int) {
        var limits = JSONLimits()
        limits.allowsHalfPairs = false
        #expect(throws: JSONFault(reason: .halfPair, position: position)) {
            try JSON(Array(text.utf8), limits: limits)
        }
    }

    @Test func `what exceeds a limit is refused`() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(try read(deep) != .null)
        #expect(throws: JSONFault(reason: .depth(limit: 64), position: 64)) {
            try read("[\(deep)]")
        }
        #expect(throws: JSONFault(reason: .depth(limit: 64), position: 5 * 64)) {
            try read(String(repeating: #"{"a":"#, count: 65))
        }
        #expect(throws: JSONFault(reason: .depth(limit: 64), position: 64)) {
            try read(String(repeating: "[", count: 1_000_000))
        }
        var limits = JSONLimits()
        limits.count = 3
        #expect(throws: JSONFault(reason: .count(limit: 3), position: 5)) {
            try JSON(Array("[1,2,3]".utf8), limits: limits)
        }
    }

    @Test func `of a key that is there twice in a large object the last value counts`() throws {
        let members = (0..<100).map { "\"k\($0 % 40)\": \($0)" }.joined(separator: ",")
        let tree = try read("{\(members)}")
        #expect(tree["k0"] == 80)
        #expect(tree["k39"] == 79)
    }

    @Test func `a receiver gets the parts with their bytes`() throws {
        struct Log: JSONReceiver {
            var lines: [String] = []
            mutating func begin(_ kind: JSONKind, at position: Int) {
                lines.append("\(kind) \(position)")
            }
            mutating func end(at position: Int) { lines.append("end \(position)") }
            mutating func takeKey(_ key: String, _ range: Range<Int>) {
                lines.append("key \(key) \(range)")
            }
            mutating func take(_ value: JSON, _ range: Range<Int>) {
                lines.append("\(value) \(range)")
            }
        }
        let log = try JSONReader.read(Array(#"{"é": [1.50, null]}"#.utf8), into: Log())
        #expect(
            log.lines == [
                "object 0", "key é 1..<5", "array 7", #"number("1.50") 8..<12"#, "null 14..<18",
                "end 19", "end 20",
            ])
    }
}

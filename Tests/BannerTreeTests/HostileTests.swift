import BannerDiagnostics
import BannerTree
import Testing

@Suite struct `A hostile file` {
    static let sample = Array(
        """
        %YAML 1.2
        ---
        # 배너
        items: &all
          - {id: "여름 🏖️", link: 'https://example.com/#a', color: "#FF6B35"} # one
          - !!str red
          - | # block
            text e\u{301}

          - *none
        ? [complex, key]
        : {a: 1, a: 2, "b\\u00e9": [1, 2]}
        all: *all
        folded: >-
          one
          two\u{2028}three
        ...

        """.utf8)

    /// Reads bytes and visits the complete result; returns whether every position in it is within
    /// the file.
    static func isSound(_ bytes: [UInt8]) -> Bool {
        let reading = Reading(bytes)
        let end = SourceFile(name: "", bytes: bytes).lineTable().codePointCount
        var places = reading.report.findings.flatMap { [$0.range] + $0.notes.compactMap(\.range) }
        var waiting = reading.document.map { [$0.root] } ?? []
        while let node = waiting.popLast(), places.count < 10_000 {
            places.append(node.range)
            waiting += node.items
            waiting += node.entries.flatMap { [$0.key, $0.value] }
            guard String(validating: node.bytes, as: UTF8.self) != nil else { return false }
        }
        return (reading.document != nil || reading.report.hasErrors)
            && places.allSatisfy { $0.start >= 0 && $0.end <= max(end, 1) }
    }

    @Test func `that is a sample cut off anywhere is read or reported`() {
        for length in 0...Self.sample.count {
            #expect(Self.isSound(Array(Self.sample.prefix(length))), "cut at \(length)")
        }
    }

    @Test func `that is a sample with any one byte changed is read or reported`() {
        for index in Self.sample.indices {
            for byte in Array("\0\t\n #:-'\"[]{}&*!|>%@\u{7F}".utf8) + [0x80, 0xE2, 0xFF] {
                var bytes = Self.sample
                bytes[index] = byte
                #expect(Self.isSound(bytes), "byte \(byte) at \(index)")
            }
        }
    }

    @Test func `that is a sample without any one byte, or with one twice, is read or reported`() {
        for index in Self.sample.indices {
            #expect(
                Self.isSound(Array(Self.sample[..<index] + Self.sample[(index + 1)...])),
                "without \(index)")
            #expect(
                Self.isSound(Array(Self.sample[...index] + Self.sample[index...])), "twice \(index)"
            )
        }
    }

    @Test func `of binary rubbish is reported`() {
        var state: UInt64 = 1
        for _ in 0..<200 {
            let bytes = (0..<300).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            #expect(Self.isSound(bytes))
            #expect(Reading(bytes).document == nil)
        }
    }

    @Test func `of marks in any order is read or reported`() {
        let marks = Array("[]{},:-?&*!|>'\"%#ab \n\t1".utf8)
        var state: UInt64 = 7
        for _ in 0..<3_000 {
            let bytes = (0..<40).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return marks[Int(state >> 33) % marks.count]
            }
            #expect(Self.isSound(bytes), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `of very many faults shows as many as a report shows, and counts them all`() {
        let report = Reading(String(repeating: "a: 1\n", count: 20_001)).report
        #expect(report.findings.count == Report.shownLimit)
        #expect(report.count(of: .error) == 20_000)
    }

    @Test func `of number signs after number signs is read in one pass`() {
        #expect(Reading("a: 1 " + String(repeating: "#,", count: 400_000)).rules == [])
        #expect(Reading("a: ''" + String(repeating: "#,", count: 400_000)).rules == ["BK1012"])
    }
}

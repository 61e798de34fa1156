import BannerDiagnostics
import BannerTestSupport
import BannerYAML
import Testing

/// Banners with random slips: whatever is said about them must hold.
@Suite struct `A banner with random slips` {
    private static let banners = [
        """
        name: "Summer sale"
        items:
          - id: summer
            title: Summer
            color: "#FF6B35"
          - { id: winter, title: 'It''s winter', tags: [a, b] }
        timer:
          interval: 3s
          countsFrom: settle
        indicator: pill
        description: |
          Two lines
          of text

        """,
        "items: [{id: a, title: 여름}, b]\nlayout: {spacing: 20}\ntimer: 2s # dwell\n",
        "{\"items\": [\"a\", \"b\"], \"timer\": \"3s\"}\n",
    ]

    private static let slips = [
        " ", "  ", "\n", "\t", ":", ": ", "-", "- ", "\"", "'", "[", "]", "{", "}", ",", "#", "//",
        "=", "{{ x }}", "：",
        "，",
        "“", "”", "\u{A0}", "\u{3000}", "\u{200B}", "%", "@", "`", "*", "&", "!", "|", ">", "?",
        "\\", "\r",
        "<<<<<<< a\n", "é",
    ]

    /// A generator with a seed: the same slips in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(1, limit)
        }
    }

    private static func slipped(_ numbers: inout Numbers) -> String {
        var scalars = Array(banners[numbers.next(below: banners.count)].unicodeScalars)
        for _ in 0...numbers.next(below: 2) {
            let place = numbers.next(below: scalars.count)
            switch numbers.next(below: 3) {
            case 0: scalars.remove(at: place)
            case 1:
                scalars.insert(
                    contentsOf: Array(slips[numbers.next(below: slips.count)].unicodeScalars),
                    at: place)
            default:
                scalars[place] = Array(slips[numbers.next(below: slips.count)].unicodeScalars)[0]
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    @Test(arguments: 1...8)
    func `is mended for good, and every place said is in the text`(seed: UInt64) {
        var numbers = Numbers(state: seed)
        for _ in 0..<Sample.size(25) {
            let text = Self.slipped(&numbers)
            let count = text.unicodeScalars.count
            let report = BannerFile.read(SyntaxMistake.file(text)).report
            for finding in report.findings {
                let places =
                    [finding.range] + finding.notes.compactMap(\.range)
                    + finding.remedies.flatMap { $0.edits.map(\.range) }
                #expect(places.allSatisfy { $0.start >= 0 && $0.end <= count }, "\(text)")
            }
            let mended = BannerFile.SafeFixes(SyntaxMistake.file(text))
            #expect(BannerFile.SafeFixes(mended.file).count == 0, "\(text)")
            let after = BannerFile.read(mended.file)
            // A text that is not YAML and has a safe fix is changed by it.
            let isSyntax = report.findings.contains {
                $0.rule.id == "BK1001" && $0.remedies.first?.certainty == .certain
            }
            #expect(!isSyntax || mended.count > 0, "\(text)")
            #expect(
                mended.count > 0 || after.report.findings.count == report.findings.count, "\(text)")
        }
    }
}

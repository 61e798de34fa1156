import BannerDiagnostics
import BannerEditing
import BannerTestSupport
import Testing

@testable import BannerLanguageServer

struct HostileTests {
    @Test(arguments: Corpus.all.indices.filter { $0.isMultiple(of: 11) })
    func `Every answer to a mutated text is inside it`(_ number: Int) {
        var choices = Choices(seed: UInt64(number))
        for _ in 0..<8 {
            var bytes = Corpus.all[number].source.bytes
            for _ in 0...choices.next(3) { choices.mutate(&bytes) }
            // Also as JSON, which most of these texts are not.
            let name = choices.next(3) == 0 ? "a.banner.json" : "a.banner.yaml"
            let snapshot = Snapshot(SourceFile(name: name, bytes: bytes), kind: .banner)
            for _ in 0..<3 {
                checkAnswers(of: snapshot, at: choices.next(snapshot.file.bytes.count + 1))
            }
        }
    }

    @Test(arguments: [
        String(repeating: "- ", count: 10_000), String(repeating: "[", count: 10_000),
        String(repeating: "{a: ", count: 5_000), String(repeating: "a: {b: [\n", count: 1_000),
        (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        String(repeating: "\"\n", count: 5_000), String(repeating: "a: \"\n", count: 2_000),
        String(repeating: "- { id: a\n", count: 2_000), String(repeating: "}", count: 10_000),
        String(repeating: "#", count: 10_000), String(repeating: "a\u{2028}: \r", count: 1_000),
        "items: [a]\nscenarios:\n" + String(repeating: "  - expect:\n    - at: 1s\n", count: 500),
        "---\n...\n%",
        "\u{FEFF}",
        "? a\n: b\n", "items: &a [*a, *a]", "a: |\n", "a: |", "- |\n  x\n y", "'", "\"", "\"\\",
        "&", "!", "*", "- -",
        "{,:}", "[:,]",
    ]) func `Texts that are made to be hard have answers`(_ text: String) {
        for name in ["a.banner.yaml", "a.banner.json"] {
            let snapshot = Snapshot(SourceFile(name: name, bytes: Array(text.utf8)), kind: .banner)
            let count = snapshot.file.bytes.count
            for offset in Set([0, count / 2, max(0, count - 1), count]) {
                checkAnswers(of: snapshot, at: offset)
            }
        }
    }

    private func checkAnswers(of snapshot: Snapshot, at offset: Int) {
        let whole = 0..<snapshot.file.bytes.count
        func isInside(_ range: Range<Int>) -> Bool {
            whole.lowerBound <= range.lowerBound && range.upperBound <= whole.upperBound
        }
        for completion in snapshot.completions(at: offset) {
            #expect(
                isInside(completion.range) && completion.range.lowerBound <= offset
                    && offset <= completion.range.upperBound)
        }
        if let hover = snapshot.hover(at: offset) { #expect(isInside(hover.range)) }
        if let place = snapshot.definition(at: offset) { #expect(isInside(place)) }
        #expect(snapshot.references(at: offset, withDeclaration: true).allSatisfy(isInside))
        if let edits = try? snapshot.rename(at: offset, to: "other") {
            #expect(edits.allSatisfy { isInside($0.range) })
        }
        #expect(snapshot.selections(at: offset).allSatisfy(isInside))
        #expect(snapshot.folds().allSatisfy { isInside($0.range) })
        #expect(snapshot.symbols().allSatisfy { isInside($0.range) })
        #expect(snapshot.links().allSatisfy { isInside($0.range) })
        #expect(snapshot.colors().allSatisfy { isInside($0.range) })
        #expect(snapshot.tokens().allSatisfy { isInside($0.range) })
        #expect(snapshot.inlayHints(in: whole).allSatisfy { $0.offset <= whole.upperBound })
        #expect(snapshot.lenses().allSatisfy { isInside($0.range) })
    }
}

/// A sequence of choices that a seed determines.
private struct Choices {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number from 0 up to, but not including, `count`.
    mutating func next(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, count)))
    }

    /// Deletes, inserts or repeats something.
    mutating func mutate(_ bytes: inout [UInt8]) {
        let pieces = [
            ":", "- ", "[", "]", "{", "}", "\"", "'", "#", " #", "&a ", "*a", "!!str ", "|", ">",
            ",", "\n", "\r\n",
            "  ", "\t",
            "é", "😀", "\u{2028}", "at: 1s", "page: ", "timer:", "\n\n", "%", "---\n", "\\",
        ]
        let place = next(bytes.count + 1)
        switch next(4) {
        case 0: bytes.insert(contentsOf: pieces[next(pieces.count)].utf8, at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(8)))
        case 2: bytes.removeSubrange(place...)
        default:
            bytes.insert(
                contentsOf: bytes[place..<min(bytes.count, place + next(80))],
                at: next(bytes.count + 1))
        }
    }
}

import BannerRender
import Testing

@Suite struct `A line's fingerprint` {
    /// The fingerprints of all lines; a text has at most one more line than letters.
    private static func all(in text: String) -> [String] {
        LineFingerprint.of(Set(0...text.utf16.count), in: text).sorted { $0.key < $1.key }.map(
            \.value)
    }

    @Test func `counts the lines before it, those included that nobody asks for`() {
        let text = String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)
        #expect(
            LineFingerprint.of([3, 9], in: text) == [
                3: "a7f2ff13bc495cf2:4", 9: "cc97dc7b1d7d8f7b:1",
            ])
        #expect(
            LineFingerprint.of([], in: text).isEmpty && LineFingerprint.of([99], in: text).isEmpty)
    }

    /// The vectors that GitHub publishes with the algorithm.
    @Test(arguments: [
        ("", ["c129715d7a2bc9a3:1"]),
        (
            " a\nb\n  \t\tc\n d",
            ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
        ),
        (
            String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
            [
                "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3",
                "a7f2ff13bc495cf2:4",
                "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1",
                "a9cf91f7bbf1862b:1",
                "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
            ]
        ),
    ])
    func `equals GitHub's`(text: String, fingerprints: [String]) {
        #expect(Self.all(in: text) == fingerprints)
    }

    @Test func `does not change with the kind of line break`() {
        let text = "a: b\nc: [d,\n  e]\n"
        let fingerprints = Self.all(in: text)
        #expect(Self.all(in: text.replacing("\n", with: "\r\n")) == fingerprints)
        #expect(Self.all(in: text.replacing("\n", with: "\r")) == fingerprints)
    }
}

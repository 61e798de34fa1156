import BannerDiagnostics
import Testing

@Suite struct `A suggestion` {
    @Test(arguments: [
        ("intervall", "interval"), ("Interval", "interval"), ("itnerval", "interval"),
        ("scaling-dots", "scalingDots"),
        ("scaling_dots", "scalingDots"), ("dotz", "dots"), ("lop", "loop"), ("", nil),
        ("zebra", nil), ("x", nil),
        (String(repeating: "interval", count: 1_000), nil),
    ])
    func `is the nearest word, if one is near`(word: String, nearest: String?) {
        let words = ["interval", "scalingDots", "dots", "loop"]
        #expect(Suggestion.nearest(to: word, in: words) == nearest)
    }

    @Test func `is the first of several equally near words`() {
        #expect(Suggestion.nearest(to: "lime", in: ["line", "time"]) == "line")
    }
}

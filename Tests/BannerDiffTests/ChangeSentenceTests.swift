import BannerRender
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `The sentence of a change` {
    private static let home = """
        timer: 3s
        indicator: pill
        items:
          - { id: sale, title: Sale, color: "#A83A15" }
          - { id: new, title: New arrivals }
          - { id: members, title: Members, subtitle: Free delivery }

        """
    private static let dated = """
        items:
          - { id: eu, title: Black Friday Europe, when: { from: 2026-11-27, until: 2026-11-27 } }
          - { id: house, title: House, when: { until: 2027-01-01 } }

        """

    private func sentence(_ old: String?, _ new: String) throws -> String {
        let sides = [old, new].map { text in
            text.map { BannerFile.read(SourceFile(name: "a", bytes: Array($0.utf8))) }
                .flatMap(BannerChange.Side.init)
        }
        let change = BannerChange(
            from: sides[0], to: sides[1], DiffPlay(horizon: .seconds(3_600)))
        return DiffTextRenderer(TextStyle()).text(change.sentence, [])
    }

    /// What is replaced in the banner `home`, by what, and the sentence.
    @Test(arguments: [
        ("pill", "dots", "Only the indicator changes: pill → dots"),
        ("pill", "{ style: pill, width: 30 }", "Only the indicator changes: width not set → 30"),
        (
            "timer: 3s", "timer: 5s",
            "Each card is on 2 s longer: every 3 s → 5 s · round 9 s → 15 s"
        ),
        (
            "timer: 3s", "timer: 2500ms",
            "Each card is on 0.5 s shorter: every 3 s → 2.5 s · round 9 s → 7.5 s"
        ),
        (
            "indicator: pill\n", "indicator: none\n", "Only the indicator changes: pill → none"
        ),
        ("title: Sale", "title: Sale, duration: 5s", "Sale is on 2 s longer"),
        ("timer: 3s\n", "", "Only the timer changes: 3s → not set"),
        (
            "timer: 3s", "timer: { drift: 40 }\npaging: { snap: none }",
            "The content moves all the time, and 2 more changes"
        ),
        ("title: Members", "title: Friends", "Members is now called Friends"),
        ("Free delivery", "Free", "Only the subtitle of Members changes: Free delivery → Free"),
        ("#A83A15", "#000000", "Only the color of Sale changes: #A83A15 → #000000"),
        ("id: members", "id: club", "Only the id of Members changes: members → club"),
        ("  - { id: new, title: New arrivals }\n", "", "New arrivals is gone"),
        (
            "id: new, title: New arrivals", "id: gifts, title: Gifts",
            "Gifts is new, and 1 more change"
        ),
        (
            "items:\n", "items:\n  - { id: a, title: A }\n  - { id: b, title: B }\n",
            "A and B are new"
        ),
        ("items:\n", "items: [a, b, c, d]\nx-more:\n", "4 cards are new, and 2 more changes"),
        ("items:\n", "x-note: 1\nitems:\n", "Only the x-note changes: not set → 1"),
        (
            "items:\n", "scenarios: [{ name: s, duration: 2s }]\nitems:\n",
            "Nothing changes for a viewer"
        ),
    ])
    func `says what matters most to a viewer`(old: String, new: String, words: String) throws {
        #expect(try sentence(Self.home, Self.home.replacing(old, with: new)) == words + "\n")
    }

    @Test(arguments: [
        (
            "until: 2026-11-27", "until: 2026-11-29",
            "Black Friday Europe is on 48 h longer, until 29 Nov 2026 UTC"
        ),
        (
            "until: 2026-11-27", "until: 2026-11-28T18:00",
            "Black Friday Europe is on 18 h longer, until 28 Nov 2026 18:00 UTC"
        ),
        ("from: 2026-11-27", "from: 2026-11-20", "Black Friday Europe is on 7 d longer"),
        (
            "{ until: 2027-01-01 }", "{ until: 2026-12-31 }",
            "Nothing is on from 1 Jan 2027 UTC, and 1 more change"
        ),
        (
            "from: 2026-11-27, until: 2026-11-27", "from: 2026-11-28, until: 2026-11-28",
            "Black Friday Europe is on at other times, from 28 Nov 2026, until 28 Nov 2026 UTC"
        ),
    ])
    func `says until when a card is on`(old: String, new: String, words: String) throws {
        #expect(try sentence(Self.dated, Self.dated.replacing(old, with: new)) == words + "\n")
    }

    @Test func `says that the content starts and stops moving`() throws {
        let (still, drifting) = ("paging: { snap: none }\n" + Self.home, "timer: { drift: 40 }")
        let moving = still.replacing("timer: 3s", with: drifting)
        let resting = still.replacing("timer: 3s\n", with: "")
        #expect(
            try sentence(resting, moving) == "The content moves all the time\n")
        #expect(
            try sentence(moving, resting) == "The content no longer moves all the time\n")
        #expect(
            try sentence(moving, moving.replacing("40", with: "78"))
                == "Each card is on 4.75 s shorter: every 9.75 s → 5 s · round 29.25 s → 15 s\n")
    }

    @Test func `says several changes as a number, and what a new banner is`() throws {
        let new = Self.home.replacing("3s", with: "5s").replacing("pill", with: "dots")
            .replacing("New arrivals", with: "New")
        #expect(
            try sentence(Self.home, new)
                == "Each card is on 2 s longer: every 3 s → 5 s · round 9 s → 15 s, and 2 more changes\n"
        )
        #expect(try sentence(nil, Self.home) == "3 cards, every 3 s · round 9 s\n")
    }
}

import Testing

@testable import BannerLanguageServer

@Suite struct `An action on a banner` {
    @Test(arguments: [
        // A date that can be read as two, a zone by its abbreviation, and a key at the wrong place.
        (
            "items: [{ id: a, when: { from: ¦11/12/2026 } }]\n",
            [
                "Write `2026-11-12`": "items: [{ id: a, when: { from: 2026-11-12 } }]\n",
                "Write `2026-12-11`": "items: [{ id: a, when: { from: 2026-12-11 } }]\n",
            ]
        ),
        (
            "items: [a]\ntimeZone: ¦PST\n",
            [
                "Write `America/Los_Angeles`": "items: [a]\ntimeZone: America/Los_Angeles\n",
                "Write `America/Vancouver`": "items: [a]\ntimeZone: America/Vancouver\n",
            ]
        ),
        (
            "¦interval: 2s # slowly\nitems: [a, b]\n",
            ["Move `interval` under `timer`": "timer:\n  interval: 2s # slowly\nitems: [a, b]\n"]
        ),
        (
            "items: [a, b]\ntimer:\n  countsFrom: settle\n¦interval: 2s\n",
            ["Move `interval` under `timer`": "items: [a, b]\ntimer:\n  interval: 2s\n  countsFrom: settle\n"]
        ),
        (
            "items: [a, b]\n¦interval: 2s\ntimer: { countsFrom: settle }\n",
            ["Move `interval` under `timer`": "items: [a, b]\ntimer: { interval: 2s, countsFrom: settle }\n"]
        ),
        // The whole entry, as the help writes it.
        (
            "¦loop: true\nitems: [a, b]\n",
            ["Move `loop` under `paging`, as `loop: infinite`": "paging:\n  loop: infinite\nitems: [a, b]\n"]
        ),
        ("items: [a, b]\n¦autoplay: true\n", ["Write `timer: 2s`": "items: [a, b]\ntimer: 2s\n"]),
        (
            "items: [a, b]\nviewport: ¦390x844\n",
            ["Write `viewport: { width: 390, height: 844 }`": "items: [a, b]\nviewport: { width: 390, height: 844 }\n"]
        ),
        (
            "items: [a, b]\nlayout: { ¦slidesPerView: 2, spacing: 4 }\n",
            [
                "Write `cellWidthMultiplier: 0.5`":
                    "items: [a, b]\nlayout: { cellWidthMultiplier: 0.5, spacing: 4 }\n"
            ]
        ),
        // What is missing, at its place.
        ("items:\n  - ¦title: Sale\n", ["Add `id: sale`": "items:\n  - id: sale\n    title: Sale\n"]),
        (
            "items: [a, { id: b, ¦when: { from: 2026-11-12 } }]\n",
            [
                "Add `timeZone: Asia/Seoul`":
                    "timeZone: Asia/Seoul\nitems: [a, { id: b, when: { from: 2026-11-12 } }]\n",
                "Add `timeZone: UTC`": "timeZone: UTC\nitems: [a, { id: b, when: { from: 2026-11-12 } }]\n",
            ]
        ),
        // In the table's order: after the entries that come before it there, with their comments.
        (
            "# Ours.\nname: shop # Berlin\n# Cards.\nitems: [{ id: a, ¦when: { from: 2026-11-12 } }]\n",
            [
                "Add `timeZone: Asia/Seoul`":
                    "# Ours.\nname: shop # Berlin\ntimeZone: Asia/Seoul\n# Cards.\nitems: [{ id: a, when: { from: 2026-11-12 } }]\n",
                "Add `timeZone: UTC`":
                    "# Ours.\nname: shop # Berlin\ntimeZone: UTC\n# Cards.\nitems: [{ id: a, when: { from: 2026-11-12 } }]\n",
            ]
        ),
        (
            "items: [{ id: a, duration: ¦3s }, b]",
            ["Add `timer: 3s`": "timer: 3s\nitems: [{ id: a, duration: 3s }, b]"]
        ),
        // Another id, and the id of an item that is there.
        ("items: [red, red-2, ¦red]\n", ["Write `red-3`": "items: [red, red-2, red-3]\n"]),
        ("items: [a, { id: ¦\"a\" }]\n", ["Write `a-2`": "items: [a, { id: \"a-2\" }]\n"]),
        (
            "items: [a, '1']\npaging: { startPage: ¦2 }\n",
            [
                "Write `a`": "items: [a, '1']\npaging: { startPage: a }\n",
                "Write `1`": "items: [a, '1']\npaging: { startPage: \"1\" }\n",
            ]
        ),
        (
            "items: [a, b]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, page: ¦zebra }] }]\n",
            [
                "Write `a`": "items: [a, b]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, page: a }] }]\n",
                "Write `b`": "items: [a, b]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, page: b }] }]\n",
            ]
        ),
        // The largest that is allowed, the values of another key, and what is written in another place.
        (
            "items: [a, b]\nlayout: { cellWidthMultiplier: ¦1.5 }\n",
            ["Write `1`": "items: [a, b]\nlayout: { cellWidthMultiplier: 1 }\n"]
        ),
        (
            "items: [{ id: a, weight: ¦2 }, b]\ntimer: 3s\npaging:\n  loop: none\n",
            [
                "Write `loop: infinite`": "items: [{ id: a, weight: 2 }, b]\ntimer: 3s\npaging:\n  loop: infinite\n",
                "Write `loop: rewind`": "items: [{ id: a, weight: 2 }, b]\ntimer: 3s\npaging:\n  loop: rewind\n",
            ]
        ),
        (
            "items: [a, b]\ntimer: 3s # slow\n¦countsFrom: settle\n",
            [
                "Move `countsFrom` under `timer`":
                    "items: [a, b]\ntimer: { interval: 3s, countsFrom: settle } # slow\n"
            ]
        ),
        // Lists without dashes, or with others.
        ("items:\n  ¦red\n  blue\n", ["Begin each item with `- `": "items:\n  - red\n  - blue\n"]),
        ("items:\n  ¦• red\n  • blue\n", ["Begin each item with `- `": "items:\n  - red\n  - blue\n"]),
        (
            "items:\n  ¦id: a\n  title: A\n  id: b\n  title: B\n",
            ["Begin each item with `- `": "items:\n  - id: a\n    title: A\n  - id: b\n    title: B\n"]
        ),
        ("items: ¦{ id: a }\n", ["Put `[` and `]` around it": "items: [{ id: a }]\n"]),
        // What has no use.
        (
            "items: [a, b] # bannerkit-ignore[¦short-dwell] why\ntimer: 3s\n",
            ["Remove the comment": "items: [a, b]\ntimer: 3s\n"]
        ),
        (
            "# bannerkit-ignore[¦short-dwell] why\nitems: [a, b]\n", ["Remove the comment": "items: [a, b]\n"]
        ),
        ("items: [a, b]\ntimer: 2s\n¦timer: 3s\n", ["Remove `timer`": "items: [a, b]\ntimer: 2s\n"]),
        ("timer: ¦off\nitems: [a, b]\n", ["Remove `timer`": "items: [a, b]\n"]),
        (
            "items: [a, b]\ntimer: { interval: 3s, ¦pauseOnHover: true }\n",
            ["Remove `pauseOnHover`": "items: [a, b]\ntimer: { interval: 3s }\n"]
        ),
        ("items:\n¦\t- id: a\n\t  title: A\t\n", ["Indent with spaces": "items:\n  - id: a\n    title: A\t\n"]),
        // What a reader of YAML refuses: a tag, and what cannot be seen.
        ("items: [¦!foo red, b]\n", ["Remove the tag": "items: [red, b]\n"]),
        (
            "items: [a, b]\nlayout: { spacing: ¦!!str 5 }\n",
            ["Remove the tag": "items: [a, b]\nlayout: { spacing: 5 }\n"]
        ),
        (
            "items: [a, b]\ntimer: { cycles: ¦!!int '2s' }\n",
            ["Remove the tag": "items: [a, b]\ntimer: { cycles: '2s' }\n"]
        ),
        ("items:\n  - id: a\n    title: A¦\u{1}B\u{1}\n", ["Remove it": "items:\n  - id: a\n    title: AB\n"]),
        ("items: [a, ¦\u{FEFF}b]\n", ["Remove it": "items: [a, b]\n"]),
        ("items: [{ id: a, title: ¦\"A\\eB\" }]\n", ["Write `\"AB\"`": "items: [{ id: a, title: \"AB\" }]\n"]),
        (
            "items: [{ id: a, link: ¦HTTPS://example.com }]\n",
            ["Write `https://example.com`": "items: [{ id: a, link: https://example.com }]\n"]
        ),
        // Keys for what is meant.
        (
            "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ ¦at: 1s, item: a }] }]\n", [:]
        ),
        (
            "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, ¦item: a }] }]\n",
            ["Write `page`": "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, page: a }] }]\n"]
        ),
        (
            "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ item: a, ¦at: 1s }] }]\n",
            ["Write `page`": "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ page: a, at: 1s }] }]\n"]
        ),
        (
            "items: [a, b]\n¦tapToAdvance: true\n",
            ["Write `controls: { arrows: true }`": "items: [a, b]\ncontrols: { arrows: true }\n"]
        ),
        (
            "items: [a, b]\nlayout: { ¦peek: 20, itemsPerView: 2 }\n",
            ["Remove `peek`": "items: [a, b]\nlayout: { itemsPerView: 2 }\n"]
        ),
        // An example is not a reading.
        ("items: [{ id: a, when: { from: ¦tomorrow } }]\n", [:]),
    ])
    func `offers every reading that the help names`(text: String, expected: [String: String]) {
        let actions = Editor(text).actions("quickfix").filter {
            !$0.title.hasPrefix("Ignore") && !$0.title.hasPrefix("Fix ")
        }
        #expect(Dictionary(uniqueKeysWithValues: actions.map { ($0.title, $0.after) }) == expected)
        #expect(actions.allSatisfy { !$0.isPreferred })
    }

    @Test func `is preferred if it is certain, and a finding is ignored with a reason`() {
        let actions = Editor("items: [a, b]\n¦timmer: 2s\n").actions("quickfix")
        #expect(actions.map(\.title) == ["Write `timer`", "Ignore `unknown-key` on this line"])
        #expect(actions.map(\.isPreferred) == [true, false])
        #expect(actions[1].after == "items: [a, b]\ntimmer: 2s  # bannerkit-ignore[unknown-key] TODO: say why\n")
    }
}

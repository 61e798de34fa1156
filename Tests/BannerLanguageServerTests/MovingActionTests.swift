import Testing

@testable import BannerLanguageServer

@Suite struct `An action that moves or rewrites more than a text` {
    @Test(arguments: [
        // Another place: beside it, at the top, in the form that is there.
        (
            "timeZone: UTC\nitems:\n  - id: a\n    ¦from: 2026-11-27 # soon\n",
            [
                "Move `from` under `when`":
                    "timeZone: UTC\nitems:\n  - id: a\n    when:\n      from: 2026-11-27 # soon\n"
            ]
        ),
        (
            "timeZone: UTC\nitems: [{ ¦days: mon, id: a, when: { from: 2026-11-27 } }]\n",
            [
                "Move `days` under `when`":
                    "timeZone: UTC\nitems: [{ id: a, when: { from: 2026-11-27, days: mon } }]\n"
            ]
        ),
        (
            "paging: { ¦timer: 3s }\nitems: [a, b]\n",
            ["Move `timer` to the top level": "timer: 3s\nitems: [a, b]\n"]
        ),
        (
            "timer:\n  interval: 2s\n  ¦items:\n    - a\n    - b\n",
            ["Move `items` to the top level": "timer:\n  interval: 2s\nitems:\n  - a\n  - b\n"]
        ),
        (
            "items: [a, b]\n¦cell_height_multiplier: 0.5\n",
            [
                "Move `cell_height_multiplier` under `layout`, as `cellHeightMultiplier: 0.5`":
                    "items: [a, b]\nlayout:\n  cellHeightMultiplier: 0.5\n"
            ]
        ),
        (
            "items: [a, b]\nlayout: { spacing: 4 }\n¦vertical: true\n",
            ["Add `axis: vertical`": "items: [a, b]\nlayout: { spacing: 4, axis: vertical }\n"]
        ),
        (
            "¦banner:\n  # Ours.\n  items:\n    - a\n  timer: 3s\n",
            ["Remove the line, and indent less": "# Ours.\nitems:\n  - a\ntimer: 3s\n"]
        ),
        // Another order, or other brackets and dashes.
        (
            """
            items: [a, b]
            scenarios:
              - name: s
                duration: 9s
                inputs:
                  - { at: 3s, next: true }
                  # Back.
                  - { at: ¦2s, previous: true }

            """,
            [
                "List the inputs in order of time": """
                items: [a, b]
                scenarios:
                  - name: s
                    duration: 9s
                    inputs:
                      # Back.
                      - { at: 2s, previous: true }
                      - { at: 3s, next: true }

                """
            ]
        ),
        ("items: [a, b]\nindicator: ¦[dots]\n", ["Write `dots`": "items: [a, b]\nindicator: dots\n"]),
        (
            "items: [a, b]\nlayout:\n  ¦- spacing: 3\n  - align: start\n",
            ["Remove each `- `": "items: [a, b]\nlayout:\n    spacing: 3\n    align: start\n"]
        ),
        ("¦- items: [a, b]\n- timer: 3s\n", ["Remove each `- `": "items: [a, b]\ntimer: 3s\n"]),
        (
            "items: [{ id: a, weight: ¦1.5 }, b]\ntimer: 3s\n",
            ["Write `1`": "items: [{ id: a, weight: 1 }, b]\ntimer: 3s\n"]
        ),
        // Other entries in place of some.
        (
            "timeZone: UTC\nitems:\n  - id: a\n    when:\n      ¦starts: 2026-11-27\n      ends: 2026-11-29\n",
            [
                "Write `from: 2026-11-27, until: 2026-11-29`":
                    "timeZone: UTC\nitems:\n  - id: a\n    when:\n      from: 2026-11-27\n      until: 2026-11-29\n"
            ]
        ),
        (
            "timeZone: UTC\nitems: [{ id: a, when: { from: ¦09:00, until: 17:00 } }]\n",
            ["Write `hours: 09:00-17:00`": "timeZone: UTC\nitems: [{ id: a, when: { hours: 09:00-17:00 } }]\n"]
        ),
        (
            "items: [a, b]\nindicator: { placement: ¦top }\n",
            ["Write `edge: top`": "items: [a, b]\nindicator: { edge: top }\n"]
        ),
        ("items:\n  - id: a\n    ¦hide: true\n  - b\n", ["Remove the item": "items:\n  - b\n"]),
        (
            "items: [a, b]\nlayout: { spacing: 4 }\n¦spaceBetween: 20\n",
            ["Remove `spaceBetween`": "items: [a, b]\nlayout: { spacing: 4 }\n"]
        ),
        (
            "timeZone: UTC\nitems:\n  - id: a\n    ¦start: 27 Nov 2026\n    end: 30.11.2026\n  - b\n",
            [
                "Write `when: { from: 2026-11-27, until: 2026-11-30 }`":
                    "timeZone: UTC\nitems:\n  - id: a\n    when: { from: 2026-11-27, until: 2026-11-30 }\n  - b\n"
            ]
        ),
        (
            "items: [a, b]\nlayout: { align: start }\n¦gap: 12\n",
            ["Add `spacing: 12`": "items: [a, b]\nlayout: { spacing: 12, align: start }\n"]
        ),
        // The keys of a mapping as the ids or the widths of a list.
        (
            "items: [a, b]\nbreakpoints:\n  ¦768: { focus: 1.1 }\n  1024px:\n    focus: 1.2\n",
            [
                "Begin each item with `- minWidth`":
                    "items: [a, b]\nbreakpoints:\n  - { minWidth: 768, focus: 1.1 }\n  - minWidth: 1024\n    focus: 1.2\n"
            ]
        ),
        (
            "items: [a, b]\nbreakpoints: ¦{ desktop: { focus: 1.1 } }\n",
            ["Begin each item with `- minWidth`": "items: [a, b]\nbreakpoints: [{ minWidth: 1024, focus: 1.1 }]\n"]
        ),
        // What is read only then may have faults of its own.
        (
            "items: [a, b]\nbreakpoints: ¦{ 768: { slidesPerView: 2 } }\n",
            ["Begin each item with `- minWidth`": "items: [a, b]\nbreakpoints: [{ minWidth: 768, slidesPerView: 2 }]\n"]
        ),
        (
            "items:\n  ¦red:\n    title: Red\n  blue: { title: Blue }\n",
            ["Begin each item with `- id`": "items:\n  - id: red\n    title: Red\n  - { id: blue, title: Blue }\n"]
        ),
        // A kind of text is not a text.
        ("items: [{ id: a, image: ¦http://a.b/c.png }]\n", [:]),
    ])
    func `does what the help says`(text: String, expected: [String: String]) {
        let actions = Editor(text).actions("quickfix")
            .filter { !$0.title.hasPrefix("Ignore") && !$0.title.hasPrefix("Fix ") }
        #expect(Dictionary(uniqueKeysWithValues: actions.map { ($0.title, $0.after) }) == expected)
    }

    @Test func `is offered for the findings of a line, which Neovim sends along`() {
        let editor = Editor("items: [a, b]\n¦timmer: 2s\ntransition: 3 sec\n")
        func place(_ line: Int, _ start: Int, _ end: Int) -> [String: [String: Int]] {
            ["start": ["line": line, "character": start], "end": ["line": line, "character": end]]
        }
        #expect(editor.actions("quickfix").map(\.title) == ["Write `timer`", "Ignore `unknown-key` on this line"])
        #expect(editor.actions("quickfix", sending: place(2, 12, 17)).map(\.title).contains("Write `3s`"))
        #expect(!editor.actions("quickfix", sending: place(2, 12, 16)).map(\.title).contains("Write `3s`"))
    }

    @Test(arguments: [
        (
            "items: [a, b]\ntimer: 3s\nspeed: 1000\n¦cssEase: linear\nslidesPerView: 2\n",
            "Fix all 3 `unknown-key` findings",
            "items: [a, b]\ntimer: 3s\ntransition: { duration: 1s, easing: linear }\nlayout: { cellWidthMultiplier: 0.5 }\n"
        ),
        (
            "timeZone: UTC\nitems:\n  - id: a\n    ¦from: 2026-11-27\n    until: 2026-11-29\n",
            "Fix all 2 `misplaced-key` findings",
            "timeZone: UTC\nitems:\n  - id: a\n    when:\n      from: 2026-11-27\n      until: 2026-11-29\n"
        ),
        // What has two readings is left.
        (
            "items:\n  - { id: a, when: { from: ¦27 Nov 2026, until: 28 Nov 2026 } }\n  - { id: b, when: { from: 11/12/2026 } }\n",
            "Fix 2 `invalid-date` findings",
            "items:\n  - { id: a, when: { from: 2026-11-27, until: 2026-11-28 } }\n  - { id: b, when: { from: 11/12/2026 } }\n"
        ),
    ])
    func `follows the suggestions for all findings of a rule`(text: String, title: String, expected: String) {
        let actions = Editor(text).actions("quickfix")
        #expect(actions.first { $0.title == title }?.after == expected, "\(actions.map { ($0.title, $0.after) })")
    }

    @Test func `follows the suggestions for as many findings as a screen has`() {
        func items(_ key: String) -> String {
            "items:\n" + (1...40).map { "  - { id: a\($0), \(key): A }\n" }.joined()
        }
        let actions = Editor("items:\n  - { id: a1, ¦" + items("titel").dropFirst(21)).actions("quickfix")
        #expect(actions.first { $0.title == "Fix all 40 `unknown-key` findings" }?.after == items("title"))
    }
}

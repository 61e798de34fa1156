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
        // What has no use.
        ("items: [a, b]\ntimer: 2s\n¦timer: 3s\n", ["Remove `timer`": "items: [a, b]\ntimer: 2s\n"]),
        ("timer: ¦off\nitems: [a, b]\n", ["Remove `timer`": "items: [a, b]\n"]),
        (
            "items: [a, b]\ntimer: { interval: 3s, ¦pauseOnHover: true }\n",
            ["Remove `pauseOnHover`": "items: [a, b]\ntimer: { interval: 3s }\n"]
        ),
        ("items:\n¦\t- id: a\n\t  title: A\t\n", ["Indent with spaces": "items:\n  - id: a\n    title: A\t\n"]),
        // An example is not a reading.
        ("items: [{ id: a, when: { from: ¦tomorrow } }]\n", [:]),
    ])
    func `offers every reading that the help names`(text: String, expected: [String: String]) {
        let actions = Editor(text).actions("quickfix").filter { !$0.title.hasPrefix("Ignore") }
        #expect(Dictionary(uniqueKeysWithValues: actions.map { ($0.title, $0.after) }) == expected)
        #expect(actions.allSatisfy { !$0.isPreferred })
    }

    @Test func `is preferred if it is certain, and a finding is ignored with a reason`() {
        let actions = Editor("items: [a, b]\n¦timmer: 2s\n").actions("quickfix")
        #expect(actions.map(\.title) == ["Write `timer`", "Ignore `unknown-key` on this line"])
        #expect(actions.map(\.isPreferred) == [true, false])
        #expect(actions[1].after == "items: [a, b]\ntimmer: 2s  # bannerkit-ignore[unknown-key] TODO: say why\n")
    }

    private static let dated = """
        items:
          - { id: b, when: { from: 2026-12-01, until: 2026-12-05 } }
          # The first.
          - { id: a, when: { from: 2026-11-01 } }
          - ¦rest
        timer: 2s

        """

    @Test(arguments: [
        ("items:\n  - ¦red\n  - b\n", "Write the item as a mapping", "items:\n  - { id: red }\n  - b\n"),
        ("items: [{ ¦id: red }, b]\n", "Write the item as its id alone", "items: [red, b]\n"),
        (
            "items:\n  - { id: a, color: ¦\"#112233\" }\n  - { id: b, color: \"#112233\" }\n",
            "Write the value once, as `&color`",
            "items:\n  - { id: a, color: &color \"#112233\" }\n  - { id: b, color: *color }\n"
        ),
        (
            dated, "Sort the items by date",
            """
            items:
              # The first.
              - { id: a, when: { from: 2026-11-01 } }
              - { id: b, when: { from: 2026-12-01, until: 2026-12-05 } }
              - rest
            timer: 2s

            """
        ),
        (
            "items: [a, b]\n¦timer: 20s\n", "Add a scenario of what the banner does now",
            """
            items: [a, b]
            timer: 20s
            scenarios:
              - name: as it is now
                duration: 41.3s
                expect:
                  - { at: 20.3s, page: b }
                  - { at: 40.3s, page: a }

            """
        ),
        (
            "items: [a]\nscenarios:\n- name: ¦old\n  duration: 1s\npaging: { loop: none }\n",
            "Add a scenario of what the banner does now",
            """
            items: [a]
            scenarios:
            - name: old
              duration: 1s
            - name: as it is now
              duration: 2s
              expect:
                - { at: 1s, page: a }
            paging: { loop: none }

            """
        ),
    ])
    func `writes the same in another way`(text: String, title: String, expected: String) {
        let actions = Editor(text).actions("refactor")
        #expect(actions.first { $0.title == title }?.after == expected, "\(actions.map(\.title))")
    }

    @Test func `is not offered where the banner would be another one`() {
        // An id is unique, a date that is not a text is nothing to sort by, and JSON has no anchors.
        #expect(Editor("items:\n  - { id: ¦abcd, title: x }\n").actions("refactor.rewrite").isEmpty)
        #expect(Editor("items: [a\n¦").actions("refactor").isEmpty)
    }
}

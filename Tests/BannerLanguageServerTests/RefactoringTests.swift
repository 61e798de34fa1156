import Testing

@testable import BannerLanguageServer

@Suite struct `A refactoring of a banner` {
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

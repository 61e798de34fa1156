extension Mistake {
    /// Keys in the wrong place, and parts that are missing or too many.
    static let structure = [
        Mistake("⟦loop⟧: true", "misplaced-key", "paging: { loop: infinite }"),
        Mistake("⟦loop⟧: infinite", "misplaced-key", "paging: { loop: infinite }"),
        Mistake("⟦direction⟧: horizontal", "misplaced-key", "layout: { direction: leftToRight }"),
        Mistake("⟦spacing⟧: 20", "misplaced-key", "layout: { spacing: 20 }"),
        Mistake("⟦interval⟧: 3s", "misplaced-key", "timer: { interval: 3s }"),
        Mistake("⟦easing⟧: easeIn", "misplaced-key", "transition: { easing: easeIn }"),
        Mistake(
            "⟦cell_height_multiplier⟧: 0.5", "misplaced-key",
            "layout: { cellHeightMultiplier: 0.5 }"),
        Mistake(
            "⟦decelerationRate⟧: slow", "misplaced-key", "paging: { decelerationRate: normal }"),
        Mistake(
            "timer: 3s\n⟦countsFrom⟧: settle", "misplaced-key",
            "timer: { interval: 3s, countsFrom: settle }"),
        Mistake(
            "⟦banner⟧:\n  items: [a, b]\n  timer: 3s", "unknown-key", "items: [a, b]\ntimer: 3s"),
        Mistake("⟦carousel⟧:\n  items: [a, b]", "unknown-key", "items: [a, b]"),
        Mistake("⟦foo⟧: 1", "unknown-key", "x-foo: 1"),
        Mistake("⟦timer⟧: 3s", "missing-key", "timer: 3s\nitems: [a, b]", isComplete: true),
        Mistake(
            "⟦timer⟧: { cycles: 3 }", "incomplete-entry", "timer: { interval: 2s, cycles: 3 }"),
        Mistake("⟦timer⟧:", "empty-value", "timer: 2s"),
        Mistake("items: ⟦[]⟧", "too-few-entries", "items: [summer-sale]"),
        Mistake("items: ⟦a⟧", "wrong-type", "items: [a]"),
        Mistake("items: ⟦{ id: a }⟧", "wrong-type", "items: [{ id: a }]"),
        Mistake(
            "items: [{ id: a, tags: ⟦summer⟧ }]", "wrong-type", "items: [{ id: a, tags: [summer] }]"
        ),
        Mistake(
            "items: [{ ⟦title⟧: Summer Sale! }]", "missing-key",
            "items: [{ id: item-1, title: Summer Sale! }]"),
        Mistake(
            "items: [sale, { ⟦title⟧: Sale }]", "missing-key",
            "items: [sale, { id: item-2, title: Sale }]"),
        Mistake(
            "items: [a, { ⟦title⟧: 여름 }]", "missing-key", "items: [a, { id: item-2, title: 여름 }]"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 9s\n    expect: [{ at: 1s, ⟦slide⟧: 0 }]",
            "unknown-key",
            "scenarios:\n  - name: x\n    duration: 9s\n    expect: [{ at: 1s, page: 0 }]"),
        Mistake("items: [{ id: a, ⟦heading⟧: A }]", "unknown-key", "items: [{ id: a, title: A }]"),
        Mistake(
            "items: [{ id: a, ⟦bg⟧: \"#FFF\" }]", "unknown-key",
            "items: [{ id: a, color: \"#FFF\" }]"),
        Mistake("paging: ⟦infinite⟧", "wrong-type", "paging: { loop: infinite }"),
        Mistake("layout: ⟦20⟧", "wrong-type", "layout: { spacing: 20 }"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 9s\n    expect: [{ at: 1s, ⟦current⟧: 0 }]",
            "misplaced-key",
            "scenarios:\n  - name: x\n    duration: 9s\n    expect: [{ at: 1s, page: 0 }]"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, ⟦goto⟧: b }]",
            "unknown-key",
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, select: b }]"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, swipe: ⟦forward⟧ }]",
            "unknown-word",
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, swipe: next }]"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, next: ⟦yes⟧ }]",
            "yaml-1-1-boolean",
            "scenarios:\n  - name: x\n    duration: 9s\n    inputs: [{ at: 1s, next: true }]"),
        Mistake(
            "indicator: { style: pill, ⟦size⟧: 5 }", "foreign-parameter",
            "indicator: { style: dots, size: 5 }"),
    ]

    /// Texts, colours, links and pictures.
    static let values = [
        Mistake("items: [⟦여름세일⟧, b]", "invalid-id", "items: [{ id: summer, title: 여름세일 }, b]"),
        Mistake("items: [⟦café⟧, b]", "invalid-id", "items: [{ id: cafe, title: café }, b]"),
        Mistake("items: [⟦عرض1⟧, b]", "invalid-id", "items: [{ id: offer1, title: عرض1 }, b]"),
        Mistake("items: [⟦summer sale⟧, b]", "invalid-id", "items: [summer-sale, b]"),
        Mistake("items: [⟦a b⟧, a-b]", "invalid-id", "items: [a, a-b]"),
        Mistake(
            "layout: { ⟦cellWidth⟧: 200 }", "unknown-key", "layout: { cellWidthMultiplier: 0.7 }"),
        Mistake("timer: { interval: 3s, ⟦every⟧: 3s }", "unknown-key", "timer: { interval: 3s }"),
        Mistake("items: [⟦-sale⟧, b]", "invalid-id", "items: [sale, b]"),
        Mistake(
            "items: [{ id: a, tags: [⟦여름⟧] }]", "invalid-id", "items: [{ id: a, tags: [summer] }]"),
        Mistake("items: [{ id: ⟦1⟧ }]", "unquoted-text", "items: [{ id: \"1\" }]"),
        Mistake("items: [⟦1⟧, b]", "unquoted-text", "items: [\"1\", b]"),
        Mistake("items: [a, ⟦a⟧]", "duplicate-id", "items: [a, a-2]"),
        Mistake(
            "items: [{ id: a, title: ⟦2026⟧ }]", "unquoted-text",
            "items: [{ id: a, title: \"2026\" }]"),
        Mistake(
            "items: [{ id: a, title: ⟦null⟧ }]", "unquoted-text",
            "items: [{ id: a, title: \"null\" }]"),
        Mistake(
            "items: [{ id: a, title: ⟦true⟧ }]", "unquoted-text",
            "items: [{ id: a, title: \"true\" }]"),
        Mistake("items: [{ id: a, link: ⟦null⟧ }]", "wrong-type", "items: [{ id: a }]"),
        Mistake(
            "items: [{ id: a, color: ⟦red⟧ }]", "invalid-color",
            "items: [{ id: a, color: \"#FF0000\" }]"),
        Mistake(
            "items: [{ id: a, color: ⟦0xff0000⟧ }]", "invalid-color",
            "items: [{ id: a, color: \"#FF0000\" }]"),
        Mistake(
            "items:\n  - id: a\n    color: ⟦rgb(255, 107, 53)⟧", "invalid-color",
            "items:\n  - id: a\n    color: \"#FF6B35\""),
        Mistake(
            "items: [{ id: a, color: ⟦FF6B35⟧ }]", "invalid-color",
            "items: [{ id: a, color: \"#FF6B35\" }]"),
        Mistake(
            "items:\n  - id: a\n    color: ⟦#FF6B35⟧", "invalid-color",
            "items:\n  - id: a\n    color: \"#FF6B35\""),
        Mistake(
            "items: [{ id: a, color: ⟦\"#FF\"⟧ }]", "invalid-color",
            "items: [{ id: a, color: \"#FFF\" }]"),
        Mistake("items: [{ id: a, color: ⟦none⟧ }]", "invalid-color", "items: [{ id: a }]"),
        Mistake(
            "items: [{ id: a, link: ⟦www.a.b⟧ }]", "invalid-link",
            "items: [{ id: a, link: https://www.a.b }]"),
        Mistake(
            "items: [{ id: a, link: ⟦\"javascript:x\"⟧ }]", "invalid-link",
            "items: [{ id: a, link: \"https://a.b\" }]"),
        Mistake(
            "items: [{ id: a, alt: x, image: ⟦//images/a.png⟧ }]", "invalid-image",
            "items: [{ id: a, alt: x, image: images/a.png }]"),
        Mistake(
            "items: [{ id: a, alt: x, image: ⟦'images\\a.png'⟧ }]", "invalid-image",
            "items: [{ id: a, alt: x, image: images/a.png }]"),
        Mistake(
            "items: [{ id: a, alt: x, image: ⟦../a.png⟧ }]", "invalid-image",
            "items: [{ id: a, alt: x, image: a.png }]"),
        Mistake("paging: { startPage: ⟦2⟧ }", "no-such-page", "paging: { startPage: 1 }"),
        Mistake(
            "paging: { startPage: ⟦sumer⟧ }\nitems: [summer, b]", "no-such-page",
            "paging: { startPage: summer }\nitems: [summer, b]"),
        Mistake(
            "timer: ⟦200ms⟧\ntransition: 300ms", "dwell-too-short",
            "timer: 300ms\ntransition: 300ms"),
    ]
}

/// What can be wrong with the keys of a banner file and the kinds of their values.
extension Rule {
    /// The rules of shape, in order of id.
    public static let shape: [Rule] = [
        unknownKey, misplacedKey, missingKey, wrongType, emptyValue, unquotedText, oldBoolean, oldNumber, mergeKey,
        exclusiveKeys, incompleteForm, tooFew,
    ]

    /// A key that the language does not have here.
    public static let unknownKey = Rule(
        "BK2001", "unknown-key", .error, "a key that its mapping does not have",
        explanation: """
            A misspelt key would have no effect, and nobody would notice. So every key must be one of the language; \
            a near one is offered. Keys of your own begin with `x-`: they are allowed everywhere and ignored.
            """,
        bad: """
            items: [red, orange]
            timer:
              ⟦intervall⟧: 2s
              interval: 3s
            """,
        good: """
            items: [red, orange]
            timer:
              x-remark: agreed with marketing
              interval: 3s
            """)

    /// A key of another mapping.
    public static let misplacedKey = Rule(
        "BK2002", "misplaced-key", .error, "a key that belongs somewhere else",
        explanation: """
            The key is one of the language, but of another place. Mostly its line is indented too little or too far.
            """,
        bad: """
            items: [red, orange]
            timer: 3s
            ⟦countsFrom⟧: settle
            """,
        good: """
            items: [red, orange]
            timer:
              interval: 3s
              countsFrom: settle
            """)

    /// A key that must be there.
    public static let missingKey = Rule(
        "BK2003", "missing-key", .error, "a key that must be there is missing",
        explanation: """
            Most keys have a default. A few have none that would make sense: a banner's `items`, an item's `id`, \
            a timer's `interval`, a scenario's `name` and `duration`, an input's `at`, a drag's `by`.
            """,
        bad: """
            items: [red, orange]
            ⟦timer⟧:
              countsFrom: settle
            """,
        good: """
            items: [red, orange]
            timer:
              interval: 3s
              countsFrom: settle
            """)

    /// A value of the wrong kind.
    public static let wrongType = Rule(
        "BK2004", "wrong-type", .error, "a value of the wrong kind",
        explanation: """
            Each key holds one kind of value: a text, a number, a boolean, a duration, a list or a mapping. \
            Values are read after the core schema of YAML 1.2: a text in quotes is never a number.
            """,
        bad: """
            items: [red, orange]
            viewport: { width: ⟦wide⟧, height: 300 }
            """,
        good: """
            items: [red, orange]
            viewport: { width: 390, height: 300 }
            """)

    /// A key with nothing behind it.
    public static let emptyValue = Rule(
        "BK2005", "empty-value", .error, "a key without a value",
        explanation: """
            Nothing stands behind the colon, which YAML reads as `null`. Either the value was forgotten, or the lines that \
            should be its value are not indented. For the default, leave the key out.
            """,
        bad: """
            ⟦timer⟧:
            items: [red, orange]
            """,
        good: """
            timer: 3s
            items: [red, orange]
            """)

    /// A text that YAML reads as something else.
    public static let unquotedText = Rule(
        "BK2006", "unquoted-text", .error, "a text that YAML reads as a number, a boolean or nothing",
        explanation: """
            Without quotes, `2026` is a number, `true` a boolean and `null` nothing, for us as for every other reader of \
            the file. Where a text is wanted, put it between quotes.
            """,
        bad: """
            items:
              - id: red
                title: ⟦2026⟧
            """,
        good: """
            items:
              - id: red
                title: "2026"
            """)

    /// A boolean of YAML 1.1.
    public static let oldBoolean = Rule(
        "BK2007", "yaml-1-1-boolean", .error, "`yes`, `no`, `on` or `off` where a boolean is wanted",
        explanation: """
            YAML 1.1 had many words for true and false; some readers still know them, others take them for text. \
            Only `true` and `false`, in small letters, mean the same to all.
            """,
        bad: """
            items: [red, orange]
            indicator: { style: dots, hidesForSinglePage: ⟦yes⟧ }
            """,
        good: """
            items: [red, orange]
            indicator: { style: dots, hidesForSinglePage: true }
            """)

    /// A number of YAML 1.1.
    public static let oldNumber = Rule(
        "BK2008", "yaml-1-1-number", .error, "`0x1F`, `1_000` or `1:30` where a number is wanted",
        explanation: """
            YAML 1.1 had numbers in hexadecimal and octal, with `_` between digits, and to the base of sixty. They mean \
            something else, or a text, to other readers. Write decimal digits.
            """,
        bad: """
            items: [red, orange]
            viewport: { width: ⟦1_000⟧, height: 300 }
            """,
        good: """
            items: [red, orange]
            viewport: { width: 1000, height: 300 }
            """)

    /// YAML 1.1's merge key.
    public static let mergeKey = Rule(
        "BK2009", "merge-key", .error, "`<<` is no key of YAML 1.2",
        explanation: """
            The merge key was an idea of YAML 1.1 and is gone from 1.2; some readers follow it, others do not. \
            An alias as a whole value, such as `layout: *wide`, is understood by all.
            """,
        bad: """
            x-common: &common { spacing: 20 }
            layout:
              ⟦<<⟧: *common
            items: [red, orange]
            """,
        good: """
            x-common: &common { spacing: 20 }
            layout: *common
            items: [red, orange]
            """)

    /// Keys that cannot stand together.
    public static let exclusiveKeys = Rule(
        "BK2010", "exclusive-keys", .error, "two keys that cannot stand together",
        explanation: """
            An input does one thing, and an expectation says one thing. Two of them are two entries of the list.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: two at once
                duration: 5s
                inputs:
                  - { at: 1s, next: true, ⟦tap⟧: true }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: one after the other
                duration: 5s
                inputs:
                  - { at: 1s, next: true }
                  - { at: 1s, tap: true }
            """)

    /// An input or an expectation that says nothing yet.
    public static let incompleteForm = Rule(
        "BK2011", "incomplete-entry", .error, "an input or an expectation that says nothing",
        explanation: """
            An input is `at` and one action. An expectation is `at` with `page` or `indicator`; `always` or `never`; \
            `item` with `shownAtLeast` or `shownAtMost`; or `changes`.
            """,
        bad: """
            items: [red, orange]
            scenarios:
              - name: nothing happens
                duration: 5s
                inputs:
                  - { ⟦at⟧: 1s }
            """,
        good: """
            items: [red, orange]
            scenarios:
              - name: one page on
                duration: 5s
                inputs:
                  - { at: 1s, next: true }
            """)

    /// A list with too little in it.
    public static let tooFew = Rule(
        "BK2012", "too-few-entries", .error, "a list with too little in it",
        explanation: """
            A banner has at least one item: without one there is no page to show.
            """,
        bad: """
            items: ⟦[]⟧
            """,
        good: """
            items: [red]
            """)
}

/// Faults in the keys of a banner file and the types of their values.
extension Rule {
    /// The shape rules, in order of id.
    package static let shape: [Rule] = [
        unknownKey, misplacedKey, missingKey, wrongType, emptyValue, unquotedText, yaml11Boolean,
        yaml11Number,
        mergeKey, exclusiveKeys, incompleteEntry, tooFewEntries, hashInText,
    ]

    /// A key that does not exist here.
    package static let unknownKey = Rule(
        "BK2001", "unknown-key", .error, "a key that its mapping does not have",
        """
        A misspelt key would silently have no effect, so every key must belong to the language. \
        The message suggests a similar key. Keys of your own begin with `x-`: they are allowed \
        everywhere and ignored.

              items: [red, orange]
              timer:
            ✗   ⟦intervall⟧: 2s
            ✓   x-remark: agreed with marketing
                interval: 3s
        """)

    /// A key of another mapping.
    package static let misplacedKey = Rule(
        "BK2002", "misplaced-key", .error, "a key that belongs somewhere else",
        """
        The key belongs to the language, but to another mapping. Usually its line is indented too \
        little or too much.

              items: [red, orange]
            ✗ timer: 3s
            ✗ ⟦countsFrom⟧: settle
            ✓ timer:
            ✓   interval: 3s
            ✓   countsFrom: settle
        """)

    /// A required key is missing.
    package static let missingKey = Rule(
        "BK2003", "missing-key", .error, "a required key is missing",
        """
        Most keys have a default. These have no sensible one: a banner's `items`, an item's `id`, \
        a scenario's `name` and `duration`, an input's `at`, a drag's `by`.

              items: [red, orange]
              scenarios:
                - ⟦name⟧: nothing happens
            ✓     duration: 5s
        """)

    /// A value of the wrong type.
    package static let wrongType = Rule(
        "BK2004", "wrong-type", .error, "a value of the wrong type",
        """
        Each key takes one type of value: text, a number, a boolean, a duration, a list or a \
        mapping. Values are read according to the core schema of YAML 1.2: text in quotes is never \
        a number.

              items: [red, orange]
            ✗ viewport: { width: ⟦wide⟧, height: 300 }
            ✓ viewport: { width: 390, height: 300 }
        """)

    /// A key without a value.
    package static let emptyValue = Rule(
        "BK2005", "empty-value", .error, "a key without a value",
        """
        Nothing follows the colon, which YAML reads as `null`. Either the value was forgotten, or \
        the lines that should be its value are not indented. To use the default, leave the key out.

            ✗ ⟦timer⟧:
            ✓ timer: 3s
              items: [red, orange]
        """)

    /// Text that YAML reads as something else.
    package static let unquotedText = Rule(
        "BK2006", "unquoted-text", .error, "text that YAML reads as a number, a boolean or null",
        """
        Without quotes, `2026` is a number, `true` is a boolean and `null` means that a value is \
        missing, in every YAML reader. Where text is expected, put it in quotes.

              items:
                - id: red
            ✗     title: ⟦2026⟧
            ✓     title: "2026"
        """)

    /// A boolean of YAML 1.1.
    package static let yaml11Boolean = Rule(
        "BK2007", "yaml-1-1-boolean", .error,
        "`yes`, `no`, `on` or `off` where a boolean is expected",
        """
        YAML 1.1 had many words for true and false; some readers still accept them, others read \
        them as text. Only `true` and `false`, in lower case, mean the same to every reader.

              items: [red, orange]
            ✗ indicator: { style: dots, hidesForSinglePage: ⟦yes⟧ }
            ✓ indicator: { style: dots, hidesForSinglePage: true }
        """)

    /// A number of YAML 1.1.
    package static let yaml11Number = Rule(
        "BK2008", "yaml-1-1-number", .error, "`0x1F`, `1_000` or `1:30` where a number is expected",
        """
        YAML 1.1 had hexadecimal, octal and base-60 numbers, and `_` between digits. Other readers \
        read them as different numbers or as text. Write decimal digits.

              items: [red, orange]
            ✗ viewport: { width: ⟦1_000⟧, height: 300 }
            ✓ viewport: { width: 1000, height: 300 }
        """)

    /// YAML 1.1's merge key.
    package static let mergeKey = Rule(
        "BK2009", "merge-key", .error, "`<<` is not part of YAML 1.2",
        """
        The merge key is from YAML 1.1 and is not part of 1.2; some readers support it, others do \
        not. All of them support an alias as the complete value, such as `layout: *wide`.

              x-common: &common { spacing: 20 }
            ✗ layout:
            ✗   ⟦<<⟧: *common
            ✓ layout: *common
              items: [red, orange]
        """)

    /// Keys that cannot be combined.
    package static let exclusiveKeys = Rule(
        "BK2010", "exclusive-keys", .error, "two keys that cannot be combined",
        """
        An input has one action, and an expectation makes one claim. Write two list entries for \
        two of them. A timer has `interval` or `drift`, not both.

              items: [red, orange]
              scenarios:
            ✗   - name: two at once
            ✓   - name: one after the other
                  duration: 5s
                  inputs:
            ✗       - { at: 1s, next: true, ⟦tap⟧: true }
            ✓       - { at: 1s, next: true }
            ✓       - { at: 1s, tap: true }
        """)

    /// An incomplete timer, input or expectation.
    package static let incompleteEntry = Rule(
        "BK2011", "incomplete-entry", .error, "an incomplete timer, input or expectation",
        """
        A timer has `interval` or `drift`. An input is `at` and one action. An expectation is `at` \
        with `page` or `indicator`; `always` or `never`; `item` with `shownAtLeast` or \
        `shownAtMost`; or `changes`.

              items: [red, orange]
              scenarios:
            ✗   - name: nothing happens
            ✓   - name: one page on
                  duration: 5s
                  inputs:
            ✗       - { ⟦at⟧: 1s }
            ✓       - { at: 1s, next: true }
        """)

    /// A list with too few entries.
    package static let tooFewEntries = Rule(
        "BK2012", "too-few-entries", .error, "a list with too few entries",
        """
        A banner needs at least one item, because each page shows an item.

            ✗ items: ⟦[]⟧
            ✓ items: [red]
        """)
}

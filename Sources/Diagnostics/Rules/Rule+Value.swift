/// What can be wrong with a value of the right kind.
extension Rule {
    /// The rules of values, in order of id.
    public static let value: [Rule] = [
        outOfRange, unknownWord, durationSyntax, durationTooFine, durationTooLong, invalidColor, invalidIdentifier,
        invalidLink, invalidImage, easingPoints, tooManyItems, tooManyInputs, tooManyScenarios, tooManyExpectations,
        controlInText,
    ]

    /// A number or a duration beyond its bounds.
    public static let outOfRange = Rule(
        "BK3001", "out-of-range", .error, "a number or a duration that is not allowed",
        explanation: """
            The message says from where to where the value may lie, and in which unit. Lengths are points, durations are \
            never negative.
            """,
        bad: """
            items: [red, orange]
            layout: { cellWidthMultiplier: ⟦1.5⟧ }
            """,
        good: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.5 }
            """)

    /// A word that is none of its key's.
    public static let unknownWord = Rule(
        "BK3002", "unknown-word", .error, "a word that is none of the key's values",
        explanation: """
            The key holds one of a few words, written exactly so. A near one is offered; otherwise all are listed.
            """,
        bad: """
            items: [red, orange]
            paging: { loop: ⟦infinit⟧ }
            """,
        good: """
            items: [red, orange]
            paging: { loop: infinite }
            """)

    /// A text that is no duration.
    public static let durationSyntax = Rule(
        "BK3003", "duration-syntax", .error, "a text that is no duration",
        explanation: """
            A duration is a number and its unit, without a blank: `2s`, `300ms`, `1.5s`, `2m`, `1h`, `1m30s`. Each unit \
            comes at most once, from the largest to the smallest, and only the last number may have a fraction. \
            A bare number is seconds.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦3 sec⟧
            """,
        good: """
            items: [red, orange]
            timer: 3s
            """)

    /// A duration with a part of a microsecond.
    public static let durationTooFine = Rule(
        "BK3004", "duration-too-fine", .error, "a duration that is finer than a microsecond",
        explanation: """
            Times are whole microseconds, so that nothing drifts: the ten-millionth change comes exactly when it should. \
            Write at most three decimals of `ms`, or six of `s`.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦2.0000001s⟧
            """,
        good: """
            items: [red, orange]
            timer: 2.000001s
            """)

    /// A duration beyond a leap year.
    public static let durationTooLong = Rule(
        "BK3005", "duration-too-long", .error, "a duration of more than 366 days",
        explanation: """
            No page is shown for longer than a leap year. Mostly the unit is missing: a bare number is seconds, \
            not milliseconds.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦9000h⟧
            """,
        good: """
            items: [red, orange]
            timer: 9h
            """)

    /// A text that is no colour.
    public static let invalidColor = Rule(
        "BK3006", "invalid-color", .error, "a text that is no colour",
        explanation: """
            A colour is `"#RGB"`, `"#RRGGBB"` or `"#RRGGBBAA"`, between quotes: without them `#` begins a comment, and the \
            key has no value at all.
            """,
        bad: """
            items:
              - id: red
                color: ⟦"red"⟧
            """,
        good: """
            items:
              - id: red
                color: "#FF0000"
            """)

    /// A text that cannot be an id or a tag.
    public static let invalidIdentifier = Rule(
        "BK3007", "invalid-id", .error, "a text that cannot be an id or a tag",
        explanation: """
            An id begins with a letter or a digit and goes on with letters, digits, `-`, `_` and `.`, all ASCII and at most \
            128 of them; so it can stand in an address, a file name and a report. What people read is the `title`.
            """,
        bad: """
            items:
              - id: ⟦summer sale⟧
            """,
        good: """
            items:
              - id: summer-sale
                title: Summer sale
            """)

    /// A text that cannot be a link.
    public static let invalidLink = Rule(
        "BK3008", "invalid-link", .error, "a text that cannot be a link",
        explanation: """
            A link begins with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as `myapp://`. \
            `javascript:`, `data:` and the like are refused: a banner leads somewhere, it does not run code.
            """,
        bad: """
            items:
              - id: red
                link: ⟦"javascript:alert(1)"⟧
            """,
        good: """
            items:
              - id: red
                link: https://example.com/red
            """)

    /// A text that cannot be an image.
    public static let invalidImage = Rule(
        "BK3009", "invalid-image", .error, "a text that cannot be an image",
        explanation: """
            An image is a path relative to the banner file, in its folder or below it, or an `https` address. \
            Absolute paths, `..` out of the folder, and other schemes work on one machine only, or are dangerous.
            """,
        bad: """
            items:
              - id: red
                image: ⟦../secret.png⟧
                alt: A red square
            """,
        good: """
            items:
              - id: red
                image: images/red.png
                alt: A red square
            """)

    /// A curve without its four numbers.
    public static let easingPoints = Rule(
        "BK3010", "easing-points", .error, "a curve that has not four numbers",
        explanation: """
            A curve is a name or `[x1, y1, x2, y2]`: the two control points of a cubic Bézier from (0, 0) to (1, 1), as in \
            CSS. Both x lie between 0 and 1.
            """,
        bad: """
            items: [red, orange]
            transition: { easing: ⟦[0.25, 0.1, 0.25]⟧ }
            """,
        good: """
            items: [red, orange]
            transition: { easing: [0.25, 0.1, 0.25, 1] }
            """)

    /// More items than a banner may have; its bad example would be huge and is made in the tests.
    public static let tooManyItems = Rule(
        "BK3011", "too-many-items", .error, "more than 10 000 items",
        explanation: """
            A banner may have 10 000 items. Split it, or show a list instead.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More inputs than a scenario may have; its bad example would be huge and is made in the tests.
    public static let tooManyInputs = Rule(
        "BK3012", "too-many-inputs", .error, "more than 1000 inputs in a scenario",
        explanation: """
            A scenario may have 1000 inputs. Split it: each scenario plays on a banner of its own.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More scenarios than a banner may have; its bad example would be huge and is made in the tests.
    public static let tooManyScenarios = Rule(
        "BK3013", "too-many-scenarios", .error, "more than 100 scenarios",
        explanation: """
            A banner may have 100 scenarios. Put some of them together, or into a second file.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More expectations than a scenario may have; its bad example would be huge and is made in the tests.
    public static let tooManyExpectations = Rule(
        "BK3014", "too-many-expectations", .error, "more than 1000 expectations in a scenario",
        explanation: """
            A scenario may have 1000 expectations. Split it: each scenario plays on a banner of its own.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// A text with a character in it that commands a terminal.
    public static let controlInText = Rule(
        "BK3015", "control-in-text", .error, "a text with a control character in it",
        explanation: """
            Between double quotes YAML writes any character as an escape: `"\\e"` is U+001B, `"\\x9b"` is U+009B. \
            Control characters show nothing, and some of them command the terminal or the program that prints the text. \
            Tabs and line breaks, `"\\t"` and `"\\n"`, are allowed.
            """,
        bad: """
            items:
              - id: red
                title: ⟦"\\e[1mSummer sale"⟧
            """,
        good: """
            items:
              - id: red
                title: Summer sale
            """)
}

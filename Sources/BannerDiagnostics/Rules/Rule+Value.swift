/// Faults in a value of the right type.
extension Rule {
    /// The value rules, in order of id.
    public static let value: [Rule] = [
        outOfRange, unknownWord, durationSyntax, durationTooFine, durationTooLong, invalidColor, invalidIdentifier,
        invalidLink, invalidImage, easingPoints, tooManyItems, tooManyInputs, tooManyScenarios, tooManyExpectations,
        controlInText,
    ]

    /// A number or a duration out of range.
    public static let outOfRange = Rule(
        "BK3001", "out-of-range", .error, "a number or a duration that is out of range",
        explanation: """
            The message names the range and the unit. Lengths are in points; durations are never negative.
            """,
        bad: """
            items: [red, orange]
            layout: { cellWidthMultiplier: ⟦1.5⟧ }
            """,
        good: """
            items: [red, orange]
            layout: { cellWidthMultiplier: 0.5 }
            """)

    /// A word that is not one of the key's values.
    public static let unknownWord = Rule(
        "BK3002", "unknown-word", .error, "a word that is not one of the key's values",
        explanation: """
            The key takes one of a fixed set of words, spelled exactly. The message suggests a similar word or lists \
            them all.
            """,
        bad: """
            items: [red, orange]
            paging: { loop: ⟦infinit⟧ }
            """,
        good: """
            items: [red, orange]
            paging: { loop: infinite }
            """)

    /// Text that is not a duration.
    public static let durationSyntax = Rule(
        "BK3003", "duration-syntax", .error, "text that is not a duration",
        explanation: """
            A duration is a number and its unit, without a space: `2s`, `300ms`, `1.5s`, `2m`, `1h`, `1m30s`. Each \
            unit appears at most once, from the largest to the smallest, and only the last number can have a fraction. \
            A number without a unit is in seconds.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦3 sec⟧
            """,
        good: """
            items: [red, orange]
            timer: 3s
            """)

    /// A duration with a fraction of a microsecond.
    public static let durationTooFine = Rule(
        "BK3004", "duration-too-fine", .error, "a duration with a fraction of a microsecond",
        explanation: """
            Times are whole microseconds, so that nothing drifts: even the ten-millionth change is exactly on time. \
            Write at most three decimals with `ms`, or six with `s`.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦2.0000001s⟧
            """,
        good: """
            items: [red, orange]
            timer: 2.000001s
            """)

    /// A duration longer than a leap year.
    public static let durationTooLong = Rule(
        "BK3005", "duration-too-long", .error, "a duration of more than 366 days",
        explanation: """
            The limit is one leap year. Often the unit is missing: a number without a unit is in seconds, not \
            milliseconds.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦9000h⟧
            """,
        good: """
            items: [red, orange]
            timer: 9h
            """)

    /// Text that is not a colour.
    public static let invalidColor = Rule(
        "BK3006", "invalid-color", .error, "text that is not a colour",
        explanation: """
            A colour is `"#RGB"`, `"#RRGGBB"` or `"#RRGGBBAA"`, in quotes: without them `#` begins a comment, and the \
            key has no value.
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

    /// Text that cannot be an id or a tag.
    public static let invalidIdentifier = Rule(
        "BK3007", "invalid-id", .error, "text that cannot be an id or a tag",
        explanation: """
            An id begins with a letter or a digit, followed by letters, digits, `-`, `_` and `.`: ASCII only, at most \
            128 characters, so that it can be part of an address, a file name and a report. People read the `title` \
            instead.
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

    /// Text that cannot be a link.
    public static let invalidLink = Rule(
        "BK3008", "invalid-link", .error, "text that cannot be a link",
        explanation: """
            A link begins with `https://`, `http://`, `mailto:`, `tel:` or an app's own scheme such as `myapp://`. \
            `javascript:`, `data:` and similar schemes are refused, because a link must not run code.
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

    /// Text that cannot be an image.
    public static let invalidImage = Rule(
        "BK3009", "invalid-image", .error, "text that cannot be an image",
        explanation: """
            An image is a path relative to the banner file, in its folder or below it, or an `https` address. Absolute \
            paths, paths that leave the folder with `..`, and other schemes work on one machine only or are unsafe.
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
        "BK3010", "easing-points", .error, "a curve that does not have four numbers",
        explanation: """
            A curve is a name or `[x1, y1, x2, y2]`: the two control points of a cubic Bézier from (0, 0) to (1, 1), \
            as in CSS. `x1` and `x2` must be between 0 and 1.
            """,
        bad: """
            items: [red, orange]
            transition: { easing: ⟦[0.25, 0.1, 0.25]⟧ }
            """,
        good: """
            items: [red, orange]
            transition: { easing: [0.25, 0.1, 0.25, 1] }
            """)

    /// More items than a banner can have; its bad example would be huge and is made in the tests.
    public static let tooManyItems = Rule(
        "BK3011", "too-many-items", .error, "more than 10 000 items",
        explanation: """
            A banner can have at most 10 000 items. Split it, or show a list instead.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More inputs than a scenario can have; its bad example would be huge and is made in the tests.
    public static let tooManyInputs = Rule(
        "BK3012", "too-many-inputs", .error, "more than 1000 inputs in a scenario",
        explanation: """
            A scenario can have at most 1000 inputs. Split it into several scenarios; each one starts the banner from \
            0.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More scenarios than a banner can have; its bad example would be huge and is made in the tests.
    public static let tooManyScenarios = Rule(
        "BK3013", "too-many-scenarios", .error, "more than 100 scenarios",
        explanation: """
            A banner can have at most 100 scenarios. Combine some of them, or move some to a second file.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// More expectations than a scenario can have; its bad example would be huge and is made in the tests.
    public static let tooManyExpectations = Rule(
        "BK3014", "too-many-expectations", .error, "more than 1000 expectations in a scenario",
        explanation: """
            A scenario can have at most 1000 expectations. Split it into several scenarios; each one starts the banner \
            from 0.
            """,
        bad: "", good: "items: [red, orange]\n")

    /// Text that contains a control character.
    public static let controlInText = Rule(
        "BK3015", "control-in-text", .error, "text that contains a control character",
        explanation: """
            In double quotes, YAML allows any character as an escape: `"\\e"` is U+001B, `"\\x9b"` is U+009B. Control \
            characters are invisible, and some of them are commands to the terminal or program that prints the text. \
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

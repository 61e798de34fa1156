/// Banners that play, but that a standard or experience advises against.
extension Rule {
    /// The advice rules, in order of id.
    public static let advice: [Rule] = [
        movesForever, changesTooFast, unreadableTitle, equalDots, timerForOneItem, imageWithoutAlt, lowContrast,
        shortDwell, neverReached, durationWithoutTimer,
    ]

    /// Movement that viewers cannot stop.
    public static let movesForever = Rule(
        "BK5001", "moves-forever", .advice, "a banner that keeps moving and cannot be stopped",
        explanation: """
            WCAG 2.2.2 (Pause, Stop, Hide): viewers must be able to stop movement that starts automatically, lasts \
            more than five seconds and is shown next to other content. With `afterInteraction: ignore` even a finger \
            on the banner does not stop the timer, and without `cycles` it never ends.
            """,
        bad: """
            items: [red, orange]
            timer: { interval: 3s, afterInteraction: ⟦ignore⟧ }
            """,
        good: """
            items: [red, orange]
            timer: { interval: 3s, afterInteraction: ignore, cycles: 1 }
            """)

    /// Changes that flash.
    public static let changesTooFast = Rule(
        "BK5002", "changes-too-fast", .advice, "more than three changes within one second",
        explanation: """
            WCAG 2.3.1 (Three Flashes): nothing may flash more than three times within one second, because that can \
            cause seizures. Bright pages that change that fast are flashes.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦300ms⟧
            """,
        good: """
            items: [red, orange]
            timer: 3s
            """)

    /// A title that disappears before it can be read.
    public static let unreadableTitle = Rule(
        "BK5003", "unreadable-title", .advice, "a title that cannot be read while its page is shown",
        explanation: """
            Film subtitles are written for about 20 letters per second, or 10 characters of Chinese, Japanese or \
            Korean; few viewers read faster. This title needs more time than its page is shown for.
            """,
        bad: """
            items:
              - id: red
                title: ⟦Everything that is red is now a little cheaper than it was⟧
              - orange
            timer: 2s
            """,
        good: """
            items:
              - id: red
                title: Everything that is red is now a little cheaper than it was
                duration: 3s
              - orange
            timer: 2s
            """)

    /// Too many dots.
    public static let equalDots = Rule(
        "BK5004", "too-many-dots", .advice, "more than ten equal dots",
        explanation: """
            Apple's Human Interface Guidelines: more than about ten dots are hard to count at a glance, so they no \
            longer show the viewer's place. `scalingDots` shows at most seven; `progressBar` and `fraction` need no \
            counting.
            """,
        bad: """
            items: [a, b, c, d, e, f, g, h, i, j, k]
            indicator: ⟦dots⟧
            """,
        good: """
            items: [a, b, c, d, e, f, g, h, i, j, k]
            indicator: scalingDots
            """)

    /// A timer without effect.
    public static let timerForOneItem = Rule(
        "BK5005", "timer-for-one-item", .warning, "a timer in a banner with one item",
        explanation: """
            A banner with one item always shows the same page, so its timer never starts.
            """,
        bad: """
            items: [red]
            timer: ⟦3s⟧
            """,
        good: """
            items: [red]
            """)

    /// A picture without alternative text.
    public static let imageWithoutAlt = Rule(
        "BK5006", "image-without-alt", .advice, "an image without `alt`",
        explanation: """
            WCAG 1.1.1 (Non-text Content): an image needs a text alternative for people who cannot see it. Screen \
            readers read `alt` aloud; an empty `alt` marks the image as decoration. Only the first such image is \
            reported.
            """,
        bad: """
            items:
              - id: red
                image: ⟦images/red.png⟧
            """,
        good: """
            items:
              - id: red
                image: images/red.png
                alt: A red square
            """)

    /// Colours that look alike.
    public static let lowContrast = Rule(
        "BK5007", "low-contrast", .advice, "an indicator whose two colours are hard to distinguish",
        explanation: """
            WCAG 1.4.11 (Non-text Contrast): the parts of a control that are needed to understand it must have a \
            contrast of at least 3:1 with adjacent colours. The two colours are compared on a white background.
            """,
        bad: """
            items: [red, orange]
            indicator: { style: pill, color: "#777777", currentColor: ⟦"#999999"⟧ }
            """,
        good: """
            items: [red, orange]
            indicator: { style: pill, color: "#CCCCCC", currentColor: "#444444" }
            """)

    /// A page that is shown too briefly.
    public static let shortDwell = Rule(
        "BK5008", "short-dwell", .advice, "a page that is shown for less than two seconds",
        explanation: """
            A viewer needs about two seconds to notice a new page, see what it shows and tap it. On a faster banner, \
            people tap on a page that has just been replaced.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦1.5s⟧
            """,
        good: """
            items: [red, orange]
            timer: 2s
            """)

    /// Items that only a finger can reach.
    public static let neverReached = Rule(
        "BK5009", "never-reached", .warning, "items that the timer never reaches",
        explanation: """
            With `loop: none` the timer goes from the start page to the last one and stops. Only viewers who swipe \
            back see the pages before the start page.
            """,
        bad: """
            items: [red, orange, yellow]
            paging: { loop: none, startPage: ⟦orange⟧ }
            timer: 3s
            """,
        good: """
            items: [red, orange, yellow]
            paging: { loop: rewind, startPage: orange }
            timer: 3s
            """)

    /// A duration without effect.
    public static let durationWithoutTimer = Rule(
        "BK5010", "duration-without-timer", .warning, "an item's `duration` in a banner without a timer",
        explanation: """
            An item's `duration` replaces the timer's `interval` for its page. Without a timer no page changes by \
            itself. Only the first such item is reported.
            """,
        bad: """
            items:
              - id: red
                duration: ⟦4s⟧
              - orange
            """,
        good: """
            items:
              - id: red
                duration: 4s
              - orange
            timer: 3s
            """)
}

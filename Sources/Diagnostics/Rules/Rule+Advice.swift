/// What runs, but is advised against, by a standard or by experience.
extension Rule {
    /// The rules of advice, in order of id.
    public static let advice: [Rule] = [
        movesForever, changesTooFast, unreadableTitle, equalDots, timerForOneItem, imageWithoutAlt, lowContrast,
        shortDwell, neverReached, durationWithoutTimer,
    ]

    /// Movement that no viewer can stop.
    public static let movesForever = Rule(
        "BK5001", "moves-forever", .advice, "a banner that goes on by itself and cannot be stopped",
        explanation: """
            WCAG 2.2.2 (Pause, Stop, Hide): what starts by itself, lasts for more than five seconds and stands beside \
            other content can be stopped by the viewer. With `afterInteraction: ignore` even a finger on the banner does \
            not stop the timer, and without `cycles` it never ends.
            """,
        bad: """
            items: [red, orange]
            timer: { interval: 3s, afterInteraction: ⟦ignore⟧ }
            """,
        good: """
            items: [red, orange]
            timer: { interval: 3s, afterInteraction: ignore, cycles: 1 }
            """)

    /// Changes that come like flashes.
    public static let changesTooFast = Rule(
        "BK5002", "changes-too-fast", .advice, "more than three changes within one second",
        explanation: """
            WCAG 2.3.1 (Three Flashes): nothing flashes more than three times in any one second, since that can cause \
            seizures. Bright pages that change so fast are flashes.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦300ms⟧
            """,
        good: """
            items: [red, orange]
            timer: 3s
            """)

    /// A title that is gone before it is read.
    public static let unreadableTitle = Rule(
        "BK5003", "unreadable-title", .advice, "a title that cannot be read while its page is shown",
        explanation: """
            Subtitles of films are made for about 20 letters a second, or 10 characters of Chinese, Japanese or Korean; \
            few viewers read faster. A title that needs more time than its page has is seen, but not read.
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

    /// Dots without number.
    public static let equalDots = Rule(
        "BK5004", "too-many-dots", .advice, "more than ten equal dots",
        explanation: """
            Apple's Human Interface Guidelines: more than about ten dots are hard to count at a glance, so they no longer \
            tell where one is. `scalingDots` shows seven at most; `progressBar` and `fraction` need no counting.
            """,
        bad: """
            items: [a, b, c, d, e, f, g, h, i, j, k]
            indicator: ⟦dots⟧
            """,
        good: """
            items: [a, b, c, d, e, f, g, h, i, j, k]
            indicator: scalingDots
            """)

    /// A timer without anything to do.
    public static let timerForOneItem = Rule(
        "BK5005", "timer-for-one-item", .warning, "a timer in a banner with one item",
        explanation: """
            With one item there is no page to turn to: the timer never starts.
            """,
        bad: """
            items: [red]
            timer: ⟦3s⟧
            """,
        good: """
            items: [red]
            """)

    /// A picture without words.
    public static let imageWithoutAlt = Rule(
        "BK5006", "image-without-alt", .advice, "an image without `alt`",
        explanation: """
            WCAG 1.1.1 (Non-text Content): a picture has a text for those who cannot see it. `alt` is what a screen reader \
            says; an empty text says that the picture is decoration. The finding stands at the first such image.
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

    /// Colours that look the same.
    public static let lowContrast = Rule(
        "BK5007", "low-contrast", .advice, "an indicator whose two colours can hardly be told apart",
        explanation: """
            WCAG 1.4.11 (Non-text Contrast): what is needed to understand a control has a contrast of at least 3:1 against \
            what is next to it. The two colours are compared as they look on white.
            """,
        bad: """
            items: [red, orange]
            indicator: { style: pill, color: "#777777", currentColor: ⟦"#999999"⟧ }
            """,
        good: """
            items: [red, orange]
            indicator: { style: pill, color: "#CCCCCC", currentColor: "#444444" }
            """)

    /// A page that is gone too soon.
    public static let shortDwell = Rule(
        "BK5008", "short-dwell", .advice, "a page that is shown for less than two seconds",
        explanation: """
            Between a look and a tap pass about two seconds: noticing that the page has changed, seeing what it shows, and \
            moving the finger. On a faster banner people tap what has just gone.
            """,
        bad: """
            items: [red, orange]
            timer: ⟦1.5s⟧
            """,
        good: """
            items: [red, orange]
            timer: 2s
            """)

    /// Items that only a finger finds.
    public static let neverReached = Rule(
        "BK5009", "never-reached", .warning, "items that the timer never comes to",
        explanation: """
            With `loop: none` the timer goes from the start page to the last one and stops. What lies before the start \
            page is seen only by those who swipe back.
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

    /// A duration that nobody counts.
    public static let durationWithoutTimer = Rule(
        "BK5010", "duration-without-timer", .warning, "an item's `duration` in a banner without a timer",
        explanation: """
            An item's `duration` takes the place of the timer's `interval` for its page. Without a timer no page changes \
            by itself. The finding stands at the first such item.
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

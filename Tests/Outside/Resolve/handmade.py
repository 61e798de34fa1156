"""The conformance suite's cases for single rules: each shows what a program that forgets the rule gets wrong."""

CASES = []


def case(name, shows, banner, until, inputs="[]", at=None, **how):
    """A banner and inputs in YAML; `at` are instants at which the state is asked for, and `how` keys of a scenario."""
    scenario = f"scenarios: [{{ name: case, duration: {until}, inputs: {inputs}"
    scenario += "".join(f", {key}: {value}" for key, value in how.items()) + " }]\n"
    CASES.append((name, shows, banner.strip() + "\n" + scenario, at))


# Transitions and focus

case("flat-easing", "focus changes at the first microsecond at which the cell differs, not where the easing is flat before it", """
transition: { duration: 100s, easing: [0.5, 1, 0, 0] }
items: [a, b]
""", 110, "[{ at: 1s, next: true }]", [20, 32, 33, 60])
case("easing-turns", "an easing that goes back before it goes on, and past its end", """
transition: { duration: 2s, easing: [0.2, -2, 0.7, 3] }
focus: { scale: 1.5, duration: 1s, easing: linear }
indicator: pill
items: [a, b, c, d]
""", 5, "[{ at: 1s, next: true }]", [1.2, 1.5, 1.9, 2.3, 2.6, 2.9])
case("focus-overshoots", "a focus easing that overshoots: scales leave their range, but each run begins inside it", """
transition: { duration: 0.4s, easing: linear }
focus: { scale: 1.4, duration: 1s, easing: [0.2, 4, 0.6, 1] }
items: [a, b, c]
""", 5, "[{ at: 1s, next: true }, { at: 1.5s, previous: true }, { at: 2.2s, next: true }]", [1.3, 1.45, 1.69, 1.8, 2.1, 2.39, 2.5, 2.8])
case("focus-shrinks", "a focused card that is smaller than the others", """
transition: { duration: 0.4s, easing: linear }
focus: { scale: 0.5, duration: 1s, easing: [0.2, 4, 0.6, 1] }
items: [a, b, c]
""", 4, "[{ at: 1s, next: true }, { at: 1.5s, previous: true }]", [1.3, 1.45, 1.69, 1.8, 2.1, 2.39])
case("scales-once-rounded", "a scale that is 1 once rounded is not in the state", """
transition: { duration: 0.2s, easing: linear }
focus: { scale: 1.2, duration: 1s, easing: linear }
items: [a, b, c]
""", 4, "[{ at: 1s, next: true }]", [1.100001, 1.100002, 1.100003, 2.099997, 2.099998, 2.099999])
case("focus-whole-microsecond", "content that is half-way at a whole microsecond is so at that one, not a microsecond later", """
paging: { loop: rewind }
transition: { duration: 300ms, easing: linear }
focus: { scale: 1.2, duration: 0s }
items: [a, b, c, d, e, f, g, h, i, j]
""", 3, "[{ at: 1s, previous: true }, { at: 2s, next: true }]", [1.016666, 1.016667, 1.05, 1.25, 2.049999, 2.05, 2.25])
case("focus-half-way", "a finger lets go half-way but for a rounding error, and the content goes back", """
layout: { cellWidthMultiplier: 0.33 }
focus: 1.2
items: [a, b, c, d]
""", 3, "[{ at: 1s, drag: { by: -64.35, velocity: 300 } }]", [1.1, 1.2, 1.3])
case("focus-edge", "past an edge the last card keeps the focus", """
paging: { loop: none, startPage: 2 }
focus: 1.2
items: [a, b, c]
""", 3, "[{ at: 1s, drag: { by: -900, over: 400ms } }]", [1.2, 1.4, 1.5])
case("interrupted-by-timer", "a timer whose firings catch the content on its way, and a hand that turns it round", """
timer: { interval: 1s, afterInteraction: ignore }
transition: { duration: 1s, easing: easeIn }
focus: { scale: 2, duration: 700ms, easing: linear }
indicator: pill
items: [a, b, c, d, e]
""", 6, "[{ at: 1.4s, previous: true }, { at: 2.6s, select: d }, { at: 3.3s, next: true }]", [1.3, 1.7, 2.2, 2.8, 3.1, 3.6, 4.4])

# Positions near a whole page

case("pill-whole-page", "a finger brings content to the last page: its offset / d is 1.9999999999999996, which is 2", """
layout: { cellWidthMultiplier: 0.33 }
indicator: pill
paging: { startPage: 1 }
items: [a, b, c]
""", 3, "[{ at: 0.5s, drag: { by: -128.7, over: 1s, velocity: 0 } }]", [1, 1.5, 1.6])
case("pill-beside-a-page", "a billionth of a page counts as none, two as two", """
indicator: { style: pill, width: 100000 }
items: [a, b, c, d]
paging: { startPage: 1 }
""", 3, "[{ at: 0.5s, drag: { by: 0.0000003, over: 0s } }, { at: 1s, drag: { by: 0.0000012, over: 0.5s } }]", [0.5, 1.2, 1.5])
case("before-page-0", "a position that rounds to n is 0, and so are its offset and indicator", """
indicator: pill
transition: { duration: 300ms, effect: fade }
items: [a, b, c]
""", 4, "[{ at: 1s, drag: { by: 0.0001, over: 0.5s } }, { at: 2s, drag: { by: 0.0003, over: 0.5s } }]", [1.49, 1.499, 2.3, 2.49])
case("before-page-0-bar", "the same for a thumb between the last page and the first", """
indicator: scrollBar
items: [a, b, c]
""", 5, "[{ at: 1s, drag: { by: 0.0001, over: 0.5s } }, { at: 2s, drag: { by: 100, over: 0.5s } }]", [1.49, 2.2, 2.4, 2.6, 2.65])

# Release

RELEASE = """
paging: { loop: none, maxPagesPerSwipe: 3, flickVelocity: 0 }
transition: { duration: 300ms, easing: linear }
items: [a, b, c, d, e]
"""
case("snap-near-whole", "a projection that is half a millionth of a page past page 1 is page 1", RELEASE, 3, "[{ at: 1s, drag: { by: -389.901195, velocity: -1 } }]")
case("snap-past-whole", "one that is two millionths of a page past page 1 goes on to page 2", RELEASE, 3, "[{ at: 1s, drag: { by: -389.90178, velocity: -1 } }]")
case("snap-near-half", "half a millionth of a page before half a page is half a page, which goes forward", RELEASE, 3, "[{ at: 1s, drag: { by: -194.999805, velocity: 0 } }]")
case("snap-before-half", "two millionths before half a page goes back", RELEASE, 3, "[{ at: 1s, drag: { by: -194.99922, velocity: 0 } }]")
case("snap-half-back", "half a page back, without velocity, goes forward too", RELEASE, 4, "[{ at: 1s, select: c }, { at: 2s, drag: { by: 195, velocity: 0 } }]")
case("snap-past-half", "more than half a page without velocity", RELEASE, 3, "[{ at: 1s, drag: { by: -195.01, velocity: 0 } }]")
case("snap-back-slowly", "the floor if the projection is before the content, from more than half a page", RELEASE, 3, "[{ at: 1s, drag: { by: -350, velocity: 10 } }]")
case("release-at-once", "content within a billionth of a page of its own settles at once", RELEASE, 3, "[{ at: 1s, drag: { by: -0.0000003, velocity: 0 } }]")
case("release-moves", "further away it takes T", RELEASE, 3, "[{ at: 1s, drag: { by: -0.0000005, velocity: 0 } }]")
case("release-on-another-page", "content that a finger brings to exactly the next page still takes T", RELEASE, 3, "[{ at: 1s, drag: { by: -390, velocity: 0 } }]", [1.1, 1.35])
case("release-normal", "a slower deceleration throws five times as far", RELEASE.replace("loop: none,", "loop: none, decelerationRate: normal,"), 3, "[{ at: 1s, drag: { by: -30, velocity: -1300 } }]")
case("drag-very-fast", "a drag faster than a file can say has no velocity written out: it is by/over", RELEASE, 3, "[{ at: 1s, drag: { by: -100, over: 0.00009s } }]")
case("swipe-limit", "a swipe turns 10 000 pages", """
viewport: { width: 100 }
layout: { cellWidthMultiplier: 0.1 }
paging: { maxPagesPerSwipe: 10000, decelerationRate: normal }
transition: 0s
indicator: fraction
items: [a, b, c]
""", 3, "[{ at: 1s, drag: { by: 0, over: 0s, velocity: -1000000 } }]")
case("swipe-limit-from-base", "pages of a swipe are counted from the current page, not from where a finger catches the content", """
paging: { maxPagesPerSwipe: 1 }
transition: { duration: 1s, easing: linear }
items: [a, b, c, d, e]
""", 5, "[{ at: 1s, next: true }, { at: 1.2s, drag: { by: -10, over: 100ms, velocity: -4000 } }]", [1.1, 1.25, 1.6])
case("two-pages-of-two", "with two items, a swipe of two pages changes from a page to itself", """
paging: { maxPagesPerSwipe: 2 }
items: [a, b]
""", 3, "[{ at: 1s, drag: { by: -500, velocity: -4000 } }]", [1.1, 1.3])
case("shown-limit", "content is shown at most 10 000 pages from the current one", """
paging: { maxPagesPerSwipe: 1 }
transition: { duration: 0.00004s, easing: [0.3, 100, 0.7, 100] }
indicator: pill
items: [a, b, c, d, e, f, g]
""", 1, "[{ at: 0.5s, next: true }, { at: 0.50002s, drag: { by: 0, over: 0s } }, { at: 0.50004s, drag: { by: 0, over: 0s } }]",
     [0.50003, 0.50005, 0.50006])

# Edges

case("caught-past-a-window", "content that an easing threw more than a window past the edge is caught at 0.999 of a window", """
paging: { loop: none }
transition: { duration: 1s, easing: [0.3, 4, 0.7, 4] }
items: [a, b]
""", 4, "[{ at: 1s, next: true }, { at: 1.5s, drag: { by: -100000, over: 1s, velocity: 0 } }]", [1.4, 1.5, 1.6, 2, 2.5, 2.7])
case("caught-past-an-edge", "content on its way back from beyond an edge is caught at the raw offset that is shown there", """
paging: { loop: rewind }
transition: { duration: 1s, easing: linear }
items: [a, b, c]
""", 5, "[{ at: 1s, drag: { by: 300, velocity: 0 } }, { at: 1.4s, drag: { by: 90, velocity: 0 } }, { at: 1.8s, drag: { by: -90, velocity: 0 } }]", [1.1, 1.3, 1.5, 1.7, 1.9, 2.3])
case("vertical-edge", "the rubber band of a vertical banner has the window's height", """
layout: { axis: vertical, cellHeightMultiplier: 0.5, spacing: 10 }
paging: { loop: none }
indicator: pill
items: [a, b, c]
""", 4, "[{ at: 1s, drag: { by: 250, velocity: 0 } }, { at: 2s, swipe: next }, { at: 3s, drag: { by: -81, velocity: 0 } }]", [1.1, 1.3, 2.05, 2.2, 3.1])
case("right-to-left-edge", "a finger's direction, and a swipe's, in a mirrored banner", """
layout: { direction: rightToLeft, cellWidthMultiplier: 0.7, spacing: 20, align: start }
paging: { loop: none }
indicator: scrollBar
items: [a, b, c]
""", 6, "[{ at: 1s, drag: { by: -100, velocity: 0 } }, { at: 2s, swipe: next }, { at: 3s, drag: { by: 400 } }, { at: 4s, swipe: previous }]", [1.1, 1.3, 2.05, 2.2, 3.1, 4.05])
case("rewind-by-hand", "buttons at both edges of rewind run to the other end", """
paging: { loop: rewind }
transition: { duration: 1s, easing: linear, effect: fade }
indicator: pill
items: [a, b, c, d]
""", 6, "[{ at: 1s, previous: true }, { at: 3s, next: true }]", [1.2, 1.45, 1.8, 3.3, 3.7])
case("select-from-the-way", "the shorter way counts from the current page, not from where content is", """
transition: { duration: 2s, easing: linear }
items: [a, b, c, d, e]
""", 9, "[{ at: 1s, select: d }, { at: 1.5s, select: b }, { at: 2s, previous: true }, { at: 2.5s, select: c }, { at: 5s, select: c }]", [1.3, 1.7, 2.3, 3, 4])

# Timer

TIMER = """
timer: { interval: 2s, afterInteraction: %s }
items: [a, b, c, d]
"""
case("fires-at-drag-end", "a firing at the instant of dragEnd is not skipped", TIMER % "ignore", 7, "[{ at: 1.8s, drag: { by: -200, over: 200ms, velocity: 0 } }, { at: 3.5s, drag: { by: 30, over: 500ms, velocity: 0 } }]", [1.9, 2.1, 2.2])
case("fires-under-a-finger", "a firing between dragBegin and dragEnd is skipped, and the next is one D(page) later", """
timer: { interval: 2s, afterInteraction: ignore, countsFrom: settle, cycles: 2 }
items: [a, { id: b, duration: 3s }, c]
""", 24, "[{ at: 1.9s, drag: { by: -200, over: 200ms } }, { at: 3.9s, drag: { by: -200, over: 200ms } }, { at: 10s, hide: true }, { at: 11s, show: true }]", [2, 3, 4, 4.2, 6])
case("fires-when-a-finger-comes", "a finger that comes at the instant of a firing comes first", TIMER % "ignore", 7, "[{ at: 2s, drag: { by: -200, over: 200ms } }]", [2.1, 2.3])
case("settles-when-an-input-comes", "a settle at the instant of an input comes first", TIMER % "restart", 7, "[{ at: 1s, next: true }, { at: 1.3s, next: true }, { at: 1.6s, pause: true }]", [1.2, 1.4])
case("releases-when-an-input-comes", "a release at the instant of an input comes first", TIMER % "resume", 9, "[{ at: 1s, drag: { by: -200, over: 500ms } }, { at: 1.5s, next: true }, { at: 1.5s, drag: { by: 20, over: 0s } }, { at: 1.5s, tap: true }]", [1.2, 1.6])
case("instants", "inputs at one instant come in the order of the file, before a firing", TIMER % "stop", 6, "[{ at: 2s, hide: true }, { at: 2s, show: true }, { at: 2s, pause: true }, { at: 4s, resume: true }, { at: 4s, select: a }, { at: 4s, select: c }]", [4.1])
case("focus-come-and-gone", "what has come and gone within one instant is not an event", """
transition: 0s
indicator: { style: scrollBar, hidesAfter: 0s }
focus: 1.2
items: [a, b, c]
""", 3, "[{ at: 1s, next: true }, { at: 1s, previous: true }, { at: 2s, next: true }, { at: 2s, next: true }]", [0.1, 0.2, 1.1, 2.2])
for inside, waits in (("ignore", "nothing"), ("pause", "the keyboard, which resume does not lift"), ("hold", "the pause button, pressed once")):
    case(f"focus-in-{inside}", f"with whenFocused: {inside} a timer waits for {waits}", f"""
timer: {{ interval: 2s, whenFocused: {inside} }}
indicator: timerBar
items: [a, b, c]
""", 14, "[{ at: 1s, focusIn: true }, { at: 3s, resume: true }, { at: 4s, focusIn: true }, { at: 5s, focusOut: true }, { at: 5.5s, focusIn: true }, { at: 8s, pause: true }, { at: 9s, focusOut: true }, { at: 10s, resume: true }]", [2, 3.5, 4.5, 6, 9.5])
for over in ("pause", "ignore"):
    case(f"hover-{over}", f"a pointer with whenHovered: {over}", f"""
timer: {{ interval: 2s, whenHovered: {over}, whenHidden: restart }}
indicator: timerBar
items: [a, b, c]
""", 12, "[{ at: 1s, leave: true }, { at: 1s, hover: true }, { at: 1.5s, hover: true }, { at: 3s, next: true }, { at: 4s, hide: true }, { at: 5s, show: true }, { at: 6s, leave: true }]", [2, 3.1, 4.5, 5.5, 6.5])
for hidden in ("pause", "restart", "ignore"):
    case(f"hidden-{hidden}", f"a banner that leaves the screen, with whenHidden: {hidden}", f"""
timer: {{ interval: 2s, whenHidden: {hidden} }}
indicator: timerBar
items: [a, b, c]
""", 9, "[{ at: 0.5s, show: true }, { at: 1s, hide: true }, { at: 1.5s, hide: true }, { at: 3.5s, show: true }, { at: 4s, tap: true }]", [1.2, 3, 3.7])
case("full-time-asked-for", "a reason that asked for the full time goes before another one: nothing is filled meanwhile", """
timer: { interval: 4s, whenHidden: restart }
indicator: timerBar
items: [a, { id: b, duration: 6s }, c]
""", 12, "[{ at: 1s, pause: true }, { at: 1.5s, hide: true }, { at: 2s, show: true }, { at: 3s, select: b }, { at: 5s, resume: true }]", [1.2, 1.7, 2.5, 3.1, 4, 6.2])
case("resume-page-turned", "with resume, the time left goes with its page: another one has the full D, and a bar is empty from the change on", """
timer: { interval: 4s, afterInteraction: resume }
indicator: timerBar
items: [a, { id: b, duration: 6s }, c]
""", 12, "[{ at: 1s, next: true }, { at: 2s, next: true }, { at: 2.1s, pause: true }, { at: 3s, resume: true }]", [1.2, 1.5, 2.2, 2.7, 3.2])
case("stop-by-hand", "a timer that a hand has stopped has no more events, and its bar is full", """
timer: { interval: 2s, afterInteraction: stop }
indicator: timerBar
items: [a, b, c]
""", 9, "[{ at: 1s, pause: true }, { at: 1.5s, select: a }, { at: 2s, next: true }, { at: 3s, resume: true }, { at: 4s, hide: true }]", [1.2, 1.7, 2.1, 3.2])
case("no-interaction", "a button that does nothing is no interaction, and a tap never is", """
timer: { interval: 3s }
paging: { loop: none }
items: [{ id: a, link: https://example.com/a }, b, c]
""", 8, "[{ at: 1s, previous: true }, { at: 2s, select: a }, { at: 2.5s, tap: true }, { at: 4s, tap: true }]", [1.1, 2.1, 2.6])
case("one-item", "a single item: a loop counts as none, the timer has stopped, and a drag comes back", """
timer: 2s
indicator: { style: timerBar, hidesForSinglePage: false }
items: [a]
""", 6, "[{ at: 1s, drag: { by: -300 } }, { at: 2s, next: true }, { at: 3s, pause: true }, { at: 4s, tap: true }]", [1.1, 1.3])
case("one-item-pill", "the pill of a single item", "indicator: { style: pill, hidesForSinglePage: false }\nitems: [a]", 2, "[{ at: 1s, drag: { by: -300 } }]", [0.5, 1.1])
case("one-item-bar", "the thumb of a single item", "indicator: { style: scrollBar, hidesForSinglePage: false, hidesAfter: 0.2s }\nitems: [a]", 3, "[{ at: 1s, drag: { by: -300 } }]", [0.3, 1.1, 1.9])
case("cycles-and-skips", "a skipped firing does not count for cycles, and a page turned by hand does not either", """
timer: { interval: 1s, cycles: 2, afterInteraction: ignore }
items: [a, b, c]
""", 9, "[{ at: 0.9s, drag: { by: -10, over: 200ms, velocity: 0 } }, { at: 2.5s, next: true }]", [5.2])
case("none-by-hand", "in none a hand that reaches the last page ends the timer", """
timer: { interval: 2s, afterInteraction: ignore }
paging: { loop: none }
indicator: timerBar
items: [a, b, c]
""", 8, "[{ at: 1s, select: c }, { at: 3s, previous: true }]", [0.5, 1.1, 3.1])

# Backwards

BACKWARD = "timer: { interval: 2s, direction: backward%s }\npaging: { loop: %s, startPage: %d }\nindicator: timerBar\nitems: [a, b, c]\n"
case("backward-none-start", "backward in none: on page 0 the timer never starts", BACKWARD % ("", "none", 0), 6, "[{ at: 1s, next: true }]", [0.5, 2])
case("backward-none-end", "backward in none: a change to n − 1 does not stop the timer, one to 0 does", BACKWARD % ("", "none", 1), 12, "[{ at: 1s, select: c }]", [0.5, 1.1, 3.5, 6])
case("backward-rewind", "backward in rewind: from 0 the way leads through all pages", BACKWARD % ("", "rewind", 0), 7, "[]", [2.1, 2.2, 4.1])
case("backward-infinite", "backward on a ring, with cycles", BACKWARD % (", cycles: 2", "infinite", 0), 14, "[{ at: 5s, next: true }]", [2.1, 4.1, 5.1])

# Reduced motion

REDUCED = "timer: { interval: 2s, whenReduced: %s%s }\nindicator: %s\nfocus: 1.3\nitems: [a, b, c]\n"
case("reduced-stop", "for less motion the timer never starts, and a timer bar is full", REDUCED % ("stop", "", "timerBar"), 6, "[{ at: 1s, next: true }, { at: 2s, hide: true }, { at: 3s, drag: { by: -100 } }]", [0.5, 1, 3.1, 3.2], reducedMotion="true")
case("reduced-keep", "or each change is a jump, and what an interaction suspends continues in the same instant", REDUCED % ("keep", ", countsFrom: settle", "timerBar"), 9, "[{ at: 1s, next: true }, { at: 3.5s, drag: { by: -30 } }, { at: 4.5s, drag: { by: -10, velocity: 0 } }]", [0.5, 1, 3.6, 3.7], reducedMotion="true")
case("reduced-bar", "a bar that would slide fades, and its thumb has its new width at once", REDUCED % ("keep", "", "{ style: scrollBar, thumb: [30, 60, 90], hidesAfter: 0.4s, hides: slide }"), 5, "[]", [0.1, 0.55, 2, 2.2, 2.6], reducedMotion="true")
case("reduced-free", "thrown content is there at once", "paging: { snap: none, loop: none }\nitems: [a, b, c, d]", 4, "[{ at: 1s, drag: { by: -100, velocity: -500 } }, { at: 2s, drag: { by: 900 } }]", [1.1, 1.2, 2.1], reducedMotion="true")

# Fade and rotation

case("fade-edges", "a card at an edge stays opaque past it", """
transition: { duration: 1s, easing: linear, effect: fade }
paging: { loop: none }
items: [a, b, c]
""", 5, "[{ at: 1s, drag: { by: 200, velocity: 0 } }, { at: 3s, next: true }, { at: 3.5s, drag: { by: -600, velocity: 0 } }]", [1.1, 1.5, 3.3, 3.6, 3.9])
case("fade-of-two", "two cards of a ring fade into one another both ways", "transition: { duration: 1s, easing: linear, effect: fade }\nitems: [a, b]\n", 4, "[{ at: 1s, next: true }, { at: 2.5s, next: true }]", [1.2, 1.7, 2.6, 3.3])
ROTATION = "timer: { interval: 3s, afterInteraction: %s%s }\ntransition: { duration: 2s, easing: [0.2, -1, 0.6, 2], effect: %s }\npaging: { loop: %s }\nindicator: timerBar\nitems: [{ id: a, weight: 3 }, b, c, { id: d, weight: 2 }, e]\n"
case("straight-fade", "a transition by more than one page fades straight across, also where its easing leaves 0 … 1", ROTATION % ("restart", "", "fade", "infinite"), 26, "[]", [6.1, 6.4, 7, 7.3, 7.9, 9.3, 10, 10.6])
case("straight-fade-caught", "from between two pages as well, and under a finger cards fade one by one", ROTATION % ("restart", "", "fade", "infinite"), 14, "[{ at: 1s, next: true }, { at: 1.6s, select: d }, { at: 2.2s, drag: { by: -100 } }]", [1.5, 1.9, 2.1, 2.3, 2.5, 3])
case("straight-fade-rewind", "in rewind no page between is seen", ROTATION % ("ignore", "", "fade", "rewind"), 14, "[{ at: 4s, select: e }]", [4.3, 4.9, 5.3, 6.5, 7.1])
case("rotation-ways", "a firing goes to its page the shorter way round, and a hand takes the rotation along", ROTATION % ("ignore", ", countsFrom: settle, cycles: 2", "slide", "infinite"), 70, "[{ at: 2.9s, drag: { by: 10, over: 500ms, velocity: 0 } }, { at: 4s, select: d }, { at: 20s, previous: true }]", [3.2, 4.6, 9, 12, 21])
case("rotation-most-turns", "an item with more than half of the turns has several in a row", "timer: 1s\nindicator: timerBar\nitems: [{ id: a, weight: 5 }, b, { id: c, duration: 1.5s }]\n", 16, "[{ at: 2.4s, next: true }, { at: 3s, previous: true }]", [1.5, 2.5, 4, 6])
case("rotation-resume", "time left goes on as it was on a page that has another number of turns", "timer: { interval: 2s, afterInteraction: resume }\nindicator: timerBar\nitems: [{ id: a, weight: 5 }, { id: b, weight: 1 }, { id: c, weight: 1 }]\n", 20, "[{ at: 1s, next: true }, { at: 1.5s, previous: true }, { at: 3s, drag: { by: -30 } }]", [0.5, 1.1, 1.4, 1.7, 2.5, 3.1, 4])
case("rotation-due", "a turn is due before slot ⌈j·W/w⌉", "timer: 1s\ntransition: 0s\nindicator: none\nitems: [{ id: a, weight: 2 }, { id: b, weight: 3 }, { id: c, weight: 4 }]\n", 10)
case("rotation-order", "slots go to the turn that is due first, then to the greater weight, then to the first in the file, and a pass has them divided by what they share", "timer: { interval: 1s, cycles: 1 }\ntransition: 0s\nindicator: none\nitems: [{ id: a, weight: 2 }, { id: b, weight: 4 }, { id: c, weight: 6 }, { id: d, weight: 4 }, { id: e, weight: 8 }]\n", 13)
case("equal-weights", "weights that are all equal count for nothing", "timer: 1s\ntransition: { duration: 0.5s, effect: fade }\nitems: [{ id: a, weight: 3 }, { id: b, weight: 3 }, { id: c, weight: 3 }, { id: d, weight: 3 }, { id: e, weight: 3 }]\n", 7, "[{ at: 2.2s, select: e }]", [2.3, 2.4, 2.6])

# Free scrolling

SHELF = "layout: { cellWidthMultiplier: 0.4, spacing: 14, align: start }\npaging: { snap: none, loop: %s%s }\nindicator: %s\nitems: [a, b, c, d, e, f]\n"
case("shelf-swipe", "a swipe is a drag by d/4, although the content moves by g", SHELF % ("none", "", "pill"), 5, "[{ at: 1s, swipe: next }, { at: 2.5s, swipe: previous }]", [1.05, 1.2, 1.5, 2.55, 2.7])
case("shelf-edge", "thrown against an edge, past one, and back from beyond it", SHELF % ("rewind", "", "scrollBar"), 9, "[{ at: 1s, drag: { by: 100 } }, { at: 2s, drag: { by: 100, velocity: -2000 } }, { at: 4s, drag: { by: -100, velocity: -9000 } }, { at: 5s, drag: { by: -50, velocity: 0 } }, { at: 6s, previous: true }, { at: 7s, next: true }]", [1.1, 1.3, 2.3, 2.5, 4.3, 5.1, 5.3, 6.1])
case("shelf-buttons", "buttons of content that rests beside its page", SHELF % ("none", "", "dots") + "timer: { interval: 3s, afterInteraction: resume }\n", 12, "[{ at: 1s, drag: { by: -40, velocity: 0 } }, { at: 2s, previous: true }, { at: 2.1s, previous: true }, { at: 3s, drag: { by: -150, velocity: 0 } }, { at: 4s, select: b }, { at: 5s, next: true }, { at: 6s, select: c }]", [1.1, 1.5, 2.1, 2.2, 4.1])
case("shelf-that-fits", "a shelf that fits does not move; caught between two pages it settles after T", """
layout: { cellWidthMultiplier: 0.3, spacing: 10, align: start }
paging: { snap: none, loop: none }
transition: { duration: 1s, easing: linear }
items: [a, b, c]
""", 6, "[{ at: 1s, drag: { by: -100 } }, { at: 2s, next: true }, { at: 2.4s, drag: { by: 50 } }]", [1.1, 2.3, 2.5, 2.9, 3.3])
for gap, what in ((0.0099, "fits"), (0.0101, "moves")):
    case(f"shelf-just-{what}", f"a shelf with g = {gap} {what}", f"""
layout: {{ cellWidthMultiplier: 0.5, spacing: {gap}, align: start }}
paging: {{ snap: none, loop: none }}
items: [a, b]
""", 3, "[{ at: 1s, drag: { by: -100, velocity: 0 } }, { at: 2s, next: true }]", [1.1, 2.1])
case("shelf-vertical", "a shelf of a vertical banner has the window's height", """
layout: { axis: vertical, cellHeightMultiplier: 0.4, cellWidthMultiplier: 0.5, spacing: 14, align: start }
paging: { snap: none, loop: none, decelerationRate: normal }
indicator: { style: scrollBar, thumb: auto, track: 150 }
items: [a, b, c, d, e, f]
""", 8, "[{ at: 1s, drag: { by: -100 } }, { at: 5s, drag: { by: 600 } }]", [0.5, 1.1, 2, 3, 5.1, 5.3])
FREE = "paging: { snap: none, flickVelocity: 0%s }\ntransition: { duration: 300ms, easing: linear }\nindicator: pill\nitems: [a, b, c, d, e]\n"
case("free-near-whole", "a place to rest half a millionth from a whole page is that page", FREE % "", 4, "[{ at: 1s, drag: { by: -389.999805, velocity: 0 } }, { at: 2s, drag: { by: 0, velocity: 0 } }]", [1.1, 1.5])
case("free-near-half", "one that is as near to half a page is half a page, and the next page's", FREE % "", 3, "[{ at: 1s, drag: { by: -194.999805, velocity: 0 } }]", [1.1, 1.5])
case("free-before-half", "two millionths of a page before half a page is still the page before", FREE % "", 3, "[{ at: 1s, drag: { by: -194.99922, velocity: 0 } }]", [1.1, 1.5])
case("free-without-velocity", "a throw by less than a billionth of a page takes no time", FREE % "", 3, "[{ at: 1s, drag: { by: -100, velocity: -0.000003 } }]", [1.1, 1.5])
case("free-hardly-thrown", "a throw by more glides", FREE % "", 3, "[{ at: 1s, drag: { by: -100, velocity: -0.000005 } }]", [1.1, 1.5])
case("free-ring", "content that glides over the end of a ring, and is caught there", FREE % ", decelerationRate: normal", 9, "[{ at: 1s, drag: { by: 100, velocity: 900 } }, { at: 2s, drag: { by: -30 } }, { at: 3s, next: true }]", [1.1, 1.3, 1.8, 2.1, 2.5, 3.1])
case("free-limit", "content without an edge is thrown 10 000 pages at most", "viewport: { width: 100 }\nlayout: { cellWidthMultiplier: 0.1 }\n" + FREE % ", decelerationRate: normal", 3, "[{ at: 1s, drag: { by: 0, over: 0s, velocity: -1000000 } }, { at: 2s, drag: { by: 0, over: 0s, velocity: 1000000 } }]", [1.5], reducedMotion="true")
case("free-timer", "a timer turns pages from where content rests", FREE % "" + "timer: { interval: 2s, afterInteraction: ignore }\n", 8, "[{ at: 1s, drag: { by: -250, velocity: -100 } }, { at: 3s, drag: { by: 60, velocity: 300 } }]", [1.1, 1.3, 2.1, 3.1, 3.4, 4.1])

# Indicators

case("thumb-ring", "the thumb runs back between n − 1 and 0, its width at that moment on both sides", """
indicator: { style: scrollBar, track: 200, inset: 7, spacing: 11, thumb: [30, 90], growth: { duration: 2s, easing: linear } }
transition: { duration: 1s, easing: linear }
items: [a, b, c, d]
""", 6, "[{ at: 1s, previous: true }, { at: 3s, next: true }, { at: 3.5s, drag: { by: -20 } }]", [1.1, 1.5, 1.9, 2.5, 3.2, 3.6])
case("thumb-overshoots", "a growth that overshoots is never below 0, and begins at 10 times the longest at most", """
indicator: { style: scrollBar, track: 200, thumb: [10, 60], growth: { duration: 0.8s, easing: [0.3, 60, 0.7, -60] } }
paging: { loop: rewind }
transition: 0s
items: [a, b]
""", 4, "[{ at: 1s, next: true }, { at: 1.2s, next: true }, { at: 1.3s, next: true }, { at: 1.5s, next: true }]", [1.1, 1.25, 1.4, 1.6, 1.9, 2.1])
case("thumb-parts", "page i has the width ⌊i·k/n⌋, and a turn between equal widths changes nothing", """
indicator: { style: scrollBar, thumb: [20, 40, 60], growth: 400ms }
timer: 1s
items: [a, b, c, d, e, f, g]
""", 8, at=[0.5, 1.1, 2.5, 3.2, 4.5, 5.2, 6.5, 7.1])
case("thumb-auto-part", "an automatic thumb is as much of the track as the window of the content", """
layout: { cellWidthMultiplier: 0.7, spacing: 20 }
indicator: { style: scrollBar, thumb: auto, spacing: 10 }
items: [a, b, c]
""", 3, "[{ at: 1s, next: true }]", [0.5, 1.1])
case("thumb-auto-least", "it has at least 20 points", """
indicator: { style: scrollBar, thumb: auto, track: 100 }
items: [a, b, c, d, e, f, g, h]
""", 3, "[{ at: 1s, next: true }]", [0.5, 1.1])
case("thumb-auto-room", "and at most the room that there is, which can be none", """
indicator: { style: scrollBar, thumb: auto, track: 30, spacing: 17 }
items: [a, b, c, d, e, f, g, h]
""", 3, "[{ at: 1s, next: true }]", [0.5, 1.1])
case("thumb-auto-no-room", "no room is none, not less", "indicator: { style: scrollBar, thumb: auto, track: 10, spacing: 17 }\nitems: [a, b, c]", 3, "[{ at: 1s, next: true }]", [0.5, 1.1])
case("thumb-auto-vertical", "of a vertical banner the window's height counts, on a track as long as a cell is wide", """
layout: { axis: vertical, cellWidthMultiplier: 0.6, cellHeightMultiplier: 0.5, spacing: 30 }
indicator: { style: scrollBar, thumb: auto }
items: [a, b, c]
""", 3, "[{ at: 1s, next: true }]", [0.5, 1.1])
case("thumb-edge", "a thumb stays at the edge that content is dragged past", "paging: { loop: none }\nindicator: scrollBar\nitems: [a, b, c]", 3, "[{ at: 1s, drag: { by: 300 } }]", [1.1, 1.3])
for placement, height in (("below", 5), ("over", 8)):
    case(f"slide-{placement}", f"a bar that slides away, with placement: {placement}", f"""
indicator: {{ style: scrollBar, placement: {placement}, margin: 21, height: {height}, hidesAfter: 0.5s, hides: slide }}
timer: 2s
items: [a, b, c]
""", 5, "[{ at: 2.5s, drag: { by: -50 } }]", [0.4, 0.6, 0.75, 0.9, 2.1, 2.6, 3.2, 3.7])
case("bar-hides", "a bar fades after each settle, and comes back with each movement", "indicator: { style: scrollBar, hidesAfter: 0.2s }\ntimer: { interval: 1s, afterInteraction: ignore }\nitems: [a, b, c]", 5, "[{ at: 0.4s, drag: { by: 0, over: 50ms } }, { at: 1.8s, drag: { by: -10, velocity: 0 } }]", [0.1, 0.3, 0.42, 0.6, 0.8, 1.1, 1.65])
case("dots-start", "the window of scalingDots begins around the start page", "indicator: { style: scalingDots, big: 9, medium: 5, small: 2 }\npaging: { startPage: 4 }\nitems: [a, b, c, d, e, f, g, h]", 8, "[{ at: 1s, previous: true }, { at: 2s, select: b }, { at: 3s, previous: true }, { at: 4s, previous: true }, { at: 5s, select: d }, { at: 6s, select: g }]", [0.5, 1.1, 2.1, 4.5])
case("dots-of-six", "with six items three are big, with five all", "indicator: scalingDots\npaging: { loop: none, startPage: 3 }\nitems: [a, b, c, d, e, f]", 3, "[{ at: 1s, select: f }, { at: 2s, select: a }]", [0.5, 1.5])
for style in ("none", "dots", "progressBar", "fraction"):
    case(f"style-{style}", f"the indicator {style} switches at the change", f"indicator: {style}\ntimer: 1s\ntransition: 500ms\nitems: [a, b, c]", 4, "[{ at: 2.7s, drag: { by: -10, over: 100ms } }]", [0.5, 1.1, 2.2, 2.75])

# Wider windows

WIDE = """
viewport: { width: 390, height: 300 }
layout: { cellWidthMultiplier: 0.9, cellHeightMultiplier: 0.8, spacing: 10 }
focus: { scale: 1.1, duration: 1s, easing: linear }
indicator: { style: scrollBar, thumb: [30, 60], growth: { duration: 2s, easing: linear }, placement: over, margin: 20 }
breakpoints:
  - { minWidth: 900, viewport: { height: 500 }, layout: { spacing: 30 } }
  - { minWidth: 600, viewport: { height: 400 }, layout: { cellWidthMultiplier: 0.5 }, focus: 1.5, indicator: { growth: { duration: 1s }, hidesAfter: 1s, hides: slide } }
  - { minWidth: 700, layout: { axis: vertical }, focus: { duration: 0.5s } }
items: [a, b, c]
"""
for size in ("{ width: 599.9 }", "{ width: 600 }", "{ width: 650, height: 200 }", "{ width: 700 }", "{ width: 1000 }", "{ height: 222 }"):
    words = size.strip("{ }").replace(":", "").replace(",", "").replace(" ", "-")
    case(f"window-{words}", f"the breakpoints that apply in a window with {words.replace('-', ' ')}", WIDE, 4, "[{ at: 1s, next: true }, { at: 3s, drag: { by: -90, velocity: 0 } }]", [1.1, 1.2, 1.5, 3.1], viewport=size)
case("window-style", "another style replaces the whole indicator, and a wider window's keys go over that", """
indicator: { style: scrollBar, placement: over, hidesAfter: 1s, hides: slide }
breakpoints:
  - { minWidth: 500, indicator: { style: pill, width: 30 } }
  - { minWidth: 600, indicator: { dot: 10 } }
items: [a, b, c]
""", 3, "[{ at: 1s, next: true }]", [0.5, 1.1], viewport="{ width: 640 }")

# The calendar

CALENDAR = """
timer: { interval: 2s%s }
timeZone: UTC
paging: { loop: %s }
transition: { duration: 1s, easing: linear }
focus: { scale: 1.5, duration: 2s, easing: linear }
indicator: { style: %s, hidesForSinglePage: true }
items:
  - { id: a, when: { until: 2026-11-27T00:00:09 } }
  - { id: b, when: [{ until: 2026-11-27T00:00:03 }, { from: 2026-11-27T00:00:07, until: 2026-11-27T00:00:12 }] }
  - { id: c, duration: 3s, when: { from: 2026-11-27T00:00:01, until: 2026-11-27T00:00:10 } }
  - { id: d, when: { from: 2026-11-27T00:00:14 } }
"""
for loop in ("infinite", "rewind", "none"):
    case(f"sets-{loop}", f"items come and go in {loop}, until none is there, and come again", CALENDAR % ("", loop, "timerBar"), 20, "[{ at: 0.5s, next: true }, { at: 7.5s, previous: true }, { at: 13s, next: true }, { at: 13s, tap: true }, { at: 13s, hide: true }, { at: 15s, show: true }, { at: 15s, tap: true }]", [0.8, 2.5, 3.5, 6, 8, 13.5, 14.5], start="2026-11-27")
    case(f"sets-under-a-finger-{loop}", f"a set changes in {loop} while a finger is down, and while content moves", CALENDAR % (", afterInteraction: resume", loop, "scalingDots"), 17, "[{ at: 0.7s, drag: { by: -300, over: 500ms } }, { at: 2.7s, swipe: previous }, { at: 6.9s, drag: { by: -200, over: 100ms } }, { at: 8.5s, drag: { by: 300, over: 500ms } }, { at: 9.9s, pause: true }]", [0.9, 1.1, 2.9, 6.95, 8.8], start="2026-11-27")
case("sets-free", "a set change puts content that scrolls freely on the current page", CALENDAR.replace("loop: %s", "loop: %s, snap: none") % ("", "none", "scrollBar, hidesAfter: 0.5s"), 12, "[{ at: 0.5s, drag: { by: -60 } }, { at: 2.2s, drag: { by: -150, over: 1s } }]", [0.6, 0.9, 1.2, 2.9, 3.2], start="2026-11-27")
case("sets-start-missing", "a start page that is not available: its follower is current from the start", CALENDAR.replace("loop: %s", "loop: %s, startPage: d") % ("", "none", "dots"), 6, "[]", [0.5], start="2026-11-27")
for loop in ("rewind", "none"):
    case(f"sets-empty-start-{loop}", f"nothing is available at the start of a banner in {loop}", """
timer: { interval: 2s }
timeZone: UTC
paging: { loop: %s }
focus: 1.2
indicator: { style: scrollBar, hidesAfter: 0.5s }
items: [{ id: a, when: { from: 2026-11-27T00:00:04 } }, { id: b, when: { from: 2026-11-27T00:00:02, until: 2026-11-27T00:00:08 } }, { id: c, when: { from: 2026-11-27T00:00:06 } }]
""" % loop, 12, "[{ at: 1s, next: true }, { at: 1s, pause: true }, { at: 1.5s, resume: true }, { at: 3s, swipe: next }]", [0.5, 2, 3.05, 5, 9], start="2026-11-27")
case("sets-thumb", "at a set change a thumb has its new width at once, also one that was growing, and a bar counts it as a settle", """
timer: { interval: 2s }
timeZone: UTC
indicator: { style: scrollBar, track: 200, thumb: [20, 60, 100], growth: { duration: 3s, easing: linear }, hidesAfter: 0.4s }
items: [a, { id: b, when: { until: 2026-11-27T00:00:05 } }, c, { id: d, when: { from: 2026-11-27T00:00:01, until: 2026-11-27T00:00:09 } }]
""", 12, "[]", [0.9, 1, 1.5, 2.2, 4.5, 5, 5.5, 7.5, 9.5], start="2026-11-27")
case("sets-cycles", "cycles count with the number of items of each moment", CALENDAR % (", cycles: 2", "infinite", "timerBar"), 12, "[]", [8.5], start="2026-11-27")
case("sets-alone", "a single item at the start is not the end, and otherwise is there while nothing else is", """
timer: 1s
timeZone: Asia/Seoul
paging: { loop: none }
items: [{ id: a, when: { from: 2026-11-27T00:00:04, until: 2026-11-27T00:00:09 } }, { id: b, when: { from: 2026-11-26T15:00:06Z, until: 2026-11-27T00:00:08 } }, { id: c, when: otherwise }]
""", 12, "[{ at: 0.5s, pause: true }, { at: 1s, resume: true }]", [0.2, 2, 5], start="2026-11-27")
case("sets-weights", "each set has an order of its own, whose ring begins with the current item's first showing", """
timer: 1s
timeZone: UTC
transition: 0.1s
items: [{ id: a, weight: 4 }, { id: b, weight: 2, when: { until: 2026-11-27T00:00:05 } }, { id: c, weight: 2 }, { id: d, weight: 1, when: { from: 2026-11-27T00:00:09 } }]
""", 20, "[]", start="2026-11-27")
case("clock-skips", "an hour that the clock skips, and a window over midnight", """
timer: 1s
timeZone: Europe/Berlin
items: [{ id: a, when: { hours: '02:00-02:30' } }, { id: b, when: { days: sat, hours: '22:00-03:00' } }, { id: c, when: { days: [sun, mon], hours: ['03:00-04:00', '05:00-24:00'] } }, d]
""", 8, "[]", start="2026-03-29T01:59:56")
case("clock-twice", "an hour that the clock shows twice counts from the first", """
timer: 1s
timeZone: Europe/Berlin
items: [{ id: a, when: { hours: '02:00-03:00' } }, { id: b, when: { hours: '02:30-03:00' } }, c]
""", 8, "[]", start="2026-10-25T02:59:56+02:00")

# Play and pause, the end, and the time left

STOPS = "timer: { interval: 4s%s }\nindicator: timerBar\nitems: [a, b, { id: c, duration: 6s }]\n"
case("resume-keeps-time-left", "with resume, a drag that snaps back leaves the time left", STOPS % ", afterInteraction: resume", 9, "[{ at: 1s, drag: { by: -20, velocity: 0 } }]", [1.1, 1.3, 2])
case("paused-and-turned", "a page turned while paused has the full D later", STOPS % "", 12, "[{ at: 1s, pause: true }, { at: 2s, next: true }, { at: 5s, resume: true }]", [1.5, 2.1, 4])
case("play-after-stop", "resume starts a timer that a hand has stopped", STOPS % ", afterInteraction: stop", 12, "[{ at: 1s, next: true }, { at: 3s, resume: true }]", [2, 3.5])
case("play-under-the-pointer", "a timer that is started under the pointer starts when it leaves", STOPS % ", afterInteraction: stop", 12, "[{ at: 1s, next: true }, { at: 2s, hover: true }, { at: 3s, resume: true }, { at: 5s, leave: true }]", [2.5, 3.5, 5.5])
case("play-again", "a timer whose passes are over begins them anew with the page it is on", STOPS % ", cycles: 1", 30, "[{ at: 9s, resume: true }]", [8.5, 9.5])
case("play-on-the-way", "an interaction that is not over is a reason, too", STOPS % ", cycles: 1", 20, "[{ at: 9s, next: true }, { at: 9.1s, resume: true }]", [9.05, 9.2, 9.5])
case("play-at-the-end", "resume does nothing on the last page of none", STOPS % "" + "paging: { loop: none }\n", 16, "[{ at: 9s, resume: true }, { at: 10s, previous: true }, { at: 11s, resume: true }]", [9.5, 10.5])
case("play-reduced", "with less motion resume starts the timer, and each change is a jump", STOPS % "", 12, "[{ at: 1s, resume: true }]", [0.5, 2], reducedMotion="true")
case("play-one-of-a-set", "with one item on, the timer starts when a second one comes", "timeZone: UTC\ntimer: { interval: 2s, afterInteraction: stop }\npaging: { loop: none }\nitems: [a, { id: b, when: [{ until: 2026-11-27T00:00:03 }, { from: 2026-11-27T00:00:06 }] }]\n", 12, "[{ at: 1s, next: true }, { at: 4s, resume: true }]", [3.5, 4.5, 7], start="2026-11-27")
case("hold", "an interaction holds the timer until resume", STOPS % ", afterInteraction: hold", 12, "[{ at: 1s, next: true }, { at: 2s, drag: { by: 30, velocity: 0 } }, { at: 5s, resume: true }]", [1.5, 3])
case("hold-comes-back", "also a drag that comes back; the time left goes on", STOPS % ", afterInteraction: hold", 12, "[{ at: 1s, drag: { by: 30, velocity: 0 } }, { at: 5s, resume: true }]", [1.1, 3])
case("starts-paused", "the viewer's pause holds from time 0, and the timer starts with resume", STOPS % ", startsPaused: true", 12, "[{ at: 1s, hover: true }, { at: 3s, resume: true }, { at: 4s, leave: true }]", [0, 3.5])
case("starts-paused-stopped", "a hand stops a timer that has not started", STOPS % ", startsPaused: true, afterInteraction: stop", 9, "[{ at: 1s, next: true }, { at: 3s, resume: true }]", [0.5, 2])
FINISH = "timer: { interval: 2s, atEnd: finish%s }\npaging: { loop: none }\nindicator: timerBar\nitems: [a, { id: b, duration: 3s }]\n"
case("finish", "the last page has its time, then the timer has finished", FINISH % "", 12, "[{ at: 6s, resume: true }]", [2, 4, 5.5, 7])
case("finish-and-back", "a page turned after the end lets the timer start again", FINISH % "", 20, "[{ at: 6s, previous: true }, { at: 7s, resume: true }]", [5.5, 6.5, 8])
case("finish-back-before", "a page turned before the end lets the timer turn to the last page again", FINISH % "", 20, "[{ at: 3s, previous: true }]", [2.5, 3.1])
case("finish-under-a-finger", "a finger makes the firing at the end skip", FINISH % ", afterInteraction: ignore", 12, "[{ at: 4.9s, drag: { by: 20, over: 300ms, velocity: 0 } }]", [5.1])
case("finish-settle", "after a firing the last page has T more with countsFrom: settle", FINISH % ", countsFrom: settle", 12, "[]", [4])
case("finish-alone", "one item finishes without loop: none", "timer: { interval: 2s, atEnd: finish }\nitems: [a]\n", 6, "[{ at: 4s, resume: true }]", [1, 3])
case("finish-last-of-a-set", "a set change that makes the current page the last one leaves the timer running", "timeZone: UTC\ntimer: { interval: 4s, atEnd: finish }\npaging: { loop: none }\nitems: [a, { id: b, when: { until: 2026-11-27T00:00:02 } }]\n", 9, "[]", [1, 3], start="2026-11-27")

# Hands

HANDS = "paging: { loop: none, startPage: 1%s }\nitems: [a, b, c, d]\n"
case("flick-too-slow", "a finger slower than flickVelocity counts as one without velocity", HANDS % "", 4, "[{ at: 1s, drag: { by: -10, over: 1s } }]")
case("flick-just-fast", "one that is as fast throws", HANDS % "", 4, "[{ at: 1s, drag: { by: -10, over: 200ms } }]")
case("flick-free", "a slow finger does not throw what scrolls freely", "paging: { snap: none }\nitems: [a, b, c]\n", 4, "[{ at: 1s, drag: { by: -97.5, velocity: -49 } }]", [1.5])
case("flick-swipe", "a swipe is a flick, whatever flickVelocity is", HANDS % ", flickVelocity: 1170", 4, "[{ at: 1s, swipe: next }]")
case("threshold-forward", "at the threshold it goes forward", HANDS % ", dragThreshold: 0.3", 4, "[{ at: 1s, drag: { by: -117, velocity: 0 } }]")
case("threshold-back", "back it takes more than the threshold", HANDS % ", dragThreshold: 0.3", 6, "[{ at: 1s, drag: { by: 117, velocity: 0 } }, { at: 3s, drag: { by: 118, velocity: 0 } }]")
case("threshold-pages", "each whole page counts, and the rest", HANDS % ", dragThreshold: 0.8, maxPagesPerSwipe: 3", 4, "[{ at: 1s, drag: { by: -741, velocity: 0 } }]")
case("no-drag", "fingers do nothing, buttons as ever", HANDS % ", drag: false" + "timer: 5s\n", 9, "[{ at: 1s, drag: { by: -200 } }, { at: 2s, swipe: next }, { at: 3s, next: true }]", [1.1, 3.1])

# Order

ORDER = "timer: 1s\npaging: { order: %s }\nitems: [a, b, c, d, e]\n"
case("order-shuffled", "the seed decides the order; next follows it", ORDER % "shuffled", 6, "[{ at: 0.5s, select: b }, { at: 2.5s, next: true }]", [0, 2], seed=7)
case("order-rotated", "the file's order from another item", ORDER % "rotated", 6, "[]", [0], seed=7)
case("order-largest-seed", "a seed has 53 bits", ORDER % "shuffled", 6, "[]", [0], seed=2 ** 53 - 1)
case("order-of-sets", "sets and followers are in the order", "timeZone: UTC\ntimer: 2s\npaging: { order: shuffled }\nitems: [a, b, c, { id: d, when: { until: 2026-11-27T00:00:01 } }, e]\n", 9, "[]", [0, 3], start="2026-11-27", seed=7)

# Pages of several cards

GROUP = "viewport: { width: 300, height: 200 }\nlayout: { cellWidthMultiplier: 0.32, spacing: 6, align: start }\ntransition: { duration: 1s, easing: linear }\npaging: { %s }\n"
SEVEN = "items: [a, b, c, d, e, f, g]\n"
case("group-ring", "six cards by twos in a ring: three pages, counted by the virtual index", GROUP % "group: 2" + "items: [a, b, c, d, e, f]\n", 7, "[{ at: 1s, next: true }, { at: 3s, next: true }, { at: 5s, next: true }]", [2, 5.5])
case("group-not-a-ring", "seven cards by threes are played as rewind", GROUP % "group: 3" + SEVEN, 4, "[{ at: 1s, previous: true }]", [1.5])
case("group-flush", "the last page stands sooner, so that no room is left", GROUP % "group: 3, loop: none" + SEVEN, 6, "[{ at: 1s, next: true }, { at: 3s, next: true }, { at: 5s, next: true }]", [1.5, 3.5, 4])
case("group-not-flush", "without flush the last page is as far as each other", GROUP % "group: 3, loop: none, flush: false" + SEVEN, 6, "[{ at: 1s, next: true }, { at: 3s, next: true }]", [3.5, 4])
case("flush-one", "one card a page, flush: fewer pages than cards", GROUP % "flush: true, loop: none" + SEVEN, 4, "[{ at: 1s, select: g }]", [1.5, 2])
case("flush-merged", "no page is nearer than a tenth of a stride to the last one", "viewport: { width: 390, height: 200 }\nlayout: { cellWidthMultiplier: 0.5, spacing: 5, align: start }\npaging: { flush: true, loop: rewind }\nitems: [a, b, c, d]\n", 5, "[{ at: 1s, previous: true }, { at: 3s, next: true }]", [1.1, 2])
case("flush-small-room", "room of less than a tenth of a stride is none: one page", "viewport: { width: 300, height: 200 }\nlayout: { cellWidthMultiplier: 0.34, align: start }\npaging: { flush: true, loop: rewind }\nitems: [a, b, c]\n", 4, "[{ at: 1s, next: true }, { at: 2s, drag: { by: -50, velocity: 0 } }]", [2.1])
case("group-fit", "as many cards as are whole", GROUP % "group: fit, loop: rewind" + SEVEN, 4, "[{ at: 1s, next: true }]", [2], viewport="{ width: 440 }")
case("group-dwell", "the D of a page is the longest of its cards", GROUP % "group: 2, loop: rewind" + "timer: 2s\nitems: [a, { id: b, duration: 5s }, { id: c, duration: 1500ms }, d]\n", 12, "[]", [4])
case("group-last-gap", "half of the shorter last gap decides", GROUP % "group: 3, loop: none, startPage: d" + SEVEN, 7, "[{ at: 1s, drag: { by: -51, velocity: 0 } }, { at: 4s, drag: { by: 61.2, velocity: 0 } }]", [1.1, 1.7, 4.1])
case("group-past-the-edges", "past an edge the slope of the gap beside it goes on", GROUP % "group: 5, loop: none" + SEVEN, 6, "[{ at: 1s, drag: { by: 90, velocity: 0 } }, { at: 3s, next: true }, { at: 4.5s, drag: { by: -90, velocity: 0 } }]", [1.1, 1.5, 4.6, 5])
case("group-swipe", "a swipe is a quarter of a page", GROUP % "group: 3, loop: rewind" + SEVEN, 3, "[{ at: 1s, swipe: next }]", [1.05, 1.5])
case("group-tap", "a card that is at least half in the window can be tapped", GROUP % "group: 2, loop: none" + "items: [{ id: a, link: /a }, { id: b, link: /b }, c, d, e, f, g]\n", 6, "[{ at: 1s, tap: b }, { at: 1.1s, tap: true }, { at: 1.2s, tap: d }, { at: 2s, select: g }, { at: 4s, tap: e }, { at: 4.1s, tap: d }]")
case("tap-one-a-page", "with one card a page only the current one can be tapped", GROUP % "loop: none" + SEVEN, 3, "[{ at: 1s, tap: b }, { at: 2s, tap: a }]")
case("group-select", "a card of the current page is no other page", GROUP % "group: 3, loop: none, startPage: e" + "timer: 4s\n" + SEVEN, 6, "[{ at: 1s, select: f }, { at: 2s, select: b }]", [1.5])
case("group-thumb", "thumb: auto is the window's part of what the pages show", GROUP % "group: 3, loop: none" + "indicator: { style: scrollBar, thumb: auto, track: 150 }\n" + SEVEN, 3, "[{ at: 1s, next: true }]", [0, 1.5])
case("group-sets", "a card before the current page goes: its page is current, with another first card", "timeZone: UTC\n" + GROUP % "group: 2, loop: none, startPage: d" + "timer: 4s\nitems: [a, { id: b, when: { until: 2026-11-27T00:00:02 } }, c, d, e, f, g]\n", 7, "[]", [1, 3], start="2026-11-27")
case("group-finish", "a file of one page finishes", GROUP % "group: 4" + "timer: { interval: 2s, atEnd: finish }\nitems: [a]\n", 4, "[]", [1])

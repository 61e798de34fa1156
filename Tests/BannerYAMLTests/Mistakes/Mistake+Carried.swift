extension Mistake {
    /// Keys of other carousels whose value is carried into the suggestion, with the help.
    static let carried = [
        carried("⟦pagination⟧: false", "indicator: none", "write `indicator: none`"),
        carried("⟦dots⟧: false", "indicator: none", "write `indicator: none`"),
        carried("⟦dots⟧: true", "", "leave it out: `indicator` is `dots` by default"),
        carried(
            "⟦showDots⟧: false", "indicator: none", "here it is `indicator`: `indicator: none`"),
        carried("⟦scrollbar⟧: false", "", "here it is `indicator`: `indicator: none`"),
        carried(
            "⟦scrollbar⟧: true", "indicator: scrollBar",
            "here it is `indicator`: `indicator: scrollBar`"),
        carried(
            "⟦showsIndicators⟧: false", "indicator: none",
            "here it is `indicator`: `indicator: none`"),
        carried(
            "⟦indicators⟧: false", "indicator: none", "here it is `indicator`: `indicator: none`"),
        carried("paging: { ⟦infinite⟧: false }", "paging: { loop: none }", "write `loop: none`"),
        carried("paging: { ⟦rewind⟧: false }", "paging: { loop: none }", "write `loop: none`"),
        carried(
            "⟦infinite⟧: false", "paging: { loop: none }",
            "here it is `paging.loop`: `paging: { loop: none }`"),
        carried(
            "⟦rewind⟧: false", "paging: { loop: none }",
            "here it is `paging.loop`: `paging: { loop: none }`"),
        carried("⟦infiniteLoop⟧: true", "", "leave it out: `paging.loop` is `infinite` by default"),
        carried(
            "layout: { ⟦rtl⟧: true }", "layout: { direction: rightToLeft }",
            "write `direction: rightToLeft`"),
        carried("⟦rtl⟧: false", "", "leave it out: `layout.direction` is `leftToRight` by default"),
        carried(
            "timer: { interval: 3s, ⟦disableOnInteraction⟧: true }",
            "timer: { interval: 3s, afterInteraction: stop }",
            "write `afterInteraction: stop`"),
        carried(
            "timer: { interval: 3s, ⟦stopOnInteraction⟧: false }", "timer: { interval: 3s }",
            "leave it out: `afterInteraction` is `restart` by default"),
        carried(
            "timer: 3s\n⟦stopOnInteraction⟧: true",
            "timer: { interval: 3s, afterInteraction: stop }",
            "here it is `timer.afterInteraction`: `timer: { interval: 3s, afterInteraction: stop }`"
        ),
        carried(
            "timer: { interval: 3s }\n⟦pauseOnInteraction⟧: true",
            "timer: { interval: 3s, afterInteraction: resume }",
            "here it is `timer.afterInteraction`: add `afterInteraction: resume` to `timer`"),
        carried(
            "⟦waitForTransition⟧: true", "timer: { interval: 5s, countsFrom: settle }",
            "here it is `timer.countsFrom`: `timer: { interval: 5s, countsFrom: settle }`"),
        carried(
            "⟦slidesPerView⟧: 3", "layout: { cellWidthMultiplier: 0.3333, align: start }",
            "here it is `layout.cellWidthMultiplier`: `layout: { cellWidthMultiplier: 0.33 }`"),
        carried(
            "layout: { spacing: 4 }\n⟦slidesPerView⟧: 2.5",
            "layout: { spacing: 4, cellWidthMultiplier: 0.3938, align: start }",
            "here it is `layout.cellWidthMultiplier`: add `cellWidthMultiplier: 0.4` to `layout`"),
        carried(
            "layout: { spacing: 4 }\n⟦spaceBetween⟧: 20", "layout: { spacing: 20 }",
            "here it is `layout.spacing`, which is already in the file: remove one of the two"),
        carried(
            "⟦startIndex⟧: 1", "paging: { startPage: 1 }",
            "here it is `paging.startPage`: `paging: { startPage: 1 }`"),
        carried("⟦autoplaySpeed⟧: 2000", "timer: 2s", "here it is `timer`: `timer: 2s`"),
        carried(
            "timer: { interval: 3s, ⟦enabled⟧: true }", "timer: { interval: 3s }",
            "remove it: `timer` is used because it is in the file"),
        carried("indicator: { ⟦visible⟧: false }", "indicator: none", "write `indicator: none`"),
        carried("indicator: { ⟦hidden⟧: true }", "indicator: none", "write `indicator: none`"),
        carried(
            "⟦swipe⟧: true", "",
            "a banner does not have this key: a banner can always be dragged; the app decides whether it passes touches on"
        ),
        carried("⟦autoplay⟧: 4000", "timer: 4s", "write `timer: 4s`"),
        carried(
            "⟦scrollSpeed⟧: 800", "transition: 800ms",
            "here it is `transition.duration`: `transition: 800ms`"),
        carried(
            "transition: 1s\n⟦cssEase⟧: linear", "transition: { duration: 1s, easing: linear }",
            "here it is `transition.easing`: `transition: { duration: 1s, easing: linear }`"),
        carried(
            "⟦pageIndicatorTintColor⟧: \"#ccc\"", "indicator: { color: \"#ccc\" }",
            "here it is `indicator.color`: `indicator: { color: \"#ccc\" }`"),
    ]

    private static func carried(_ marked: String, _ followed: String, _ help: String?) -> Mistake {
        Mistake(marked, "unknown-key", followed)
    }
}

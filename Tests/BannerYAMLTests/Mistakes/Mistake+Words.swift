extension Mistake {
    /// Words and keys in another spelling, and words that are not those of the language.
    static let words = [
        Mistake("timer: ⟦\"2s;\"⟧", "duration-syntax", "timer: \"2s\""),
        Mistake("items: ⟦a,5⟧", "wrong-type", "items: [a, \"5\"]"),
        Mistake(
            "items: [{ id: a, link: ⟦HTTPS://a.b/C⟧ }]", "invalid-link",
            "items: [{ id: a, link: https://a.b/C }]"),
        Mistake(
            "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, ⟦item⟧: a }] }]",
            "exclusive-keys",
            "items: [a]\nscenarios: [{ name: s, duration: 9s, expect: [{ at: 1s, page: a }] }]"),
        Mistake(
            "⟦tapToAdvance⟧: true", "unknown-key", "controls: { arrows: true }"),
        Mistake(
            "layout: { cellWidthMultiplier: 0.5, ⟦peek⟧: 20 }", "unknown-key",
            "layout: { cellWidthMultiplier: 0.5 }"),
        Mistake(
            "paging:\n  ⟦max-pages-per-swipe⟧: 2", "unknown-key", "paging:\n  maxPagesPerSwipe: 2"),
        Mistake(
            "layout:\n  ⟦cell_height_multiplier⟧: 0.8", "unknown-key",
            "layout:\n  cellHeightMultiplier: 0.8"),
        Mistake(
            "layout:\n  ⟦CellWidthMultiplier⟧: 0.8", "unknown-key",
            "layout:\n  cellWidthMultiplier: 0.8"),
        Mistake("⟦Timer⟧: 3s", "unknown-key", "timer: 3s"),
        Mistake("⟦tiemr⟧: 3s", "unknown-key", "timer: 3s"),
        Mistake("⟦ITEMS⟧: [items]", "unknown-key", "items: [items]"),
        Mistake("⟦slides⟧: [a, b]", "unknown-key", "items: [a, b]"),
        Mistake("⟦transitions⟧: 300ms", "unknown-key", "transition: 300ms"),
        Mistake(
            "items: [{ id: a, ⟦colour⟧: \"#FFF\" }]", "unknown-key",
            "items: [{ id: a, color: \"#FFF\" }]"),
        Mistake(
            "items: [{ id: a, ⟦url⟧: \"https://a.b\" }]", "unknown-key",
            "items: [{ id: a, link: \"https://a.b\" }]"),
        Mistake("items: [{ id: a, ⟦Title⟧: A }]", "unknown-key", "items: [{ id: a, title: A }]"),
        Mistake("items: [{ ⟦ID⟧: a }]", "unknown-key", "items: [{ id: a }]"),
        Mistake(
            "items: [{ id: a, ⟦background_color⟧: \"#FFF\" }]", "unknown-key",
            "items: [{ id: a, color: \"#FFF\" }]"),
        Mistake(
            "transition: { easing: ⟦ease-in-out⟧ }", "unknown-word",
            "transition: { easing: easeInOut }"),
        Mistake(
            "transition: { easing: ⟦EASE_IN⟧ }", "unknown-word", "transition: { easing: easeIn }"),
        Mistake(
            "transition: { easing: ⟦ease-out⟧ }", "unknown-word", "transition: { easing: easeOut }"),
        Mistake(
            "transition: { easing: ⟦ease⟧ }", "unknown-word",
            "transition: { easing: [0.25, 0.1, 0.25, 1] }"),
        Mistake(
            "transition: { easing: ⟦swing⟧ }", "unknown-word", "transition: { easing: easeInOut }"),
        Mistake(
            "transition: { easing: ⟦\"cubic-bezier(.42, 0, .58, 1)\"⟧ }", "unknown-word",
            "transition: { easing: [0.42, 0, 0.58, 1] }"),
        Mistake(
            "transition:\n  easing: ⟦cubic-bezier(0.1, 0, 1, 1)⟧", "unknown-word",
            "transition:\n  easing: [0.1, 0, 1, 1]"),
        Mistake(
            "transition: { easing: ⟦[0.1, 0, 1]⟧ }", "easing-points",
            "transition: { easing: [0.1, 0, 1, 1] }"),
        Mistake("indicator: ⟦scaling-dots⟧", "unknown-word", "indicator: scalingDots"),
        Mistake("indicator: ⟦progress_bar⟧", "unknown-word", "indicator: progressBar"),
        Mistake("indicator: ⟦Pill⟧", "unknown-word", "indicator: pill"),
        Mistake("indicator: ⟦bullets⟧", "unknown-word", "indicator: dots"),
        Mistake("indicator: ⟦false⟧", "unknown-word", "indicator: none"),
        Mistake("indicator: ⟦true⟧", "unknown-word", "indicator: dots"),
        Mistake(
            "indicator: { style: ⟦progressbar⟧ }", "unknown-word",
            "indicator: { style: progressBar }"),
        Mistake("paging: { loop: ⟦true⟧ }", "unknown-word", "paging: { loop: infinite }"),
        Mistake("paging: { loop: ⟦no⟧ }", "unknown-word", "paging: { loop: none }"),
        Mistake("paging: { loop: ⟦false⟧ }", "unknown-word", "paging: { loop: none }"),
        Mistake("paging: { loop: ⟦Infinite⟧ }", "unknown-word", "paging: { loop: infinite }"),
        Mistake("paging: { loop: ⟦infinit⟧ }", "unknown-word", "paging: { loop: infinite }"),
        Mistake(
            "paging: { decelerationRate: ⟦slow⟧ }", "unknown-word",
            "paging: { decelerationRate: normal }"),
        Mistake(
            "layout: { direction: ⟦rtl⟧ }", "unknown-word", "layout: { direction: rightToLeft }"),
        Mistake(
            "layout: { direction: ⟦right-to-left⟧ }", "unknown-word",
            "layout: { direction: rightToLeft }"),
        Mistake(
            "layout: { direction: ⟦vertical⟧ }", "unknown-word", "layout: { axis: vertical }"),
        Mistake(
            "timer: { interval: 3s, afterInteraction: ⟦continue⟧ }", "unknown-word",
            "timer: { interval: 3s, afterInteraction: resume }"),
        Mistake(
            "timer: { interval: 3s, whenHidden: ⟦continue⟧ }", "unknown-word",
            "timer: { interval: 3s, whenHidden: ignore }"),
        Mistake(
            "indicator: { hidesForSinglePage: ⟦yes⟧ }", "yaml-1-1-boolean",
            "indicator: { hidesForSinglePage: true }"),
        Mistake(
            "indicator: { hidesForSinglePage: ⟦\"true\"⟧ }", "wrong-type",
            "indicator: { hidesForSinglePage: true }"),
    ]

    /// A word alone where a mapping belongs, and numbers of another kind.
    static let shorthands = [
        Mistake(
            "transition: ⟦ease-in-out⟧", "duration-syntax", "transition: { easing: easeInOut }"),
        Mistake(
            "transition: ⟦300ms ease-in-out⟧", "duration-syntax",
            "transition: { duration: 300ms, easing: easeInOut }"),
        Mistake(
            "transition: ⟦fade⟧", "duration-syntax", "transition: { effect: fade }"),
        Mistake(
            "transition: ⟦slide⟧", "duration-syntax", "transition: 300ms"),
        Mistake(
            "transition: ⟦cube⟧", "duration-syntax", "transition: { effect: fade }"),
        Mistake(
            "viewport: ⟦390x300⟧", "wrong-type", "viewport: { width: 390, height: 300 }"),
        Mistake(
            "paging: ⟦rewind⟧", "wrong-type", "paging: { loop: rewind }"),
        Mistake(
            "⟦direction⟧: vertical", "misplaced-key", "layout: { axis: vertical }"),
        Mistake(
            "breakpoints: ⟦{ 768: { slidesPerView: 2 } }⟧", "wrong-type",
            "breakpoints: [{ minWidth: 768, focus: 1.1 }]"),
        Mistake(
            "indicator: { ⟦position⟧: top }", "unknown-key", "indicator: { edge: top }"),
        Mistake(
            "indicator: { ⟦overlay⟧: true }", "unknown-key", "indicator: { placement: over }"),
        Mistake(
            "⟦indicatorPosition⟧: top", "unknown-key", "indicator: { edge: top }"),
        Mistake(
            "⟦easing⟧: cubic-bezier(0.25, 1, 0.5, 1)", "unknown-key",
            "transition: { easing: [0.25, 1, 0.5, 1] }"),
        Mistake(
            "layout: { cellHeightMultiplier: ⟦80⟧ }", "out-of-range",
            "layout: { cellHeightMultiplier: 0.8 }"),
        Mistake("focus: ⟦120⟧", "out-of-range", "focus: 1.2"),
        Mistake(
            "layout: { spacing: ⟦1rem⟧ }", "wrong-type", ""),
        Mistake(
            "{⟦\"data\"⟧: {\"items\": [\"a\", \"b\"], \"timer\": 3}}", "unknown-key",
            "{\"items\": [\"a\", \"b\"], \"timer\": 3}"),
        Mistake(
            "items: [⟦resume\u{301}⟧, b]", "invalid-id",
            "items: [{ id: resume, title: resume\u{301} }, b]"),
        Mistake(
            "items: [⟦😀⟧, b]", "invalid-id", "items: [{ id: smile, title: 😀 }, b]"),
    ]

    /// Keys of Swiper, Splide, Embla, slick and SwiftUI.
    static let otherCarousels = [
        Mistake(
            "⟦slidesPerView⟧: 1.3", "unknown-key",
            "layout: { cellWidthMultiplier: 0.7692, align: start }"),
        Mistake(
            "⟦slides-per-view⟧: 1.3", "unknown-key",
            "layout: { cellWidthMultiplier: 0.7692, align: start }"),
        Mistake("⟦perPage⟧: 1", "unknown-key", ""),
        Mistake("⟦slidesToShow⟧: 1", "unknown-key", ""),
        Mistake("⟦spaceBetween⟧: 20", "unknown-key", "layout: { spacing: 20 }"),
        Mistake("layout: { ⟦spaceBetween⟧: 20 }", "unknown-key", "layout: { spacing: 20 }"),
        Mistake("layout: { ⟦gap⟧: 20 }", "unknown-key", "layout: { spacing: 20 }"),
        Mistake("⟦speed⟧: 300", "unknown-key", "transition: 300ms"),
        Mistake("transition: { ⟦speed⟧: 300ms }", "unknown-key", "transition: { duration: 300ms }"),
        Mistake("⟦effect⟧: fade", "misplaced-key", "transition: { effect: fade }"),
        Mistake("⟦fade⟧: true", "unknown-key", "transition: { effect: fade }"),
        Mistake("⟦navigation⟧: true", "unknown-key", "controls: { arrows: true }"),
        Mistake("⟦arrows⟧: true", "misplaced-key", "controls: { arrows: true }"),
        Mistake("⟦pagination⟧: { style: dots }", "unknown-key", "indicator: { style: dots }"),
        Mistake("⟦autoplay⟧: 3s", "unknown-key", "timer: 3s"),
        Mistake("⟦autoplay⟧: true", "unknown-key", "timer: 2s"),
        Mistake("⟦autoplay⟧: false", "unknown-key", ""),
        Mistake("⟦auto-play⟧: 3s", "unknown-key", "timer: 3s"),
        Mistake("timer: { ⟦delay⟧: 3s }", "unknown-key", "timer: { interval: 3s }"),
        Mistake(
            "timer: { interval: 3s, ⟦pauseOnHover⟧: true }", "unknown-key",
            "timer: { interval: 3s, whenHovered: pause }"),
        Mistake(
            "⟦pauseOnMouseEnter⟧: false", "unknown-key",
            "timer: { interval: 3s, whenHovered: ignore }"),
        Mistake(
            "timer: { interval: 3s, ⟦disableOnInteraction⟧: false }", "unknown-key",
            "timer: { interval: 3s }"),
        Mistake(
            "timer: { interval: 3s, ⟦repeat⟧: 3 }", "unknown-key",
            "timer: { interval: 3s, cycles: 3 }"),
        Mistake("⟦rtl⟧: true", "unknown-key", "layout: { direction: rightToLeft }"),
        Mistake("⟦vertical⟧: true", "unknown-key", "layout: { axis: vertical }"),
        Mistake("⟦infinite⟧: true", "unknown-key", "paging: { loop: infinite }"),
        Mistake("⟦initialSlide⟧: 1", "unknown-key", "paging: { startPage: 1 }"),
        Mistake("paging: { ⟦initialSlide⟧: 1 }", "unknown-key", "paging: { startPage: 1 }"),
        Mistake("⟦centeredSlides⟧: true", "unknown-key", "layout: { align: center }"),
        Mistake("⟦freeMode⟧: true", "unknown-key", "paging: { snap: none }"),
        Mistake("⟦dragFree⟧: false", "unknown-key", ""),
        Mistake("paging: { ⟦free⟧: true }", "unknown-key", "paging: { snap: none }"),
        Mistake("⟦draggable⟧: true", "unknown-key", ""),
        Mistake("breakpoints: ⟦{}⟧", "wrong-type", "breakpoints: [{ minWidth: 600, focus: 1.1 }]"),
        Mistake("⟦responsive⟧: {}", "unknown-key", "breakpoints: [{ minWidth: 600, focus: 1.1 }]"),
        Mistake("⟦lazyLoad⟧: true", "unknown-key", ""),
        Mistake("⟦isPagingEnabled⟧: true", "unknown-key", ""),
        Mistake("⟦tabViewStyle⟧: page", "unknown-key", ""),
        Mistake(
            "indicator: { ⟦inactiveColor⟧: \"#EEE\" }", "unknown-key",
            "indicator: { color: \"#EEE\" }"),
        Mistake(
            "indicator: { ⟦activeColor⟧: \"#333\" }", "unknown-key",
            "indicator: { currentColor: \"#333\" }"),
        Mistake("indicator: { ⟦clickable⟧: true }", "unknown-key", ""),
        Mistake("indicator: { ⟦type⟧: pill }", "unknown-key", "indicator: { style: pill }"),
        Mistake(
            "items: [{ id: a, ⟦startDate⟧: tomorrow }]", "unknown-key",
            "items: [{ id: a, when: { from: 2026-11-27 } }, b]\ntimeZone: Asia/Seoul"),
        Mistake(
            "items: [{ id: a, ⟦until⟧: 2026-11-29 }, b]\ntimeZone: Asia/Seoul", "misplaced-key",
            "items: [{ id: a, when: { until: 2026-11-29 } }, b]\ntimeZone: Asia/Seoul"),
        Mistake(
            "items: [{ id: a, ⟦visible⟧: false }, b]", "unknown-key", "items: [b]"),
        Mistake(
            "items: [{ id: a, ⟦timezone⟧: Asia/Seoul }, b]", "misplaced-key",
            "items: [a, b]\ntimeZone: Asia/Seoul"),
    ]
}

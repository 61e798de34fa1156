import BannerDiagnostics

extension ForeignWord {
    /// What `true` and `false` mean for keys of other carousels, as the value of the key here; `nil` where that is not
    /// certain.
    struct BooleanMeaning: Sendable {
        /// The value for `true`.
        let yes: String?
        /// The value for `false`.
        let no: String?
    }

    /// What a boolean means for a key, if it means something here.
    static func meaning(of boolean: Bool, for name: String) -> String? {
        let meaning = booleans.first { $0.words.contains { Suggestion.isSame($0, name) } }?.meaning
        return boolean ? meaning?.yes : meaning?.no
    }

    private static let booleans: [(words: [String], meaning: BooleanMeaning)] = [
        (
            [
                "infinite", "infiniteLoop", "isInfinite", "wrap", "wrapAround", "circular", "cyclic",
                "enableInfiniteScroll",
            ],
            BooleanMeaning(yes: "infinite", no: "none")
        ),
        (["rewind"], BooleanMeaning(yes: "rewind", no: "none")),
        (["stopOnLastSlide", "stopOnLastSnap", "playOnce"], BooleanMeaning(yes: "none", no: "infinite")),
        (["rtl", "isRTL", "rightToLeft"], BooleanMeaning(yes: "rightToLeft", no: "leftToRight")),
        (
            ["disableOnInteraction", "stopOnInteraction", "stopOnTouch", "cancelsOnScroll"],
            BooleanMeaning(yes: "stop", no: "restart")
        ),
        (["pauseOnInteraction", "pauseOnTouch", "pauseOnDrag"], BooleanMeaning(yes: "resume", no: "ignore")),
        (["waitForTransition"], BooleanMeaning(yes: "settle", no: "change")),
        (["pauseWhenHidden", "pauseOnHidden", "pauseInBackground"], BooleanMeaning(yes: "pause", no: "ignore")),
        (["vertical", "isVertical", "verticalSwiping"], BooleanMeaning(yes: "vertical", no: "horizontal")),
        (["fade", "fadeEffect", "crossFade"], BooleanMeaning(yes: "fade", no: "slide")),
        (["reverseDirection"], BooleanMeaning(yes: "backward", no: "forward")),
        (["centeredSlides", "centerMode", "center"], BooleanMeaning(yes: "center", no: "start")),
        (
            ["pauseOnHover", "pauseOnMouseEnter", "hoverPause", "stopOnHover", "stopOnMouseEnter"],
            BooleanMeaning(yes: "pause", no: "ignore")
        ),
        (["pauseOnFocus", "stopOnFocusIn"], BooleanMeaning(yes: "hold", no: "ignore")),
        (
            ["navigation", "buttons", "arrows", "showArrows", "pauseButton", "playPauseButton"],
            BooleanMeaning(yes: "true", no: "false")
        ),
        (
            [
                "pagination", "pageControl", "dots", "bullets", "pager", "pageIndicator", "indicators", "showDots",
                "showsIndicator",
            ],
            BooleanMeaning(yes: "dots", no: "none")
        ),
        (
            ["scrollbar", "showsHorizontalScrollIndicator", "showsIndicators", "showIndicators"],
            BooleanMeaning(yes: "scrollBar", no: "none")
        ),
        (["dynamicBullets", "scalingDots"], BooleanMeaning(yes: "scalingDots", no: nil)),
        (["progressBar", "autoplayProgress"], BooleanMeaning(yes: "progressBar", no: nil)),
        (["stories", "timerBar"], BooleanMeaning(yes: "timerBar", no: nil)),
    ]
}

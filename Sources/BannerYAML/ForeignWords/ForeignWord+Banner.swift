/// Words of Swiper, Splide, Embla, slick, SwiftUI, UIKit and FSPagerView about the banner and its cards.
extension ForeignWord {
    /// How pages follow one another.
    static let motion = [
        key(
            "paging.loop", "paging: { loop: infinite }", "infinite", "infiniteLoop", "type", "isInfinite", "wrap",
            "wrapAround",
            "circular", "cyclic", "loopMode", "enableInfiniteScroll"),
        key("paging.loop", "paging: { loop: rewind }", "rewind", "rewindByDrag"),
        key("paging.loop", "paging: { loop: none }", "stopOnLastSlide", "stopOnLastSnap", "playOnce"),
        absent(
            "with `loop: infinite` every page repeats without copies of the cards", "loopedSlides",
            "loopAdditionalSlides", "loopPreventsSliding", "clones", "cloneStatus", "cloneSlides"),
        key(
            "paging.startPage", "paging: { startPage: 0 }", "initialSlide", "startIndex", "start", "initialIndex",
            "initialPage", "startSlide", "currentPage", "currentIndex", "activeIndex", "selection", "selectedIndex",
            "defaultIndex"),
        key(
            "transition.duration", "transition: 300ms", "speed", "animationDuration", "transitionDuration",
            "transitionSpeed", "scrollSpeed", "slideSpeed", "rewindSpeed", "smartSpeed"),
        key(
            "transition.easing", "transition: { easing: easeOut }", "cssEase", "timingFunction", "animationCurve",
            "transitionEasing", "easingFunction", "curve", "transitionTimingFunction"),
        key(
            "layout.direction", "layout: { direction: rightToLeft }", "rtl", "isRTL", "rightToLeft", "dir",
            "layoutDirection"),
        key(
            "layout.axis", "layout: { axis: vertical }", "vertical", "axis", "orientation", "scrollDirection",
            "isVertical", "verticalSwiping"),
        key(
            "transition.effect", "transition: { effect: fade }", "effect", "fade", "fadeEffect", "crossFade",
            "animationType", "transitionStyle"),
        absent(
            "cards slide or fade (`transition.effect`); `focus` makes the card in the middle larger", "cubeEffect",
            "coverflowEffect", "flipEffect", "cardsEffect", "creativeEffect", "transformer", "scrollTransition",
            "parallax", "cssMode"),
        key(
            "timer.direction", "timer: { interval: 5s, direction: backward }", "reverseDirection", "autoplayDirection",
            "playDirection"),
        absent(
            "content always comes to rest on a page; `paging.decelerationRate` decides which", "freeMode", "dragFree",
            "freeScroll", "freeDrag", "snap", "skipSnaps", "scrollTargetBehavior", "isPagingEnabled", "pagingEnabled",
            "pageSnapping", "scrollSnap"),
    ]

    /// Sizes and places of cards.
    static let sizes = [
        key(
            "layout.spacing", "layout: { spacing: 20 }", "spaceBetween", "gap", "gutter", "spacing", "itemSpacing",
            "interItemSpacing", "minimumLineSpacing", "minimumInteritemSpacing", "slideSpacing", "cardSpacing"),
        key(
            "layout.cellWidthMultiplier", "layout: { cellWidthMultiplier: 0.7 }", "slidesPerView", "slidesToShow",
            "perPage", "itemsPerPage", "visibleItems", "itemsToShow", "numVisible", "slidesPerPage", "viewportFraction",
            "fixedWidth", "slideWidth", "cardWidth", "itemWidth", "itemSize", "cellWidth", "containerRelativeFrame",
            "peek", "slidePeek", "sideInset", "columns", "cols", "perView", "cardsPerView", "itemsPerView",
            "cardsPerPage", "perRow", "itemsPerRow", "columnCount", "numberOfColumns", "visibleCards", "visibleSlides"),
        key(
            "layout.cellHeightMultiplier", "layout: { cellHeightMultiplier: 0.8 }", "fixedHeight", "heightRatio",
            "slideHeight", "cardHeight", "itemHeight", "cellHeight"),
        key("viewport", "viewport: { width: 390, height: 300 }", "size", "frame", "dimensions", "aspectRatio"),
        absent(
            "every card has the same size", "autoWidth", "variableWidth", "autoHeight", "adaptiveHeight",
            "estimatedItemSize"),
        key(
            "layout.align", "layout: { align: start }", "align", "alignment", "centeredSlides", "centerMode", "center"),
        absent(
            "the current card is in the middle of the viewport or, with `layout.align: start`, at its edge",
            "centerPadding", "centerInsufficientSlides", "containScroll", "trimSpace", "padding",
            "slidesOffsetBefore", "slidesOffsetAfter", "contentInset", "sectionInset", "contentMargins", "slidesOffset",
            "margin", "stagePadding"),
        absent("a page is one card", "slidesPerGroup", "slidesPerGroupSkip", "grid", "rows", "slidesPerRow"),
        key(
            "breakpoints", "breakpoints: [{ minWidth: 600, focus: 1.1 }]", "breakpoints", "responsive", "media",
            "mediaQuery", "mediaQueries", "screens"),
        absent(
            "`breakpoints` are about the viewport's width, and the wider goes over the narrower", "breakpointsBase",
            "mobileFirst", "respondTo"),
    ]

    /// Fingers and other ways to turn a page.
    static let touch = [
        key(
            "paging.maxPagesPerSwipe", "paging: { maxPagesPerSwipe: 1 }", "slidesToScroll", "perMove", "flickMaxPages",
            "swipeToSlide", "longSwipes", "maxSwipe"),
        key(
            "paging.decelerationRate", "paging: { decelerationRate: fast }", "flickPower", "deceleration", "friction",
            "momentum", "freeModeMomentum", "velocityRatio"),
        absent(
            "a banner can always be dragged; the app decides whether it passes touches on", "allowTouchMove",
            "draggable", "drag", "touchMove", "isDraggable", "watchDrag", "simulateTouch", "noSwiping", "swipe",
            "isScrollEnabled", "scrollEnabled", "swipeable", "allowSlideNext", "allowSlidePrev", "grabCursor", "enabled"
        ),
        absent(
            "a drag follows the finger from its start, with the resistance of a scroll view at an end", "touchRatio",
            "threshold", "touchThreshold", "dragMinThreshold", "dragThreshold", "resistance", "resistanceRatio",
            "edgeFriction", "bounces", "alwaysBounceHorizontal", "touchAngle", "longSwipesRatio", "shortSwipes",
            "followFinger"),
        key(
            "controls.arrows", "controls: { arrows: true }", "navigation", "buttons", "arrows", "showArrows", "nextEl",
            "prevEl", "nextArrow", "prevArrow"),
        key("controls.pause", "controls: { pause: true }", "pauseButton", "playPauseButton", "autoplayToggle"),
        absent("each app draws its own arrows", "arrowPath"),
        absent(
            "keys and wheels belong to the app, which selects the next or the previous page", "keyboard",
            "keyboardControl", "mousewheel", "wheel", "wheelGestures", "accessibility", "a11y", "focusOnSelect",
            "slideToClickedSlide"),
    ]

    /// The timer.
    static let time = [
        key(
            "timer", "timer: 5s", "autoplay", "autoScroll", "autoplaySpeed", "autoplayInterval",
            "autoScrollInterval", "automaticSlidingInterval", "delay", "period", "dwell",
            "slideDuration", "autoAdvance", "slideInterval"),
        key(
            "timer.afterInteraction", "timer: { interval: 5s, afterInteraction: stop }", "disableOnInteraction",
            "stopOnInteraction", "pauseOnInteraction", "stopOnTouch", "pauseOnTouch", "pauseOnDrag", "cancelsOnScroll"),
        absent("what is done during a transition is never lost: it goes on from what is shown", "waitForAnimate"),
        absent("a transition has a duration and a curve; `transition.easing` says how it slows down", "spring"),
        key("timer.countsFrom", "timer: { interval: 5s, countsFrom: settle }", "waitForTransition"),
        key(
            "timer.whenHidden", "timer: { interval: 5s, whenHidden: pause }", "pauseWhenHidden", "pauseOnHidden",
            "pauseInBackground"),
        key("timer.cycles", "timer: { interval: 5s, cycles: 3 }", "repeat", "repeatCount", "loops", "iterations"),
        key(
            "timer.whenHovered", "timer: { interval: 5s, whenHovered: pause }", "pauseOnHover", "pauseOnMouseEnter",
            "stopOnMouseEnter", "hoverPause", "stopOnHover", "pauseOnDotsHover"),
        key(
            "timer.whenFocused", "timer: { interval: 5s, whenFocused: hold }", "pauseOnFocus", "stopOnFocusIn"),
        key(
            "timer.whenReduced", "timer: { interval: 5s, whenReduced: stop }", "reducedMotion", "reduceMotion",
            "respectReducedMotion", "prefersReducedMotion"),
        absent(
            "the timer starts at once; the app can pause the banner", "playOnInit", "startDelay", "initialDelay",
            "autostart"),
    ]
}

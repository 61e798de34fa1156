/// Words of other carousels about indicators and about what a page on the web has besides.
extension ForeignWord {
    /// The indicator.
    static let marks = [
        key(
            "indicator", "indicator: dots", "pagination", "pageControl", "dots", "bullets", "pager", "pageIndicator",
            "indicators", "tabViewStyle", "indexViewStyle", "indexDisplayMode", "showDots", "showsIndicator"),
        key(
            "indicator", "indicator: scrollBar", "scrollbar", "showsHorizontalScrollIndicator", "showsIndicators",
            "showIndicators"),
        key(
            "indicator.edge", "indicator: { edge: top }", "indicatorPosition", "paginationPosition", "pagerPosition",
            "dotsPosition", "pageControlPosition"),
        key("indicator", "indicator: scalingDots", "dynamicBullets", "dynamicMainBullets", "scalingDots"),
        key("indicator", "indicator: progressBar", "progress", "progressBar", "autoplayProgress"),
        key("indicator", "indicator: timerBar", "stories", "timerBar", "progressType"),
        key(
            "indicator.color", "indicator: { color: \"#00000033\" }", "inactiveColor", "dotColor",
            "pageIndicatorTintColor", "bulletColor", "inactiveDotColor", "unselectedColor", "tintColor", "dotsColor"),
        key(
            "indicator.currentColor", "indicator: { currentColor: \"#000000\" }", "activeColor", "activeDotColor",
            "currentPageIndicatorTintColor", "bulletActiveColor", "selectedColor", "themeColor"),
        key(
            "indicator.hidesForSinglePage", "indicator: { hidesForSinglePage: true }", "watchOverflow",
            "hideOnSinglePage", "removesInfiniteLoopForSingleItem"),
        absent("the number of pages is the number of items", "numberOfPages", "count", "total", "length"),
        absent(
            "an indicator shows the page and takes no touches", "clickable", "hideOnClick", "paginationKeyboard",
            "slideFocus", "defersCurrentPageDisplay"),
        absent(
            "the indicator's styles are those of `indicator.style`", "renderBullet", "customPaging", "appendDots",
            "dotsClass", "bulletClass", "bulletActiveClass", "paginationType", "renderFraction", "backgroundStyle",
            "preferredIndicatorImage"),
    ]

    /// What belongs to a page or an app.
    static let parts = [
        key(
            "items", "items: [red, orange]", "slides", "cards", "pages", "banners", "children", "elements", "data",
            "dataSource", "content", "slideList"),
        absent(
            "the app decides what it loads, and when", "lazy", "lazyLoad", "lazyPreloadPrevNext", "preloadImages",
            "preloadPages", "virtual", "cacheSize", "updateOnImagesReady"),
        absent(
            "a banner describes no page; the app builds its own views", "el", "selector", "container", "className",
            "class", "classes", "wrapperClass", "slideClass", "style", "css", "id", "modules", "plugins",
            "slideActiveClass",
            "injectStyles", "createElements", "theme"),
        absent(
            "a banner has no such feature; the app can build it from the events", "thumbs", "controller", "zoom",
            "hashNavigation", "history", "asNavFor", "isNavigation", "sync", "syncing", "on", "onSlideChange",
            "afterChange",
            "beforeChange", "events", "callbacks", "observer", "observeParents", "watchSlides", "watchResize",
            "resizeObserver", "manipulation", "runCallbacksOnInit", "onChange", "init"),
        absent(
            "list only the items to show; the app chooses the file", "audience", "locale", "segment", "platform"),
        absent(
            "list only the items to show, or say in an item's `when` when it may be shown", "visible", "isVisible",
            "isHidden", "hidden", "active", "isActive", "published", "draft"),
        written(
            "`when` in an item, such as `when: { from: 2026-11-27 }`", "startDate", "validFrom", "publishAt",
            "publishDate", "startsAt", "showFrom", "activeFrom", "liveFrom"),
        written(
            "`when` in an item, such as `when: { until: 2026-11-29 }`", "endDate", "validUntil", "validTo", "expires",
            "expiresAt", "expiry", "expiryDate", "unpublishAt", "endsAt", "showUntil", "activeUntil"),
        written(
            "`when` in an item, such as `when: { from: 2026-11-27, until: 2026-11-29 }`", "schedule", "scheduling",
            "campaign", "dateRange", "flight"),
        written(
            "`days` in an item's `when`, such as `when: { days: [sat, sun] }`", "weekdays", "daysOfWeek", "dayParting"),
        absent(
            "items are shown in the order of the list", "order", "priority", "position", "weight", "sort", "shuffle"),
        absent(
            "a card shows a picture, a title and a subtitle", "video", "html", "button", "cta", "buttonText", "icon",
            "badge", "ctaText", "body", "cover", "cornerRadius", "role", "font", "fontSize", "textColor"),
    ]
}

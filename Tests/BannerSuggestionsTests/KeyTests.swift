import BannerDiagnostics
import BannerKit
import BannerLanguage
import BannerYAML
import Testing

@testable import BannerSuggestions

@Suite struct `An unknown key` {
    /// Keys in a banner of two items, and what each unknown one means.
    static let inBanner = """
        slidesPerView: 2 ⇒ slidesPerView → layout.cellWidthMultiplier: 0.5, layout.align: start
        slidesPerView: 1 ⇒ slidesPerView → layout.cellWidthMultiplier: 1
        slidesPerView: 3⏎spaceBetween: 20 ⇒ slidesPerView → layout.cellWidthMultiplier: 0.2991, layout.align: start ⇒ spaceBetween → layout.spacing
        slidesPerView: 1.3⏎centeredSlides: true ⇒ slidesPerView → layout.cellWidthMultiplier: 0.7692 ⇒ centeredSlides → layout.align: center
        slidesPerView: 2⏎layout: { align: center } ⇒ slidesPerView → layout.cellWidthMultiplier: 0.5
        slidesPerView: 2⏎vertical: true ⇒ slidesPerView → a sentence ⇒ vertical → layout.axis: vertical
        slidesPerView: auto ⇒ slidesPerView → a sentence
        perPage: 3 ⇒ perPage → layout.cellWidthMultiplier: 0.3333, layout.align: start?
        perMove: 1 ⇒ perMove → nothing
        slidesToScroll: 3 ⇒ slidesToScroll → paging.group
        slideBy: page ⇒ slideBy → paging.group: fit
        groupCells: true ⇒ groupCells → paging.group: fit
        containScroll: trimSnaps ⇒ containScroll → paging.flush: true
        slidesPerGroupSkip: 1 ⇒ slidesPerGroupSkip → a sentence
        loop: true ⇒ loop → paging.loop: infinite
        infinite: false ⇒ infinite → paging.loop: none
        rewind: true ⇒ rewind → paging.loop: rewind
        wrap: no ⇒ wrap → paging.loop: none
        type: loop ⇒ type → paging.loop: infinite
        type: foo ⇒ type → x-type?
        animation: fade ⇒ animation → transition.effect: fade
        animation: 300 ⇒ animation → transition.duration: 300ms
        effect: coverflow ⇒ effect → a sentence
        autoplay: 3000 ⇒ autoplay → timer.interval: 3s
        autoplay: 3 ⇒ autoplay → timer.interval
        autoplay: 50 ⇒ autoplay → a sentence
        autoplay: true ⇒ autoplay → a sentence
        autoplay: false ⇒ autoplay → nothing
        autoplay: true⏎autoplaySpeed: 2000 ⇒ autoplay → nothing ⇒ autoplaySpeed → timer.interval: 2s
        autoplay: false⏎autoplaySpeed: 2000 ⇒ autoplay → a sentence ⇒ autoplaySpeed → nothing
        autoplay: { delay: 3000 } ⇒ autoplay → timer.interval: 3s
        autoplay: { delay: 3000, disableOnInteraction: false } ⇒ autoplay → timer
        autoplay: { delay: 0 } ⇒ autoplay → timer.drift: 40, paging.snap: none
        timer: { delay: 0 } ⇒ delay → timer.drift: 40
        timer: 3s⏎drift: 40 ⇒ drift → a sentence
        timer: { drift: 40 }⏎interval: 3000 ⇒ interval → a sentence
        marquee: false ⇒ marquee → nothing
        marquee: { speed: 0.001 } ⇒ marquee → a sentence
        autoScroll: { speed: -2 } ⇒ autoScroll → a sentence
        timer: { interval: 3s, delay: 0 } ⇒ delay → a sentence
        autoScroll: { speed: 2 } ⇒ autoScroll → timer.drift: 120, paging.snap: none?
        autoScroll: true ⇒ autoScroll → timer.drift: 40, paging.snap: none?
        autoScroll: 3000 ⇒ autoScroll → timer.interval: 3s
        marquee: true ⇒ marquee → timer.drift: 40, paging.snap: none
        marquee: { speed: 50 } ⇒ marquee → timer.drift: 50, paging.snap: none
        marquee: { speed: 50, direction: left } ⇒ marquee → a sentence
        timer: 3s⏎ticker: true ⇒ ticker → a sentence
        continuous: 60⏎paging: { snap: none } ⇒ continuous → timer.drift: 60
        freeMode: true⏎speed: 5000 ⇒ freeMode → paging.snap: none ⇒ speed → timer.drift: 78? | transition.duration: 5s
        interval: 5000 ⇒ interval → timer.interval: 5s
        duration: 5s ⇒ duration → timer.interval? | transition.duration?
        speed: 300 ⇒ speed → transition.duration: 300ms
        speed: 300⏎transitionSpeed: 400 ⇒ speed → transition.duration: 300ms? ⇒ transitionSpeed → transition.duration: 400ms?
        transition: 1s⏎cssEase: ease-in ⇒ cssEase → transition.easing: easeIn
        timer: 3s⏎pauseOnHover: true ⇒ pauseOnHover → timer.whenHovered: pause
        pauseOnHover: true ⇒ pauseOnHover → a sentence
        direction: vertical ⇒ direction → layout.axis: vertical
        direction: rtl ⇒ direction → layout.direction: rightToLeft
        direction: rightToLeft ⇒ direction → layout.direction
        rtl: true ⇒ rtl → layout.direction: rightToLeft
        pagination: false ⇒ pagination → indicator: none
        pagination: { type: bullets } ⇒ pagination → indicator
        indicator: none⏎dotColor: "#fff" ⇒ dotColor → indicator.color
        images: [a.png, b.png] ⇒ images → items: [{ id: item-1, image: a.png }, { id: item-2, image: b.png }]
        images: [{ src: a.png }] ⇒ images → items
        options: [{ title: A, weight: 1 }, { title: B, weight: 2 }] ⇒ options → a sentence
        slides: [a, b] ⇒ slides → items
        slides: [a]⏎cards: [b] ⇒ slides → items? ⇒ cards → items?
        price: 12 ⇒ price → x-price?
        x_price: 12 ⇒ x_price → x-price
        xPrice: 12 ⇒ xPrice → x-price
        X-Price: 12 ⇒ X-Price → x-price
        x-price: 1⏎x_price: 2 ⇒ x_price → unknown
        aspectRatio: 16/9 ⇒ aspectRatio → a sentence
        timezone: Asia/Seoul ⇒ timezone → timeZone!
        timeZone: UTC⏎timezone: Asia/Seoul ⇒ timezone → a sentence
        paging: { swipe: false } ⇒ swipe → paging.drag: false
        draggable: false ⇒ draggable → paging.drag: false
        shuffle: true ⇒ shuffle → paging.order: shuffled
        swipe: true ⇒ swipe → nothing
        background: "#fff" ⇒ background → a sentence
        margin: 12 ⇒ margin → layout.spacing? | indicator.margin?
        width: 390 ⇒ width → viewport.width
        easing: ease-in-out ⇒ easing → transition.easing: easeInOut
        title: My banner ⇒ title → name
        tiemr: 2 sec ⇒ tiemr → timer!
        layuot: { spacing: 3 } ⇒ layuot → layout!
        lop: infinite ⇒ lop → x-lop?
        thumbs: {} ⇒ thumbs → a sentence
        variableWidth: true ⇒ variableWidth → a sentence
        slidesPerColumn: 2 ⇒ slidesPerColumn → a sentence
        resetAfter: 30s ⇒ resetAfter → a sentence
        priority: 2 ⇒ priority → a sentence
        yoyo: true ⇒ yoyo → a sentence
        navigation: { nextEl: .next } ⇒ navigation → a sentence
        arrows: yes ⇒ arrows → controls.arrows: true
        touch: false ⇒ touch → paging.drag: false
        ride: carousel⏎interval: 5000 ⇒ ride → nothing ⇒ interval → timer.interval: 5s
        parameters: { loop: true, speed: 300 } ⇒ parameters → loop, speed
        gap: 20px ⇒ gap → layout.spacing
        layout: { gap: 20 } ⇒ gap → layout.spacing
        layout: { spacing: 4 }⏎spaceBetween: 20 ⇒ spaceBetween → a sentence
        layout: { spacing: 4, loop: false } ⇒ loop → unknown
        start: 1 ⇒ start → paging.startPage
        start: 2026-11-27 ⇒ start → a sentence
        start_card: 2 ⇒ start_card → paging.startPage: 1
        keyboard: true ⇒ keyboard → a sentence
        desktop: { columns: 3 } ⇒ desktop → a sentence
        timer: { interval: 3s, delay: 1s } ⇒ delay → a sentence
        timer: { delay: 3000 } ⇒ delay → timer.interval: 3s
        timer: { interval: 3s, repeat: 3 } ⇒ repeat → timer.cycles
        timer: { interval: 3s, disableOnInteraction: true } ⇒ disableOnInteraction → timer.afterInteraction: stop
        indicator: { position: top } ⇒ position → indicator.edge: top
        indicator: { type: pill } ⇒ type → indicator.style: pill
        indicator: { type: Scaling_Dots } ⇒ type → indicator.style: scalingDots
        pagination: progressbar ⇒ pagination → indicator: progressBar
        pagination: "*" ⇒ pagination → a sentence
        indicator: { style: pill, gap: 3 } ⇒ gap → indicator.spacing
        focus: { curve: linear, zoom: 1.2 } ⇒ curve → focus.easing: linear ⇒ zoom → focus.scale
        controls: { prev: true, playPause: true } ⇒ prev → controls.arrows: true ⇒ playPause → controls.pause: true
        breakpoints: [{ minWidth: 600, slidesPerView: 3, spaceBetween: 30 }] ⇒ slidesPerView → breakpoints.0.layout.cellWidthMultiplier: 0.3, breakpoints.0.layout.align: start ⇒ spaceBetween → breakpoints.0.layout.spacing
        breakpoints: [{ minWidth: 600, timer: 3s }] ⇒ timer → a sentence
        breakpoints: [{ minWidth: 600, autoplay: 3000 }] ⇒ autoplay → a sentence
        breakpoints: [{ minWidth: 600, viewport: { width: 800 } }] ⇒ width → a sentence
        breakpoints: [{ width: 600, spacing: 4 }] ⇒ width → breakpoints.0.minWidth ⇒ spacing → breakpoints.0.layout.spacing
        breakpoints: [{ minWidth: 600, layout: { loop: false } }] ⇒ loop → unknown
        scenarios: [{ name: s, duration: 3s, inputs: [{ at: 1s, click: next }, { at: 1s, swpie: next }] }] ⇒ click → unknown ⇒ swpie → scenarios.0.inputs.1.swipe!
        timer: { interval: 3s, items: [a, b] } ⇒ items → items
        dots: 5 ⇒ dots → a sentence
        zone: KST ⇒ zone → a sentence
        cycles: 3 ⇒ cycles → a sentence
        """
    /// Keys in an item, with paths from there.
    static let inItem = """
        url: a.png ⇒ url → image
        url: https://a.b ⇒ url → link
        href: sale.html ⇒ href → link
        target: _blank ⇒ target → a sentence
        link: /x⏎target: _blank ⇒ target → a sentence
        timezone: Asia/Seoul ⇒ timezone → a sentence
        label: A ⇒ label → title
        heading: A⏎title: B ⇒ heading → a sentence
        name: Sale ⇒ name → title
        type: image ⇒ type → nothing
        type: video ⇒ type → a sentence
        video: a.mp4 ⇒ video → a sentence
        price: 12 ⇒ price → x-price?
        x_price: 12 ⇒ x_price → x-price
        tap: b ⇒ tap → x-tap?
        click: next ⇒ click → x-click?
        is_enabled: 0 ⇒ is_enabled → a sentence
        is_enabled: 1 ⇒ is_enabled → nothing
        hidden: yes ⇒ hidden → a sentence
        start_date: 2026-01-01 ⇒ start_date → when.from
        end_date: 27.11.2026 ⇒ end_date → when.until
        start: true ⇒ start → a sentence
        until: 2026-11-29 ⇒ until → when.until
        when: { start: 2026-11-27 } ⇒ start → when.from
        when: { enabled: true } ⇒ enabled → a sentence
        when: { from: 2026-11-27, zone: KST } ⇒ zone → a sentence
        when: [{ start: 2026-01-01 }] ⇒ start → when.0.from
        dates: [1, 15] ⇒ dates → a sentence
        interval: 3000 ⇒ interval → duration: 3s
        time: 09:00-17:00 ⇒ time → when.hours
        transition: 300ms ⇒ transition → a sentence
        whenHovered: ignore ⇒ whenHovered → a sentence
        background: "#fff" ⇒ background → color
        background: a.png ⇒ background → image
        color1: "#fff"⏎color2: "#000" ⇒ color1 → color? ⇒ color2 → color?
        asset_id: a1 ⇒ asset_id → a sentence
        order: 1 ⇒ order → a sentence
        priority: 2 ⇒ priority → a sentence
        subtitel: A ⇒ subtitel → subtitle!
        tile: A ⇒ tile → title
        size: L ⇒ size → x-size?
        width: 300 ⇒ width → a sentence
        days: mon ⇒ days → when.days
        weekdays: [mon, tue] ⇒ weekdays → when.days
        default: true ⇒ default → when: otherwise
        settings: { heading: A, image: a.png } ⇒ settings → title, image
        settings: { heading: A, title: B } ⇒ settings → x-settings?
        picture: "https://cdn.x/y?id=1" ⇒ picture → image
        line: Sale ⇒ line → link?
        tag: sale ⇒ tag → tags
        otherwise: true ⇒ otherwise → when: otherwise
        startPage: 1 ⇒ startPage → a sentence
        """

    @Test(arguments: rows(inBanner)) func `means in a banner`(text: String, meanings: [String])
        throws
    {
        let list =
            ["items", "slides", "images", "options"].contains { text.contains($0 + ":") }
            ? "" : "\nitems: [a, b]"
        #expect(try #require(Following(text + list)).lines == meanings)
    }

    @Test(arguments: rows(inItem)) func `means in an item`(text: String, meanings: [String]) throws
    {
        let text = text.split(separator: "\n").joined(separator: "\n    ")
        let following = try #require(Following("items:\n  - id: q\n    \(text)\n  - b"))
        #expect(following.lines.map { $0.replacing("items.0.", with: "") } == meanings)
    }

    @Test(arguments: Banner.Indicator.Style.allCases) func `takes every style`(
        style: Banner.Indicator.Style
    ) throws {
        let following = try #require(Following("items: [a]\nindicator: { type: \(style.word) }"))
        #expect(following.lines == ["type → indicator.style: \(style.word)"])
    }

    private static func rows(_ text: String) -> [(String, [String])] {
        text.split(separator: "\n").map { line in
            let fields = line.split(separator: " ⇒ ", omittingEmptySubsequences: false).map(
                String.init)
            return (fields[0].replacing("⏎", with: "\n"), Array(fields.dropFirst()))
        }
    }

    @Test(arguments: [
        "thumbs: {}", "variableWidth: true", "slidesPerColumn: 2", "resetAfter: 30s", "priority: 2",
        "yoyo: true",
        "alternate: true", "timer: { interval: 3s, delay: 1s }", "enabled: false",
        "items: [{ id: a, video: a.mp4 }]",
        "items: [{ id: a, enabled: false }]",
    ])
    func `of what cannot be said says what to do instead`(text: String) throws {
        let meanings = try #require(Following(text)?.unknown.first).meanings
        #expect(meanings.contains { if case .unsupported = $0 { true } else { false } })
        #expect(!meanings.contains { if case .write = $0 { true } else { false } })
    }
}

/// Files of other carousels and players, of which two rounds of what their keys mean make banners.
@Suite struct `A file of others` {
    static let files: [(name: String, text: String, banner: String)] = [
        (
            "Home Assistant's swipe card",
            """
            type: custom:swipe-card
            auto_swipe_interval: 4000
            enable_auto_swipe: true
            swipe_direction: horizontal
            show_pagination: true
            start_card: 2
            cards:
              - { type: picture, image: sale.png }
              - { type: picture, image: new.png }
            """,
            """
            { timer: { interval: 4s }, layout: { axis: horizontal }, indicator: dots, paging: { startPage: 1 }, items: [{ image: sale.png, id: item-1 }, { image: new.png, id: item-2 }] }
            """
        ),
        (
            "Swiper's parameters",
            """
            type: custom:swipe-card
            parameters:
              slidesPerView: 2
              spaceBetween: 8
              loop: true
              speed: 400
              autoplay: { delay: 3000 }
            images: [a.png, b.png, c.png]
            """,
            """
            { items: [{ id: item-1, image: a.png }, { id: item-2, image: b.png }, { id: item-3, image: c.png }], layout: { cellWidthMultiplier: 0.4897, align: start, spacing: 8 }, timer: { interval: 3s }, transition: { duration: 400ms }, paging: { loop: infinite } }
            """
        ),
        (
            "a Hugo data file",
            """
            interval: 6000
            slides:
              - { title: Template, image: template.png, url: /template }
              - { title: Easy, image: easy.png, url: /easy }
            """,
            """
            { timer: { interval: 6s }, items: [{ title: Template, image: template.png, link: /template, id: item-1 }, { title: Easy, image: easy.png, link: /easy, id: item-2 }] }
            """
        ),
        (
            "a Jekyll data file",
            """
            images:
              - { url: img/a.jpg, label: First }
              - { url: img/b.jpg, label: Second, alt: Beach }
            """,
            """
            { items: [{ title: First, image: img/a.jpg, id: item-1 }, { alt: Beach, title: Second, image: img/b.jpg, id: item-2 }] }
            """
        ),
        (
            "a Shopify section",
            """
            settings: { auto_rotate: true, change_slides_speed: 5, show_arrows: true }
            blocks:
              - { type: slide, settings: { heading: Summer, subheading: Today, image: a.png, button_link: /sale } }
              - { type: slide, settings: { heading: Autumn, image: b.png, button_link: /new } }
            """,
            """
            { items: [{ title: Summer, subtitle: Today, image: a.png, link: /sale, id: item-1 }, { title: Autumn, image: b.png, link: /new, id: item-2 }], timer: { interval: 5 }, controls: { arrows: true } }
            """
        ),
        (
            "a signage list",
            """
            { "items": [
              { "asset_id": "a1", "name": "Summer", "uri": "a.png", "mimetype": "image", "duration": 10, "is_enabled": 1,
                "start_date": "2026-01-01T00:00:00+00:00", "end_date": "2026-02-01T00:00:00+00:00" },
              { "asset_id": "b2", "name": "New", "uri": "b.png", "mimetype": "image", "duration": 5, "is_enabled": true } ],
              "interval": 5000 }
            """,
            """
            { items: [{ duration: 10, when: { from: "2026-01-01T00:00:00+00:00", until: "2026-02-01T00:00:00+00:00" }, id: a1, title: Summer, image: a.png }, { duration: 5, id: b2, title: New, image: b.png }], timer: { interval: 5s } }
            """
        ),
        (
            "Bootstrap's attributes",
            """
            items: [a, b]
            ride: carousel
            interval: 5000
            pause: hover
            touch: true
            wrap: false
            """,
            """
            { items: [a, b], timer: { interval: 5s, whenHovered: pause }, paging: { loop: none } }
            """
        ),
        (
            "Owl's options",
            """
            items: [a, b, c]
            nav: true
            autoplay: true
            autoplayTimeout: 5000
            autoplayHoverPause: true
            slideBy: 1
            mouseDrag: true
            touchDrag: true
            smartSpeed: 250
            """,
            """
            { items: [a, b, c], timer: { interval: 5s, whenHovered: pause }, transition: { duration: 250ms }, controls: { arrows: true } }
            """
        ),
    ]

    @Test(arguments: files) func `becomes a banner in two rounds`(
        name: String, text: String, banner: String
    ) throws {
        var text = text
        for _ in 1...2 { text = try #require(Following(text)).followed }
        #expect(text == banner)
        let file = BannerSource(name: "a.yaml", bytes: Array(text.utf8))
        #expect(
            BannerFile.read(file).report.findings.filter { $0.severity == .error }.map(\.rule.slug)
                == [])
    }
}

@Suite struct `The table of other carousels' keys` {
    @Test(arguments: [(254, "spaceBetween → layout.spacing"), (255, "spaceBetween → unknown")])
    func `is guessed at among at most 256 keys`(others: Int, line: String) throws {
        let data = (0..<others).map { "\nx-\($0): 1" }.joined()
        #expect(try #require(Following("items: [a, b]\nspaceBetween: 20" + data)).lines == [line])
    }

    @Test func `names keys that exist`() {
        let styles = Banner.Indicator.Style.allCases.flatMap { CarouselKeys.records["\($0)"] ?? [] }
        for row in CarouselKeys.lines.values.joined().map(CarouselKeys.row)
        where !["-", "=", "^", "*", "auto"].contains(row.path[0]) {
            let outer =
                row.path.count > 1
                ? row.path[0] : ["item", "breakpoint"].first { $0 == row.place } ?? "banner"
            let keys = outer == "indicator" ? styles : CarouselKeys.records[outer] ?? []
            #expect(keys.contains { $0.key == row.path.last }, "\(row)")
        }
    }
}

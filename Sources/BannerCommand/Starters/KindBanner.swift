/// The banners that `bannerkit init --kind` writes.
enum KindBanner {
    /// The words for them, each with the file, without the line that names its schema; stories are the example.
    static let all: [(word: String, text: String)] =
        [
            (
                "hero",
                #"""
                # The hero of a home page: one card at a time, which a timer turns.
                name: home
                viewport: { width: 390, height: 300 }
                paging: { loop: infinite }
                timer: 5s
                indicator: pill
                items:
                  - { id: summer, title: Summer collection, color: "#0F766E", link: /summer }
                  - { id: sale, title: Sale until Sunday, color: "#B91C1C", link: /sale }
                  - { id: app, title: Get the app, color: "#1D4ED8", link: /app }
                scenarios:
                  - name: the timer turns the page
                    duration: 10s
                    expect:
                      - { at: 1s, page: summer }
                      - { at: 6s, page: sale }

                """#
            ),
            (
                "shelf",
                #"""
                # A shelf: small cards from edge to edge, which the finger scrolls freely.
                name: shelf
                viewport: { width: 390, height: 180 }
                layout: { cellWidthMultiplier: 0.4, spacing: 12, align: start }
                paging: { loop: none, snap: none }
                indicator: none
                items:
                  - { id: shoes, title: Shoes, color: "#0F766E", link: /shoes }
                  - { id: bags, title: Bags, color: "#B91C1C", link: /bags }
                  - { id: hats, title: Hats, color: "#1D4ED8", link: /hats }
                  - { id: belts, title: Belts, color: "#6D28D9", link: /belts }
                  - { id: scarves, title: Scarves, color: "#9A3412", link: /scarves }
                scenarios:
                  - name: the shelf starts with the first card
                    duration: 10s
                    expect:
                      - { at: 0s, page: shoes }

                """#
            ),
            (
                "product",
                #"""
                # A product's pictures: no timer, and dots that say how many there are. Give each item its `image` with `alt`.
                name: product
                viewport: { width: 390, height: 390 }
                paging: { loop: none }
                indicator: scalingDots
                items:
                  - { id: front, color: "#E5E7EB" }
                  - { id: back, color: "#D1D5DB" }
                  - { id: detail, color: "#C7D2FE" }
                  - { id: worn, color: "#FDE68A" }
                scenarios:
                  - name: a tap on the arrow shows the next picture
                    duration: 10s
                    inputs:
                      - { at: 1s, next: true }
                    expect:
                      - { at: 0s, page: front }
                      - { at: 3s, page: back }

                """#
            ),
        ] + ExampleBanner.all.filter { $0.name == "stories" }.map { ($0.name, $0.text) }
}

/// The style sheet of a banner's list: layout before the script runs, and colours.
package struct ElementStyle {
    private let banner: Banner
    /// The selectors of the element, and of the element before its script runs.
    private let element, list: String

    /// The style sheet of a banner.
    package init(_ banner: Banner) {
        self.banner = banner
        element = "banner-kit[name=\(ElementStyle.quoted(banner.name))]"
        list = element + ":not([live])"
    }

    /// The style sheet of all banners, for pages without one of their own.
    static let general = rules(of: "banner-kit")

    /// The rules of an element and its cards, which no rule of the page changes.
    private static func rules(of element: String, cards: String = "") -> String {
        let inside = (PageParts.cardStyle + "\n").escaped(["§": element]) + cards
        return PageParts.listStyle.escaped(["§": element])
            + "\n@layer banner-kit {\n\(inside.escaped([";": " !important;"]))}\n"
    }

    /// The CSS.
    package var css: String {
        var plain = banner
        plain.breakpoints = []
        let buttons = ["previous", "next", "pause"].filter { name in
            !banner.items.contains { $0.id == name }
        }
        var inside = cards(plain.fitted())
        inside += buttons.map { rule("\(list) > [slot=\($0)]", ["display: none"]) }.joined()
        let start = banner.paging.startPage
        if banner.items.indices.contains(start) {
            inside += rule("\(list) > \(slot(start))", ["scroll-initial-target: nearest"])
        }
        for width in banner.breakpoints.map(\.minWidth).sorted() {
            let fitted = banner.fitted(to: Banner.Viewer(width: width))
            inside += "@container (min-width: \(length(width))) {\n\(cards(fitted))}\n"
        }
        return ElementStyle.rules(of: element, cards: inside) + container(plain.fitted()) + colors
    }

    /// The rules of the element itself; a container query cannot change them.
    private func container(_ fitted: Banner.Fitted) -> String {
        let layout = fitted.banner.layout
        let strip = IndicatorStrip(fitted, Banner.Geometry(fitted))
        let isVertical = layout.axis == .vertical
        let below = strip.wholeHeight - strip.windowTop - fitted.banner.viewport.height
        var rules = [
            isVertical ? "flex-direction: column; overflow: hidden auto" : "overflow: auto hidden",
            "direction: \(layout.direction == .rightToLeft && !isVertical ? "rtl" : "ltr")",
        ]
        if banner.paging.snap == .page {
            rules.append("scroll-snap-type: \(isVertical ? "y" : "x") mandatory")
        }
        if isVertical {
            rules += [
                "block-size: \(length(strip.wholeHeight))", "border: solid transparent",
                "border-width: \(length(strip.windowTop)) 0 \(length(below))",
            ]
        }
        return rule(list, rules)
    }

    /// The layout of the cards in a window.
    private func cards(_ fitted: Banner.Fitted) -> String {
        let geometry = Banner.Geometry(fitted)
        let layout = fitted.banner.layout
        let strip = IndicatorStrip(fitted, geometry)
        let height = geometry.viewport.height
        let isVertical = geometry.axis == .vertical
        // Physical properties, because logical ones would follow the text direction of the card.
        let isMirrored = layout.direction == .rightToLeft
        let (before, after) =
            isVertical ? ("top", "bottom") : isMirrored ? ("right", "left") : ("left", "right")
        let axis = isVertical ? "block" : "inline"
        let part = layout.cellWidthMultiplier
        let beside = length((1 - part) * 50, "cqw")
        let above = (height - geometry.cellHeight) / 2
        let below = strip.wholeHeight - strip.windowTop - height + above
        let half = isVertical ? length(above) : beside
        // Padding before the first and after the last card, so that both can reach the snap
        // position.
        let isShelf =
            geometry.travel != geometry.stride || banner.canGroup && banner.paging.isFlush
        let (first, last) =
            geometry.align == .center
            ? (half, half) : ("0px", isShelf ? "0px" : "calc(2 * \(half))")
        return rule(
            "\(list) > [slot]",
            [
                "inline-size: \(length(part * 100, "cqw"))",
                "block-size: \(length(geometry.cellHeight))",
                isVertical
                    ? "margin-inline: \(beside)"
                    : "margin-block: \(length(strip.windowTop + above)) \(length(below))",
                "margin-\(before): \(length(layout.spacing))",
                "scroll-snap-align: \(geometry.align)",
                "--bk-under: \(length(strip.lowerCover))",
            ])
            + rule(
                "\(list)::before",
                ["\(axis)-size: \(first)", "margin-\(after): \(length(-layout.spacing))"]
                    // The element is as high as its banner, also while it has no cards.
                    + (isVertical ? [] : ["block-size: \(length(strip.wholeHeight))"]))
            + rule("\(list)::after", ["\(axis)-size: \(last)"])
    }

    /// The colours of cards: defaults by position, and a rule for each colour of items.
    private var colors: String {
        let all = CardColors.all
        var css = all.indices.map { number in
            rule(
                "\(element) > :where(:nth-of-type(\(all.count)n + \(number + 1)))",
                ["--bk-card: \(all[number].css)"])
        }.joined()
        var places: [Banner.Color: [Int]] = [:]
        for (place, item) in banner.items.enumerated() {
            if let color = item.color { places[color, default: []].append(place) }
        }
        for (color, places) in places.sorted(by: { $0.value[0] < $1.value[0] }) {
            let ink =
                color.isClear
                ? ["--bk-scrim: .55"]
                : color.ink == .black ? ["--bk-ink: #000", "--bk-lift: 18%"] : []
            let selectors = places.map { "\(element) > \(slot($0))" }
            css += rule(selectors.joined(separator: ",\n"), ["--bk-card: \(color.css)"] + ink)
        }
        return css
    }

    private func rule(_ selector: String, _ declarations: [String]) -> String {
        "\(selector) { \(declarations.joined(separator: "; ")); }\n"
    }

    /// Formats a length with at most six decimals.
    private func length(_ value: Double, _ unit: String = "px") -> String {
        .written { $0.append(rounded: value) } + unit
    }

    private func slot(_ place: Int) -> String {
        "[slot=\(ElementStyle.quoted(banner.items[place].id))]"
    }

    /// A CSS string.
    private static func quoted(_ text: String) -> String {
        "\""
            + text.escaped { scalar, _ in
                let isPlain = scalar.value >= 0x20 && !"\"\\<;".unicodeScalars.contains(scalar)
                return isPlain ? nil : "\\\(String(scalar.value, radix: 16)) "
            } + "\""
    }
}

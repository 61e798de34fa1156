/// A card as SVG, centred at the origin: a colour or picture, a title, and a subtitle.
struct CardDrawing {
    private let banner: Banner
    private let images: [Int: String]
    private let width, height: Double
    /// The height that the indicator covers at the bottom of a card, in points.
    private let cover: Double
    /// The prefix of gradient ids.
    private let ids: String

    init(_ fitted: Banner.Fitted, images: [Int: String], cover: Double, ids: String = "") {
        banner = fitted.banner
        self.images = images
        self.cover = cover
        self.ids = ids
        let geometry = Banner.Geometry(fitted)
        width = geometry.cellWidth
        height = geometry.cellHeight
    }

    /// The base size of a card's text, in points.
    static func unit(width: Double, height: Double) -> Double {
        max(8, min(width / 15, height / 8.5))
    }

    private var unit: Double { CardDrawing.unit(width: width, height: height) }

    /// The maximum number of title lines.
    ///
    /// `card.css` has the same formula.
    private func titleLines(hasSubtitle: Bool) -> Int {
        Int(
            nearest: ((height - cover - unit * (hasSubtitle ? 3.05 : 2)) / (unit * 1.35)).rounded(
                .down), in: 1...3)
    }

    /// The card of a page.
    func svg(_ page: Int) -> String {
        let item = banner.item(ofPage: page)
        let color = CardColors.color(of: item, page: page)
        let isPale = images[page] == nil && color.ink == .black
        let frame = Banner.Frame(x: -width / 2, y: -height / 2, width: width, height: height)
            .attributes
        // A light or dark gradient improves the contrast of the text.
        let shade = "\(ids)\(isPale ? "light" : "dark")"
        var text = "<rect \(frame) fill=\"\(color.css)\"/><rect \(frame) fill=\"url(#\(shade))\"/>"
        if let image = images[page] {
            text +=
                """
                <image \(frame) preserveAspectRatio=\"xMidYMid slice\" \
                href=\(XMLText.attribute(image))/>
                """
        }
        return text
            + words(
                item, page, ink: isPale ? "#000000" : "#ffffff",
                hasScrim: images[page] != nil || color.isClear)
    }

    private func words(_ item: Banner.Item, _ page: Int, ink: String, hasScrim: Bool) -> String {
        let title = item.title ?? (images[page] == nil ? item.id : "")
        let most = titleLines(hasSubtitle: item.subtitle != nil)
        let lines = SVGText.lines(title, width: (width - unit * 2) / (unit * 1.12), most: most)
        var baseline = height / 2 - cover - unit
        var text = ""
        if let subtitle = item.subtitle,
            let line = SVGText.lines(subtitle, width: (width - unit * 2) / (unit * 0.68), most: 1)
                .first
        {
            text = element(line, size: unit * 0.68, y: baseline, ink, weight: 400)
            baseline -= unit * 1.05
        }
        for line in lines.reversed() {
            text = element(line, size: unit * 1.12, y: baseline, ink, weight: 650) + text
            baseline -= unit * 1.35
        }
        guard hasScrim, !text.isEmpty else { return text }
        // The scrim fades in above the text and is opaque behind it.
        let top = baseline - unit * 1.35
        let start = baseline
        func part(_ from: Double, _ to: Double, _ fill: String) -> String {
            """
            <rect \
            \(Banner.Frame(x: -width / 2, y: from, width: width, height: to - from).attributes) \
            \(fill)/>
            """
        }
        return part(top, start, "fill=\"url(#\(ids)scrim)\"")
            + part(start, height / 2, "fill-opacity=\".55\"") + text
    }

    private func element(_ line: String, size: Double, y: Double, _ ink: String, weight: Int)
        -> String
    {
        // Text is aligned to its start: right-to-left text at the right.
        let isRightToLeft = SVGText.isRightToLeft(line)
        let x = isRightToLeft ? width / 2 - unit : -width / 2 + unit
        let direction = isRightToLeft ? " direction=\"rtl\"" : ""
        return """
            <text x=\"\(svg: x)\"\(direction) y=\"\(svg: y)\" font-size=\"\(svg: size)\" \
            font-weight=\"\(weight)\" fill=\"\(ink)\">\(XMLText.content(line))</text>
            """
    }
}

extension Banner.Frame {
    /// The position and size as attributes.
    var attributes: String {
        "x=\"\(svg: x)\" y=\"\(svg: y)\" width=\"\(svg: width)\" height=\"\(svg: height)\""
    }
}

extension DefaultStringInterpolation {
    /// Formats a number with at most three decimals.
    mutating func appendInterpolation(svg value: Double) { appendLiteral(SVGText.number(value)) }
}

/// Numbers and text lines for SVG.
enum SVGText {
    /// Formats a number with at most three decimals.
    static func number(_ value: Double) -> String {
        let text = String.written {
            $0.append(rounded: (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
        }
        return text == "-0" ? "0" : text
    }

    /// Wraps text at about `width` ems; text over the limit ends with an ellipsis.
    static func lines(_ text: String, width: Double, most: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for word in text.split(whereSeparator: \.isWhitespace) {
            let length = ems(word)
            if !line.isEmpty && used + 0.3 + length > width {
                lines.append(line)
                line = ""
                used = 0
            }
            line += (line.isEmpty ? "" : " ") + word
            used += length + 0.3
        }
        if !line.isEmpty { lines.append(line) }
        if lines.count > most { lines[most - 1] += " …" }
        return Array(lines.prefix(most))
    }

    /// Whether the first letter belongs to a right-to-left script.
    static func isRightToLeft(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: \.properties.isAlphabetic)?.value else {
            return false
        }
        return rightToLeft.contains { $0.contains(first) }
    }

    /// The ranges of Hebrew, Arabic and related scripts, with presentation forms.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    private static func ems(_ word: Substring) -> Double {
        word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1 : 0.56) }
    }
}

/// The default colours of cards: muted, different for neighbours, and dark enough for white text.
enum CardColors {
    /// The colours in page order; they repeat.
    static let all = [
        0x3F5B8C, 0xA85A40, 0x4D7C6A, 0x8A5A83, 0x8F6E2C, 0x427789, 0x9C4F5D, 0x6A6F4C,
    ].map { color in
        Banner.Color(
            red: UInt8(color >> 16), green: UInt8(color >> 8 & 0xFF), blue: UInt8(color & 0xFF))
    }

    /// The colour of an item: its own or the default for its page.
    static func color(of item: Banner.Item, page: Int) -> Banner.Color {
        item.color ?? all[page % all.count]
    }
}

extension Banner.Color {
    /// Whether the colour is translucent.
    var isClear: Bool { alpha < 255 }

    /// Black or white, whichever has the better contrast by relative luminance (WCAG 2); it is at
    /// least 4.5:1.
    ///
    /// The backdrop of a translucent colour is unknown: there, as on pictures, white text gets a
    /// scrim.
    var ink: Banner.Color {
        func linear(_ channel: UInt8) -> Double {
            let part = (Double(channel) / 255 + 0.055) / 1.055
            let fourth = part.squareRoot().squareRoot()
            let eighth = fourth.squareRoot()
            // Approximates the power of 2.4 without a maths library: 2 + 13/32.
            return part * part * fourth * eighth * eighth.squareRoot().squareRoot()
        }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return luminance > 0.18 && !isClear ? .black : Banner.Color(red: 255, green: 255, blue: 255)
    }
}

extension Banner {
    /// The item of a page; an empty item if it does not exist.
    func item(ofPage page: Int) -> Item { page < items.count ? items[page] : Item(id: "") }
}

extension Banner.Item {
    /// The title, or the id without one.
    var name: String { title ?? id }
}

import BannerKit
import BannerPicture
import BannerReport

/// A card as SVG, about its centre: its colour or picture, its title, its second line.
struct CardDrawing {
    private let banner: Banner
    private let images: [Int: String]
    private let width, height: Double

    init(_ banner: Banner, images: [Int: String]) {
        self.banner = banner
        self.images = images
        let geometry = Banner.Geometry(banner)
        (width, height) = (geometry.cellWidth, geometry.cellHeight)
    }

    /// The size in points from which that of a card's text follows.
    static func unit(width: Double, height: Double) -> Double { min(width / 15, height / 8.5) }

    private var unit: Double { max(8, CardDrawing.unit(width: width, height: height)) }

    /// The card of a page.
    func svg(_ page: Int) -> String {
        let item = page < banner.items.count ? banner.items[page] : Banner.Item(id: "")
        let fill = CardColors.color(of: item, page: page).css
        let frame =
            "x=\"\(SVGText.number(-width / 2))\" y=\"\(SVGText.number(-height / 2))\" "
            + "width=\"\(SVGText.number(width))\" height=\"\(SVGText.number(height))\""
        var text = "<rect \(frame) fill=\"\(fill)\"/><rect \(frame) fill=\"url(#light)\"/>"
        if let image = images[page] {
            text += "<image \(frame) preserveAspectRatio=\"xMidYMid slice\" href=\(XMLText.attribute(image))/>"
        }
        let ink = images[page] == nil && (item.color?.brightness ?? 0) > 0.6 ? "#000000d6" : "#ffffff"
        return text + words(item, page, ink: ink)
    }

    private func words(_ item: Banner.Item, _ page: Int, ink: String) -> String {
        let title = item.title ?? (images[page] == nil ? item.id : "")
        let lines = SVGText.lines(title, width: (width - unit * 2) / (unit * 1.12), most: 3)
        var baseline = height / 2 - unit
        var text = ""
        if let subtitle = item.subtitle,
            let line = SVGText.lines(subtitle, width: (width - unit * 2) / (unit * 0.68), most: 1).first
        {
            text = element(line, size: unit * 0.68, y: baseline, ink, weight: 400, opacity: 0.86)
            baseline -= unit * 1.05
        }
        for line in lines.reversed() {
            text = element(line, size: unit * 1.12, y: baseline, ink, weight: 650, opacity: 1) + text
            baseline -= unit * 1.35
        }
        return text
    }

    private func element(
        _ line: String, size: Double, y: Double, _ ink: String, weight: Int, opacity: Double
    ) -> String {
        let x = -width / 2 + unit
        return "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" font-size=\"\(SVGText.number(size))\" "
            + "font-weight=\"\(weight)\" fill=\"\(ink)\" opacity=\"\(SVGText.number(opacity))\">\(XMLText.content(line))</text>"
    }
}

/// Numbers and lines of text for SVG.
enum SVGText {
    /// A number with at most three decimals.
    static func number(_ value: Double) -> String {
        var text: [UInt8] = []
        text.append(rounded: (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
        return text == Array("-0".utf8) ? "0" : String(decoding: text, as: UTF8.self)
    }

    /// Text in lines of about `width` ems; text that does not fit is replaced by an ellipsis.
    static func lines(_ text: String, width: Double, most: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for word in text.split(whereSeparator: \.isWhitespace) {
            let length = ems(word)
            if !line.isEmpty && used + 0.3 + length > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            line += (line.isEmpty ? "" : " ") + word
            used += length + 0.3
        }
        if !line.isEmpty { lines.append(line) }
        if lines.count > most { lines[most - 1] += " …" }
        return Array(lines.prefix(most))
    }

    private static func ems(_ word: Substring) -> Double {
        word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1 : 0.56) }
    }
}

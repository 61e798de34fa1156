import BannerKit
import Foundation
import Testing

@testable import BannerRender

@Suite struct `Words on cards` {
    /// What every card is in turn: a colour, the words on it, and what is between both.
    @Test(arguments: [
        ("#FF6B35", "#000000", "light", false), ("#FFFFFF", "#000000", "light", false),
        ("#767676", "#000000", "light", false), ("#757575", "#ffffff", "dark", false),
        ("#3F5B8C", "#ffffff", "dark", false), ("#000000", "#ffffff", "dark", false),
        ("#FFFFFF80", "#ffffff", "dark", true), ("#FFFFFF00", "#ffffff", "dark", true),
    ])
    func `are black or white, whichever is read better`(
        color: String, ink: String, over: String, hasScrim: Bool
    ) throws {
        let banner = try read("items: [{ id: a, title: A, subtitle: B, color: \"\(color)\" }]")
        let card = CardDrawing(banner.fitted(), images: [:], cover: 0).svg(0)
        let words = card.split(separator: "<").filter { $0.hasPrefix("text ") }
        #expect(
            words.count == 2
                && words.allSatisfy { $0.contains("fill=\"\(ink)\"") && !$0.contains("opacity") })
        #expect(card.contains("url(#\(over))"))
        #expect(card.contains("url(#scrim)") == hasScrim)
    }

    @Test func `on a picture are white on a shade`() throws {
        let banner = try read("items: [{ id: a, title: A, color: \"#FFF\", image: a.png, alt: A }]")
        let card = CardDrawing(banner.fitted(), images: [0: "a.png"], cover: 0).svg(0)
        #expect(card.contains("fill=\"#ffffff\"") && card.contains("url(#scrim)"))
        #expect(
            !CardDrawing(
                try read("items: [{ id: a, image: a.png, alt: A }]").fitted(), images: [0: "a.png"],
                cover: 0
            )
            .svg(0).contains("url(#scrim)"), "without words there is no shade")
    }

    @Test func `have a contrast of 4.5 on every colour`() {
        let grid = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
        let colors = grid.flatMap { red in
            grid.flatMap { green in grid.map { Banner.Color(red: red, green: green, blue: $0) } }
        }
        #expect(colors.filter { $0.contrastOfInk < 4.5 } == [])
        #expect(CardColors.all.filter { $0.contrastOfInk < 4.5 || $0.ink == .black } == [])
    }
}

extension Banner.Color {
    /// The contrast of the words on it, exactly as WCAG 2 says.
    fileprivate var contrastOfInk: Double {
        let (words, ground) = (ink.luminance, luminance)
        return (max(words, ground) + 0.05) / (min(words, ground) + 0.05)
    }

    private var luminance: Double {
        func linear(_ value: UInt8) -> Double {
            let part = Double(value) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

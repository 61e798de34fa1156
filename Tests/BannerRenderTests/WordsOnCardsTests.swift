import BannerKit
import Foundation
import Testing

@testable import BannerRender

@Suite struct `Words on a card` {
    @Test(arguments: [
        ("\"#FF6B35\"", "#000000", "light", false), ("\"#3F5B8C\"", "#ffffff", "dark", false),
        ("\"#757575\"", "#000000", "light", false), ("\"#6F6F6F\"", "#ffffff", "dark", false),
        ("\"#FFFFFF20\"", "#ffffff", "dark", true), ("\"#00000000\"", "#ffffff", "dark", true),
    ])
    func `are black or white, with light or shade that helps them`(
        color: String, ink: String, gradient: String, hasScrim: Bool
    ) throws {
        let fitted = try read("items: [{ id: a, color: \(color) }]").fitted()
        let svg = try BannerSVG(fitted).frames(Schedule(fitted), at: [.zero])
        let card = try #require(svg.split(separator: "<g id=\"").first { $0.hasPrefix("c0\"") })
        #expect(card.contains("fill=\"\(ink)\">a</text>"))
        #expect(card.contains("url(#\(gradient))"))
        #expect(card.contains("url(#scrim)") == hasScrim)
    }

    /// Black on what is made lighter, white on what is made darker: the plain colour is the worst place of a card.
    @Test func `are read on every opaque color`() {
        for number in 0..<4096 {
            let channels = [number >> 8, number >> 4 & 15, number & 15].map { UInt8($0 * 17) }
            let color = Banner.Color(red: channels[0], green: channels[1], blue: channels[2])
            let (ground, ink) = (luminance(color), luminance(color.ink))
            let contrast = (max(ground, ink) + 0.05) / (min(ground, ink) + 0.05)
            #expect(contrast >= 4.5, "\(color.css)")
        }
    }

    /// The relative luminance of WCAG 2.
    private func luminance(_ color: Banner.Color) -> Double {
        func light(_ channel: UInt8) -> Double {
            let part = Double(channel) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }
}

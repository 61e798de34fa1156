/// The default colours of cards: muted, different for neighbours, and dark enough for white text.
enum CardColors {
    /// The colours in page order; they repeat.
    static let all = [0x3F5B8C, 0xA85A40, 0x4D7C6A, 0x8A5A83, 0x8F6E2C, 0x427789, 0x9C4F5D, 0x6A6F4C].map { color in
        Banner.Color(red: UInt8(color >> 16), green: UInt8(color >> 8 & 0xFF), blue: UInt8(color & 0xFF))
    }

    /// The colour of an item: its own or the default for its page.
    static func color(of item: Banner.Item, page: Int) -> Banner.Color { item.color ?? all[page % all.count] }
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
            let (fourth, eighth) = (part.squareRoot().squareRoot(), part.squareRoot().squareRoot().squareRoot())
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

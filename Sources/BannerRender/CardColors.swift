/// The colours of cards that have none of their own: muted, no two neighbours alike, and all dark enough for white words.
enum CardColors {
    /// The colours in the order of the pages; they start again after the last.
    static let all = [0x3F5B8C, 0xA85A40, 0x4D7C6A, 0x8A5A83, 0x8F6E2C, 0x427789, 0x9C4F5D, 0x6A6F4C].map { color in
        Banner.Color(red: UInt8(color >> 16), green: UInt8(color >> 8 & 0xFF), blue: UInt8(color & 0xFF))
    }

    /// The colour of an item on its page: its own, or one of these.
    static func color(of item: Banner.Item, page: Int) -> Banner.Color { item.color ?? all[page % all.count] }
}

extension Banner.Color {
    /// Whether what is behind it is seen through it.
    var isClear: Bool { alpha < 255 }

    /// The better one of black and white for words on it, by its relative luminance (WCAG 2); one always has 4.5:1.
    ///
    /// Through a colour that is not opaque one sees what nobody knows: there, as on pictures, a shade is under white words.
    var ink: Banner.Color {
        func linear(_ channel: UInt8) -> Double {
            let part = (Double(channel) / 255 + 0.055) / 1.055
            let (fourth, eighth) = (part.squareRoot().squareRoot(), part.squareRoot().squareRoot().squareRoot())
            // To the power of 2.4, almost, without the system's maths library: 2 and 13 of 32.
            return part * part * fourth * eighth * eighth.squareRoot().squareRoot()
        }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return luminance > 0.18 && !isClear ? .black : Banner.Color(red: 255, green: 255, blue: 255)
    }
}

extension Banner {
    /// The item of a page; one without anything if there is none.
    func item(ofPage page: Int) -> Item { page < items.count ? items[page] : Item(id: "") }
}

extension Banner.Item {
    /// What it is called on its card.
    var name: String { title ?? id }
}

import BannerKit

/// The colours of cards that have none of their own: muted, and no two neighbours alike.
enum CardColors {
    /// The colours in the order of the pages; they start again after the last.
    static let all = [
        Banner.Color(red: 0x3F, green: 0x5B, blue: 0x8C), Banner.Color(red: 0xB5, green: 0x65, blue: 0x4A),
        Banner.Color(red: 0x4D, green: 0x7C, blue: 0x6A), Banner.Color(red: 0x8A, green: 0x5A, blue: 0x83),
        Banner.Color(red: 0xB0, green: 0x8A, blue: 0x3E), Banner.Color(red: 0x4A, green: 0x7F, blue: 0x94),
        Banner.Color(red: 0x9C, green: 0x4F, blue: 0x5D), Banner.Color(red: 0x6A, green: 0x6F, blue: 0x4C),
    ]

    /// The colour of an item on its page: its own, or one of these.
    static func color(of item: Banner.Item, page: Int) -> Banner.Color { item.color ?? all[page % all.count] }
}

extension Banner {
    /// The item of a page; one without anything if there is none.
    func item(ofPage page: Int) -> Item { page < items.count ? items[page] : Item(id: "") }
}

extension Banner.Item {
    /// What it is called on its card.
    var name: String { title ?? id }
}

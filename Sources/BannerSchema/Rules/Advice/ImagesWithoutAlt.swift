import BannerModel
import Diagnostics

extension BannerRule {
    /// A picture has words for those who cannot see it (WCAG 1.1.1); one finding a banner.
    static let imagesWithoutAlt = BannerRule { banner, reading in
        guard let page = banner.items.firstIndex(where: isSilent) else { return }
        let others = banner.items[(page + 1)...].count(where: isSilent)
        reading.advise(
            .imageWithoutAlt, "a screen reader has nothing to say for this image",
            at: ["items", .item(page), "image"],
            help: "describe it with `alt`; an empty text says that it is decoration only",
            note: others > 0 ? "the same holds for \(others) more" : nil)
    }

    private static func isSilent(_ item: Item) -> Bool { item.image != nil && item.alt == nil }
}

import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// A picture has a text alternative for people who cannot see it (WCAG 1.1.1); one finding per banner.
    static let imagesWithoutAlt = BannerRule { banner, reading in
        guard let page = banner.items.firstIndex(where: isSilent) else { return }
        let others = banner.items[(page + 1)...].count(where: isSilent)
        reading.advise(
            .imageWithoutAlt, "this image has no text for screen readers",
            at: ["items", .item(page), "image"],
            help: "describe it with `alt`, which is empty for an image that is only decoration",
            note: others > 0 ? "the same applies to \(others) more" : nil)
    }

    private static func isSilent(_ item: Banner.Item) -> Bool { item.image != nil && item.alt == nil }
}

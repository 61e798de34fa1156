import BannerCalendar
import BannerKit

extension Banner {
    /// Every occasion with its place.
    func forEachOccasion(_ body: (Occasion, ValuePath) -> Void) {
        for (number, item) in items.enumerated() {
            guard case .anyOf(let occasions)? = item.when else { continue }
            for (index, occasion) in occasions.enumerated() {
                body(occasion, ["items", .item(number), "when", .item(index)])
            }
        }
    }
}

extension Inspection {
    /// The zone of a banner's dates; `nil` if it is not known.
    mutating func zone(of banner: Banner) -> Zone? { zone(named: banner.timeZone) }

    /// The calendar of a banner; `nil` if nothing can be concluded from it.
    mutating func calendar(of banner: Banner) -> BannerCalendar? {
        guard banner.hasCalendar, trusts(["timeZone"]), let zone = zone(of: banner) else { return nil }
        return BannerCalendar(banner, zone: zone)
    }
}

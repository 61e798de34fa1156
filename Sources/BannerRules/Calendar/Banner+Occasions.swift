import BannerCalendar

extension Banner {
    /// Every occasion with its path.
    var occasions: [(occasion: Occasion, path: ValuePath)] {
        // By their numbers: each item would be copied.
        items.indices.flatMap { number -> [(occasion: Occasion, path: ValuePath)] in
            guard case .anyOf(let occasions)? = items[number].when else { return [] }
            return occasions.enumerated().map { ($1, ["items", .item(number), "when", .item($0)]) }
        }
    }
}

extension RuleContext {
    /// The zone of a banner's dates; `nil` if it is unknown.
    func zone(of banner: Banner) -> Zone? { zone(named: banner.timeZone) }

    /// The calendar of a banner; `nil` if it cannot be trusted.
    func calendar(of banner: Banner) -> BannerCalendar? {
        guard banner.hasCalendar, isValid(["timeZone"]), let zone = zone(of: banner) else {
            return nil
        }
        return BannerCalendar(banner, zone: zone)
    }
}

import BannerModel

extension Time {
    /// The least time there is: a microsecond.
    static let tick = Time(microseconds: 1)
    /// Later than anything.
    static let latest = Time(microseconds: .max)
}

extension Time {
    /// The shortest time: a microsecond.
    static let tick = Time(microseconds: 1)
    /// Later than any other time.
    static let latest = Time(microseconds: .max)
}

extension Time {
    /// The shortest time: a microsecond.
    package static let tick = Time(microseconds: 1)
    /// Later than any other time.
    static let latest = Time(microseconds: .max)

    /// The latest instant that can be played, about 30 000 years after the start.
    static let lastPlayable = Time(microseconds: 1_000_000_000_000_000_000)

    /// The nearest instant that can be played.
    var playable: Time { max(.zero, min(Time.lastPlayable, self)) }
}

extension Time {
    /// The shortest time: a microsecond.
    package static let tick = Time(microseconds: 1)
    /// Later than any other time.
    static let latest = Time(microseconds: .max)

    /// The latest instant that is played: some 30 000 years after the start.
    static let lastPlayable = Time(microseconds: 1_000_000_000_000_000_000)

    /// An instant that can be played: this one, or the nearest.
    var playable: Time { max(.zero, min(Time.lastPlayable, self)) }
}

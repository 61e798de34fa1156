extension Schedule {
    /// Everything that happens from the start of a banner up to and including an instant, or in a part of that time: a
    /// lazy sequence («What a banner means», Events and state).
    ///
    /// Constant memory, whatever the period.
    public struct Events: Sequence, Sendable {
        /// The schedule that the events belong to.
        package let schedule: Banner.Schedule
        /// The instant after which they come; `nil` for all from the start on, which is then the first.
        let after: Time?
        /// The last instant.
        package let end: Banner.Time
        /// The kinds of event that the sequence contains.
        package let kinds: Banner.Event.Kinds

        /// An iterator over the events.
        public func makeIterator() -> Iterator { Iterator(self) }

        /// The same period with other kinds of event.
        func only(_ kinds: Banner.Event.Kinds) -> Events {
            Events(schedule: schedule, after: after, end: end, kinds: kinds)
        }
    }

    /// The events from the start of the banner up to and including an instant; the last one is the `end` there.
    ///
    /// - Parameters:
    ///   - end: the last instant, 0 or later.
    ///   - kinds: the kinds of event to make; `focus` and `indicator` cost time to find, the others nothing. A `Session`
    ///     returns all by default.
    /// - Returns: the events, as a lazy sequence.
    public func events(upTo end: Banner.Time, kinds: Banner.Event.Kinds = .standard) -> Events {
        Events(schedule: self, after: nil, end: end.playable, kinds: kinds)
    }

    /// The events of a period, with those of its first and last instants; what comes before is not played, however
    /// late the period is.
    ///
    /// - Parameters:
    ///   - period: the first and the last instant. A period that begins at 0 has the `start`.
    ///   - kinds: the kinds of event to make; with `end`, the last event is the end of the period.
    /// - Returns: the events, as a lazy sequence.
    public func events(in period: ClosedRange<Banner.Time>, kinds: Banner.Event.Kinds = .standard) -> Events {
        guard period.lowerBound > .zero else { return events(upTo: period.upperBound, kinds: kinds) }
        return events(after: period.lowerBound - .tick, upTo: period.upperBound, kinds: kinds)
    }

    /// The events after an instant, up to and including another; from 0 on it has those of that instant, except for
    /// the start.
    package func events(after start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Events {
        Events(schedule: self, after: start.playable, end: end.playable, kinds: kinds)
    }
}

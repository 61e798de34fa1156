extension Schedule {
    /// The events of a timeline as a lazy sequence («What a banner means», Events and state).
    ///
    /// It needs constant memory, whatever the period.
    public struct Events: Sequence, Sendable {
        /// The schedule that the events belong to.
        package let schedule: Banner.Schedule
        /// The instant after which the events begin; `nil` for all events, including the start.
        let after: Time?
        /// The last instant.
        package let end: Banner.Time
        /// The kinds of event in the sequence.
        package let kinds: Banner.Event.Kinds

        /// An iterator over the events.
        public func makeIterator() -> Iterator { Iterator(self) }

        /// The events of the same period, of other kinds.
        func only(_ kinds: Banner.Event.Kinds) -> Events {
            Events(schedule: schedule, after: after, end: end, kinds: kinds)
        }
    }

    /// The events from the start of the banner up to and including an instant; the last one is the
    /// `end` there.
    ///
    /// ```swift
    /// for event in schedule.events(upTo: .seconds(10)) { print(event.time, event.kind) }
    /// ```
    ///
    /// - Parameters:
    ///   - end: the last instant, 0 or later.
    ///   - kinds: the kinds of event to return; `emphasis` and `indicator` need extra computation,
    ///     the others none. A `Session` returns all kinds by default.
    /// - Returns: the events, as a lazy sequence.
    public func events(upTo end: Banner.Time, kinds: Banner.Event.Kinds = .standard) -> Events {
        Events(schedule: self, after: nil, end: end.playable, kinds: kinds)
    }

    /// The events of a period, including its first and last instants.
    ///
    /// Earlier events are not played, however late the period is.
    ///
    /// ```swift
    /// let hour = Banner.Time.seconds(3_600)
    /// let changes = schedule.events(in: hour...hour + .seconds(60), kinds: .change)
    /// ```
    ///
    /// - Parameters:
    ///   - period: the first and the last instant. A period from 0 includes the `start`.
    ///   - kinds: the kinds of event to return; with `end`, the last event is the end of the
    ///     period.
    /// - Returns: the events, as a lazy sequence.
    public func events(in period: ClosedRange<Banner.Time>, kinds: Banner.Event.Kinds = .standard) -> Events {
        guard period.lowerBound > .zero else { return events(upTo: period.upperBound, kinds: kinds) }
        return events(after: period.lowerBound - .tick, upTo: period.upperBound, kinds: kinds)
    }

    /// The events after an instant, up to and including another; after 0, they still include those
    /// of time 0 except for the start.
    package func events(after start: Time, upTo end: Time, kinds: Banner.Event.Kinds) -> Events {
        Events(schedule: self, after: start.playable, end: end.playable, kinds: kinds)
    }
}

extension BannerChange {
    /// The effect of a change on a banner's schedule, with items matched by id.
    public struct ScheduleDiff: Sendable {
        /// The length of the compared schedules.
        public let horizon: Banner.Time
        /// The first difference; `nil` if the schedules are equal up to the horizon.
        public let firstDifference: Difference?
        /// The ids of the start items; `nil` for a banner that does not exist.
        public let starts: Sides<String?>
        /// The cycles of the schedules; `nil` for a banner that comes to rest.
        public let cycles: Sides<Banner.Schedule.Cycle?>
        /// The items of both versions: those of the new banner in order, then the removed ones.
        public let items: [Row]

        /// A value before and after the change.
        public struct Sides<Value: Sendable>: Sendable {
            /// The values.
            public var before, after: Value

            /// Creates a pair of values.
            package init(before: Value, after: Value) {
                (self.before, self.after) = (before, after)
            }

            /// Transforms both values.
            func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
                Sides<Other>(before: transform(before), after: transform(after))
            }
        }

        /// The first event that differs between two schedules.
        public struct Difference: Sendable {
            /// The changes of page; `nil` on a side without further changes.
            public var events: Sides<Occurrence?>
        }

        /// A change of page, with the ids of items.
        public struct Occurrence: Equatable, Sendable {
            /// The time of the change.
            public var time: Banner.Time
            /// The ids of the new and the old item; `from` is empty if the calendar removed the old
            /// one.
            public var item, from: String
            /// The cause of the change.
            public var cause: Banner.Event.Cause
            /// The duration of the transition.
            public var duration: Banner.Time
        }

        /// An item's exposure in both versions.
        public struct Row: Sendable {
            /// The id of the item.
            public var id: String
            /// The exposure; `nil` if a version lacks the item.
            public var exposure: Sides<Banner.Schedule.Exposure.Item?>

            /// Whether the item exists after the change but is not shown within the horizon.
            public var isUnreachable: Bool { exposure.after.map { $0.showings == 0 } ?? false }
            /// Whether the exposure differs, or the item exists in only one version.
            public var isChanged: Bool {
                exposure.before?.shown != exposure.after?.shown || (exposure.before == nil) != (exposure.after == nil)
            }
        }

        /// Compares two banners without input, up to a horizon.
        public init(_ before: Banner, _ after: Banner, upTo horizon: Banner.Time) {
            self.init(from: before, to: after, DiffPlay(horizon: horizon))
        }

        /// Compares two banners, one of which can be missing.
        package init(from before: Banner?, to after: Banner?, _ play: DiffPlay) {
            horizon = play.horizon
            let banners = Sides(before: before, after: after)
            let schedules = banners.map { $0.map(play.schedule) }
            firstDifference = ScheduleDiff.firstDifference(schedules, upTo: horizon)
            starts = schedules.map { $0.flatMap(ScheduleDiff.start) }
            cycles = schedules.map { $0?.cycle }
            let exposures = schedules.map { schedule in
                let items = schedule?.exposure(over: play.horizon).items ?? []
                return Dictionary(zip(schedule?.banner.items.map(\.id) ?? [], items)) { first, _ in first }
            }
            items = banners.items.map { id in Row(id: id, exposure: exposures.map { $0[id] }) }
        }

        /// The first differing change of page; the first change if only one schedule exists.
        private static func firstDifference(_ schedules: Sides<Schedule?>, upTo end: Time) -> Difference? {
            if let before = schedules.before, let after = schedules.after {
                return StretchComparison(schedules: Sides(before: before, after: after), end: end).firstDifference()
            }
            let first = schedules.map { $0?.firstChange(upTo: end) }
            return first == Sides(before: nil, after: nil) ? nil : Difference(events: first)
        }

        /// Compares at most `most` changes of page; `isCut` if there can be more.
        static func compare(
            _ events: Sides<Schedule.Events>, most: Int
        ) -> (difference: Difference?, isCut: Bool) {
            var iterators = events.map { $0.makeIterator() }
            for _ in 0..<most {
                let a = iterators.before.next().flatMap { Occurrence($0, events.before.schedule) }
                let b = iterators.after.next().flatMap { Occurrence($0, events.after.schedule) }
                if a != b { return (Difference(events: Sides(before: a, after: b)), false) }
                if a == nil { return (nil, false) }
            }
            return (nil, true)
        }

        private static func start(of schedule: Schedule) -> String? {
            let state = schedule.state(at: .zero)
            let place = state.cast.map { Int($0.item) } ?? state.page
            return schedule.banner.items.indices.contains(place) ? schedule.banner.items[place].id : nil
        }
    }
}

extension ScheduleDiff.Occurrence {
    /// Converts a change of page; with a calendar, page numbers refer to the items available at
    /// that instant.
    init?(_ event: Banner.Event, _ schedule: Schedule) {
        guard case .change(let change) = event.kind else { return nil }
        let items = schedule.banner.items
        let set = change.from == nil ? nil : schedule.set(at: event.time)
        let from = change.from.map { set?[$0] ?? $0 }
        self.init(
            time: event.time, item: items[event.item ?? change.page].id, from: from.map { items[$0].id } ?? "",
            cause: change.cause, duration: change.duration)
    }
}

extension ScheduleDiff.Sides: Equatable where Value: Equatable {}

extension ScheduleDiff.Sides {
    /// The suffix of a name that is in only one version.
    func mark<Wrapped>() -> String where Value == Wrapped? {
        before == nil ? " (new)" : after == nil ? " (gone)" : ""
    }
}

extension ScheduleDiff.Sides<Banner?> {
    /// The ids of the items of both versions: those of the new banner in order, then the removed
    /// ones.
    var items: [String] {
        let ids = after?.items.map(\.id) ?? []
        let kept = Set(ids)
        return ids + (before?.items.map(\.id) ?? []).filter { !kept.contains($0) }
    }
}

extension Schedule {
    /// The first change of page in a period; `nil` if there is none.
    func firstChange(after start: Time = .zero, upTo end: Time) -> ScheduleDiff.Occurrence? {
        events(after: start, upTo: end, kinds: .change).first { _ in true }
            .flatMap { ScheduleDiff.Occurrence($0, self) }
    }
}

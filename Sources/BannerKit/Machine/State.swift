extension Banner {
    /// Everything about a banner at one instant («What a banner means», Events and state).
    public struct State: Hashable, Sendable {
        /// The instant; at the exact instant of an event, the state is the one after it.
        public var time: Time
        /// What the content is doing.
        public var phase: Phase
        /// The current page.
        public var page: Int
        /// Where the content is, in pages; in [0, n) for an infinite banner, outside 0 … n − 1 when others are dragged past
        /// an edge.
        public var position: Double
        /// Where the content is, in points: position · d.
        package var offset: Double
        /// The virtual index («What a banner means», Recentring); `nil` unless the banner is infinite.
        package var virtual: Int?
        /// What the timer is doing.
        public var timer: TimerState
        /// The cards whose scale is not 1, in order of page.
        package var scales: [CardScale]
        /// The cards that can be seen, in order of page, if the cards fade; `nil` if they slide.
        package var opacities: [CardOpacity]?
        /// What the indicator shows; `nil` for the style `none`, and while there are no items.
        package var indicator: Indicator.State?
        /// The current page's item and the set, in a banner that is played against its calendar.
        ///
        /// Two states differ if only this differs: every set numbers its pages from 0, so the same page is another card.
        package var cast: Event.Cast?

        /// What the content is doing.
        public enum Phase: String, CaseIterable, Sendable {
            /// It is at rest on the current page.
            case resting
            /// It moves to the current page by itself.
            case moving
            /// It follows a finger.
            case dragging
        }

        /// What the timer is doing.
        public enum TimerState: Hashable, Sendable {
            /// The banner has none.
            case absent
            /// It fires in `left`.
            case running(left: Time)
            /// It waits; `left` is the time that it continues with.
            case suspended(left: Time)
            /// It never fires again, or has never started.
            case stopped
        }
    }
}

extension Banner.State {
    /// The scale of one card.
    package struct CardScale: Hashable, Sendable {
        /// The card's page.
        package var page: Int
        /// Its scale, not 1.
        package var scale: Double
    }

    /// The opacity of one card («What a banner means», Fade).
    package struct CardOpacity: Hashable, Sendable {
        /// The card's page.
        package var page: Int
        /// Its opacity, more than 0 and at most 1.
        package var opacity: Double

        /// Whether it is more than half of the last decimal that is written.
        var isSeen: Bool { opacity >= 5e-7 }
    }
}

extension Machine {
    /// The state at an instant from `now` up to the next step, without the scales.
    func state(at time: Time, scales: consuming [Banner.State.CardScale]) -> Banner.State {
        let place = position(at: time)
        let position = course.loop == .infinite ? wrapped(place, count: course.count) : place
        return Banner.State(
            time: time, phase: phase, page: page, position: position, offset: position * course.geometry.travel,
            virtual: course.virtual(base), timer: timerState(at: time), scales: scales,
            opacities: course.fades ? StraightFade(self, at: time)?.cards ?? opacities(at: position) : nil,
            indicator: course.isEmpty ? nil : indicator(at: time, position: place), cast: cast(of: page))
    }

    /// The cards that can be seen when the content is at `position`: at most two, whose opacities add up to 1.
    private func opacities(at position: Double) -> [Banner.State.CardOpacity] {
        if course.isEmpty { return [] }
        let (page, part) = pageAndPart(of: course.fadingPlace(at: position))
        let (first, second) = (course.page(at: page), course.page(at: page + 1))
        let cards = [
            Banner.State.CardOpacity(page: first, opacity: 1 - part),
            Banner.State.CardOpacity(page: second, opacity: part),
        ]
        let seen = cards.filter { $0.isSeen }
        return first <= second ? seen : seen.reversed()
    }

    private var phase: Banner.State.Phase {
        switch motion {
        case .resting: .resting
        case .moving, .gliding: .moving
        case .dragging: .dragging
        }
    }

    /// What the timer is doing at an instant from `now` up to the next step.
    @inline(__always)
    func timerState(at time: Time) -> Banner.State.TimerState {
        switch clock {
        case .absent: .absent
        case .running(let deadline): .running(left: deadline - time)
        case .suspended(_, _, asksFull: true): .suspended(left: dwell)
        case .suspended(let left, _, asksFull: false): .suspended(left: left)
        case .stopped: .stopped
        }
    }
}

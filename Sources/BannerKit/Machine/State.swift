extension Banner {
    /// The complete state of a banner at one instant («What a banner means», Events and state).
    public struct State: Hashable, Sendable {
        /// The instant; at the instant of an event, the state is the one after it.
        public var time: Time
        /// The motion of the content.
        public var phase: Phase
        /// The current page.
        public var page: Int
        /// The position of the content in pages.
        ///
        /// It is in [0, n) for an infinite banner; otherwise it is outside 0 … n − 1 while content
        /// is dragged past an edge.
        public var position: Double
        /// The offset of the content in points: position · d.
        package var offset: Double
        /// The virtual index («What a banner means», Recentring); `nil` unless the loop is
        /// `infinite`.
        package var virtual: Int?
        /// The state of the timer.
        public var timer: TimerState
        /// Whether the input `resume` has an effect, so that a pause button says *Play*.
        public var canResume: Bool
        /// The cards whose scale is not 1, in page order.
        package var scales: [CardScale]
        /// The visible cards, in page order, if the cards fade; `nil` if they slide.
        package var opacities: [CardOpacity]?
        /// The state of the indicator; `nil` for the style `none`, and while there are no items.
        package var indicator: Indicator.State?
        /// The current page's item and the set, unless all items are shown in the file's order.
        ///
        /// Part of equality: every set numbers its pages from 0, so equal pages can be different
        /// cards.
        package var availableItems: Event.AvailableItems?

        /// The motion of the content.
        public enum Phase: String, CaseIterable, Sendable {
            /// At rest on the current page.
            case resting
            /// Moving to the current page.
            case moving
            /// Following a finger.
            case dragging
            /// Moving all the time, with the timer («What a banner means», Drift).
            case drifting
        }

        /// The state of a timer.
        public enum TimerState: Hashable, Sendable {
            /// The banner has no timer.
            case absent
            /// Running; it fires in `left`.
            case running(left: Time)
            /// Waiting; it continues with `left`.
            case suspended(left: Time)
            /// Stopped, or never started.
            case stopped
        }
    }
}

extension Banner.State {
    /// The scale of one card.
    package struct CardScale: Hashable {
        /// The card's page.
        package var page: Int
        /// Its scale, not 1.
        package var scale: Double
    }

    /// The opacity of one card («What a banner means», Fade).
    package struct CardOpacity: Hashable {
        /// The card's page.
        package var page: Int
        /// Its opacity, more than 0 and at most 1.
        package var opacity: Double

        /// Whether the opacity is at least half of the last written decimal.
        var isSeen: Bool { opacity >= 5e-7 }
    }
}

extension Machine {
    /// The state at an instant from `now` up to the next step, without the scales.
    func state(at time: Time, scales: consuming [Banner.State.CardScale]) -> Banner.State {
        let place = position(at: time)
        let position =
            parameters.loop == .infinite ? wrapped(place, count: parameters.count) : place
        return Banner.State(
            time: time, phase: phase, page: page, position: position,
            offset: parameters.pages.offset(at: position),
            virtual: parameters.virtual(base), timer: timerState(at: time),
            canResume: canResume, scales: scales,
            opacities: parameters.fades
                ? StraightFade(self, at: time)?.cards ?? opacities(at: position) : nil,
            indicator: parameters.isEmpty ? nil : indicator(at: time, position: place),
            availableItems: availableItems(of: page))
    }

    /// The visible cards when the content is at `position`: at most two, with opacities that add up
    /// to 1.
    private func opacities(at position: Double) -> [Banner.State.CardOpacity] {
        if parameters.isEmpty { return [] }
        let (page, part) = pageAndPart(of: parameters.fadingPlace(at: position))
        let (first, second) = (parameters.page(at: page), parameters.page(at: page + 1))
        let shown = Banner.State.CardOpacity(page: first, opacity: 1 - part)
        let next = Banner.State.CardOpacity(page: second, opacity: part)
        return (first <= second ? [shown, next] : [next, shown]).filter { $0.isSeen }
    }

    private var phase: Banner.State.Phase {
        switch motion {
        case .resting: .resting
        case .moving, .gliding: .moving
        case .dragging: .dragging
        case .drifting: .drifting
        }
    }

    /// The state of the timer at an instant from `now` up to the next step.
    @inline(__always)
    func timerState(at time: Time) -> Banner.State.TimerState {
        switch clock {
        case .absent: .absent
        case .running where parameters.drifts: .running(left: timeLeft(at: time))
        case .running(let deadline): .running(left: deadline - time)
        case .suspended where parameters.drifts: .suspended(left: timeLeft(at: time))
        case .suspended(.resume(let left), _): .suspended(left: left)
        case .suspended: .suspended(left: dwell)
        case .stopped: .stopped
        }
    }
}
